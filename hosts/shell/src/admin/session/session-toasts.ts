import type { SignedOutReason } from '@tdt/admin-api/host';
import { ACCOUNT_MESSAGES } from '@tdt/contracts/account-constants';
import type { Toast } from '@tdt/platform';

/** What the guard says when it closes; nothing to whoever went himself, who has been told. */
export const GUARD_TOASTS: Record<SignedOutReason, Toast | null> = {
  required: {
    kind: 'error',
    title: 'Authentification requise',
    description: "Veuillez vous connecter pour accéder à l'administration",
  },
  error: { kind: 'error', title: "Erreur d'authentification", description: 'Veuillez vous reconnecter' },
  late: {
    kind: 'error',
    title: "Délai d'attente dépassé",
    description: "Vérification de l'authentification expirée",
  },
  'not-admin': { kind: 'error', title: ACCOUNT_MESSAGES.notAdmin },
  left: null,
  'password-changed': null,
};
