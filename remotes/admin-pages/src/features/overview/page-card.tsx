import { Button, LinkButton, PublicLink, stack, useReference } from '@tdt/admin/kit';
import type { AdminPageContent, AdminSeo } from '@tdt/contracts';
import { shorten } from '@tdt/domain/text';
import type { ReactNode } from 'react';
import type { EDITED_PAGES } from '../../pages/edited-pages.ts';
import styles from './pages-screen.module.css';

const EXCERPT = 160;

/** What a query has returned so far. */
interface QueryState<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isError: boolean;
  refetch: () => unknown;
}

interface PageCardProps {
  page: (typeof EDITED_PAGES)[number];
  seo: QueryState<AdminSeo>;
  /** `null`: only the metadata of this page can be edited. */
  content: QueryState<AdminPageContent> | null;
}

/** A page: what is stored of it, and the way to its screen. */
export function PageCard({ page: { title, screen, path }, seo, content }: PageCardProps) {
  const hasFailed = seo.isError || content?.isError;
  const { note } = useReference()(seo.error ?? content?.error);
  const retry = () => {
    seo.refetch();
    content?.refetch();
  };
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      {hasFailed && (
        <p>
          <span>{`Impossible de lire ce qui est enregistré. ${note ?? ''} `}</span>
          <Button type="link" size="small" aria-label={`Réessayer : ${title}`} onClick={retry}>
            Réessayer
          </Button>
        </p>
      )}
      {!hasFailed && seo.currentData && <StoredSeo {...seo.currentData} />}
      {content?.currentData && <StoredContent {...content.currentData} />}
      <p className={styles.links}>
        <LinkButton type="primary" to={screen} aria-label={`Modifier : ${title}`}>
          Modifier
        </LinkButton>
        <PublicLink to={path} label={`Voir la page dans un nouvel onglet : ${title}`}>
          Voir la page
        </PublicLink>
      </p>
    </>
  );
}

function StoredSeo({ title, description, revision }: AdminSeo) {
  if (revision === 0)
    return <p className={styles.none}>Aucune métadonnée enregistrée : le site emploie les siennes.</p>;
  return (
    <dl className={stack(2, styles.stored)}>
      <Stored name="Titre SEO">{title && withLength(title)}</Stored>
      <Stored name="Description SEO">{description && withLength(description)}</Stored>
    </dl>
  );
}

function StoredContent({ couple_image: picture, description_text: text }: AdminPageContent) {
  return (
    <dl className={stack(2, styles.stored)}>
      <Stored name="Photo du couple">
        {picture && <img className={styles.photo} src={picture.url} alt={picture.alt} loading="lazy" />}
      </Stored>
      <Stored name="Texte de présentation">{text && shorten(text, EXCERPT)}</Stored>
    </dl>
  );
}

/** What is stored under a name, or that nothing is. */
function Stored({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={children ? undefined : styles.none}>{children || 'Rien'}</dd>
    </div>
  );
}

const withLength = (text: string) => `${text} (${text.length} caractères)`;
