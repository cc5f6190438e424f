import { describe, expect, it } from 'vitest';
import { countryTitle, deCountry, enCountry } from './particles.ts';

const country = (name: string, particule_en_au: string, particule_de_du: string) => ({
  name,
  particule_en_au,
  particule_de_du,
});

describe('enCountry', () => {
  it.each([
    ['Japon', 'au', 'au Japon'],
    ['États-Unis', 'aux', 'aux États-Unis'],
    ['Italie', 'en', 'en Italie'],
    ['Barbade', 'à la', 'à la Barbade'],
    ['Île Maurice', "à l'", "à l'Île Maurice"],
    ['France', '', 'en France'],
  ])('puts the particle before %s', (name, particle, text) => {
    expect(enCountry(country(name, particle, 'du'))).toBe(text);
  });
});

describe('deCountry', () => {
  it.each([
    ['Japon', 'du', 'du Japon'],
    ['États-Unis', 'des', 'des États-Unis'],
    ['Corée du Sud', 'de la', 'de la Corée du Sud'],
    ['Inde', "de l'", "de l'Inde"],
    ['Haïti', "d'", "d'Haïti"],
    ['Inde', 'de l’', 'de l’Inde'],
    ['Maroc', '', 'du Maroc'],
    ['La Réunion', 'de', 'de La Réunion'],
  ])('puts the particle before %s', (name, particle, text) => {
    expect(deCountry(country(name, 'en', particle))).toBe(text);
  });

  it('elides a full particle before a vowel', () => {
    expect(deCountry(country('Oman', 'à', 'de'))).toBe("d'Oman");
    expect(deCountry(country('Égypte', 'en', 'du'))).toBe("de l'Égypte");
    expect(deCountry(country('Espagne', 'en', 'de la'))).toBe("de l'Espagne");
  });

  it('keeps the stored particle before H and Y', () => {
    expect(deCountry(country('Yémen', 'au', 'du'))).toBe('du Yémen');
    expect(deCountry(country('Honduras', 'au', 'du'))).toBe('du Honduras');
  });
});

it('titles a country with its particle', () => {
  expect(countryTitle(country('Japon', 'au', 'du'))).toBe('Cuisine du Japon');
});
