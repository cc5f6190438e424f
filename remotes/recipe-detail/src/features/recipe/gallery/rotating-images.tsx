import type { Image } from '@tdt/contracts';
import { IconButton, icons, Polaroid } from '@tdt/ui';
import styles from './rotating-images.module.css';
import { useRotation } from './use-rotation.ts';

interface RotatingImagesProps {
  images: readonly Image[];
  /** What the pictures show, for screen readers. */
  label: string;
  sizes: string;
  tilt: number;
}

/** A pile of photographs, another on top every five seconds. */
export function RotatingImages({ images, label, sizes, tilt }: RotatingImagesProps) {
  const { index, reached, isStopped, canTurn, go, toggle, holders } = useRotation(images.length);
  return (
    <section className={styles.gallery} aria-roledescription="carrousel" aria-label={label} {...holders}>
      <ul className={styles.pile}>
        {images.map((image, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures may repeat, and their order never changes
            key={`${place} ${image.url}`}
            className={styles.slide}
            data-current={place === index}
            aria-hidden={place !== index}
          >
            {place <= reached && (
              <Polaroid image={image} wide sizes={sizes} tilt={place % 2 ? -tilt : tilt} decorative>
                <span className={styles.caption}>{image.alt}</span>
              </Polaroid>
            )}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={styles.controls}>
          <IconButton label="Image précédente" path={icons.arrowLeft} onClick={() => go(-1)} />
          {canTurn && (
            <IconButton
              label={isStopped ? 'Reprendre le défilement' : 'Arrêter le défilement'}
              path={isStopped ? icons.play : icons.pause}
              onClick={toggle}
            />
          )}
          <IconButton label="Image suivante" path={icons.arrowRight} onClick={() => go(1)} />
          <span className={styles.place}>{`${index + 1} / ${images.length}`}</span>
        </div>
      )}
    </section>
  );
}
