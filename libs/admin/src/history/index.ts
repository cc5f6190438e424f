/** The history of what a form edits. Each remote bundles it in a file that loads when it is opened. */
export { type ComparedField, type HistorySource, pictureRows, rowsField, textField, textRows } from './compared.ts';
export { HistoryDialog, type HistoryProps } from './history-dialog.tsx';
