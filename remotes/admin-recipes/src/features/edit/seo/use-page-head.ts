import { useWatch } from '@tdt/admin/kit';
import { type PageHead, recipeHead } from '@tdt/domain/heads';
import { slugify } from '@tdt/domain/text';
import { useSite } from '@tdt/platform';
import type { RecipeControl } from '../use-recipe-form.ts';

const NO_COVER = { url: '', width: 0, height: 0, placeholder: '', alt: '', variants: [] };

/** The head that the recipe's page would have with what is typed now, by the rules of the page itself. */
export function usePageHead(control: RecipeControl): PageHead {
  const site = useSite();
  const [title, description, seo] = useWatch({ control, name: ['title', 'description', 'seo'] });
  return recipeHead(site, {
    title,
    description,
    seo,
    slug: slugify(title) || '…',
    cover: NO_COVER,
    created_at: '',
  });
}
