import type { Mood } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import { LinkButton, Polaroid, Section } from '@tdt/ui';
import styles from './moods.module.css';

/** Six countries to choose from, as polaroids. */
export function Moods({ moods }: { moods: readonly Mood[] }) {
  return (
    <Section
      id="envies"
      kicker="Prochaines escales"
      title="Quelle est votre envie du jour ?"
      lead="Choisissez une carte postale : chacune mène à une table, à ses gestes et à ses recettes."
      className={styles.section}
    >
      <ul className={styles.cards}>
        {moods.map((mood) => (
          <li key={mood.country.slug}>
            <MoodCard mood={mood} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <LinkButton to={PAGES.countries} variant="outline">
          Tous les pays, région par région
        </LinkButton>
      </p>
    </Section>
  );
}

function MoodCard({ mood: { country, polaroid, excerpt, tilt } }: { mood: Mood }) {
  return (
    <Link to={PAGES.country(country.slug)} className={styles.link} viewTransition>
      <Polaroid image={polaroid} tilt={tilt} sizes="(width >= 1024px) 20rem, (width >= 640px) 42vw, 66vw" decorative>
        <span className={styles.name}>{country.name}</span>
        <span className={styles.words}>{country.country_bon_appetit}</span>
        <span className={styles.excerpt}>{excerpt}</span>
      </Polaroid>
    </Link>
  );
}
