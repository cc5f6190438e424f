import type { Image } from '@tdt/contracts';
import { IMAGE_FORMATS } from '@tdt/contracts/plain';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';
import { srcSetOf } from './sources.ts';
import { useFadeIn } from './use-fade-in.ts';

interface PictureProps {
  image: Image;
  /** How wide the picture is drawn, as the `sizes` attribute says it. */
  sizes: string;
  /** Fills the box that `className` gives (its aspect ratio) instead of keeping the picture's own. */
  cover?: boolean;
  /** The first thing to be seen: loaded at once, before anything else. */
  priority?: boolean;
  /** Says nothing that the words around do not say: an empty alternative text. */
  decorative?: boolean;
  className?: string | undefined;
}

/** A picture in AVIF or WebP at the width that fits; its place and a blurred foretaste are there before it loads. */
export function Picture({ image, sizes, cover, priority, decorative, className }: PictureProps) {
  const { ref, isPending, settle } = useFadeIn();
  const frame = classNames(styles.frame, cover && styles.cover, isPending && styles.pending, className);
  return (
    <span className={frame}>
      <img className={styles.placeholder} src={image.placeholder} alt="" aria-hidden="true" decoding="async" />
      <picture>
        {IMAGE_FORMATS.map((format) => (
          <source key={format} type={format} srcSet={srcSetOf(image, format)} sizes={sizes} />
        ))}
        <img
          ref={ref}
          className={styles.image}
          src={image.url}
          width={image.width}
          height={image.height}
          alt={decorative ? '' : image.alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'auto' : 'async'}
          onLoad={settle}
        />
      </picture>
    </span>
  );
}
