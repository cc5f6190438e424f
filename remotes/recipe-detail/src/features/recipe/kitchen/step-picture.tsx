import { IMAGE_FORMATS, type ImageFormat } from '@tdt/contracts/plain';
import { imageVariants } from '@tdt/domain';
import { useEffect, useRef, useState } from 'react';
import styles from './step-media.module.css';

const SIZES = '(width >= 48rem) 36rem, 80vw';
/** Width of the frame in pixels of the finest screens: such copies, and wider ones, would waste bytes. */
const TOO_WIDE = 1600;

/** The picture of a step, in the width that fits. Falls back to the original, which is narrower than some variants. */
export function StepPicture({ url, alt }: { url: string; alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setFailed] = useState(false);
  // The picture may have failed before hydration.
  useEffect(() => setFailed(image.current?.complete === true && image.current.naturalWidth === 0), []);
  return (
    <picture className={styles.picture}>
      {!hasFailed &&
        IMAGE_FORMATS.map((format) => (
          <source key={format} type={format} srcSet={srcSetOf(url, format)} sizes={SIZES} />
        ))}
      <img
        ref={image}
        className={styles.frame}
        src={url}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
      />
    </picture>
  );
}

/** The variants in one format as a `srcset`; `undefined` for a picture that is not in our media storage. */
function srcSetOf(url: string, format: ImageFormat): string | undefined {
  if (!/^\/media\/.+\.webp$/.test(url)) return undefined;
  return imageVariants(url, TOO_WIDE)
    .filter((variant) => variant.type === format && variant.width < TOO_WIDE)
    .map((variant) => `${variant.url} ${variant.width}w`)
    .join(', ');
}
