import type { Problem } from '@tdt/contracts';
import type { ErrorCode } from '@tdt/contracts/plain';
import { describe, expect, it } from 'vitest';
import { type EditEvent, type EditState, endOf, nextState, type SaveResult } from './edit-state.ts';

interface Dish {
  title: string;
  pictures: string[];
}

const MINE = { values: { title: 'Tajine', pictures: [] }, revision: 3 };
const THEIRS = { values: { title: 'Couscous', pictures: [] }, revision: 7 };
const SAVED = { values: { title: 'Ramen', pictures: ['/a.webp'] }, revision: 4 };
const FORM = { savedTo: '/list', canReload: true };

const problem = (code: ErrorCode): Problem => ({
  type: 'about:blank',
  title: '',
  status: 409,
  code,
  detail: '',
  instance: '/',
  request_id: 'test',
});
const end = (result: SaveResult<Dish>, form: Parameters<typeof endOf>[1] = FORM) => endOf(result, form);
/** The state after these events, of a form that begins with what is stored. */
const after = (...events: EditEvent<Dish>[]) =>
  events.reduce<EditState<Dish>>(nextState, { base: MINE, phase: 'editing' });
const withoutBase = (...events: EditEvent<Dish>[]) => {
  const { base: _, ...rest } = after(...events);
  return rest;
};

const PRESS: EditEvent<Dish> = { type: 'submitted' };
const CONFLICT = end({ saved: false, problem: problem('REVISION_CONFLICT') });

describe('a save', () => {
  it('leads on when it succeeds, to where its result says, else to where the form says', () => {
    expect(after(PRESS, end({ saved: true }))).toEqual({ base: MINE, phase: 'saved', to: '/list' });
    expect(withoutBase(PRESS, end({ saved: true, to: '/new' }))).toEqual({ phase: 'saved', to: '/new' });
    const nowhere = end({ saved: true }, { savedTo: undefined, canReload: false });
    expect(withoutBase(PRESS, nowhere)).toEqual({ phase: 'saved', to: undefined });
  });

  it('stays, on what is stored now, where its result says nothing else', () => {
    expect(after(PRESS, end({ saved: true, stored: SAVED }))).toEqual({ base: SAVED, phase: 'editing' });
  });

  it('is sent once, whatever is pressed until it ends and once it leads on', () => {
    const saving = after(PRESS);
    const done = nextState(saving, end({ saved: true }));
    for (const state of [saving, done]) expect(nextState(state, PRESS)).toBe(state);
  });

  it.each([
    ['the server refuses it', end({ saved: false, problem: problem('VALIDATION_FAILED') })],
    ['there is no response', end({ saved: false, problem: null })],
    ['an upload failed half-way', end({ saved: false, problem: problem('STORAGE_FULL') })],
    ['the session has ended', end({ saved: false, problem: null, isReported: true })],
    ['the rules refuse the values, or something throws', { type: 'stopped' as const }],
  ])('can be tried again, on the same revision, when %s', (_why, event) => {
    expect(after(PRESS, event)).toEqual({ base: MINE, phase: 'editing' });
    expect(after(PRESS, event, PRESS)).toEqual({ base: MINE, phase: 'saving' });
  });

  it('continues with what could not be uploaded, here or where it leads', () => {
    const unsaved = { ...SAVED.values, pictures: ['/a.webp', 'blob:b'] };
    expect(end({ saved: true, stored: SAVED, unsaved })).toMatchObject({ type: 'stored', shown: unsaved });
    expect(end({ saved: true, stored: SAVED, unsaved, to: '/new' })).toEqual({
      type: 'finished',
      to: '/new',
      rest: { stored: SAVED, values: unsaved },
    });
  });
});

describe('a conflict', () => {
  it('is asked about only by a form that can load what others have saved', () => {
    expect(after(PRESS, CONFLICT)).toEqual({ base: MINE, phase: 'conflict', isReloading: false });
    const refusal = problem('REVISION_CONFLICT');
    expect(end({ saved: false, problem: refusal }, { savedTo: '/list', canReload: false })).toEqual({
      type: 'failed',
      problem: refusal,
      isReported: false,
    });
  });

  it('of a part alone is asked about on what is stored now', () => {
    const partly = end({ saved: true, stored: SAVED, isInConflict: true });
    expect(after(PRESS, partly)).toEqual({ base: SAVED, phase: 'conflict', isReloading: false });
  });

  it('ends with what others have saved, or as it was if that cannot be loaded', () => {
    const reloading = [PRESS, CONFLICT, { type: 'reloading' }] as const;
    expect(after(...reloading, { type: 'reloaded', stored: THEIRS })).toEqual({ base: THEIRS, phase: 'editing' });
    expect(after(...reloading, { type: 'reloaded', stored: null })).toEqual({ base: MINE, phase: 'editing' });
  });

  it('takes no other choice, nor a save, while it reloads', () => {
    const state = after(PRESS, CONFLICT, { type: 'reloading' });
    const others = ['reloading', 'dismissed', 'submitted'] as const;
    for (const type of others) expect(nextState(state, { type })).toBe(state);
    expect(nextState(state, { type: 'submitted', base: THEIRS })).toBe(state);
  });

  it('is overwritten on their revision, by later tries too, and a second conflict is asked about again', () => {
    const base = { ...MINE, revision: 7 };
    const overwritten = [PRESS, CONFLICT, PRESS, { type: 'rebased', base }] as const;
    expect(after(...overwritten)).toEqual({ base, phase: 'saving' });
    expect(after(...overwritten, { type: 'stopped' }, PRESS)).toEqual({ base, phase: 'saving' });
    expect(after(...overwritten, CONFLICT)).toEqual({ base, phase: 'conflict', isReloading: false });
    expect(after(PRESS, CONFLICT, PRESS, { type: 'stopped' })).toEqual({ base: MINE, phase: 'editing' });
  });

  it('is merged and saved again, on what others have saved', () => {
    const merging = [PRESS, CONFLICT, { type: 'submitted', base: THEIRS }] as const;
    expect(after(...merging)).toEqual({ base: THEIRS, phase: 'saving' });
    expect(after(...merging, end({ saved: true, stored: SAVED }))).toEqual({ base: SAVED, phase: 'editing' });
    expect(after(...merging, end({ saved: false, problem: null }))).toEqual({ base: THEIRS, phase: 'editing' });
  });

  it('is met before a save by who asks for it, but not while a save is under way', () => {
    const asked = { type: 'overtaken' } as const;
    expect(after(asked)).toEqual({ base: MINE, phase: 'conflict', isReloading: false });
    const saving = after(PRESS);
    expect(nextState(saving, asked)).toBe(saving);
  });

  it('is put off: the next save meets it again', () => {
    expect(after(PRESS, CONFLICT, { type: 'dismissed' }, PRESS)).toEqual({ base: MINE, phase: 'saving' });
  });
});

describe('leaving without saving', () => {
  it('is possible at any time, and final', () => {
    for (const events of [[], [PRESS], [PRESS, CONFLICT]]) {
      expect(withoutBase(...events, { type: 'left' }, PRESS)).toEqual({ phase: 'left' });
    }
  });

  it('while a save is under way is not undone by its end', () => {
    for (const event of [end({ saved: true }), end({ saved: false, problem: null }), CONFLICT]) {
      expect(withoutBase(PRESS, { type: 'left' }, event)).toEqual({ phase: 'left' });
    }
  });
});

it('continues from the draft of another document, on the revision of that time', () => {
  expect(after({ type: 'rebased', base: THEIRS })).toEqual({ base: THEIRS, phase: 'editing' });
});
