import type { Consent, OutboxReport } from '@tdt/contracts';
import type { SubscriberState, SyncState } from '@tdt/contracts/plain';

export const STATUS_TEXTS: Record<SubscriberState, string> = {
  active: 'Abonné',
  confirmation: 'À confirmer',
  unsubscribed: 'Désabonné',
  bounced: 'Adresse injoignable',
};

export const SYNC_TEXTS: Record<SyncState, string> = {
  disabled: 'Envoi désactivé',
  pending: 'En attente',
  synced: 'À jour',
  failed: 'En échec',
};

export const PAUSE_TEXTS: Record<NonNullable<OutboxReport['pause']>['reason'], string> = {
  refused: 'Brevo refuse la clé ou le compte.',
  too_many_requests: 'Brevo demande de patienter.',
  failing: 'Brevo ne répond pas correctement.',
};

export const KIND_TEXTS: Record<Consent['kind'], string> = {
  subscribed: 'Inscription',
  resubscribed: 'Réinscription',
  confirmed: 'Confirmation',
  unsubscribed: 'Désinscription',
  complained: 'Plainte pour courrier indésirable',
  bounced: 'Adresse injoignable',
};

export const VIA_TEXTS: Record<Consent['via'], string> = {
  website_default: 'formulaire du site',
  website_exit_intent: "fenêtre d'invitation du site",
  link: "lien d'un message",
  brevo: 'Brevo',
};
