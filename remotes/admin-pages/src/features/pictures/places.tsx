import { stack } from '@tdt/admin/kit';
import type { PicturePlace } from '@tdt/contracts';
import { PICTURE_USE_NAMES, PLACE_STATE_NAMES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import styles from './pictures.module.css';

/** Where documents refer to a picture: in what is shown, in waiting changes, in the trash or in former states. */
export const Places = ({ title, places }: { title: string; places: readonly PicturePlace[] }) => (
  <section className={stack(2)}>
    <h2 className={styles.title}>{title}</h2>
    <ul className={stack(2)}>
      {places.map((place) => (
        <li key={`${place.href} ${place.use} ${place.state}`}>
          <Link to={place.href}>{place.title}</Link> <span className={styles.facts}>{placeText(place)}</span>
        </li>
      ))}
    </ul>
  </section>
);

function placeText({ use, state, alt }: PicturePlace): string {
  const text = alt === '' ? 'sans texte alternatif' : alt && `« ${alt} »`;
  return [PICTURE_USE_NAMES[use], state !== 'live' && PLACE_STATE_NAMES[state], text].filter(Boolean).join(' · ');
}
