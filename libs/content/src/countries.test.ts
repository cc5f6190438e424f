import { describe, expect, it } from 'vitest';
import { folded, isText, repeated, sentences } from './checks/reading.ts';
import { type DemoCountry, loadCountries } from './countries.ts';
import { loadRecipes } from './recipes.ts';

const countries = loadCountries();
const cooked = new Set(loadRecipes().map((recipe) => recipe.country));

const KEYS = [
  'code',
  'name',
  'particule_en_au',
  'particule_de_du',
  'adjectif',
  'regions',
  'recipe_description',
  'category_description',
  'country_bon_appetit',
].sort();

/** Which particle of origin goes with which particle of destination. */
const PARTICLES: Readonly<Record<string, readonly string[]>> = {
  au: ['du'],
  aux: ['des'],
  'à la': ['de la'],
  à: ['de', "d'"],
  en: ['de la', "de l'", "d'"],
};

const elides = ({ particule_de_du }: DemoCountry): boolean => particule_de_du.endsWith("'");

describe('countries', () => {
  it('are the 197 states and 11 territories', () => {
    expect(countries.filter((country) => !country.territory)).toHaveLength(197);
    expect(countries.filter((country) => country.territory)).toHaveLength(11);
  });

  it('have a code, a name and an address of their own', () => {
    expect(repeated(countries.map(({ code }) => code))).toEqual([]);
    expect(repeated(countries.map(({ name }) => folded(name)))).toEqual([]);
  });

  it('have every field and no other', () => {
    const keysOf = ({ territory: _, ...country }: DemoCountry) => Object.keys(country).sort();
    for (const country of countries) expect(keysOf(country), country.name).toEqual(KEYS);
  });

  it('have a two-letter code, one or two regions and words for a good meal', () => {
    for (const { code, name, regions, country_bon_appetit } of countries) {
      expect(code, name).toMatch(/^[A-Z]{2}$/);
      expect([1, 2], name).toContain(regions.length);
      expect([...regions, country_bon_appetit].every(isText), name).toBe(true);
    }
  });

  it('have the adjective of their cuisine, in small letters and in the feminine', () => {
    for (const { name, adjectif } of countries) expect(adjectif, name).toMatch(/^[a-zà-ÿ][a-zà-ÿ -]*[eèa]$/);
    const adjectives = new Map(countries.map(({ code, adjectif }) => [code, adjectif]));
    expect(['JP', 'GR', 'TR', 'US', 'KR', 'BF'].map((code) => adjectives.get(code))).toEqual([
      'japonaise',
      'grecque',
      'turque',
      'américaine',
      'coréenne',
      'burkinabè',
    ]);
  });

  it('have particles that go together', () => {
    for (const { name, particule_en_au, particule_de_du } of countries)
      expect(PARTICLES[particule_en_au], name).toContain(particule_de_du);
  });

  it('elide the particle before a vowel or a silent h only', () => {
    const wrong = countries.filter((country) => elides(country) && !/^[aeiouyh]/.test(folded(country.name)));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('never leave a vowel after a particle that should be elided', () => {
    const open = countries.filter((country) => /^[aeiou]/.test(folded(country.name)) && !elides(country));
    expect(open.filter(({ particule_de_du }) => particule_de_du !== 'des').map(({ name }) => name)).toEqual([]);
  });

  it('are described where they have recipes', () => {
    const described = countries.filter(({ name }) => cooked.has(name));
    expect(described).toHaveLength(24);
    for (const { name, recipe_description, category_description } of described) {
      expect([2, 3], name).toContain(sentences(recipe_description ?? ''));
      expect([1, 2], name).toContain(sentences(category_description ?? ''));
    }
  });
});
