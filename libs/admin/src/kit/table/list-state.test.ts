import { expect, it } from 'vitest';
import { readListState, writeListState } from './list-state.ts';

const FILTERS = [
  { name: 'pays', label: '', all: '', options: [], isKnown: (slug: string) => /^[a-z-]+$/.test(slug) },
  { name: 'type', label: '', all: '', options: [{ value: 'plat', label: 'Plats' }] },
] as const;
const OPTIONS = { sorts: ['-created_at', 'created_at', 'email'], filters: FILTERS } as const;
const read = (search: string) => readListState(new URLSearchParams(search), OPTIONS);

it('reads an empty address as the first page in the default order', () => {
  expect(read('')).toEqual({ q: '', filters: { pays: '', type: '' }, sort: '-created_at', page: 1 });
});

it('reads search, filters, order and page', () => {
  expect(read('q=%20ada%20&pays=japon&type=plat&sort=email&page=3')).toEqual({
    q: 'ada',
    filters: { pays: 'japon', type: 'plat' },
    sort: 'email',
    page: 3,
  });
});

it.each([
  'sort=name',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e3',
  'page=99999999999',
  'page=',
  'pays=Japon',
  'type=soupe',
  'utm_source=x',
])('reads an invalid value as the default: %s', (search) => {
  expect(read(search)).toEqual(read(''));
});

it('shortens a search to the length that the server accepts', () => {
  expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(100);
});

it('writes no defaults', () => {
  expect(writeListState(read(''), OPTIONS).toString()).toBe('');
});

it('writes what it reads back', () => {
  const state = { q: 'é & ada', filters: { pays: 'coree-du-sud', type: '' }, sort: 'created_at', page: 2 } as const;
  expect(readListState(writeListState(state, OPTIONS), OPTIONS)).toEqual(state);
});
