import { Button, cluster, Dialog, Skeleton, stack, useReport } from '@tdt/admin/kit';
import type { PreviewLink } from '@tdt/contracts';
import { useState } from 'react';
import { recipesApi } from '../../../recipes/recipes-api.ts';
import { timeText } from '../publication/site-time.ts';
import styles from './preview.module.css';

const TOPIC = 'preview-links';

/** The button that opens the links of a stored recipe for people without an account. */
export function PreviewLinks({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Liens d’aperçu</Button>
      {isOpen && <LinksDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function LinksDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError } = recipesApi.useRecipesLinksQuery(id);
  const [make, { isLoading: isMaking }] = recipesApi.useRecipesMakeLinkMutation();
  const [revoke] = recipesApi.useRecipesRevokeLinkMutation();
  const show = useReport();
  const report = (error: unknown, title: string, description: string) =>
    show(error, { topic: TOPIC, title }, { topic: TOPIC, description });
  const copy = async ({ url }: PreviewLink) => {
    const outcome = await navigator.clipboard.writeText(`${location.origin}${url}`).then(
      () => null,
      (error: unknown) => error,
    );
    report(outcome, 'Lien copié', 'Le lien n’a pas pu être copié.');
  };
  const links = data?.items ?? [];
  return (
    <Dialog
      isForm
      title="Liens d’aperçu"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Fermer</Button>
          <Button
            type="primary"
            loading={isMaking}
            onClick={async () => report((await make(id)).error, 'Lien créé', 'Le lien n’a pas pu être créé.')}
          >
            Créer un lien
          </Button>
        </>
      }
    >
      <div className={stack(4)}>
        <p>Un lien montre pendant 7 jours la recette telle qu’elle est enregistrée, même à qui n’a pas de compte.</p>
        {isError && <p role="alert">Les liens n’ont pas pu être chargés.</p>}
        {!data && !isError && <Skeleton active title={false} />}
        <ul className={stack(3)} aria-label="Liens en cours">
          {links.map((link) => (
            <li key={link.id} className={cluster(3, styles.link)}>
              <span>{linkText(link)}</span>
              <Button onClick={() => copy(link)}>Copier</Button>
              <Button
                danger
                onClick={async () =>
                  report(
                    (await revoke({ id, link: link.id })).error,
                    'Lien révoqué',
                    'Le lien n’a pas pu être révoqué.',
                  )
                }
              >
                Révoquer
              </Button>
            </li>
          ))}
        </ul>
        {data && links.length === 0 && <p>Aucun lien en cours.</p>}
      </div>
    </Dialog>
  );
}

function linkText({ made_by, made_at, expires_at, last_used_at }: PreviewLink): string {
  const use = last_used_at === null ? 'Jamais ouvert.' : `Ouvert le ${timeText(last_used_at)}.`;
  return `Créé par ${made_by} le ${timeText(made_at)}, valable jusqu’au ${timeText(expires_at)}. ${use}`;
}
