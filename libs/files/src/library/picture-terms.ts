import type { AdminPictureQuery, PictureUse } from '@tdt/contracts';
import { foldText, searchWords } from '@tdt/cuisine/words';
import type { PictureDocument, PictureIndex } from './picture.model.ts';

/** A live place, or one in the trash, of a picture. */
export interface IndexedPlace {
  document: string;
  title: string;
  use: PictureUse;
  isLive: boolean;
  /** `null`: such places have no text. */
  alt: string | null;
  country: { slug: string; name: string } | null;
}

type OwnTexts = Pick<PictureDocument, 'name' | 'alt' | 'credit'>;

/** Live places that a row of the list names. */
const SHOWN_USES = 3;

const UNUSED = 'unused';
const NO_ALT = 'no-alt';
const useTerm = (use: PictureUse): string => `use:${use}`;
const countryTerm = (slug: string): string => `country:${slug}`;
/** Of a picture that shows a country: tells which pictures know it by a former name. */
export const countryNameTerm = (slug: string, name: string): string => `country:${slug}:${name}`;
/** A word stands behind a sign that no other term begins with. */
const wordTerm = (word: string): string => `=${word}`;

/** What a picture's list shows and finds it by. */
export function indexOf(picture: OwnTexts, places: readonly IndexedPlace[]): PictureIndex {
  const live = places.filter(({ isLive }) => isLive);
  const countries = live.flatMap(({ country }) => country ?? []);
  const texts = [
    ...[picture.name, picture.alt, picture.credit],
    ...live.flatMap(({ title, alt }) => [title, alt ?? '']),
    ...countries.map(({ name }) => name),
  ];
  const lacksAlt = live.length > 0 ? live.some(({ alt }) => alt === '') : picture.alt === '';
  const terms = [
    ...texts.flatMap((text) => foldText(text).split(' ').filter(Boolean)).map(wordTerm),
    ...countries.flatMap(({ slug, name }) => [countryTerm(slug), countryNameTerm(slug, name)]),
    ...live.map(({ use }) => useTerm(use)),
    ...(live.length === 0 ? [UNUSED] : []),
    ...(lacksAlt ? [NO_ALT] : []),
  ];
  return {
    use_count: live.length,
    uses: live.slice(0, SHOWN_USES).map(({ use, title }) => ({ use, title })),
    documents: [...new Set(places.map(({ document }) => document))].sort(),
    terms: [...new Set(terms)].sort(),
  };
}

/** The terms that a picture of the list has, and the beginnings of others. */
export function wantedTerms({ q, pays, use, no_alt }: Omit<AdminPictureQuery, 'page' | 'page_size'>) {
  return {
    terms: [
      ...(pays === undefined ? [] : [countryTerm(pays)]),
      ...(no_alt ? [NO_ALT] : []),
      ...(use === undefined ? [] : [use === 'none' ? UNUSED : useTerm(use)]),
    ],
    // The longest word, which mostly the fewest have, is looked up.
    beginnings: searchWords(q)
      .sort((a, b) => b.length - a.length)
      .map(wordTerm),
  };
}
