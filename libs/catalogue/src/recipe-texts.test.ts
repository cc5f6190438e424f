import { expect, it } from 'vitest';
import { findInTexts, type RecipeTexts } from './recipe-texts.ts';

const recipe = (fields: Partial<RecipeTexts>): RecipeTexts => ({
  description: '',
  cultural_context_title: null,
  cultural_context: null,
  prep_tips: [],
  groups: [],
  ingredients_title: null,
  ingredients: [],
  steps_title: null,
  steps: [],
  ...fields,
});
const excerpt = (description: string, ...words: string[]) => findInTexts(recipe({ description }), words)?.excerpt;

it('marks whole words as they are written', () => {
  expect(excerpt('Du Bœuf, des œufs.', 'oeuf')).toEqual(['Du ', 'Bœuf', ', des ', 'œufs', '.']);
  expect(excerpt("L'épicé d'hiver", 'epice')).toEqual(["L'", 'épicé', " d'hiver"]);
  expect(excerpt('fa\u00adrine', 'farine')).toEqual(['', 'fa\u00adrine', '']);
});

it('shows a part of a long text around the first word that is found, cut between words', () => {
  const long = `${'avant tout '.repeat(30)}le safran ${'et après '.repeat(30)}`;
  const parts = excerpt(long, 'safran') ?? [];
  expect(parts[1]).toBe('safran');
  expect(parts[0]).toMatch(/^…(avant|tout) .*le $/);
  expect(parts[2]).toMatch(/ (et|après)…$/);
  expect(parts.join('').length).toBeLessThan(90);
});

it('shows texts without a space, too', () => {
  const parts = excerpt(`${'あ'.repeat(300)}`, 'あ') ?? [];
  expect(parts.join('').length).toBeLessThan(150);
});

it('shows the text with most of the words, the first of several', () => {
  const texts = recipe({
    description: 'Du riz.',
    prep_tips: ['Du lait.', 'Du riz au lait.', 'Un riz au lait.'],
    steps: [{ description: 'Riz' }],
  });
  expect(findInTexts(texts, ['riz', 'lait'])).toMatchObject({ field: 'prep_tips', place: 2 });
  expect(findInTexts(texts, ['sel'])).toBeNull();
});

it('reads the cultural context as visitors do, without marks and addresses', () => {
  const texts = recipe({ cultural_context: 'Le **riz** de [Camargue](/pays/france).' });
  expect(findInTexts(texts, ['riz'])?.excerpt).toEqual(['Le ', 'riz', ' de Camargue.']);
  expect(findInTexts(texts, ['pays'])).toBeNull();
});
