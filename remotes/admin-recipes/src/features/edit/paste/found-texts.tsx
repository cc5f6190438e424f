import { Alert, stack } from '@tdt/admin/kit';
import type { PastedRecipe } from '@tdt/cuisine/pasted';
import { Fragment } from 'react';
import type { RecipeValues } from '../recipe-values.ts';
import styles from './paste.module.css';
import { isTyped, PASTED_TEXTS, type PastedText } from './take-pasted.ts';

interface FoundTextsProps {
  values: RecipeValues;
  pasted: PastedRecipe;
  replaced: readonly PastedText[];
  setReplaced: (replaced: readonly PastedText[]) => void;
}

/** Title, servings and times of a pasted recipe. What the form has instead stays, unless the editor says otherwise. */
export function FoundTexts({ values, pasted, replaced, setReplaced }: FoundTextsProps) {
  const { doubts, others } = pasted;
  return (
    <div className={stack(4, styles.preview)}>
      {doubts.map((doubt) => (
        <Alert key={doubt} type="warning" title={doubt} />
      ))}
      <dl className={styles.texts}>
        {Object.entries(PASTED_TEXTS).map(([name, label]) => {
          const field = name as PastedText;
          const rest = replaced.filter((other) => other !== field);
          return (
            <Fragment key={field}>
              <dt>{label}</dt>
              <dd>
                <span className={pasted[field] ? '' : styles.missing}>{pasted[field] || 'non trouvé'}</span>
                {isTyped(values, pasted, field) && (
                  <label className={styles.replace}>
                    <input
                      type="checkbox"
                      checked={replaced.includes(field)}
                      onChange={({ target }) => setReplaced(target.checked ? [...rest, field] : rest)}
                    />
                    <span>{`Remplacer « ${values[field]} »`}</span>
                  </label>
                )}
              </dd>
            </Fragment>
          );
        })}
      </dl>
      {others.length > 0 && (
        <details>
          <summary>{`Non repris : ${others.length} ${others.length > 1 ? 'lignes' : 'ligne'}`}</summary>
          <p className={styles.others}>{others.join('\n')}</p>
        </details>
      )}
    </div>
  );
}
