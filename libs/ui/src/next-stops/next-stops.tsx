import type { Suggestions } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { type Elements, Link } from '@tdt/platform';
import { Fragment } from 'react';
import styles from './next-stops.module.css';

interface NextStopsProps {
  /** `null`: they could not be loaded. */
  suggestions: Suggestions | null;
  /** The search text, if filters may have excluded all its results. */
  asked?: string;
  /** A search field, on pages that have none. */
  field?: Elements;
}

/** Links on a page that has nothing to show: similar searches, a search field, countries. In the colour of the text. */
export function NextStops({ suggestions, asked = '', field }: NextStopsProps) {
  const { texts = [], countries = [] } = suggestions ?? {};
  return (
    <div className={styles.stops}>
      {texts.length > 0 && (
        <p className={styles.words}>
          <span>Vouliez-vous dire </span>
          {texts.map((text, index) => (
            <Fragment key={text}>
              {index > 0 && <span> ou </span>}
              <Link to={`${PAGES.recipes}?q=${encodeURIComponent(text)}`}>
                {isSame(text, asked) ? `« ${text} » sans filtre` : `« ${text} »`}
              </Link>
            </Fragment>
          ))}
          <span> ?</span>
        </p>
      )}
      {field}
      <nav aria-label="Pays à découvrir">
        <ul className={styles.countries}>
          {countries.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={PAGES.country(slug)}>{name}</Link>
            </li>
          ))}
          <li>
            <Link to={PAGES.countries}>Tous les pays</Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}

/** Texts of suggestions are in lower case. */
const isSame = (text: string, asked: string): boolean => text.localeCompare(asked, 'fr', { sensitivity: 'base' }) === 0;
