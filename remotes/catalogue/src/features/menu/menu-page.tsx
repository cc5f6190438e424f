import type { Menu } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { deCountry } from '@tdt/domain';
import { menuHead } from '@tdt/domain/heads';
import { menuSearch, readMenuQuery } from '@tdt/domain/lists';
import { breadcrumbJsonLd, itemListJsonLd, menuCrumbs } from '@tdt/domain/seo';
import { useLoaderData, useLocation, useSite } from '@tdt/platform';
import { Band, Breadcrumb, Head, Icon, icons, Kicker, LinkButton, stack } from '@tdt/ui';
import { Courses } from './courses.tsx';
import styles from './menu-page.module.css';
import { Plan } from './plan.tsx';
import { TimeForm } from './time-form.tsx';

/** A meal of a country, and when to begin what so that it is ready at the time that the address states. */
export function MenuPage() {
  const menu = useLoaderData<Menu>();
  const { heure } = readMenuQuery(new URLSearchParams(useLocation().search));
  const site = useSite();
  const { country, courses } = menu;
  const recipes = courses.map(({ recipe }) => recipe);
  const jsonLd = ON_SERVER ? [breadcrumbJsonLd(site, menuCrumbs(country)), itemListJsonLd(site, recipes)] : [];
  return (
    <>
      <Head head={menuHead(site, menu)} jsonLd={jsonLd} />
      <Band>
        <div className={stack(5)}>
          <Breadcrumb crumbs={menuCrumbs(country)} />
          <Kicker onBand>{country.country_bon_appetit}</Kicker>
          <h1>{`Un menu ${deCountry(country)}`}</h1>
          <p className={styles.lead}>Tout un repas, et l'heure à laquelle commencer chaque chose avec deux mains.</p>
          <div className={styles.choices}>
            <TimeForm menu={menu.number} heure={heure} />
            <AnotherMenu menu={menu} heure={heure} />
          </div>
        </div>
      </Band>
      <Courses menu={menu} />
      <Plan courses={courses} heure={heure} />
    </>
  );
}

function AnotherMenu({ menu: { country, number, menus }, heure }: { menu: Menu; heure: string }) {
  if (menus < 2) return null;
  const search = menuSearch({ menu: (number % menus) + 1, heure });
  return (
    <LinkButton to={`${PAGES.menu(country.slug)}${search}`} variant="light" rel="nofollow" preventScrollReset>
      <Icon path={icons.retry} />
      Un autre menu
    </LinkButton>
  );
}
