import { expect, it } from 'vitest';
import { adjectiveForms, phraseKey, wordForms } from './word-forms.ts';

it.each([
  ['crevettes', 'crevette'],
  ['crevette', 'crevettes'],
  ['gateau', 'gateaux'],
  ['gateaux', 'gateau'],
  ['bocaux', 'bocal'],
  ['hachee', 'hache'],
  ['hachees', 'hachees'],
])('the forms of %s include %s', (word, form) => {
  expect(wordForms(word)).toContain(form);
});

it('a double s is no plural', () => {
  expect(wordForms('dess')).not.toContain('des');
});

it.each([
  ['pommes de terre', 'pomme de terre'],
  ['hors d oeuvres', 'hor d oeuvre'],
  ['gateaux', 'gateau'],
  ['noix', 'noix'],
  ['riz', 'riz'],
  ['express', 'express'],
  ['pates fraiches', 'pates fraiche'],
])('the key of "%s" is "%s"', (phrase, key) => {
  expect(phraseKey(phrase)).toBe(key);
});

it.each([
  ['italienne', 'italien'],
  ['coreenne', 'coreen'],
  ['japonaise', 'japonais'],
  ['grecque', 'grec'],
  ['turque', 'turc'],
  ['lettone', 'letton'],
  ['russe', 'russe'],
])('%s is %s in the masculine', (feminine, masculine) => {
  expect(adjectiveForms(feminine)).toContain(masculine);
});
