/** What editors see of each other. Each remote bundles what it uses of it. */
export { FieldNotes } from './field-notes.tsx';
export { FormNotes } from './form-notes.tsx';
export { FormPresence } from './form-presence.tsx';
export { NoteList } from './note-list.tsx';
export { SavedViews } from './saved-views.tsx';
export { useNotes } from './use-notes.ts';
