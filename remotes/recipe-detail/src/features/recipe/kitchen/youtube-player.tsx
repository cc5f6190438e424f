import { Icon, icons } from '@tdt/ui';
import { type MouseEvent, useState } from 'react';
import styles from './step-media.module.css';

interface YoutubePlayerProps {
  /** Of the video, as YouTube names it. */
  id: string;
  title: string;
}

/** The focus would be lost with the link. One function for all renderings: React calls a new one each time it renders. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A video of YouTube, of which nothing is asked before the visitor asks for it. Without scripts it is a link. */
export function YoutubePlayer({ id, title }: YoutubePlayerProps) {
  const [isAsked, setAsked] = useState(false);
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(true);
  };
  if (isAsked) {
    return (
      <iframe
        ref={takeFocus}
        className={styles.frame}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <a
      className={styles.ask}
      href={`https://www.youtube.com/watch?v=${id}`}
      target="_blank"
      rel="noreferrer"
      onClick={play}
    >
      <span className={styles.play}>
        <Icon path={icons.play} />
      </span>
      {title}
      <small>Rien n'est demandé à YouTube avant votre clic.</small>
    </a>
  );
}
