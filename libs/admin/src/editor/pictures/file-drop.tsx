import { cluster, HoldSaveContext } from '@tdt/admin/kit';
import { IMAGE_FILES, MEDIA_FILES, UPLOAD_MESSAGES, type UploadRefusal } from '@tdt/contracts/plain';
import { useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { LibraryButton } from '../library/library-button.tsx';
import styles from './file-drop.module.css';
import type { PictureValue } from './picture-value.ts';
import { type FileFolders, takeFile } from './take-file.ts';
import { useFileDrop } from './use-file-drop.ts';

interface FileDropProps {
  /** Text of the button. */
  label: string;
  hint: string;
  /** Where chosen pictures and videos go, which decides what is taken; or what a chooser offers (`accept`), unchecked. */
  takes: FileFolders | string;
  isMultiple?: boolean;
  readOnly: boolean;
  /** How many more there may be, and most of them in words. */
  limit?: { room: number; rule: string };
  /** Gets files that can be uploaded, at least one. */
  onFiles: (files: File[]) => void;
  /** Gets pictures that the site has already, at least one. */
  onPick?: (pictures: PictureValue[]) => void;
}

interface Refusal {
  title: string;
  description: string;
}

const { tooLargeTitle, typeTitle, noFileTitle, noFile } = UPLOAD_MESSAGES;
const TITLES: Record<UploadRefusal['code'], string> = {
  TOO_LARGE: tooLargeTitle,
  UNSUPPORTED_TYPE: typeTitle,
  VALIDATION_FAILED: 'Fichier inutilisable',
};

/** An area that takes files by a button or by drop, and says below why it does not take others. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, takes, isMultiple = false, readOnly, limit, onPick } = props;
  const id = useId();
  const { choose, isReading, refusals } = useChosenFiles(props);
  const drop = useFileDrop((list) => !readOnly && choose([...list]));
  return (
    <div>
      <div className={cluster(3, styles.area)} {...drop}>
        <label htmlFor={id} className={styles.button} data-disabled={readOnly}>
          {label}
        </label>
        <input
          id={id}
          type="file"
          className={styles.input}
          accept={acceptOf(takes)}
          multiple={isMultiple}
          disabled={readOnly}
          aria-describedby={`${id}-hint ${id}-news`}
          onChange={({ target }) => {
            choose([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        {onPick && <LibraryButton readOnly={readOnly} most={isMultiple ? (limit?.room ?? 0) : 1} onPick={onPick} />}
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      </div>
      <div id={`${id}-news`} aria-live="polite" className={styles.news}>
        {isReading && <p>Lecture des fichiers…</p>}
        {refusals.map(({ title, description }) => (
          <p key={description} className={styles.refusal}>
            <strong>{title}</strong> <span>{description}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

function acceptOf(takes: FileDropProps['takes']): string {
  if (typeof takes === 'string') return takes;
  return takes.video ? MEDIA_FILES : IMAGE_FILES;
}

/** Reads what was chosen, one file after the other, and hands on what can be taken. A save waits for that. */
function useChosenFiles(props: FileDropProps) {
  const [reading, setReading] = useState(0);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const hold = useContext(HoldSaveContext);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const refuse = (title: string, description: string) =>
    setRefusals((all) => [...all.filter((one) => one.description !== description), { title, description }]);
  const read = async (files: File[]) => {
    const { takes, isMultiple } = props;
    setRefusals([]);
    if (files.length === 0) return refuse(noFileTitle, noFile);
    setReading((count) => count + 1);
    const taken: File[] = [];
    for (const file of isMultiple ? files : files.slice(0, 1)) {
      const result = typeof takes === 'string' ? file : await takeFile(file, takes);
      if (result instanceof File) taken.push(result);
      else refuse(TITLES[result.code], isMultiple ? named(result.detail, file) : result.detail);
    }
    setReading((count) => count - 1);
    const { limit, onFiles } = latest.current;
    const room = Math.max(0, limit?.room ?? taken.length);
    const left = taken.splice(room).map(({ name }) => name);
    if (left.length > 0) refuse("Trop d'images", `${limit?.rule}. Laissées de côté : ${left.join(', ')}.`);
    if (taken.length > 0) onFiles(taken);
  };
  return { choose: (files: File[]) => hold(read(files)), isReading: reading > 0, refusals };
}

/** Of several files, the reason says which one is meant. */
const named = (detail: string, { name }: File): string => (detail.includes(name) ? detail : `${name} : ${detail}`);
