import { type YoutubeVideo, youtubeEmbed } from '@tdt/domain/recipes';
import { Icon, icons, stack } from '@tdt/ui';
import { type MouseEvent, useState } from 'react';
import styles from './step-media.module.css';

interface YoutubePlayerProps {
  video: YoutubeVideo;
  title: string;
}

/** The link that had the focus is gone. A constant, because React calls a new ref function after every rendering. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A video on YouTube. Nothing is requested from YouTube before the visitor clicks; without JavaScript it is a link. */
export function YoutubePlayer({ video, title }: YoutubePlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  if (isPlaying) {
    return (
      <iframe
        ref={takeFocus}
        className={styles.frame}
        src={youtubeEmbed(video, { autoplay: true })}
        title={title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <a
      className={stack(2, styles.ask)}
      href={`https://www.youtube.com/watch?v=${video.id}${video.start > 0 ? `&t=${video.start}s` : ''}`}
      target="_blank"
      rel="noreferrer"
      onClick={play}
    >
      <span className={styles.play}>
        <Icon path={icons.play} />
      </span>
      <span>{title}</span>
      <small>Rien n'est demandé à YouTube avant votre clic.</small>
    </a>
  );
}
