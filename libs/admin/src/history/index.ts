/** The history of what a form edits. The dialog loads when it is opened. */
export {
  type FormFields,
  type HistorySource,
  isSameField,
  pictureRows,
  type Row,
  readField,
  takeField,
  textRows,
} from './fields.ts';
export { FormHistory } from './form-history.tsx';
export { savedText } from './saved-text.ts';
