import type { Suggestions } from '@tdt/contracts';
import { PAGES, SEARCH_TEXT_MAX } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import { Fragment } from 'react';
import styles from './next-stops.module.css';

interface NextStopsProps {
  /** `null`: they could not be had. */
  suggestions: Suggestions | null;
  /** The folded search text, where filters may have left nothing of what it finds. */
  asked?: string;
  /** With a search field, on pages that have none. */
  withField?: boolean;
}

/** Where to go from a page that has nothing to show: close words, a search, countries. In the text's colour. */
export function NextStops({ suggestions, asked, withField }: NextStopsProps) {
  const { texts = [], countries = [] } = suggestions ?? {};
  return (
    <div className={styles.stops}>
      {texts.length > 0 && (
        <p className={styles.words}>
          {'Vouliez-vous dire '}
          {texts.map((text, index) => (
            <Fragment key={text}>
              {index > 0 && ' ou '}
              <Link to={`${PAGES.recipes}?q=${encodeURIComponent(text)}`}>
                {text === asked ? `« ${text} » sans filtre` : `« ${text} »`}
              </Link>
            </Fragment>
          ))}
          {' ?'}
        </p>
      )}
      {withField && <SearchField />}
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

/** A form of the document: it works without JavaScript, and leads to the list. */
function SearchField() {
  return (
    <search>
      <form action={PAGES.recipes} className={styles.form}>
        <input
          type="search"
          name="q"
          aria-label="Chercher une recette"
          placeholder="Un plat, un pays, un ingrédient"
          maxLength={SEARCH_TEXT_MAX}
          className={styles.input}
        />
        <button type="submit" className={styles.submit}>
          Rechercher
        </button>
      </form>
    </search>
  );
}
