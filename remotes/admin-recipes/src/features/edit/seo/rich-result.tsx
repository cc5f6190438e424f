import { Button, cluster, stack, Tag, useWatch } from '@tdt/admin/kit';
import { richResultChecks } from '@tdt/domain/seo';
import type { EditedField } from '../editor-tabs.ts';
import type { RecipeValues } from '../recipe-values.ts';
import type { RecipeControl } from '../use-recipe-form.ts';
import styles from './rich-result.module.css';

/** Google's properties in French, with the value of the editor that fills each. */
const PROPERTIES: Record<string, { label: string; field: EditedField }> = {
  name: { label: 'Un titre', field: 'title' },
  image: { label: 'Une image principale', field: 'cover' },
  description: { label: 'Une description', field: 'description' },
  recipeIngredient: { label: 'Les ingrédients', field: 'ingredients' },
  recipeInstructions: { label: 'Les étapes', field: 'steps' },
  'recipeInstructions.image': { label: 'Une photo à chaque étape', field: 'steps' },
  recipeYield: { label: 'Le nombre de portions', field: 'servings' },
  prepTime: { label: 'Le temps de préparation', field: 'preparation_time' },
  cookTime: { label: 'Le temps de cuisson', field: 'cooking_time' },
  totalTime: { label: 'Un temps total', field: 'preparation_time' },
  recipeCuisine: { label: 'Le pays de la cuisine', field: 'country_id' },
  keywords: { label: 'Des mots-clés', field: 'seo' },
};

interface RichResultProps {
  control: RecipeControl;
  goTo: (field: EditedField) => void;
}

/** What Google's rich result of a recipe needs or recommends, and what this recipe lacks; each leads to its field. */
export function RichResult({ control, goTo }: RichResultProps) {
  const values = useWatch({ control }) as RecipeValues;
  const checks = richResultChecks({
    ...values,
    country_id: values.country_id || null,
    servings: Number(values.servings),
    keywords: values.seo.keywords,
    hasCover: values.cover !== null,
  });
  const met = checks.filter(({ isMet }) => isMet).length;
  return (
    <section className={stack(2, styles.check)} aria-labelledby="rich-result">
      <h3 id="rich-result">Résultat enrichi de Google</h3>
      <p>{`${met} propriétés sur ${checks.length} sont remplies.`}</p>
      <ul className={styles.list}>
        {checks.map(({ property, isMet, isRequired }) => {
          const { label, field } = PROPERTIES[property] ?? { label: property, field: 'title' };
          return (
            <li key={property} className={cluster(2, styles.item)} data-met={isMet}>
              <span>{label}</span>
              {isMet ? (
                <Tag color="success">rempli</Tag>
              ) : (
                <>
                  <Tag color={isRequired ? 'error' : 'warning'}>{isRequired ? 'obligatoire' : 'recommandé'}</Tag>
                  <Button type="link" size="small" aria-label={`Compléter : ${label}`} onClick={() => goTo(field)}>
                    Compléter
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
