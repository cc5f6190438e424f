import { useWatch } from '@tdt/admin/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecipeControl } from '../use-recipe-form.ts';
import styles from './preview.module.css';
import type { Preview } from './use-preview.ts';

/** A pause in typing after which the frame follows. */
const PAUSE_MS = 1500;

/** The unsaved recipe on its public page, beside the form. It follows what is typed, and keeps its place. */
export function PreviewFrame({ control, preview }: { control: RecipeControl; preview: Preview }) {
  const [url, setUrl] = useState<string | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef(0);
  const values = useWatch({ control });
  const follow = useEffectEvent(async () => {
    const next = await preview.follow();
    place.current = frame.current?.contentWindow?.scrollY ?? 0;
    if (next !== null) setUrl(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed value restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => void follow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);
  if (url === null) return <p className={styles.frame}>L'aperçu apparaît dès que la recette a un titre.</p>;
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title="Aperçu de la recette"
      onLoad={({ currentTarget }) => currentTarget.contentWindow?.scrollTo(0, place.current)}
    />
  );
}
