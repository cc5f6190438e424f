import type { StepMedia as Media } from '@tdt/contracts';
import { LinkButton } from '@tdt/ui';
import styles from './step-media.module.css';
import { StepPicture } from './step-picture.tsx';
import { stepVideo } from './step-video.ts';
import { YoutubePlayer } from './youtube-player.tsx';

export interface StepMediaProps {
  media: Media;
  /** Number of the step, from 1. */
  number: number;
}

/** The picture or the video of one step. */
export function StepMedia({ media, number }: StepMediaProps) {
  if (media.type === 'image') return <StepPicture url={media.url} alt={`Le geste de l'étape ${number}`} />;
  const video = stepVideo(media.url);
  const title = `Étape ${number} en vidéo`;
  if (video.kind === 'embed') return <YoutubePlayer id={video.id} title={title} />;
  if (video.kind === 'link') {
    return (
      <LinkButton to={video.src} variant="outline" target="_blank" rel="noreferrer" className={styles.link}>
        Voir la vidéo de cette étape
      </LinkButton>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: gestures without words
    <video className={styles.frame} src={video.src} aria-label={title} controls playsInline preload="none" />
  );
}
