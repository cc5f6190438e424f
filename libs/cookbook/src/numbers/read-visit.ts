import type { IncomingHttpHeaders } from 'node:http';
import { API, PAGES, SEARCH_TEXT_MAX } from '@tdt/contracts/plain';
import { foldText } from '@tdt/cuisine/words';
import type { Counted } from './count.model.ts';

/** Programs that say so themselves. */
const PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|preview|fetch|monitor|scan|headless|lighthouse|curl|wget|python|java\/|http/i;
/** Pages, and the data of a page that a browser opens from another one. */
const RECIPES = [PAGES.recipe(''), `${API.recipes}/`];
const LISTS: readonly string[] = [PAGES.recipes, API.recipes];
const UUID = /^[\da-f]{8}-[\da-f-]{27}$/i;
const WORDS_MAX = 60;
/** A telephone number, a card, a date of birth: dishes are not looked for by as many digits. */
const DIGITS_MAX = 4;

/** What a successful GET counts as; `null`: nothing. Neither address nor time of day is kept, nor anything of a person. */
export function readVisit(url: string, headers: IncomingHttpHeaders): { kind: Counted; key: string } | null {
  const [path = '', query = ''] = url.split('?');
  const prefix = RECIPES.find((each) => path.startsWith(each));
  const isSearch = prefix === undefined && LISTS.includes(path) && query.includes('q=');
  if (prefix === undefined && !isSearch) return null;
  const { 'user-agent': userAgent, 'sec-fetch-dest': destination, 'sec-purpose': purpose = headers.purpose } = headers;
  if (!userAgent || PROGRAM.test(userAgent) || purpose?.includes('prefetch')) return null;
  // A page that is fetched without being opened is kept for a visit without network; data that are opened are no page.
  const isData = path.startsWith(API.root);
  if (destination !== undefined && isData === (destination === 'document')) return null;
  if (prefix !== undefined) {
    const slug = path.slice(prefix.length);
    return /^[a-z\d-]+$/.test(slug) && !UUID.test(slug) ? { kind: 'read', key: slug } : null;
  }
  const words = searchedWords(new URLSearchParams(query).get('q') ?? '');
  return words === null ? null : { kind: 'search', key: words };
}

/** The folded words of a search; `null` for what may name a person: an e-mail address, a number, a long text. */
export function searchedWords(text: string): string | null {
  const words = foldText(text.slice(0, SEARCH_TEXT_MAX));
  const isPersonal = text.includes('@') || (text.match(/\d/g)?.length ?? 0) > DIGITS_MAX || words.length > WORDS_MAX;
  return words === '' || isPersonal ? null : words;
}
