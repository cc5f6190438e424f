import type { StepMedia } from '@tdt/contracts';
import { captionsUrl, mediaTypeOf, youtubeVideo } from '@tdt/domain/recipes';
import { LinkButton } from '@tdt/ui';
import styles from './step-media.module.css';
import { StepPicture } from './step-picture.tsx';
import { YoutubePlayer } from './youtube-player.tsx';

export interface StepMediaViewProps {
  media: StepMedia;
  /** Number of the step, from 1. */
  number: number;
}

/** The picture or the video of one step. */
export function StepMediaView({ media, number }: StepMediaViewProps) {
  if (media.type === 'image') return <StepPicture url={media.url} alt={`Le geste de l'étape ${number}`} />;
  const video = youtubeVideo(media.url);
  const title = `Étape ${number} en vidéo`;
  if (video) return <YoutubePlayer video={video} title={title} />;
  if (mediaTypeOf(media.url) !== 'video') {
    return (
      <LinkButton to={media.url} variant="outline" target="_blank" rel="noreferrer" className={styles.link}>
        Voir la vidéo de cette étape
      </LinkButton>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: most show gestures without words
    <video className={styles.frame} src={media.url} aria-label={title} controls playsInline preload="none">
      {media.captions && <track kind="captions" srcLang="fr" label="Français" src={captionsUrl(media.captions)} />}
    </video>
  );
}
