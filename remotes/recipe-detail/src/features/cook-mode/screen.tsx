import type { Elements } from '@tdt/platform';
import { Icon, icons, stack } from '@tdt/ui';
import type { MouseEvent, ReactNode } from 'react';
import styles from './screen.module.css';

export interface ScreenPosition {
  /** Its anchor. */
  id: string;
  /** Whether another screen is shown. */
  isAside: boolean;
  /** Ids of its neighbours; `undefined` at the ends. */
  before: string | undefined;
  after: string | undefined;
  /** Called with 1 or -1. */
  onGo: (by: number) => void;
}

interface ScreenProps extends ScreenPosition {
  title: ReactNode;
  /** Id of what the title is about, which screen readers read after it. */
  describedBy?: string;
  /** Small text over the title. */
  kicker?: string | null;
  /** Between the links to the neighbours. */
  middle?: Elements;
  children: Elements;
}

/** One screen of cook mode: title, content, and large links to its neighbours, which are anchors without JavaScript. */
export function Screen(props: ScreenProps) {
  const { id, isAside, before, after, onGo, title, describedBy, kicker, middle, children } = props;
  const go = (by: number) => (event: MouseEvent) => {
    event.preventDefault();
    onGo(by);
  };
  return (
    <article id={id} className={styles.screen} inert={isAside} aria-labelledby={`${id}-titre`}>
      <div className={stack(4, styles.content)}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h2 id={`${id}-titre`} tabIndex={-1} className={styles.heading} aria-describedby={describedBy}>
          {title}
        </h2>
        {children}
      </div>
      <nav className={styles.nav} data-hide="print" aria-labelledby={`${id}-titre`}>
        {before !== undefined && (
          <a href={`#${before}`} className={styles.go} aria-label="Écran précédent" onClick={go(-1)}>
            <Icon path={icons.arrowLeft} />
          </a>
        )}
        {middle}
        {after !== undefined && (
          <a href={`#${after}`} onClick={go(1)}>
            Suivant
            <Icon path={icons.arrowRight} />
          </a>
        )}
      </nav>
    </article>
  );
}
