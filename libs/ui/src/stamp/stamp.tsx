import type { CountryRef } from '@tdt/contracts';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { stampLines } from './lines.ts';
import styles from './stamp.module.css';

interface StampProps {
  country: Pick<CountryRef, 'name' | 'country_bon_appetit'>;
  ink?: 'paprika' | 'sea' | 'olive' | 'light';
  className?: string | undefined;
}

const LEADING = 1.12;

/** A passport stamp: the country's name along the ring, its greeting in the middle. */
export function Stamp({ country, ink = 'paprika', className }: StampProps) {
  const id = useId();
  const { lines, size } = stampLines(country.country_bon_appetit);
  const ruleOffset = lines.length > 1 ? 38 : 29;
  const top = 104 - ((lines.length - 1) * size * LEADING) / 2;
  return (
    <svg
      className={classNames(styles.stamp, className)}
      data-ink={ink}
      viewBox="0 0 200 200"
      role="img"
      aria-label={`${country.name} : ${country.country_bon_appetit}`}
    >
      <circle className={styles.ring} cx="100" cy="100" r="96" strokeWidth="4" />
      <circle className={styles.ring} cx="100" cy="100" r="89" strokeWidth="1.2" />
      <circle className={styles.ring} cx="100" cy="100" r="62" strokeWidth="1.2" strokeDasharray="3 3.2" />
      <path id={`${id}o`} d="M100 100m-70.5 0a70.5 70.5 0 0 1 141 0" fill="none" />
      <path id={`${id}u`} d="M100 100m-81 0a81 81 0 0 0 162 0" fill="none" />
      <text className={styles.around} textAnchor="middle">
        <textPath href={`#${id}o`} startOffset="50%">
          {country.name}
        </textPath>
      </text>
      <text className={styles.around} textAnchor="middle">
        <textPath href={`#${id}u`} startOffset="50%">
          ✶ Bon voyage ✶
        </textPath>
      </text>
      <text className={styles.words} fontSize={size}>
        {lines.map((line, index) => (
          <tspan key={line} x="100" y={top + index * size * LEADING + size * 0.3}>
            {line}
          </tspan>
        ))}
      </text>
      <path
        className={styles.ring}
        strokeWidth="1.4"
        d={`M58 ${102 - ruleOffset}h84M58 ${102 + ruleOffset}h84`}
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
    </svg>
  );
}
