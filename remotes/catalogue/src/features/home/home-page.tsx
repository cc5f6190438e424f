import type { Home } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { homeHead } from '@tdt/domain/heads';
import { itemListJsonLd, websiteJsonLd } from '@tdt/domain/seo';
import { useLoaderData, useSite } from '@tdt/platform';
import { cluster, FlightPath, Head, Icon, icons, LinkButton } from '@tdt/ui';
import { SurpriseLink } from '../surprise/surprise-link.tsx';
import { Categories } from './categories.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { Moods } from './moods.tsx';

/** The home page: one featured recipe, six countries, three recipes of each category. */
export function HomePage() {
  const { hero, moods, categories, seo } = useLoaderData<Home>();
  const site = useSite();
  const recipes = categories.flatMap((category) => category.recipes);
  const jsonLd = ON_SERVER ? [websiteJsonLd(site), itemListJsonLd(site, recipes)] : [];
  return (
    <>
      <Head head={homeHead(site, seo, hero?.cover)} jsonLd={jsonLd} />
      <Hero recipe={hero} />
      {moods.length > 0 && <Moods moods={moods} />}
      <FlightPath className={styles.path} />
      <Categories categories={categories} />
      <p className={cluster(3, styles.all)}>
        <LinkButton to={PAGES.recipes} large>
          Voir toutes les recettes
          <Icon path={icons.arrowRight} />
        </LinkButton>
        {hero && <SurpriseLink large />}
      </p>
    </>
  );
}
