import type { OpenedHistory } from '@tdt/admin/editor';
import { HistoryDialog, type HistorySource, pictureRows, rowsField, textField } from '@tdt/admin/history';
import type { AdminPageContent } from '@tdt/contracts';
import { CONTENT_LABELS, type ContentValues, storedContent } from '../about/content-values.ts';
import type { ContentFormState } from '../about/use-content-form.ts';

interface ContentHistoryProps extends OpenedHistory {
  form: ContentFormState;
}

/** The history of the about page's content. */
export function ContentHistory({ form, opened, onClose }: ContentHistoryProps) {
  const { base } = form.state;
  return (
    <HistoryDialog<ContentValues>
      sources={SOURCES}
      fields={FIELDS}
      present={base.values}
      isChanged={form.hasUnsaved()}
      onRestore={(values) => {
        onClose();
        void form.conflict.merge(base, values);
      }}
      opened={opened}
      onClose={onClose}
    />
  );
}

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
