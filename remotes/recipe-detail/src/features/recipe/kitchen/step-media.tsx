import type { StepMedia as Media } from '@tdt/contracts';
import { LinkButton } from '@tdt/ui';
import styles from './step-media.module.css';
import { stepVideo } from './step-video.ts';

/** The picture or the video of one step. */
export function StepMedia({ media, number }: { media: Media; number: number }) {
  if (media.type === 'image') {
    return (
      <img
        className={styles.frame}
        src={media.url}
        alt={`Le geste de l'étape ${number}`}
        loading="lazy"
        decoding="async"
      />
    );
  }
  const video = stepVideo(media.url);
  const title = `Étape ${number} en vidéo`;
  if (video.kind === 'embed') {
    return <iframe className={styles.frame} src={video.src} title={title} loading="lazy" allow="fullscreen" />;
  }
  if (video.kind === 'link') {
    return (
      <LinkButton to={video.src} variant="outline" target="_blank" rel="noreferrer">
        Voir la vidéo de cette étape
      </LinkButton>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: gestures without words
    <video className={styles.frame} src={video.src} aria-label={title} controls playsInline preload="metadata" />
  );
}
