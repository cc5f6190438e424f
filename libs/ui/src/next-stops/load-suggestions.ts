import type { Suggestions } from '@tdt/contracts';
import { API, SEARCH_TEXT_MAX } from '@tdt/contracts/plain';
import { firstCharacters } from '@tdt/domain/text';
import { type LoaderFunctionArgs, loadFrom } from '@tdt/platform';

/** Suggestions instead of `text`; `null` if they cannot be loaded, since the page works without them. */
export async function loadSuggestions(args: LoaderFunctionArgs, text: string): Promise<Suggestions | null> {
  const q = firstCharacters(text, SEARCH_TEXT_MAX);
  try {
    return await loadFrom<Suggestions>(args, `${API.suggestions}?q=${encodeURIComponent(q)}`);
  } catch (error) {
    if (args.request.signal.aborted) throw error;
    return null;
  }
}
