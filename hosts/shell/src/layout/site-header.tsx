import { HEADER_SCROLL_PX, PAGES } from '@tdt/contracts/plain';
import { Link, NavLink } from '@tdt/platform';
import { classNames, Icon, icons } from '@tdt/ui';
import { Brand } from './brand.tsx';
import styles from './site-header.module.css';
import { SiteHeaderFavourites } from './site-header-favourites.tsx';
import { useMenu } from './use-menu.ts';
import { useScrolled } from './use-scrolled.ts';

/** The fixed bar: white words over the page's dark band at the top, a light bar further down. */
export function SiteHeader() {
  const isScrolled = useScrolled(HEADER_SCROLL_PX);
  const { isOpen, toggle, ref, buttonRef } = useMenu();
  return (
    <header ref={ref} className={styles.header} data-scrolled={isScrolled} data-open={isOpen}>
      <div className={styles.inner}>
        <Brand />
        <button
          ref={buttonRef}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="menu"
          aria-label={isOpen ? 'Fermer le menu' : 'Ouvrir le menu'}
          onClick={toggle}
        >
          <Icon path={isOpen ? icons.close : icons.menu} />
        </button>
        <nav id="menu" className={styles.links} aria-label="Navigation principale">
          <NavLink to={PAGES.home} end className={classNames(styles.link)} viewTransition>
            Accueil
          </NavLink>
          <NavLink to={PAGES.recipes} className={classNames(styles.link)} viewTransition>
            Recettes
          </NavLink>
          {/* A plain link: this one is never shown as the current page. */}
          <Link to={PAGES.about} className={styles.link} viewTransition>
            À propos
          </Link>
        </nav>
        <SiteHeaderFavourites />
      </div>
    </header>
  );
}
