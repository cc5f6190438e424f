import { HEADER_SCROLL_PX, PAGES } from '@tdt/contracts/plain';
import { Link, NavLink, useMenu } from '@tdt/platform';
import { classNames, Icon, icons } from '@tdt/ui';
import { useEffect, useState } from 'react';
import { Brand } from './brand.tsx';
import styles from './site-header.module.css';
import { SiteHeaderFavourites } from './site-header-favourites.tsx';
import { SkipLink } from './skip-link.tsx';

/** The fixed bar: white text over the page's dark band at the top, a light bar once the page is scrolled. */
export function SiteHeader() {
  const isScrolled = useScrolled(HEADER_SCROLL_PX);
  const { isOpen, toggle, ref, buttonRef } = useMenu();
  return (
    <header ref={ref} className={styles.header} data-hide="print" data-scrolled={isScrolled} data-open={isOpen}>
      <SkipLink />
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
          {/* Not a NavLink: it is never marked as the current page. */}
          <Link to={PAGES.about} className={styles.link} viewTransition>
            À propos
          </Link>
        </nav>
        <SiteHeaderFavourites />
      </div>
    </header>
  );
}

/** Whether the page is scrolled further than `pixels`; `false` on the server and while hydrating. */
function useScrolled(pixels: number): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > pixels);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [pixels]);
  return isScrolled;
}
