import { SLUG_MAX } from '@tdt/contracts/plain';
import { plainLetters } from './plain-letters.ts';

/** Slug of a text without a single Latin letter or digit: an address must never be empty. */
export const EMPTY_SLUG = 'sans-titre';

/**
 * The slug rule: lowercase, accents removed, what is neither letter, digit, space nor hyphen removed (apostrophes
 * too), spaces become hyphens, repeated hyphens collapse. "Okonomiyaki d'Osaka" -> "okonomiyaki-dosaka".
 * Never empty: where nothing is left, `EMPTY_SLUG`. Never longer than `SLUG_MAX`: cut at a hyphen.
 */
export function slugify(text: string): string {
  const slug = plainLetters(text)
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? EMPTY_SLUG : shorten(slug);
}

/** Whole words as far as they fit; a single word that is too long is cut through. */
function shorten(slug: string): string {
  if (slug.length <= SLUG_MAX) return slug;
  const end = slug.lastIndexOf('-', SLUG_MAX);
  return slug.slice(0, end > 0 ? end : SLUG_MAX);
}

/** The nth claimant (from 1) of one slug: the first has it bare, later ones get `-2`, `-3`… */
export function numberedSlug(slug: string, nth: number): string {
  return nth <= 1 ? slug : `${slug}-${nth}`;
}
