import type { PublicationInput } from '@tdt/contracts';
import type { Visibility } from '@tdt/contracts/plain';
import { visibilityOf } from '@tdt/domain/publication';
import { timeText } from './site-time.ts';

/** What visitors see, as far as this browser's clock is right: the server decides by its own. */
export const visibilityNow = ({ state, from, until }: PublicationInput): Visibility =>
  visibilityOf(
    { state, from: from === null ? null : new Date(from), until: until === null ? null : new Date(until) },
    Date.now(),
  );

/** What a publication means now, in words. */
export function publicationText(publication: PublicationInput): string {
  const { from, until } = publication;
  const end = until === null ? '' : ` jusqu'au ${timeText(until)}`;
  switch (visibilityNow(publication)) {
    case 'draft':
      return 'Brouillon';
    case 'withdrawn':
      return 'Retirée';
    case 'public':
      return `Publiée${end}`;
    case 'scheduled':
      return `Programmée pour le ${timeText(String(from))}${end && `,${end}`}`;
    case 'ended':
      return `Terminée depuis le ${timeText(String(until))}`;
    case 'deleted':
      return 'Dans la corbeille';
  }
}

const isSame = (one: PublicationInput, other: PublicationInput) =>
  one.state === other.state && one.from === other.from && one.until === other.until;

/**
 * What a save has done.
 * @param before the publication that was stored; `undefined`: the recipe is new
 */
export function savedText(saved: PublicationInput, before: PublicationInput | undefined): string {
  if (before && isSame(saved, before)) return 'Recette mise à jour avec succès';
  if (saved.state === 'draft') return 'Brouillon enregistré';
  if (saved.state === 'withdrawn') return 'Recette retirée';
  if (saved.from !== null || saved.until !== null) return 'Recette programmée';
  return before ? 'Recette publiée' : 'Recette créée avec succès';
}
