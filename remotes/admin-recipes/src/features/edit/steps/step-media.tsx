import { Button, DeleteOutlined, Field, stack } from '@tdt/admin/kit';
import { useToasts } from '@tdt/platform';
import { useEffect, useId, useRef, useState } from 'react';
import type { MediaValue } from '../recipe-values.ts';
import type { RecipeControl } from '../use-recipe-form.ts';
import { CaptionsField } from './captions-field.tsx';
import styles from './media.module.css';
import { MediaAdder } from './media-adder.tsx';
import { MediaPreview } from './media-preview.tsx';
import { isFilm } from './media-rules.ts';

interface StepMediaFieldProps {
  control: RecipeControl;
  index: number;
}

/** Picture or video of one step. A file is shown at once and uploaded by the save. */
export function StepMediaField({ control, index }: StepMediaFieldProps) {
  return (
    <Field control={control} name={`steps.${index}.media`} label="Média">
      {({ id, value, onChange, readOnly }) => (
        <MediaControl id={id} value={value} onChange={onChange} isLocked={readOnly} number={index + 1} />
      )}
    </Field>
  );
}

interface MediaControlProps {
  /** For the label of the field. */
  id: string;
  value: MediaValue | null;
  onChange: (media: MediaValue | null) => void;
  isLocked: boolean;
  number: number;
}

function MediaControl({ id, value, onChange, isLocked, number }: MediaControlProps) {
  const { show } = useToasts();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  useFocusAfterChange(root, value);
  const put = (media: MediaValue) => {
    onChange(media);
    setOpen(false);
    show({ kind: 'success', title: 'Média ajouté' });
  };
  const take = (file: File) => {
    const type = file.type.startsWith('video/') ? 'video' : 'image';
    put({ type, url: URL.createObjectURL(file), file });
  };
  // The label of the field, "Média", would name the buttons else.
  const [addition, removal] = [`Ajouter un média à l'étape ${number}`, `Supprimer le média de l'étape ${number}`];
  if (value) {
    const remove = () => {
      onChange(null);
      show({ kind: 'success', title: 'Média supprimé' });
    };
    return (
      <div ref={root} className={stack(3, styles.media)}>
        <MediaPreview media={value} number={number} />
        {isFilm(value) && <CaptionsField media={value} number={number} isLocked={isLocked} onChange={onChange} />}
        <Button id={id} aria-label={removal} icon={<DeleteOutlined aria-hidden />} disabled={isLocked} onClick={remove}>
          {removal}
        </Button>
      </div>
    );
  }
  return (
    <div ref={root} className={stack(3, styles.media)}>
      <Button
        id={id}
        aria-label={addition}
        disabled={isLocked}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {addition}
      </Button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <MediaAdder isLocked={isLocked} onFile={take} onAddress={put} />}
      </div>
    </div>
  );
}

/** The control that had the focus is gone: it goes to the button in its place. */
function useFocusAfterChange(root: { current: HTMLElement | null }, value: MediaValue | null): void {
  const shown = useRef(value);
  useEffect(() => {
    const isSwapped = (value === null) !== (shown.current === null);
    shown.current = value;
    if (isSwapped && document.activeElement === document.body) root.current?.querySelector('button')?.focus();
  }, [root, value]);
}
