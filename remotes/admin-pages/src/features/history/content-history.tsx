import {
  HistoryDialog,
  type HistoryProps,
  type HistorySource,
  pictureRows,
  rowsField,
  textField,
} from '@tdt/admin/history';
import type { AdminPageContent } from '@tdt/contracts';
import { CONTENT_LABELS, type ContentValues, storedContent } from '../about/content-values.ts';

/** The history of the about page's content. */
export const ContentHistory = (props: HistoryProps<ContentValues>) => (
  <HistoryDialog {...props} sources={SOURCES} fields={FIELDS} />
);

const SOURCE: HistorySource<ContentValues> = {
  kind: 'page',
  id: 'about_content',
  valuesOf: (state: AdminPageContent) => storedContent(state).values,
  fieldName: (stored) => CONTENT_LABELS[stored as keyof ContentValues],
};
const SOURCES = [SOURCE] as const;

const FIELDS = [
  rowsField<ContentValues>('couple_image', CONTENT_LABELS.couple_image, ({ couple_image: picture }) =>
    pictureRows(picture ? [picture] : []),
  ),
  textField<ContentValues>('description_text', CONTENT_LABELS.description_text),
];
