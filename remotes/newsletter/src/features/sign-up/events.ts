import type { NewsletterSource, NewsletterTrigger, NewsletterVariant } from '@tdt/contracts';
import type { AnalyticsEvent } from '@tdt/platform';

export const sourceOf = (variant: NewsletterVariant): NewsletterSource =>
  variant === 'exit-intent' ? 'website_exit_intent' : 'website_default';

// Events of the data layer. They carry no personal data: no name, no address, no date.
export const shownEvent = (variant: NewsletterVariant, trigger: NewsletterTrigger): AnalyticsEvent => ({
  event: 'newsletter_modal_shown',
  variant,
  trigger_reason: trigger,
});

export const submitEvent = (
  variant: NewsletterVariant,
  given: { birthdate: string | null; opted_in: boolean },
): AnalyticsEvent => ({
  event: 'newsletter_submit',
  variant,
  hasBirthdate: given.birthdate !== null,
  hasConsent: given.opted_in,
  source: sourceOf(variant),
});

export const storedEvent: AnalyticsEvent = { event: 'newsletter_success_db' };
export const syncedEvent: AnalyticsEvent = { event: 'newsletter_success_brevo' };
export const syncErrorEvent = (error: string): AnalyticsEvent => ({ event: 'newsletter_brevo_error', error });
