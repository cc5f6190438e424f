import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/paths.ts';
import styles from './boarding-pass.module.css';
import { Stub } from './stub.tsx';

interface Fact {
  label: string;
  icon: string;
  value: ReactNode;
  /** In small letters below the value. */
  note?: string | null;
  /** Takes a row of its own on phones. */
  isWide?: boolean;
}

interface BoardingPassProps {
  facts: readonly Fact[];
  /** Printed on the strip. */
  destination: string;
  /** Printed on the stub. */
  greeting: string;
  className?: string | undefined;
}

/** Facts laid out as a boarding pass. */
export function BoardingPass({ facts, destination, greeting, className }: BoardingPassProps) {
  return (
    <div className={classNames(styles.pass, className)}>
      <p className={styles.strip}>
        <span>Carte d'embarquement</span>
        <span className={styles.route}>
          <Icon path={icons.plane} />
          <span>{destination}</span>
        </span>
      </p>
      <dl className={styles.facts}>
        {facts.map(({ label, icon, value, note, isWide }) => (
          <div key={label} className={styles.fact} data-wide={isWide}>
            <dt className={styles.label}>
              <Icon path={icon} />
              <span>{label}</span>
            </dt>
            <dd className={styles.value}>
              <span>{value}</span>
              {note && <small className={styles.note}>{` ${note}`}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <Stub greeting={greeting} />
    </div>
  );
}
