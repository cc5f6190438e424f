import { expect, it } from 'vitest';
import { CountryInputSchema } from './admin-country.ts';
import { PageContentInputSchema } from './admin-page.ts';
import { COUNTRY_LIMITS, COUNTRY_MESSAGES } from './plain/countries.ts';

const errorsOf = (fields: object) =>
  (CountryInputSchema.safeParse({ name: 'Japon', ...fields }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

it.each(['', '   ', '🍝', '...', '\u200b', '\u0000'])('needs a name with a letter or a digit, unlike %j', (name) => {
  expect(errorsOf({ name })).toEqual([['name', COUNTRY_MESSAGES.name]]);
});

it.each(['日本', "Côte d'Ivoire", '<b>1</b>'])('may be called %j', (name) => {
  expect(errorsOf({ name })).toEqual([]);
});

it('has particles of 9 characters at most, and other texts up to their limits', () => {
  expect(errorsOf({ particule_en_au: ' 123456789 ', particule_de_du: '123456789' })).toEqual([]);
  expect(
    errorsOf({
      name: 'a'.repeat(COUNTRY_LIMITS.name + 1),
      particule_en_au: '1234567890',
      particule_de_du: '1234567890',
      regions: ['a'.repeat(COUNTRY_LIMITS.region + 1)],
    }),
  ).toEqual([
    ['name', '80 caractères au plus.'],
    ['particule_en_au', 'Maximum 9 caractères'],
    ['particule_de_du', 'Maximum 9 caractères'],
    ['regions.0', '80 caractères au plus.'],
  ]);
});

it('holds no characters that pages and databases cannot hold, nor does the about page', () => {
  const { name, regions, recipe_description } = CountryInputSchema.parse({
    name: 'Ja\u0000pon',
    regions: ['Asie\u0007'],
    recipe_description: 'Un\nDeux\ud800',
  });
  expect([name, regions, recipe_description]).toEqual(['Japon', ['Asie'], 'Un\nDeux\ufffd']);
  const content = { couple_image: null, description_text: 'Nous\u0000\n\ndeux', revision: 0 };
  expect(PageContentInputSchema.parse(content).description_text).toBe('Nous\n\ndeux');
});
