import transliterate from '@sindresorhus/transliterate';
import { SLUG_MAX } from '@tdt/contracts/plain';
import { plainLetters } from '@tdt/cuisine/words';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Slug of a text without any letter that can be read, or digit: a path segment must not be empty. */
export const EMPTY_SLUG = 'sans-titre';

const APOSTROPHES = /['\u2018\u2019\u201b\u02bb\u02bc\u2032`\u00b4]/g;

/** Letters of African languages that the transliteration does not know. */
const AFRICAN = ['ɛe', 'ɔo', 'ɓb', 'ɗd', 'ɖd', 'ƒf', 'ɣg', 'ƙk', 'ɩi', 'ɲn', 'ʊu', 'ƴy'].map(
  ([letter = '', latin = '']): [string, string] => [letter, latin],
);

/**
 * The slug of a text: lowercase, without accents; Cyrillic, Greek, Georgian, Arabic and the like in Latin letters.
 * Apostrophes go; what else stands between letters and digits becomes one hyphen. "Okonomiyaki d'Osaka" ->
 * "okonomiyaki-dosaka", "Paris–Brest" -> "paris-brest". If nothing is left: `EMPTY_SLUG`. A slug longer than `SLUG_MAX`
 * is cut at a hyphen.
 *
 * For the server and the back office: public pages get slugs from the API, not the tables of other scripts.
 */
export function slugify(text: string): string {
  const slug = readable(text);
  return slug === '' ? EMPTY_SLUG : cutAtHyphen(slug);
}

/** What of a text an address can say. */
const readable = (text: string): string =>
  transliterate(plainLetters(text.replace(APOSTROPHES, '')), { customReplacements: AFRICAN })
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Keeps the words that fit. A single word that is too long is cut. */
function cutAtHyphen(slug: string): string {
  if (slug.length <= SLUG_MAX) return slug;
  const end = slug.lastIndexOf('-', SLUG_MAX);
  return slug.slice(0, end > 0 ? end : SLUG_MAX);
}

/** What the form says of a title that gives its page no address of its own; `null` for all others. */
export const addressHint = (title: string): string | null =>
  title.trim() === '' || readable(title) !== ''
    ? null
    : `Aucune lettre de ce titre ne se lit en lettres latines : l'adresse de la page sera « ${EMPTY_SLUG} ». Ajoutez-y sa transcription.`;

/** The slug of the nth document (from 1) with the same title: `slug`, `slug-2`, `slug-3`… */
export function numberedSlug(slug: string, nth: number): string {
  return nth <= 1 ? slug : `${slug}-${nth}`;
}

/** Whether a path segment is an id (any UUID version, any case) rather than a slug. */
export const isUuid = (text: string): boolean => UUID.test(text);
