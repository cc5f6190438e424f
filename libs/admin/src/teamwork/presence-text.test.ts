import { expect, it } from 'vitest';
import { initialsOf, overtakenText, presenceText } from './presence-text.ts';

const other = (email: string) => ({ email, is_self: false });
const self = { email: 'moi@exemple.fr', is_self: true };

it.each([
  [[], ''],
  [[other('marie@exemple.fr')], 'marie@exemple.fr a cette recette ouverte.'],
  [[self], 'Vous avez aussi cette recette ouverte dans un autre onglet.'],
  [
    [other('marie@exemple.fr'), other('paul@exemple.fr'), self],
    'marie@exemple.fr, paul@exemple.fr et vous, dans un autre onglet ont aussi cette recette ouverte.',
  ],
])('names who else has a recipe open', (others, text) => {
  expect(presenceText(others, 'recipe')).toBe(text);
});

it('says when another editor, the user, or an unknown one has saved', () => {
  const at = '2026-11-28T15:07:00.000Z';
  const text = (by: string | null) => overtakenText({ revision: 4, by, at }, 'moi@exemple.fr', () => '16:07');
  expect(text('marie@exemple.fr')).toBe('marie@exemple.fr a enregistré à 16:07.');
  expect(text('moi@exemple.fr')).toBe('Vous avez enregistré à 16:07 dans un autre onglet.');
  expect(text(null)).toBe('Quelqu’un d’autre a enregistré à 16:07.');
});

it.each([
  ['marie@exemple.fr', 'MA'],
  ['marie.dupont@exemple.fr', 'MD'],
  ['é@exemple.fr', 'É'],
  ['_@exemple.fr', ''],
  ['𝒶b@exemple.fr', '𝒶B'],
])('makes initials of %s', (email, initials) => {
  expect(initialsOf(email)).toBe(initials);
});
