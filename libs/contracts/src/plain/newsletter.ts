/** Values of the newsletter that client and server share. */

/** The form of a sign-up. */
export const NEWSLETTER_SOURCES = ['website_default', 'website_exit_intent'] as const;
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number];

/** The two looks of the form. */
export type NewsletterVariant = 'default' | 'exit-intent';

/** What opened the modal: the visitor (`button`), or a rule of the exit intent. */
export type NewsletterTrigger = 'button' | 'delay' | 'mouse_leave' | 'before_unload' | 'tab_hidden';

/**
 * The consent text, stored with each consent. When you change the text, change the version: stored consents keep the
 * text that the subscriber agreed to.
 */
export const NEWSLETTER_CONSENT = {
  version: '2026-11',
  text: "Mes données sont utilisées pour m'envoyer la newsletter. Je peux me désinscrire à tout moment.",
} as const;

/** Longest first or last name. */
export const PERSON_NAME_MAX = 80;
/** Earliest birth date that is accepted. */
export const BIRTHDATE_MIN = '1900-01-01';
/** Earliest year that the date picker offers. */
export const BIRTHDATE_FIRST_YEAR = 1924;

/** Cookie that marks a subscriber's browser, and its lifetime. */
export const SUBSCRIBED_COOKIE = 'tdt_newsletter';
export const SUBSCRIBED_COOKIE_DAYS = 365;
/** The modal shows its confirmation for so long, then closes. */
export const CONFIRMATION_SECONDS = 5;

/** Exit intent: delay until the modal opens by itself, and pause until it may open again. */
export const EXIT_INTENT_DELAY_SECONDS = 30;
export const EXIT_INTENT_PAUSE_DAYS = 7;

/** Query parameter of a link in a mail: its signed token. */
export const NEWSLETTER_TOKEN_PARAMETER = 'jeton';
/** Query parameter with the outcome of a form that was sent without JavaScript. */
export const NEWSLETTER_OUTCOME_PARAMETER = 'statut';
export const NEWSLETTER_OUTCOMES = ['fait', 'refuse'] as const;
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number];
