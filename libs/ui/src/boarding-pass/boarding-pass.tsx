import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/paths.ts';
import styles from './boarding-pass.module.css';

export interface Fact {
  label: string;
  icon: string;
  value: ReactNode;
}

interface BoardingPassProps {
  facts: readonly Fact[];
  /** Printed on the strip: where the flight goes. */
  destination: string;
  /** Printed on the stub. */
  greeting: string;
  className?: string | undefined;
}

/** Facts set like a boarding pass. */
export function BoardingPass({ facts, destination, greeting, className }: BoardingPassProps) {
  return (
    <div className={classNames(styles.pass, className)}>
      <p className={styles.strip}>
        <span>Carte d'embarquement</span>
        <span className={styles.route}>
          <Icon path={icons.plane} />
          {destination}
        </span>
      </p>
      <dl className={styles.facts}>
        {facts.map(({ label, icon, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>
              <Icon path={icon} />
              {label}
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.stub}>
        <span className={styles.words}>
          <small>À table</small>
          {greeting}
        </span>
        <span className={styles.bars} aria-hidden="true" />
      </p>
    </div>
  );
}
