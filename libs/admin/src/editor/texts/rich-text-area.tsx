import { Button, type ControlProps, cluster, Input, stack } from '@tdt/admin/kit';
import { type KeyboardEvent, useRef, useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';
import styles from './texts.module.css';

interface RichTextAreaProps {
  field: ControlProps<string>;
  rows: number;
  maxLength?: number;
}

/** A text with bold words and links, as `RichText` shows it to visitors. Its marks can be typed as well. */
export function RichTextArea({ field, ...size }: RichTextAreaProps) {
  const box = useRef<HTMLDivElement>(null);
  const [linked, setLinked] = useState<Selected | null>(null);
  const replace = (selected: Selected, text: string) => {
    selected.area.focus();
    selected.area.setSelectionRange(selected.start, selected.end);
    // Unlike assigning the value, this can be undone. Browsers keep it for that, and it is not in all of them.
    if (!document.execCommand?.('insertText', false, text)) selected.area.setRangeText(text);
    field.onChange(selected.area.value);
  };
  const embolden = () => {
    const selected = selectionIn(box.current);
    if (!selected) return;
    const { area, start, text } = selected;
    const words = isBold(text) ? text.slice(2, -2) : `**${text}**`;
    replace(selected, words);
    if (text === '') area.setSelectionRange(start + 2, start + 2);
    else area.setSelectionRange(start, start + words.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'b') return;
    event.preventDefault();
    embolden();
  };
  return (
    <div ref={box} className={stack(2, styles.text)}>
      <div className={cluster(2)}>
        <Button size="small" disabled={field.readOnly} onClick={embolden}>
          Gras
        </Button>
        <Button size="small" disabled={field.readOnly} onClick={() => setLinked(selectionIn(box.current))}>
          Lien…
        </Button>
      </div>
      <Input.TextArea {...size} {...field} onKeyDown={onKeyDown} />
      {linked && (
        <LinkDialog
          words={linked.text}
          onClose={() => setLinked(null)}
          onLink={(words, address) => {
            setLinked(null);
            // The dialog gives the focus back first.
            queueMicrotask(() => replace(linked, linkOf(words, address)));
          }}
        />
      )}
    </div>
  );
}

interface Selected {
  area: HTMLTextAreaElement;
  start: number;
  end: number;
  text: string;
}

/** What is selected in the text, without spaces around it, so that a mark touches its words. */
function selectionIn(box: HTMLElement | null): Selected | null {
  const area = box?.querySelector('textarea');
  if (!area) return null;
  const selected = area.value.slice(area.selectionStart, area.selectionEnd);
  const text = selected.trim();
  const start = area.selectionStart + (text === '' ? 0 : selected.indexOf(text));
  return { area, start, end: start + text.length, text };
}

/** Bold words contain a link, never the other way round. */
const linkOf = (words: string, address: string): string =>
  isBold(words) ? `**[${words.slice(2, -2)}](${address})**` : `[${words.replaceAll('**', '')}](${address})`;

const isBold = (text: string): boolean => /^\*\*[^*\n]+\*\*$/u.test(text);
