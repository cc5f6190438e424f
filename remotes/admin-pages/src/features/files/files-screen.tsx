import { isSessionFailure } from '@tdt/admin/api';
import {
  Alert,
  Button,
  cluster,
  ErrorScreen,
  exactText,
  relativeText,
  Skeleton,
  stack,
  useReference,
} from '@tdt/admin/kit';
import type { AdminSitemap } from '@tdt/contracts';
import { SITEMAP_FIXED_PAGES } from '@tdt/domain/seo';
import { useToasts } from '@tdt/platform';
import styles from './files-screen.module.css';
import { sitemapApi } from './sitemap-api.ts';
import { SitemapChangeList } from './sitemap-changes.tsx';

const number = new Intl.NumberFormat('fr-FR');

/** /admin/files: what the sitemap lists, its download, and its publication. */
export function FilesScreen() {
  const { data, error, refetch } = sitemapApi.useSitemapStateQuery();
  if (data) return <Sitemap {...data} />;
  return error && !isSessionFailure(error) ? (
    <ErrorScreen title="Impossible de lire le sitemap" error={error} onRetry={refetch} />
  ) : (
    <Skeleton active title={false} paragraph={{ rows: 6 }} />
  );
}

function Sitemap({ recipes, countries, urls, published_at, changes }: AdminSitemap) {
  return (
    <div className={stack(5, styles.screen)}>
      <section className={stack(4, styles.card)} aria-labelledby="sitemap">
        <h2 id="sitemap" className={styles.title}>
          sitemap.xml
        </h2>
        <dl className={styles.counts}>
          <Count name="Recettes" value={recipes} />
          <Count name="Pays" value={countries} />
          <Count name="URLs au total" value={urls} note={`dont ${SITEMAP_FIXED_PAGES} pages fixes`} />
        </dl>
        <SitemapActions />
      </section>
      <section className={stack(4, styles.card)} aria-labelledby="online">
        <h2 id="online" className={styles.title}>
          En ligne
        </h2>
        {published_at === null ? (
          <p>Jamais publié : les visiteurs reçoivent un sitemap fait du contenu du jour.</p>
        ) : (
          <p>
            Publié <time dateTime={published_at}>{relativeText(published_at)}</time>
            <span>{`, le ${exactText(published_at)}.`}</span>
          </p>
        )}
        {changes && <SitemapChangeList changes={changes} />}
      </section>
      <Alert
        type="info"
        showIcon
        title={
          <span>
            Le sitemap est servi à l'adresse{' '}
            <a href="/sitemap.xml" className={styles.served}>
              /sitemap.xml
            </a>
            , où les moteurs de recherche le lisent.
          </span>
        }
      />
    </div>
  );
}

function Count({ name, value, note }: { name: string; value: number; note?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.number}>{number.format(value)}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

/** Download and publication. A failure changes nothing online, and says so. */
function SitemapActions() {
  const { show } = useToasts();
  const reference = useReference();
  const [download, { isLoading: isDownloading }] = sitemapApi.useSitemapDownloadMutation();
  const [publish, { isLoading: isPublishing }] = sitemapApi.useSitemapPublishMutation();
  const report = (error: unknown, title: string, description: string) => {
    if (!isSessionFailure(error)) show({ kind: 'info', title, description, ...reference(error) });
  };
  const onDownload = async () => {
    const { error } = await download();
    if (!error) return show({ kind: 'success', title: 'Sitemap téléchargé' });
    report(error, "Le sitemap n'a pas été téléchargé", 'Réessayez dans un moment.');
  };
  const onPublish = async () => {
    const { data, error } = await publish();
    if (!data) return report(error, "Le sitemap n'a pas été mis à jour", 'Celui qui est en ligne reste tel quel.');
    const description = data.changed ? `${number.format(data.urls)} URLs en ligne` : "Rien n'avait changé";
    show({ kind: 'success', title: 'Sitemap mis à jour', description });
  };
  return (
    <p className={cluster(3)}>
      <Button loading={isDownloading} onClick={onDownload}>
        Télécharger sitemap.xml
      </Button>
      <Button type="primary" loading={isPublishing} onClick={onPublish}>
        Mettre à jour en ligne
      </Button>
    </p>
  );
}
