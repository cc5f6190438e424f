import { Field, Input, TextField, useWatch } from '@tdt/admin-ui';
import { SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH } from '@tdt/contracts/plain';
import type { RecipeControl } from '../use-recipe-form.ts';
import { SearchPreview } from './search-preview.tsx';
import { usePageHead } from './use-page-head.ts';

/** What search engines and shared links show of the recipe, with a preview. */
export function SeoFields({ control }: { control: RecipeControl }) {
  const seo = useWatch({ control, name: 'seo' });
  const head = usePageHead(control);
  return (
    <>
      <TextField
        control={control}
        name="seo.title"
        label="Titre SEO"
        placeholder={head.title}
        hint={<Length text={seo.title} {...SEO_TITLE_LENGTH} />}
      />
      <Field
        control={control}
        name="seo.description"
        label="Description SEO"
        hint={<Length text={seo.description} {...SEO_DESCRIPTION_LENGTH} />}
      >
        {(field) => <Input.TextArea rows={3} placeholder={head.description} {...field} />}
      </Field>
      <TextField
        control={control}
        name="seo.keywords"
        label="Mots-clés"
        hint="Séparés par des virgules, sans répéter le pays ni le type de plat."
      />
      <TextField
        control={control}
        name="seo.canonical_url"
        label="URL canonique"
        placeholder={head.canonical ?? ''}
        hint="À remplir seulement si cette recette est aussi publiée à une autre adresse."
      />
      <TextField
        control={control}
        name="seo.og_image_url"
        label="Image de partage"
        hint="1200×630 conseillé. Sans adresse, l'image principale de la recette est partagée."
      />
      <SearchPreview head={head} picture={usePicture(control)} />
    </>
  );
}

/** The picture that shared links show: the chosen one, else the cover, also before it is uploaded. */
function usePicture(control: RecipeControl): string | null {
  const [chosen, cover] = useWatch({ control, name: ['seo.og_image_url', 'cover'] });
  return chosen.trim() || cover?.url || null;
}

/** How many characters a text has, beside how many are recommended. */
function Length({ text, min, max }: { text: string; min: number; max: number }) {
  const length = text.trim().length;
  const verdict = length === 0 ? '' : length < min ? ' : un peu court' : length > max ? ' : sera coupé' : ' : bien';
  return (
    <span>
      {length} caractères sur {min} à {max} conseillés{verdict}
    </span>
  );
}
