import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SavedViews } from '@tdt/accounts';
import {
  AdminCountryQuerySchema,
  AdminRecipeQuerySchema,
  type SavedList,
  type SavedView,
  type SessionUser,
  viewParameters,
} from '@tdt/contracts';
import type { CountryEditing, RecipeEditing } from '@tdt/cookbook';

interface Dependencies {
  views: Pick<SavedViews, 'list'>;
  recipes: Pick<RecipeEditing, 'list'>;
  countries: Pick<CountryEditing, 'list'>;
}

export type CountedViews = ReturnType<typeof createCountedViews>;

/** The views that an account sees, with how much each shows, as its list says. */
export function createCountedViews({ views, recipes, countries }: Dependencies) {
  const counts: Record<SavedList, (parameters: object) => number> = {
    recipes: (parameters) => recipes.list(AdminRecipeQuerySchema.parse(parameters)).total,
    countries: (parameters) => countries.list(AdminCountryQuerySchema.parse(parameters)).total,
  };

  return async (user: SessionUser): Promise<SavedView[]> => {
    const counted: SavedView[] = [];
    for (const view of await views.list(user)) {
      const parameters = viewParameters(view);
      counted.push({ ...view, total: parameters && counts[view.list]({ ...parameters, page_size: 1 }) });
      // A large catalogue takes some milliseconds a view: other requests come in between.
      await nextTurn();
    }
    return counted;
  };
}
