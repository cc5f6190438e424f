import type { CountryDetail, Image } from '@tdt/contracts';
import { enCountry } from '@tdt/domain';
import { Polaroid, Reveal, VisuallyHidden } from '@tdt/ui';
import styles from './collage.module.css';

/** Tilt and tape of the photographs, repeated after the last. */
const POSES = [
  { tilt: -3, tape: 'left' },
  { tilt: 2, tape: 'middle' },
  { tilt: 5, tape: 'right' },
  { tilt: -2, tape: 'middle' },
  { tilt: 3, tape: 'left' },
  { tilt: -5, tape: 'right' },
  { tilt: 2, tape: 'middle' },
] as const;

/** Overlapping photographs of a country, as in an album. */
export function Collage({ images, country }: { images: readonly Image[]; country: CountryDetail }) {
  if (images.length === 0) return null;
  return (
    <section className={styles.album} aria-labelledby="album">
      <VisuallyHidden heading="album">{`En images ${enCountry(country)}`}</VisuallyHidden>
      <Reveal>
        <ul className={styles.photos}>
          {images.map((image, index) => (
            <li key={image.url} className={styles.photo}>
              <Polaroid
                {...POSES[index % POSES.length]}
                image={image}
                wide
                decorative
                sizes="(width >= 900px) 20rem, 46vw"
              >
                <span className={styles.caption}>{image.alt}</span>
              </Polaroid>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
