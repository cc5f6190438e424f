import { exactText } from '@tdt/admin/kit';

/** When a document was last saved by a person, and by whom, where that is known. */
export interface LastSave {
  edited_at: string | null;
  edited_by: string | null;
}

/** Who last saved a document, and when; '' if no person did. */
export function savedText({ edited_at, edited_by }: LastSave, timeText = exactText): string {
  if (edited_at === null) return '';
  return edited_by === null
    ? `Modifié le ${timeText(edited_at)}`
    : `Modifié par ${edited_by} le ${timeText(edited_at)}`;
}
