import { IMAGE_FORMATS } from '@tdt/contracts/plain';
import { useEffect, useRef, useState } from 'react';
import styles from './step-media.module.css';
import { stepSources } from './step-sources.ts';

const SIZES = '(width >= 48rem) 36rem, 80vw';

/** The picture of a step. A file that was smaller than the sizes on offer is shown as it is. */
export function StepPicture({ url, alt }: { url: string; alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [isWhole, setWhole] = useState(false);
  // It may have failed before the page came alive.
  useEffect(() => setWhole(image.current?.complete === true && image.current.naturalWidth === 0), []);
  return (
    <picture className={styles.picture}>
      {!isWhole &&
        IMAGE_FORMATS.map((format) => (
          <source key={format} type={format} srcSet={stepSources(url, format)} sizes={SIZES} />
        ))}
      <img
        ref={image}
        className={styles.frame}
        src={url}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setWhole(true)}
      />
    </picture>
  );
}
