import { youtubeEmbed, youtubeVideo } from '@tdt/domain/recipes';
import type { MediaValue } from '../recipe-values.ts';
import styles from './media.module.css';
import { isFilm } from './media-rules.ts';

interface MediaPreviewProps {
  media: MediaValue;
  /** Number of the step. */
  number: number;
}

/** A step's picture or video, stored or not, as the recipe's page shows it. */
export function MediaPreview({ media, number }: MediaPreviewProps) {
  const { type, url } = media;
  if (type === 'image') return <img className={styles.preview} src={url} alt={`Média de l'étape ${number}`} />;
  const label = `Vidéo de l'étape ${number}`;
  const video = youtubeVideo(url);
  if (video) return <iframe className={styles.preview} src={youtubeEmbed(video)} title={label} loading="lazy" />;
  if (isFilm(media)) {
    // biome-ignore lint/a11y/useMediaCaption: its captions stand below, to be written
    return <video className={styles.preview} src={url} aria-label={label} controls playsInline preload="metadata" />;
  }
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {`${label} : ${url}`}
    </a>
  );
}
