import type { MapDrawing } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import styles from './world-map.module.css';

interface WorldMapProps {
  map: MapDrawing;
  /** For screen readers. */
  label: string;
}

/**
 * A map of dots on a dark band, on which countries are links. Small countries are small targets: a page with a map also
 * lists the same links.
 */
export function WorldMap({ map: { box, land, parallels, marks }, label }: WorldMapProps) {
  const [left, , width, height] = box;
  const isPart = width < PART_WIDTH;
  return (
    <nav className={styles.map} aria-label={label}>
      <a href={`#${END_ID}`} className={styles.skip} data-hide="print">
        Passer la carte
      </a>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation has the name; a title would follow the pointer */}
      <svg className={isPart ? styles.part : styles.whole} viewBox={box.join(' ')} width={width} height={height}>
        <g className={styles.parallels}>
          {parallels.map(({ name, y }) => (
            <g key={name}>
              <path d={`M${left} ${y}h${width}`} />
              {!isPart && (
                <text x={left} y={y - 5}>
                  {name}
                </text>
              )}
            </g>
          ))}
        </g>
        <path className={styles.land} d={land} />
        {marks.map((mark) => (
          <CountryMark key={mark.slug} mark={mark} />
        ))}
      </svg>
      <Legend isPart={isPart} />
    </nav>
  );
}

/** Id of what follows the countries: a page has one map. */
const END_ID = 'fin-de-la-carte';

/** Narrower maps show a part of the world, with larger dots. */
const PART_WIDTH = 1400;

function CountryMark({ mark: { name, slug, recipe_count: count, x, y, dots } }: { mark: MapDrawing['marks'][number] }) {
  const recipes = count > 0 ? `${count} recette${count > 1 ? 's' : ''}` : 'pas encore de recette';
  return (
    <Link to={PAGES.country(slug)} className={styles[heatOf(count)]} aria-label={`${name}, ${recipes}`} viewTransition>
      <path className={styles.target} d={dots} />
      <path className={styles.dots} d={dots} />
      <text className={styles.name} x={x} y={y - 12}>
        {count > 0 ? `${name} · ${count}` : name}
      </text>
    </Link>
  );
}

type Heat = 'none' | 'few' | 'some' | 'many';

/** More recipes, warmer colour. */
function heatOf(count: number): Heat {
  if (count === 0) return 'none';
  if (count < 3) return 'few';
  return count < 10 ? 'some' : 'many';
}

const HEATS: readonly [heat: Heat, text: string][] = [
  ['none', 'pas encore'],
  ['few', '1 ou 2 recettes'],
  ['some', '3 à 9'],
  ['many', '10 et plus'],
];

/** Explains the colours. */
function Legend({ isPart }: { isPart: boolean }) {
  return (
    <p id={END_ID} tabIndex={-1} className={styles.legend}>
      {HEATS.filter(([heat]) => isPart || heat !== 'none').map(([heat, text]) => (
        <span key={heat} className={styles[heat]}>
          {text}
        </span>
      ))}
    </p>
  );
}
