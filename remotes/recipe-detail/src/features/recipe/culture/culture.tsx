import type { RecipeDetail } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { deCountry } from '@tdt/domain';
import { Link } from '@tdt/platform';
import { classNames, DropCap, Icon, icons, Kicker, Reveal, RichText, stack } from '@tdt/ui';
import { Stamp } from '@tdt/ui/recipes';
import { useId, useState } from 'react';
import { RotatingImages } from '../gallery/rotating-images.tsx';
import styles from './culture.module.css';

/**
 * The story of the dish, its country, and pictures of the country. The recipe comes next, so only the first lines show
 * until the visitor wants more; the whole text is there without JavaScript, in print, and for search engines. Nothing of
 * a recipe that has neither.
 */
export function Culture({ recipe }: { recipe: RecipeDetail }) {
  const { country, cultural_context, cultural_context_title, country_title, country_text } = recipe;
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const isFolded = Boolean(cultural_context) && !isOpen;
  if (!country && !cultural_context) return null;
  return (
    <section className={styles.culture} aria-labelledby="culture">
      <Reveal className={classNames(styles.layout, isFolded && styles.folded)}>
        <div className={stack(4, styles.story)}>
          <Kicker>Carnet culturel</Kicker>
          {cultural_context && (
            <>
              <h2 id="culture" className={styles.title}>
                {cultural_context_title ?? "L'histoire du plat"}
              </h2>
              <div id={textId} className={styles.text}>
                <DropCap>{cultural_context}</DropCap>
              </div>
              <button
                type="button"
                className={styles.more}
                data-hide="print no-script"
                aria-expanded={isOpen}
                aria-controls={textId}
                onClick={() => setOpen(!isOpen)}
              >
                <span>{isOpen ? 'Réduire le texte' : 'Lire la suite'}</span>
                <Icon path={icons.chevronDown} />
              </button>
            </>
          )}
          {country && (
            <div className={stack(3, styles.country)} data-hide="print">
              {cultural_context ? <h3>{country_title}</h3> : <h2 id="culture">{country_title}</h2>}
              {country_text && <RichText>{country_text}</RichText>}
              <Link to={PAGES.country(country.slug)} className={styles.link} viewTransition>
                <span>{`Toutes les recettes ${deCountry(country)}`}</span>
                <Icon path={icons.arrowRight} />
              </Link>
            </div>
          )}
        </div>
        <div className={styles.pictures} data-hide="print">
          <RotatingImages
            images={recipe.country_images}
            label={country ? `Images ${deCountry(country)}` : 'Images de voyage'}
            sizes="(width >= 1024px) 22rem, 80vw"
            tilt={3}
          />
          {country && <Stamp country={country} className={styles.stamp} />}
        </div>
      </Reveal>
    </section>
  );
}
