import { describe, expect, it } from 'vitest';
import { type ExitIntentMemory, isInvitationForced, isLeavingAtTop, isQuietPath, mayInvite } from './exit-intent.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const before = (ms: number) => new Date(NOW.getTime() - ms).toISOString();
const invites = (memory: Partial<ExitIntentMemory>) =>
  mayInvite({ cookies: '', lastShown: null, isForced: false, ...memory }, NOW);

describe('mayInvite', () => {
  it('invites on the first visit', () => {
    expect(invites({})).toBe(true);
  });

  it.each([
    ['a moment ago', 0, false],
    ['a second less than 7 days ago', 7 * DAY - SECOND, false],
    ['exactly 7 days ago', 7 * DAY, true],
    ['a year ago', 365 * DAY, true],
    ['an hour ahead, after the clock was set back', -DAY / 24, false],
    ['a second less than 7 days ahead', SECOND - 7 * DAY, false],
    ['a year ahead', -365 * DAY, true],
  ])('after an invitation %s', (_when, ms, expected) => {
    expect(invites({ lastShown: before(ms) })).toBe(expected);
  });

  it.each(['', 'yesterday', '{"date":1}', 'NaN'])('ignores the invalid date "%s"', (lastShown) => {
    expect(invites({ lastShown })).toBe(true);
  });

  it('does not invite if the browser blocks storage', () => {
    expect(invites({ lastShown: undefined })).toBe(false);
  });

  it.each([
    ['tdt_newsletter=1', false],
    ['theme=dark; tdt_newsletter=1; other=2', false],
    ['my_tdt_newsletter=1', true],
    ['tdt_newsletter=', true],
    ['theme=tdt_newsletter', true],
  ])('reads the cookies "%s"', (cookies, expected) => {
    expect(invites({ cookies })).toBe(expected);
  });

  it('invites in any case when forced', () => {
    expect(invites({ cookies: 'tdt_newsletter=1', isForced: true })).toBe(true);
    expect(invites({ lastShown: before(0), isForced: true })).toBe(true);
    expect(invites({ lastShown: undefined, isForced: true })).toBe(true);
  });
});

describe('isInvitationForced', () => {
  it.each([
    ['?newsletter=1', null, true],
    ['?a=b&newsletter=1', null, true],
    ['?newsletter=0', null, false],
    ['?newsletter=12', null, false],
    ['?newsletter', null, false],
    ['', '1', true],
    ['', 'true', true],
    ['', '0', false],
    ['', '', false],
    ['', undefined, false],
  ])('query "%s", flag %s: %s', (query, flag, expected) => {
    expect(isInvitationForced(query, flag)).toBe(expected);
  });
});

describe('isQuietPath', () => {
  it.each(['/admin', '/admin/recipes', '/newsletter/desinscription', '/newsletter/confirmation'])(
    'shows no invitation on %s',
    (path) => {
      expect(isQuietPath(path)).toBe(true);
    },
  );

  it.each(['/', '/administration', '/recipe/admin', '/toutes-recettes'])('invites on %s', (path) => {
    expect(isQuietPath(path)).toBe(false);
  });
});

it('recognises a pointer that leaves the window at its top', () => {
  expect(isLeavingAtTop({ relatedTarget: null, clientY: 0 })).toBe(true);
  expect(isLeavingAtTop({ relatedTarget: null, clientY: -4 })).toBe(true);
  expect(isLeavingAtTop({ relatedTarget: null, clientY: 300 })).toBe(false);
  expect(isLeavingAtTop({ relatedTarget: {}, clientY: 0 })).toBe(false);
});
