/**
 * All markup of cultural texts: bold words, which may contain links, and links. What is neither stays text. None may
 * contain a line break, so that an unfinished mark spoils one line only. A link leads to a path of this site or to the
 * web: neither to `javascript:`, nor to `//another.site` in disguise. Groups: the words; the words and the address.
 */
export const BOLD = /\*\*([^\s*][^*\n]*)\*\*/g;
export const LINK = /\[([^[\]\n]+)\]\(((?:https?:\/)?\/(?!\/)[^\s()\\*]*)\)/g;

export const isLinkAddress = (address: string): boolean => plainText(`[x](${address})`) === 'x';

/** The paragraphs of a text, which a blank line separates. */
export const paragraphsOf = (text: string): string[] => text.trim().split(/\n\s*\n/);

/** A cultural text without marks, for excerpts, descriptions of pages and lists. */
export const plainText = (text: string): string =>
  text
    .split(BOLD)
    .map((words) => words.replace(LINK, '$1'))
    .join('');
