import { recipeHead } from '@tdt/domain/heads';
import { useLoaderData, useSite } from '@tdt/platform';
import { Head } from '@tdt/ui';
import { ErrorMessage } from '../recipe/recipe-errors.tsx';
import { RecipeArticle } from '../recipe/recipe-page.tsx';
import type { PreviewData } from './preview.loader.ts';
import styles from './preview-page.module.css';

/** A recipe as visitors would see it, unsaved or not public, for those who have its signed address. */
export function PreviewPage() {
  const site = useSite();
  const loaded = useLoaderData<PreviewData>();
  if (typeof loaded === 'string') return <ErrorMessage kicker="Billet périmé" title="Aperçu expiré" text={loaded} />;
  const head = { ...recipeHead(site, loaded.recipe), canonical: null, robots: 'noindex, nofollow' };
  return (
    <>
      <Head head={head} />
      <RecipeArticle {...loaded} />
      <p role="note" className={styles.note} data-hide="print">
        Aperçu : cette adresse n'est pas publique.
      </p>
    </>
  );
}
