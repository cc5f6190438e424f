import type { Toast } from '@tdt/platform';
import { byHand } from './by-hand.ts';

/**
 * Puts an address into the clipboard and says so. Where the browser refuses (no secure context, no permission) the old
 * way is tried, and then the address itself is shown.
 * @returns what to tell the visitor
 */
export async function copyLink(url: string): Promise<Toast> {
  if ((await written(url)) || copiedFromField(url)) return { kind: 'success', title: 'Lien copié' };
  return byHand(url);
}

async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** `execCommand` copies the selection, also where there is no Clipboard API. */
function copiedFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
