import { isRecipeJsonLd } from '@tdt/domain/seo';
import { UsageError } from '../../command.ts';
import { placeOf } from '../../json-fault.ts';

const JSON_LD = /\btype\s*=\s*["']?application\/ld\+json\b/i;
/** Signs that JSON forbids within texts, and that plug-ins leave in them. */
const CONTROLS = /\p{Cc}/gu;
/** A graph within a graph, a list within a list: pages have no deeper ones. */
const DEEPEST = 4;

/** The recipes of a text: a page with JSON-LD, one JSON value or an array. Throws `UsageError` if there is none. */
export function readDocument(text: string, file: string): unknown[] {
  const isPage = /^\s*</.test(text);
  const recipes = isPage ? readPage(text) : recipesIn(parse(text, file));
  if (recipes.length > 0) return recipes;
  const what = isPage ? 'Save the page of the recipe itself, as HTML.' : 'It must be a recipe, or an array of them.';
  throw new UsageError(`${file} has no recipe in JSON${isPage ? '-LD' : ''}. ${what}`);
}

const readPage = (html: string): unknown[] =>
  [...scriptsOf(html)].flatMap((script) => graphOf(tolerantly(script))).filter(isRecipeJsonLd);

/**
 * The texts of the scripts of JSON-LD. They are raw: each ends at its end tag, whatever is in it. One pass: an
 * expression for tags and text together would search for the end again from every tag of a hostile page.
 */
function* scriptsOf(html: string): Generator<string> {
  const [tag, end] = [/<script\b([^<>]*)>/gi, /<\/script\s*>/gi];
  for (let begun = tag.exec(html); begun; begun = tag.exec(html)) {
    end.lastIndex = tag.lastIndex;
    const ended = end.exec(html);
    if (!ended) return;
    if (JSON_LD.test(begun[1] ?? '')) yield html.slice(tag.lastIndex, ended.index);
    tag.lastIndex = end.lastIndex;
  }
}

/** The content of a script; nothing if it is no JSON, since others of the page may be. */
function tolerantly(script: string): unknown {
  try {
    return JSON.parse(script.replace(CONTROLS, ' '));
  } catch {
    return null;
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`The file ${file} is not JSON${placeOf(error)}. Name JSON Lines .jsonl.`, { cause: error });
  }
}

/** Of JSON-LD only the recipes; of other JSON all, so that bad records are listed. */
function recipesIn(document: unknown): unknown[] {
  if (isObject(document) && Array.isArray(document['@graph'])) return graphOf(document).filter(isRecipeJsonLd);
  const all = Array.isArray(document) ? document : [document];
  return all.some(isRecipeJsonLd) ? graphOf(all).filter(isRecipeJsonLd) : all;
}

/** The objects of arrays and graphs within each other. */
function graphOf(value: unknown, depth = 0): unknown[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((each) => graphOf(each, depth + 1));
  if (!isObject(value)) return [];
  const inside = [value['@graph'], value.mainEntity, value.mainEntityOfPage];
  return [value, ...inside.flatMap((each) => (each === undefined ? [] : graphOf(each, depth + 1)))];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
