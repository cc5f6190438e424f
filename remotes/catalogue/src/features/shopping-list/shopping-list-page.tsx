import { PAGES } from '@tdt/contracts/plain';
import { AISLES, ingredientFacts } from '@tdt/cuisine/ingredients';
import { shoppingListHead } from '@tdt/domain/heads';
import { linesByAisle, SHOPPING_LIST, type ShoppingLine, shoppingLines } from '@tdt/domain/shopping';
import { useSite, useUndisturbed } from '@tdt/platform';
import { useKept } from '@tdt/platform/kept';
import { Band, EmptyState, Head, Kicker, LinkButton, stack } from '@tdt/ui';
import { useMemo } from 'react';
import { ListActions } from './list-actions.tsx';
import { ListLines } from './list-lines.tsx';
import { ListRecipes } from './list-recipes.tsx';
import { OwnLineForm } from './own-line-form.tsx';
import { SharedOffer } from './shared-offer.tsx';
import styles from './shopping-list-page.module.css';
import { UndoBar } from './undo-bar.tsx';
import { useUndo } from './use-undo.ts';

/** What to buy for several recipes, by aisle. The server renders the page without it: only the browser knows the list. */
export function ShoppingListPage() {
  const [list, change] = useKept(SHOPPING_LIST);
  const { remove, undo } = useUndo(list, change);
  const lines = useMemo(() => list && shoppingLines(list), [list]);
  const aisles = useMemo(() => lines && linesByAisle(lines, AISLES, aisleOf), [lines]);
  useUndisturbed(Boolean(lines?.some(({ isTicked }) => isTicked)));
  return (
    <>
      <Head head={shoppingListHead(useSite())} />
      <Band>
        <div className={stack(4)}>
          <Kicker onBand>Au marché</Kicker>
          <h1 className={styles.title}>Liste de courses</h1>
          <p className={styles.count} role="status">
            {lines && countText(lines)}
          </p>
        </div>
      </Band>
      <div className={stack(5, styles.content)} data-unread={list === null || undefined}>
        <noscript>
          <p className={styles.noscript}>
            Votre liste est gardée par votre navigateur : pour l'afficher, activez JavaScript.
          </p>
        </noscript>
        {list && aisles && (
          <>
            <SharedOffer list={list} change={change} />
            <UndoBar undo={undo} />
            <div className={stack(7, styles.layout)}>
              <div className={styles.lines}>
                <OwnLineForm change={change} own={list.own} />
                {aisles.length > 0 ? <ListLines aisles={aisles} {...{ list, change, remove }} /> : <NoLines />}
              </div>
              {aisles.length > 0 && (
                <div className={styles.side}>
                  <ListActions {...{ list, aisles, remove }} />
                  <ListRecipes recipes={list.recipes} change={change} remove={remove} />
                </div>
              )}
            </div>
          </>
        )}
      </div>
    </>
  );
}

const aisleOf = (name: string): string | null => ingredientFacts(name)?.aisle ?? null;

function countText(lines: readonly ShoppingLine[]): string {
  const ticked = lines.filter(({ isTicked }) => isTicked).length;
  if (lines.length === 0) return 'Rien à acheter';
  const all = `${lines.length} ${lines.length > 1 ? 'ingrédients' : 'ingrédient'}`;
  return ticked > 0 ? `${all}, ${ticked} dans le panier` : all;
}

const NoLines = () => (
  <EmptyState text="Votre liste est vide. Sur une recette, touchez « Ajouter à la liste de courses ».">
    <LinkButton to={PAGES.recipes}>Parcourir les recettes</LinkButton>
  </EmptyState>
);
