import { PAGES } from '@tdt/contracts/plain';
import { servingsLabel } from '@tdt/cuisine';
import { mergeLists, type ShoppingList } from '@tdt/domain/shopping';
import { useLocation, useNavigate } from '@tdt/platform';
import { Button, cluster, Reference, stack } from '@tdt/ui';
import styles from './shared-offer.module.css';
import { useSharedList } from './use-shared-list.ts';
import type { ChangeList } from './use-undo.ts';

/** The list of a link that the visitor opened: shown, and added to their own only if they say so. */
export function SharedOffer({ list, change }: { list: ShoppingList; change: ChangeList }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { shared, missing, failure, retry } = useSharedList(hash);
  if (!shared && !failure) return null;
  const close = () => navigate(PAGES.shoppingList, { replace: true, preventScrollReset: true });
  const isKnown = shared && JSON.stringify(mergeLists(list, shared)) === JSON.stringify(list);
  const take = () => {
    if (shared) change((mine) => mergeLists(mine, shared));
    close();
  };
  return (
    <section className={stack(4, styles.offer)} data-hide="print" aria-labelledby="offre">
      <h2 id="offre" className={styles.title}>
        Une liste vous a été envoyée
      </h2>
      {shared && <SharedLines list={shared} />}
      {missing > 0 && <p>{missing > 1 ? `${missing} recettes n'existent plus.` : "Une recette n'existe plus."}</p>}
      {isKnown && missing === 0 && <p>Tout ce qu'elle contient est déjà sur votre liste.</p>}
      {failure !== null && (
        <div role="alert">
          <p>Nous n'arrivons pas à l'afficher pour le moment.</p>
          <Reference failure={failure} />
        </div>
      )}
      <p className={cluster(3)}>
        {shared && !isKnown && <Button onClick={take}>Ajouter à ma liste</Button>}
        {failure !== null && <Button onClick={retry}>Réessayer</Button>}
        <Button variant="outline" onClick={close}>
          {isKnown ? 'Fermer' : 'Ne pas la reprendre'}
        </Button>
      </p>
    </section>
  );
}

const SharedLines = ({ list: { recipes, own } }: { list: ShoppingList }) => (
  <ul className={stack(1)}>
    {recipes.map(({ id, title, servings }) => (
      <li key={id}>{`${title} (${servings} ${servingsLabel(servings)})`}</li>
    ))}
    {own.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
