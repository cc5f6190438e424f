import type { CatalogueResult, RecipeCard } from '@tdt/contracts';
import { NO_QUERY } from '@tdt/domain/lists';
import { describe, expect, test } from 'vitest';
import { PageMemory } from './page-memory.ts';

const card = (id: string) => ({ id }) as RecipeCard;
const result = (...ids: string[]): CatalogueResult => ({
  items: ids.map(card),
  total: 9,
  page: 1,
  page_size: 2,
  facets: { pays: [], type: [], difficulte: [], duree: [], regime: [] },
});
const page = (number: number) => ({ ...NO_QUERY, page: number });
const MINUTE = 60_000;

describe('PageMemory', () => {
  test('returns a page for the same query only', () => {
    const memory = new PageMemory(() => 0);
    memory.set(page(2), result('c'));
    expect(memory.get(page(2))?.items).toEqual([card('c')]);
    expect(memory.get({ ...page(2), q: 'miso' })).toBeNull();
  });

  test('drops a page after a minute', () => {
    let now = 0;
    const memory = new PageMemory(() => now);
    memory.set(page(1), result('a'));
    now = MINUTE;
    expect(memory.get(page(1))).toBeNull();
  });

  test('keeps the latest 200 pages', () => {
    const memory = new PageMemory(() => 0);
    for (let number = 1; number <= 201; number += 1) memory.set(page(number), result(`${number}`));
    expect(memory.get(page(1))).toBeNull();
    expect(memory.get(page(2))).not.toBeNull();
    expect(memory.get(page(201))).not.toBeNull();
  });

  test('joins the recipes of the earlier pages', () => {
    const memory = new PageMemory(() => 0);
    memory.set(page(1), result('a', 'b'));
    memory.set(page(2), result('c', 'd'));
    expect(memory.before(page(3), 1)).toEqual({ first: 1, items: ['a', 'b', 'c', 'd'].map(card) });
  });

  test('joins none when one page is missing', () => {
    const memory = new PageMemory(() => 0);
    memory.set(page(1), result('a', 'b'));
    expect(memory.before(page(3), 1)).toEqual({ first: 3, items: [] });
  });
});
