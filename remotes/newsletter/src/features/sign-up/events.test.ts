import { expect, test } from 'vitest';
import { shownEvent, sourceOf, submitEvent } from './events.ts';

test('names the source after the variant', () => {
  expect(sourceOf('default')).toBe('website_default');
  expect(sourceOf('exit-intent')).toBe('website_exit_intent');
});

test('says which modal was shown, and why', () => {
  expect(shownEvent('exit-intent', 'mouse_leave')).toEqual({
    event: 'newsletter_modal_shown',
    variant: 'exit-intent',
    trigger_reason: 'mouse_leave',
  });
});

test('says what was given, and nothing of who gave it', () => {
  const given = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.org',
    birthdate: '1980-03-05',
    opted_in: false,
  };
  expect(submitEvent('default', given)).toEqual({
    event: 'newsletter_submit',
    variant: 'default',
    hasBirthdate: true,
    hasConsent: false,
    source: 'website_default',
  });
});

test('says that no birth date was given', () => {
  expect(submitEvent('exit-intent', { birthdate: null, opted_in: true })).toMatchObject({
    hasBirthdate: false,
    hasConsent: true,
    source: 'website_exit_intent',
  });
});
