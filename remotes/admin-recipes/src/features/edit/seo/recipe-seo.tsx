import { SeoFields } from '@tdt/admin/editor';
import { useWatch } from '@tdt/admin/kit';
import type { RecipeControl } from '../use-recipe-form.ts';
import { usePageHead } from './use-page-head.ts';

const HINTS = {
  keywords: 'Séparés par des virgules, sans répéter le pays ni le type de plat.',
  canonical_url: 'À remplir seulement si cette recette est aussi publiée à une autre adresse.',
  og_image_url: "1200×630 conseillé. Sans adresse, l'image principale de la recette est partagée.",
};

/** What search engines and shared links show of the recipe; its cover also before it is uploaded. */
export function RecipeSeo({ control }: { control: RecipeControl }) {
  const [cover, chosen] = useWatch({ control, name: ['cover', 'seo.og_image_url'] });
  const head = usePageHead(control);
  const picture = chosen.trim() || cover?.url || null;
  return <SeoFields control={control} name="seo" head={head} picture={picture} hints={HINTS} />;
}
