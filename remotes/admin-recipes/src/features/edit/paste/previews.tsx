import { stack } from '@tdt/admin/kit';
import { type ListedIngredient, stepGroup } from '@tdt/cuisine';
import type { PastedRecipe } from '@tdt/cuisine/pasted';
import styles from './paste.module.css';

/** Ingredients that were found, as rows. */
export function IngredientsPreview({ rows }: { rows: readonly ListedIngredient[] }) {
  const hasGroups = rows.some(({ group }) => group !== '');
  return (
    <div className={stack(2, styles.preview)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label="Aperçu des ingrédients" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Quantité</th>
              <th scope="col">Nom</th>
              {hasGroups && <th scope="col">Groupe</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ quantity, name, group }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are lines of the text
              <tr key={index}>
                <td>{quantity || <span className={styles.refusal}>sans quantité</span>}</td>
                <td>{name}</td>
                {hasGroups && <td>{group}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Steps that were found, numbered as they will be. */
export function StepsPreview({ steps }: { steps: PastedRecipe['steps'] }) {
  return (
    <div className={stack(2, styles.preview)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label="Aperçu des étapes" tabIndex={0}>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are lines of the text
            <li key={index}>
              <span>{stepGroup(step).text}</span>
              {[step.group, step.duree_repos && `repos : ${step.duree_repos}`].filter(Boolean).map((sign) => (
                <span key={sign} className={styles.sign}>
                  {sign}
                </span>
              ))}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
