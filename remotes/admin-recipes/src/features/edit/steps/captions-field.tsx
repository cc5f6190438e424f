import { FileDrop } from '@tdt/admin/editor';
import { Input } from '@tdt/admin/kit';
import { RECIPE_LIMITS } from '@tdt/contracts/plain';
import { useId } from 'react';
import type { MediaValue } from '../recipe-values.ts';
import styles from './media.module.css';

interface CaptionsFieldProps {
  media: MediaValue;
  /** Number of the step. */
  number: number;
  isLocked: boolean;
  onChange: (media: MediaValue) => void;
}

/** Captions of a video: the text of a file, pasted or read from it. */
export function CaptionsField({ media, number, isLocked, onChange }: CaptionsFieldProps) {
  const id = useId();
  const write = (captions: string) => onChange({ ...media, captions });
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{`Sous-titres de la vidéo de l'étape ${number} (WebVTT ou SRT)`}</label>
      <Input.TextArea
        id={id}
        rows={4}
        maxLength={RECIPE_LIMITS.captions}
        readOnly={isLocked}
        spellCheck={false}
        placeholder={'WEBVTT\n\n00:01.000 --> 00:04.000\nBattez les œufs.'}
        value={media.captions ?? ''}
        onChange={({ target }) => write(target.value)}
      />
      <FileDrop
        label={`Fichier des sous-titres de l'étape ${number}`}
        hint="Ou déposez-le ici : .vtt ou .srt."
        takes=".vtt,.srt,text/vtt"
        readOnly={isLocked}
        onFiles={async ([file]) => file && write(await file.text())}
      />
    </div>
  );
}
