import type { SignedOutReason } from '@tdt/admin/api/host';
import { ACCOUNT_MESSAGES } from '@tdt/contracts/plain';
import type { Toast } from '@tdt/platform';

/** Topic of all toasts about the session: each replaces the one before. */
export const SESSION_TOPIC = 'session';

const closed = (title: string, description?: string): Toast => ({
  kind: 'error',
  topic: SESSION_TOPIC,
  title,
  ...(description && { description }),
});

/** Toasts for the reasons of a sign-out; `null` if the user chose it and has seen a toast already. */
export const GUARD_TOASTS: Record<SignedOutReason, Toast | null> = {
  required: closed('Authentification requise', "Veuillez vous connecter pour accéder à l'administration"),
  error: closed("Erreur d'authentification", 'Veuillez vous reconnecter'),
  late: closed("Délai d'attente dépassé", "Vérification de l'authentification expirée"),
  'not-admin': closed(ACCOUNT_MESSAGES.notAdmin),
  left: null,
  'password-changed': null,
};
