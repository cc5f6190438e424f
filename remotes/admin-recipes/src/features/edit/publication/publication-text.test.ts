import type { PublicationInput } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { PUBLISHED } from '../recipe-values.ts';
import { publicationText, savedText } from './publication-text.ts';

const [PAST, FUTURE] = ['2020-01-01T11:00:00.000Z', '2999-12-07T07:00:00.000Z'];
const DRAFT: PublicationInput = { ...PUBLISHED, state: 'draft' };
const WITHDRAWN: PublicationInput = { ...PUBLISHED, state: 'withdrawn' };
const SCHEDULED: PublicationInput = { ...PUBLISHED, from: FUTURE };

it.each<[PublicationInput, string]>([
  [DRAFT, 'Brouillon'],
  [PUBLISHED, 'Publiée'],
  [{ ...PUBLISHED, from: PAST, until: FUTURE }, "Publiée jusqu'au 7 décembre 2999 à 8 h 00"],
  [SCHEDULED, 'Programmée pour le 7 décembre 2999 à 8 h 00'],
  [
    { ...SCHEDULED, until: '2999-12-08T07:30:00.000Z' },
    "Programmée pour le 7 décembre 2999 à 8 h 00, jusqu'au 8 décembre 2999 à 8 h 30",
  ],
  [{ ...PUBLISHED, until: PAST }, 'Terminée depuis le 1er janvier 2020 à 12 h 00'],
  [WITHDRAWN, 'Retirée'],
])('of %j is: %s', (publication, text) => {
  expect(publicationText(publication).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each<[string, PublicationInput, PublicationInput | undefined]>([
  ['Recette créée avec succès', PUBLISHED, undefined],
  ['Brouillon enregistré', DRAFT, undefined],
  ['Recette programmée', SCHEDULED, undefined],
  ['Recette mise à jour avec succès', DRAFT, DRAFT],
  ['Recette publiée', PUBLISHED, DRAFT],
  ['Recette programmée', SCHEDULED, PUBLISHED],
  ['Recette retirée', WITHDRAWN, PUBLISHED],
])('a save says: %s', (text, saved, before) => {
  expect(savedText(saved, before)).toBe(text);
});
