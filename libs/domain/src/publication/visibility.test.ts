import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { DRAFT, isGone, isPublic, nextChange, PUBLIC, type Publication, visibilityOf } from './visibility.ts';

const [BEFORE, FROM, BETWEEN, UNTIL, AFTER] = [0, 60_000, 90_000, 120_000, 180_000];
const dated: Publication = { state: 'published', from: new Date(FROM), until: new Date(UNTIL) };

describe('visibility', () => {
  it('is public from the minute of its beginning to before that of its end', () => {
    const seen = [BEFORE, FROM - 1, FROM, BETWEEN, UNTIL - 1, UNTIL, AFTER].map((now) => visibilityOf(dated, now));
    expect(seen).toEqual(['scheduled', 'scheduled', 'public', 'public', 'public', 'ended', 'ended']);
  });

  it.each(['draft', 'withdrawn'] as const)('of a recipe in the state %s is not public at any time', (state) => {
    expect([BEFORE, BETWEEN, AFTER].map((now) => visibilityOf({ ...dated, state }, now))).toEqual([
      state,
      state,
      state,
    ]);
    expect(nextChange({ ...dated, state }, BEFORE)).toBeNull();
  });

  it('of what is in the trash is not public at any time, whatever its state', () => {
    const deleted = { at: new Date(0), by: null };
    for (const state of ['draft', 'published', 'withdrawn'] as const) {
      expect(visibilityOf({ ...dated, state, deleted }, BETWEEN)).toBe('deleted');
      expect(nextChange({ ...dated, state, deleted }, BEFORE)).toBeNull();
    }
  });

  it.each<[what: string, publication: Publication, isGone: boolean]>([
    ['public', PUBLIC, false],
    ['a draft', DRAFT, false],
    ['still to come', { ...PUBLIC, from: new Date(AFTER) }, false],
    ['over', { ...PUBLIC, until: new Date(BETWEEN) }, true],
    ['withdrawn', { ...PUBLIC, state: 'withdrawn' }, true],
    ['in the trash, where it was public before', { ...dated, deleted: { at: new Date(FROM), by: null } }, true],
    ['in the trash, where it was over before', { ...dated, deleted: { at: new Date(UNTIL), by: null } }, true],
    ['in the trash, where its time comes', { ...dated, deleted: { at: new Date(BEFORE), by: null } }, false],
    ['in the trash, as a draft', { ...DRAFT, deleted: { at: new Date(FROM), by: null } }, false],
  ])('is gone or not, of what is %s', (_what, publication, expected) => {
    expect(isGone(publication, BETWEEN)).toBe(expected);
  });

  it('changes at no other time than the next change says, for any times', () => {
    const random = seededRandom(7);
    const time = () => (random() < 0.3 ? null : new Date(Math.floor(random() * 1000)));
    for (let round = 0; round < 2000; round += 1) {
      const publication: Publication = { state: 'published', from: time(), until: time() };
      const now = Math.floor(random() * 1000);
      const next = nextChange(publication, now) ?? 1001;
      for (let step = 0; step < 5; step += 1) {
        const earlier = now + Math.floor(random() * (next - now));
        expect(isPublic(publication, earlier)).toBe(isPublic(publication, now));
      }
    }
  });
});
