import { FieldAside } from '@tdt/admin/kit';
import type { TeamKind } from '@tdt/contracts/plain';
import type { ReactNode } from 'react';
import { NoteList } from './note-list.tsx';
import { useNotes } from './use-notes.ts';

interface FieldNotesProps {
  kind: TeamKind;
  /** Of the document; `null`: it is new. */
  id: string | null;
  children: ReactNode;
}

/** Shows the open notes on a document below its fields. */
export function FieldNotes({ kind, id, children }: FieldNotesProps) {
  const { open } = useNotes(kind, id);
  const notesOn = (name: string) => {
    const notes = open.filter(({ field }) => field === name);
    return notes.length > 0 && <NoteList notes={notes} />;
  };
  return <FieldAside value={notesOn}>{children}</FieldAside>;
}
