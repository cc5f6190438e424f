import { LICENCES_PATH } from '@tdt/contracts/plain';
import { aboutHead } from '@tdt/domain/heads';
import { useLoaderData, useSite } from '@tdt/platform';
import { Band, DropCap, Head, Kicker, Polaroid, stack } from '@tdt/ui';
import type { AboutData } from './about.loader.ts';
import styles from './about-page.module.css';
import { Voyages } from './voyages.tsx';

/** Shown while the back office has no text. */
const DEFAULT_TEXT = `Nous sommes partis d'une table de cuisine, d'un vieil atlas et d'une question posée un soir de pluie : que mange-t-on, ce soir, à l'autre bout du monde ?

Depuis, chaque recette est une escale. Nous la cuisinons, nous la goûtons, nous cherchons d'où elle vient et ce qu'elle raconte, puis nous l'écrivons pour qu'elle soit facile à refaire chez vous, avec les produits d'ici.

Il n'y a pas besoin de valise pour partir : un tablier suffit. Choisissez un pays, mettez l'eau à chauffer, et bon voyage.`;

/** The about page: the site's story, and every country that has recipes. */
export function AboutPage() {
  const { content, countries, seo } = useLoaderData<AboutData>();
  const site = useSite();
  const picture = content?.couple_image ?? null;
  const [first = '', ...others] = paragraphs(content?.description_text?.trim() || DEFAULT_TEXT);
  return (
    <>
      <Head head={aboutHead(site, seo, picture)} />
      <Band>
        <div className={stack(4)}>
          <Kicker onBand>{site.name}</Kicker>
          <h1>À propos</h1>
          <p className={styles.lead}>{site.tagline}</p>
        </div>
      </Band>
      <div className={styles.story} data-picture={picture !== null}>
        {picture && (
          <Polaroid
            image={picture}
            tilt={-3}
            wide
            priority
            sizes="(width >= 900px) 30rem, 88vw"
            className={styles.photo}
          />
        )}
        <div className={styles.text}>
          <DropCap>{first}</DropCap>
          {others.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat, and their order never changes
            <p key={`${index} ${paragraph}`}>{paragraph}</p>
          ))}
        </div>
      </div>
      {countries.length > 0 && <Voyages countries={countries} />}
      <div className={styles.end}>
        {/* No page of the router: the server responds with a text. */}
        <a href={LICENCES_PATH}>Licences des logiciels et des polices</a>
      </div>
    </>
  );
}

/** The paragraphs of a text, which blank lines separate. A paragraph keeps its single line breaks. */
const paragraphs = (text: string): string[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
