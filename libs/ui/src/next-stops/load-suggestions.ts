import type { Suggestions } from '@tdt/contracts';
import { API, SEARCH_TEXT_MAX } from '@tdt/contracts/plain';
import { type LoaderFunctionArgs, loadFrom } from '@tdt/platform';

/** What to look for instead of `text`; `null` if that cannot be had: a page without it still says what it has to. */
export async function loadSuggestions(args: LoaderFunctionArgs, text: string): Promise<Suggestions | null> {
  // No half of a pair of surrogates, which could not be encoded.
  const q = text.slice(0, SEARCH_TEXT_MAX).replace(/[\ud800-\udbff]$/, '');
  try {
    return await loadFrom<Suggestions>(args, `${API.suggestions}?q=${encodeURIComponent(q)}`);
  } catch (error) {
    if (args.request.signal.aborted) throw error;
    return null;
  }
}
