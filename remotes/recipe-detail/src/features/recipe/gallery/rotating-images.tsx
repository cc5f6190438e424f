import type { Image } from '@tdt/contracts';
import { cluster, IconButton, icons, Polaroid, stack } from '@tdt/ui';
import styles from './rotating-images.module.css';
import { useRotation } from './use-rotation.ts';

interface RotatingImagesProps {
  images: readonly Image[];
  /** Of the set, for screen readers. */
  label: string;
  sizes: string;
  tilt: number;
}

/** A pile of photographs; every five seconds the next one lies on top. */
export function RotatingImages({ images, label, sizes, tilt }: RotatingImagesProps) {
  const { index, preloadedTo, isStopped, canRotate, go, toggle, pauseHandlers } = useRotation(images.length);
  return (
    <section className={stack(5)} aria-roledescription="carrousel" aria-label={label} {...pauseHandlers}>
      <ul className={styles.pile}>
        {images.map((image, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: images may repeat, and their order never changes
            key={`${place} ${image.url}`}
            className={styles.slide}
            data-current={place === index}
            aria-hidden={place !== index}
          >
            {place <= preloadedTo && (
              <Polaroid image={image} wide sizes={sizes} tilt={place % 2 ? -tilt : tilt} decorative>
                <span className={styles.caption}>{image.alt}</span>
              </Polaroid>
            )}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={cluster(1, styles.controls)} data-hide="no-script">
          <IconButton label="Image précédente" path={icons.arrowLeft} onClick={() => go(-1)} />
          {canRotate && (
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
