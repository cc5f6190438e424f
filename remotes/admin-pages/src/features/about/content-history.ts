import { type FormFields, type HistorySource, pictureRows } from '@tdt/admin/history';
import type { AdminPageContent } from '@tdt/contracts';
import { CONTENT_LABELS, type ContentValues, storedContent } from './content-values.ts';

/** What the history of the about page's content compares and restores. */
export const CONTENT_FIELDS: FormFields<ContentValues> = {
  labels: CONTENT_LABELS,
  partOf: ({ couple_image: picture }, path) =>
    path === 'couple_image' ? pictureRows(picture ? [picture] : []) : undefined,
};

export const CONTENT_SOURCE: HistorySource<ContentValues> = {
  kind: 'page',
  id: 'about_content',
  valuesOf: (state: AdminPageContent) => storedContent(state).values,
};
