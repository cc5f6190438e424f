import { describe, expect, it } from 'vitest';
import { backoffMs, outcomeOf } from './outcome.ts';
import type { Outgoing } from './outgoing.ts';

const outcome = (status: number, code: string | null = '', kind: Outgoing['kind'] = 'contact', reset?: number) =>
  outcomeOf({ kind }, { status, code, resetSeconds: reset ?? null });

describe('outcomeOf', () => {
  it.each([201, 202, 204])('regards %i as done', (status) => {
    expect(outcome(status)).toEqual({ kind: 'done', code: status });
  });

  it('recognises a contact that exists already, and a mail that was sent already', () => {
    expect(outcome(400, 'duplicate_parameter')).toEqual({ kind: 'exists', code: 400 });
    expect(outcome(400, 'duplicate_parameter', 'mail')).toEqual({ kind: 'done', code: 400 });
  });

  it('regards a contact that does not exist as removed', () => {
    expect(outcome(404, 'document_not_found', 'removal').kind).toBe('done');
    expect(outcome(404, 'document_not_found').kind).toBe('refused');
  });

  it.each([400, 404, 405, 422])('gives up at %i', (status) => {
    expect(outcome(status, 'invalid_parameter')).toEqual({
      kind: 'refused',
      code: status,
      error: `${status} invalid_parameter`,
    });
  });

  it.each([401, 402, 403])('pauses for five minutes at %i, whatever the body says', (status) => {
    const paused = { kind: 'pause', reason: 'refused', seconds: 300, code: status };
    expect(outcome(status, 'unauthorized')).toMatchObject(paused);
    expect(outcome(status, null)).toMatchObject(paused);
  });

  it.each([
    [undefined, 60],
    [12, 12],
    [0, 1],
    [86_400, 3600],
  ])('pauses at 429 with a reset of %s for %i seconds', (reset, seconds) => {
    expect(outcome(429, '', 'contact', reset)).toMatchObject({ kind: 'pause', reason: 'too_many_requests', seconds });
  });

  it.each([
    [500, 'internal_error'],
    [503, ''],
    [408, ''],
    [200, ''],
    [201, null],
    [400, null],
    [404, null],
  ])('retries at %i with the code %s', (status, code) => {
    expect(outcome(status, code)).toMatchObject({ kind: 'failure', code: status });
  });

  it('retries when there was no response', () => {
    expect(outcomeOf({ kind: 'mail' }, { status: null, reason: 'timeout' })).toEqual({
      kind: 'failure',
      code: null,
      error: 'timeout',
    });
  });
});

describe('backoffMs', () => {
  it('is at most a second at first, then at most twice as long each time, up to an hour', () => {
    const longest = [1, 2, 3, 12, 13, 20].map((attempts) => backoffMs(attempts, () => 1));
    expect(longest).toEqual([1000, 2000, 4000, 2_048_000, 3_600_000, 3_600_000]);
  });

  it('is any time below the limit', () => {
    expect([0, 0.25, 0.999_999].map((random) => backoffMs(3, () => random))).toEqual([0, 1000, 3999]);
  });
});
