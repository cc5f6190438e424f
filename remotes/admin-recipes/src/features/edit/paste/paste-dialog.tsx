import { Button, Dialog, Input, stack } from '@tdt/admin/kit';
import type { Elements } from '@tdt/platform';
import { type ClipboardEvent, useId } from 'react';
import { htmlText } from './html-text.ts';
import styles from './paste.module.css';

interface PasteDialogProps {
  title: string;
  /** What the text should look like. */
  label: string;
  example: string;
  text: string;
  onText: (text: string) => void;
  /** Says what the button does. */
  action: string;
  /** Nothing can be taken. */
  isEmpty: boolean;
  /** Why what was found cannot be taken. */
  refusal: string | null;
  onTake: () => void;
  onClose: () => void;
  /** What was found. */
  children: Elements;
}

/** A text that is pasted, and what was found in it, to be looked at before it is taken. */
export function PasteDialog(props: PasteDialogProps) {
  const { title, label, example, text, onText, action, isEmpty, refusal, onTake, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      isForm
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="primary" disabled={isEmpty || refusal !== null} onClick={onTake}>
            {action}
          </Button>
        </>
      }
    >
      <div className={stack(2)}>
        <label htmlFor={id}>{label}</label>
        <Input.TextArea
          id={id}
          rows={text === '' ? 8 : 5}
          value={text}
          placeholder={example}
          onChange={({ target }) => onText(target.value)}
          onPaste={(event) => pasteHtml(event, onText)}
        />
      </div>
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {children}
    </Dialog>
  );
}

/** The text of what has lists and paragraphs: as mere text, the numbers of lists and the ends of paragraphs are lost. */
function pasteHtml(event: ClipboardEvent<HTMLTextAreaElement>, onText: (text: string) => void): void {
  const html = event.clipboardData.getData('text/html');
  if (!/<(?:li|p|br|tr|div|h\d)\b/i.test(html)) return;
  event.preventDefault();
  const { currentTarget: area } = event;
  area.setRangeText(htmlText(html), area.selectionStart, area.selectionEnd, 'end');
  onText(area.value);
}

/** What a recipe has no room for; `null`: it has. */
export const refusalOf = (count: number, room: number, [one, many]: [string, string]): string | null =>
  count <= room
    ? null
    : `La recette n'a de place que pour ${room} ${room > 1 ? many : one} de plus : la liste en a ${count}.`;
