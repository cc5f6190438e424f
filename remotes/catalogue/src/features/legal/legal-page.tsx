import type { Elements } from '@tdt/platform';
import { Band, Kicker, stack } from '@tdt/ui';
import styles from './legal-page.module.css';

/** A page of text under a short band. */
export function LegalPage({ title, children }: { title: string; children: Elements }) {
  return (
    <>
      <Band>
        <div className={stack(4)}>
          <Kicker onBand>En toute transparence</Kicker>
          <h1 className={styles.title}>{title}</h1>
        </div>
      </Band>
      <div className={stack(7, styles.text)}>{children}</div>
    </>
  );
}

export function LegalSection({ title, children }: { title: string; children: Elements }) {
  return (
    <section className={stack(4)}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** A text of the site's settings; a neutral sentence while it is unset. */
export function Configured({ text }: { text: string | null }) {
  return <p className={styles.configured}>{text ?? 'Cette information sera précisée prochainement.'}</p>;
}

/** The contact address as a link. */
export function Contact({ email }: { email: string | null }) {
  if (!email) return <Configured text={null} />;
  return (
    <p className={styles.configured}>
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
