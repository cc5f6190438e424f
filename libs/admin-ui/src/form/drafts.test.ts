import { beforeEach, expect, it } from 'vitest';
import { draftOf, draftSlot, forgetDrafts } from './drafts.ts';

const INITIAL = { email: 'ada@exemple.fr', password: '', is_super_admin: false };
const TYPED = { ...INITIAL, email: 'lovelace@exemple.fr', password: 'riz au lait' };
const BASE = { initial: INITIAL, revision: 3 };

beforeEach(forgetDrafts);

it('keeps what was typed with what it was typed on, and no password', () => {
  const draft = draftOf(TYPED, BASE, ['password']);
  expect(draft).toEqual({
    ...BASE,
    values: { ...TYPED, password: '' },
    isKept: true,
    lacksSecrets: true,
  });
});

it('knows whether anything but passwords was typed', () => {
  const flags = (typed: Partial<typeof INITIAL>) => {
    const { isKept, lacksSecrets } = draftOf({ ...INITIAL, ...typed }, BASE, ['password']);
    return [isKept, lacksSecrets];
  };
  expect([flags({ password: 'riz' }), flags({ is_super_admin: true })]).toEqual([
    [false, true],
    [true, false],
  ]);
});

it('finds a draft again where it was typed, until it is cleared', () => {
  const draft = draftOf(TYPED, BASE, []);
  draftSlot('/admin/users/1').keep(draft);
  expect(draftSlot('/admin/users/2').read()).toBeUndefined();
  expect(draftSlot('/admin/users/1').read()).toEqual(draft);
  draftSlot('/admin/users/1').clear();
  expect(draftSlot('/admin/users/1').read()).toBeUndefined();
});

it('remembers that a form is to be rendered anew until it is', () => {
  draftSlot('/admin/users/1').renew();
  const anew = draftSlot('/admin/users/1');
  expect([anew.isRenewed(), draftSlot('/admin/users/2').isRenewed()]).toEqual([true, false]);
  anew.clear();
  expect(draftSlot('/admin/users/1').isRenewed()).toBe(false);
});

it('forgets also what is typed into a form that is open still', () => {
  const open = draftSlot('/admin/users/1');
  forgetDrafts();
  open.keep(draftOf(TYPED, BASE, []));
  expect(draftSlot('/admin/users/1').read()).toBeUndefined();
});
