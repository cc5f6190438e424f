import { expect, it } from 'vitest';
import { textsOf } from './checks/reading.ts';
import { loadCountries } from './countries.ts';
import { loadRecipes } from './recipes.ts';

const texts = [
  ...loadCountries().flatMap((country) => textsOf(country, country.name)),
  ...loadRecipes().flatMap((recipe) => textsOf(recipe, recipe.title)),
];

const faulty = (fault: (text: string) => boolean): string[] =>
  texts.filter(([, text]) => fault(text)).map(([path, text]) => `${path}: ${text.slice(0, 60)}`);

it.each([
  ['a space too many', / {2}|^\s|\s$/],
  ['a breaking space before high punctuation or inside guillemets', / [;:!?»]|« /],
  ['no space before high punctuation', /[a-zà-ÿ][;:!?](?![\d/])/],
  ['a missing ligature', /\b(oeuf|boeuf|coeur|soeur)/i],
  ['points or commas in a row', /\.\.|,,| ,| \./],
  ['control characters', /\p{Cc}|\ufffd/u],
])('no text of the content has %s', (_, pattern) => {
  expect(faulty((text) => pattern.test(text))).toEqual([]);
});

it('every text of the content is in composed Unicode', () => {
  expect(faulty((text) => text !== text.normalize('NFC'))).toEqual([]);
});
