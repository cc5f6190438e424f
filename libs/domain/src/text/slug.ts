import { SLUG_MAX } from '@tdt/contracts/plain';
import { plainLetters } from './plain-letters.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Slug of a text without any Latin letter or digit: a path segment must not be empty. */
export const EMPTY_SLUG = 'sans-titre';

/**
 * The slug of a text: lowercase, without accents; spaces become hyphens; characters other than letters, digits and
 * hyphens go (apostrophes too). "Okonomiyaki d'Osaka" -> "okonomiyaki-dosaka". If nothing is left: `EMPTY_SLUG`. A slug
 * longer than `SLUG_MAX` is cut at a hyphen.
 */
export function slugify(text: string): string {
  const slug = plainLetters(text)
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? EMPTY_SLUG : cutAtHyphen(slug);
}

/** Keeps the words that fit. A single word that is too long is cut. */
function cutAtHyphen(slug: string): string {
  if (slug.length <= SLUG_MAX) return slug;
  const end = slug.lastIndexOf('-', SLUG_MAX);
  return slug.slice(0, end > 0 ? end : SLUG_MAX);
}

/** The slug of the nth document (from 1) with the same title: `slug`, `slug-2`, `slug-3`… */
export function numberedSlug(slug: string, nth: number): string {
  return nth <= 1 ? slug : `${slug}-${nth}`;
}

/** Whether a path segment is an id (any UUID version, any case) rather than a slug. */
export const isUuid = (text: string): boolean => UUID.test(text);
