import type { Suggestions } from '@tdt/contracts';
import type { LoaderFunctionArgs } from '@tdt/platform';
import { loadSuggestions } from '@tdt/ui/recipes';

/** What an address below /recipe/ asks for; '' for other addresses, which name no dish. */
const recipeWords = (path: string): string =>
  path.startsWith('/recipe/') ? path.slice('/recipe/'.length).replace(/[^a-z0-9]+/gi, ' ') : '';

/** What a visitor of an unknown address may look for instead. */
export const loadNotFound = (args: LoaderFunctionArgs): Promise<Suggestions | null> =>
  loadSuggestions(args, recipeWords(new URL(args.request.url).pathname));
