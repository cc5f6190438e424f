import type { PublicationInput } from '@tdt/contracts';
import { PUBLIC } from '@tdt/domain/publication';
import { expect, it } from 'vitest';
import { publicationText, savedText } from './publication-text.ts';

const [PAST, FUTURE] = ['2020-01-01T11:00:00.000Z', '2999-12-07T07:00:00.000Z'];
const DRAFT: PublicationInput = { ...PUBLIC, state: 'draft' };
const WITHDRAWN: PublicationInput = { ...PUBLIC, state: 'withdrawn' };
const SCHEDULED: PublicationInput = { ...PUBLIC, from: FUTURE };

it.each<[PublicationInput, string]>([
  [DRAFT, 'Brouillon'],
  [PUBLIC, 'Publiée'],
  [{ ...PUBLIC, from: PAST, until: FUTURE }, "Publiée jusqu'au 7 décembre 2999 à 8 h 00"],
  [SCHEDULED, 'Programmée pour le 7 décembre 2999 à 8 h 00'],
  [
    { ...SCHEDULED, until: '2999-12-08T07:30:00.000Z' },
    "Programmée pour le 7 décembre 2999 à 8 h 00, jusqu'au 8 décembre 2999 à 8 h 30",
  ],
  [{ ...PUBLIC, until: PAST }, 'Terminée depuis le 1er janvier 2020 à 12 h 00'],
  [WITHDRAWN, 'Retirée'],
])('of %j is: %s', (publication, text) => {
  expect(publicationText(publication).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each<[string, PublicationInput, PublicationInput | undefined]>([
  ['Recette créée avec succès', PUBLIC, undefined],
  ['Brouillon enregistré', DRAFT, undefined],
  ['Recette programmée', SCHEDULED, undefined],
  ['Recette mise à jour avec succès', DRAFT, DRAFT],
  ['Recette publiée', PUBLIC, DRAFT],
  ['Recette programmée', SCHEDULED, PUBLIC],
  ['Recette retirée', WITHDRAWN, PUBLIC],
])('a save says: %s', (text, saved, before) => {
  expect(savedText(saved, before)).toBe(text);
});
