import styles from './legal-page.module.css';

/** What the site's keeper has configured; a neutral sentence as long as nothing is. */
export function Given({ text }: { text: string | null }) {
  return <p className={styles.given}>{text ?? 'Cette information sera précisée prochainement.'}</p>;
}

/** The address to write to. */
export function Contact({ email }: { email: string | null }) {
  if (!email) return <Given text={null} />;
  return (
    <p className={styles.given}>
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
