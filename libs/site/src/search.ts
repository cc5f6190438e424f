import type { Users } from '@tdt/accounts';
import type { AdminSearch } from '@tdt/contracts';
import type { RecipeEditing } from '@tdt/cookbook';
import { containsEveryWord, foldText, searchWords } from '@tdt/cuisine/words';
import type { CountryDirectory, DirectoryEntry } from '@tdt/geography';

/** Most results of each kind. */
const FOUND_MAX = 5;

interface Dependencies {
  recipeEditing: Pick<RecipeEditing, 'find'>;
  directory: Pick<CountryDirectory, 'all' | 'byId' | 'named'>;
  users: Pick<Users, 'search'>;
}

export type BackOfficeSearch = ReturnType<typeof createSearch>;

/** The search of the back office over everything that has a screen. */
export function createSearch({ recipeEditing, directory, users }: Dependencies) {
  /** First the country with this name, alias or former name, then those whose name begins with it. */
  function countriesNamed(q: string): DirectoryEntry[] {
    const [words, beginning] = [searchWords(q), foldText(q)];
    const found = directory.all().filter(({ folded }) => containsEveryWord(folded, words));
    const begins = found.filter(({ folded }) => folded.startsWith(beginning));
    return [...new Set([directory.named(q) ?? [], begins, found].flat())].slice(0, FOUND_MAX);
  }

  return {
    /** The best few of each kind, without regard to case and accents; accounts only where they are asked for. */
    async find(q: string, { withUsers }: { withUsers: boolean }): Promise<AdminSearch> {
      const paging = { page: 1, page_size: FOUND_MAX };
      const accounts = withUsers ? (await users.search({ q, sort: 'email', ...paging })).items : [];
      const { recipes, total } = await recipeEditing.find(q, FOUND_MAX);
      return {
        recipes: recipes.map(({ id, title, countryId, found }) => ({
          id,
          title,
          country: directory.byId(countryId)?.document.name ?? null,
          ...(found && { found }),
        })),
        recipes_total: total,
        countries: countriesNamed(q).map(({ document: { _id: id, name } }) => ({ id, name })),
        users: accounts.map(({ id, email }) => ({ id, email })),
      };
    },
  };
}
