import type { Image, ImageFormat } from '@tdt/contracts';
import { IMAGE_FORMATS } from '@tdt/contracts/plain';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';
import { useFadeIn } from './use-fade-in.ts';

interface PictureProps {
  image: Image;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Fills the box of `className`, cropped, instead of keeping the picture's aspect ratio. */
  cover?: boolean;
  /** Loads eagerly with high priority, for pictures visible without scrolling. */
  priority?: boolean;
  /** Gives an empty alternative text, for a picture that repeats the text beside it. */
  decorative?: boolean;
  className?: string | undefined;
}

/** A picture in AVIF or WebP at a fitting width; its space and a blurred placeholder are there before it loads. */
export function Picture({ image, sizes, cover, priority, decorative, className }: PictureProps) {
  const { ref, isPending, settle } = useFadeIn();
  const focal = cover ? image.focal : undefined;
  const frame = classNames(styles.frame, cover && styles.cover, isPending && styles.pending, className);
  return (
    <span className={frame} data-x={focal?.x} data-y={focal?.y}>
      {image.placeholder && (
        <img className={styles.placeholder} src={image.placeholder} alt="" aria-hidden="true" decoding="async" />
      )}
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

/** The `srcset` of one format, for which the order does not count; `undefined` when the picture has none. */
function srcSetOf(image: Image, format: ImageFormat): string | undefined {
  const variants = image.variants.filter((variant) => variant.type === format);
  if (variants.length === 0) return undefined;
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
