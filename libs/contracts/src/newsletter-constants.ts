/** Values of the newsletter that every side counts with. No zod here: public bundles import this module at run time. */

/** Where somebody signed up. */
export const NEWSLETTER_SOURCES = ['website_default', 'website_exit_intent'] as const;
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number];

/** The two faces of the form. */
export const NEWSLETTER_VARIANTS = ['default', 'exit-intent'] as const;
export type NewsletterVariant = (typeof NEWSLETTER_VARIANTS)[number];

/** What opened the modal: `button` for whoever asked for it, else a rule of the exit intent. */
export const NEWSLETTER_TRIGGERS = ['button', 'delay', 'mouse_leave', 'before_unload', 'tab_hidden'] as const;
export type NewsletterTrigger = (typeof NEWSLETTER_TRIGGERS)[number];

/**
 * The words under which somebody consents. They are stored with each consent: a change of the text is a new version, and
 * earlier ones stay as they were given.
 */
export const NEWSLETTER_CONSENT = {
  version: '2026-11',
  text: "Mes données sont utilisées pour m'envoyer la newsletter. Je peux me désinscrire à tout moment.",
} as const;

/** Longest first or last name. */
export const PERSON_NAME_MAX = 80;
/** No birth date lies before it. */
export const BIRTHDATE_MIN = '1900-01-01';
/** The lists of the date picker end with this year. */
export const BIRTHDATE_FIRST_YEAR = 1924;

/** Cookie of whoever has signed up, and how long it lasts. */
export const SUBSCRIBED_COOKIE = 'tdt_newsletter';
export const SUBSCRIBED_COOKIE_DAYS = 365;
export const CONFIRMATION_SECONDS = 5;

/** Exit intent: shown after so long, and not again for so many days. */
export const EXIT_INTENT_DELAY_SECONDS = 30;
export const EXIT_INTENT_PAUSE_DAYS = 7;

/** Pages of the remote, which links in mails lead to; the signed token follows as `?jeton=`. */
export const UNSUBSCRIBE_PAGE = '/newsletter/desinscription';
export const CONFIRM_PAGE = '/newsletter/confirmation';
export const NEWSLETTER_TOKEN_PARAMETER = 'jeton';
/** What those pages say after a form without JavaScript was sent, as `?statut=`. */
export const NEWSLETTER_OUTCOME_PARAMETER = 'statut';
export const NEWSLETTER_OUTCOMES = ['fait', 'refuse'] as const;
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number];

/** Paths of the newsletter's API. They are here and not beside the others: only the newsletter's own code needs them. */
export const NEWSLETTER_API = {
  subscriptions: '/api/newsletter/subscriptions',
  brevo: '/api/newsletter/brevo',
  webhook: '/api/newsletter/webhook',
  link: (token: string) => `/api/newsletter/link?token=${encodeURIComponent(token)}`,
  unsubscribe: (token: string) => `/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
  confirm: (token: string) => `/api/newsletter/confirm?token=${encodeURIComponent(token)}`,
} as const;
