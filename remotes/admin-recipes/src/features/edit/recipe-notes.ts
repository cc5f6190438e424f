import type { FieldNote } from '@tdt/contracts';
import { EDITOR_TABS, type EditorTab } from './editor-tabs.ts';
import { MERGE_FIELDS } from './save/conflict/merge-fields.ts';

/** Lists and pictures: their notes stand above them, since no label does. */
const LISTS = ['groups', 'ingredients', 'diet_corrections', 'steps', 'prep_tips', 'cover', 'dishes', 'others'];
const { publication: _, ...fields } = MERGE_FIELDS;

/** What notes can be on, with the names. */
export const NOTED_FIELDS: Readonly<Record<string, string>> = fields;

const PLACED = Object.keys(fields).filter((field) => !LISTS.includes(field));

/** The first field of a tab. */
export const firstField = (tab: EditorTab): string => EDITOR_TABS.find(({ key }) => key === tab)?.fields[0] ?? '';

/** The notes on what a tab edits. Those on fields that this release does not know stand in the first tab. */
export function notesOfTab(notes: readonly FieldNote[], tab: EditorTab): { all: FieldNote[]; onTop: FieldNote[] } {
  const all = notes.filter(({ field }) => tabOfNote(field) === tab);
  return { all, onTop: all.filter(({ field }) => !PLACED.includes(field)) };
}

function tabOfNote(field: string): EditorTab {
  const [name = ''] = field.split('.');
  return EDITOR_TABS.find(({ fields }) => (fields as readonly string[]).includes(name))?.key ?? 'details';
}
