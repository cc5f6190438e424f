import type { SignedOutReason } from '@tdt/admin-api/host';
import { ACCOUNT_MESSAGES } from '@tdt/contracts/plain';
import type { Toast } from '@tdt/platform';

/** Of all that is said about who is signed in: what was said before is over then. */
export const SESSION_TOPIC = 'session';

const closed = (title: string, description?: string): Toast => ({
  kind: 'error',
  topic: SESSION_TOPIC,
  title,
  ...(description && { description }),
});

/** What the guard says when it closes; nothing to whoever went himself, who has been told. */
export const GUARD_TOASTS: Record<SignedOutReason, Toast | null> = {
  required: closed('Authentification requise', "Veuillez vous connecter pour accéder à l'administration"),
  error: closed("Erreur d'authentification", 'Veuillez vous reconnecter'),
  late: closed("Délai d'attente dépassé", "Vérification de l'authentification expirée"),
  'not-admin': closed(ACCOUNT_MESSAGES.notAdmin),
  left: null,
  'password-changed': null,
};
