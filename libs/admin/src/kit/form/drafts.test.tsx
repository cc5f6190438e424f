import '@tdt/testing/indexed-db';
import { renderRemote, screen, waitFor } from '@tdt/testing/components';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ScreenLanguage } from '../language/screen-language.tsx';
import { forgetDrafts, forgetDraftsBut, openDraft } from './drafts.ts';
import { EditForm } from './edit-form.tsx';
import type { SaveResult } from './edit-state.ts';
import { TextField } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { useEditForm } from './use-edit-form.ts';

const NoteSchema = z.object({ title: z.string(), password: z.string() });
type Note = z.infer<typeof NoteSchema>;

const NOTE: Note = { title: 'Tajine', password: '' };
const LEFT = {
  values: { ...NOTE, title: 'Ramen' },
  base: { values: NOTE, revision: 2 },
  isKept: true,
  lacksSecrets: false,
  savedAt: new Date(2026, 10, 23, 9, 12),
};

type Save = (values: Note, revision: number) => Promise<SaveResult<Note>>;

function NoteScreen({ save }: { save: Save }) {
  const form = useEditForm<Note, Note>({
    schema: NoteSchema,
    stored: { values: NOTE, revision: 3 },
    device: { owner: 'ada', revive: (values) => ({ ...values, title: `${values.title} (revived)` }) },
    secrets: ['password'],
    save,
    onFailed: () => {},
    onSaved: () => {},
    savedTo: '/list',
  });
  return (
    <ScreenLanguage lang="en">
      <EditForm form={form} title="Note" submitLabel="Save" cancelLabel="Cancel" cancelTo="/list">
        <TextField control={form.control} name="title" label="Title" />
        <PasswordField control={form.control} name="password" label="Password" autoComplete="new-password" />
      </EditForm>
    </ScreenLanguage>
  );
}

function open() {
  const save = vi.fn<Save>(async () => ({ saved: true }));
  const routes = [
    { path: '/note', element: <NoteScreen save={save} /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ];
  return { save, ...renderRemote(routes, { path: '/note' }) };
}

const title = () => screen.findByLabelText('Title');
const button = (name: string) => screen.getByRole('button', { name });
const storedDraft = (owner = 'ada') => openDraft('/note', NOTE, owner).find();

/** What another document has left: it is not in the memory of this one. */
async function leave(owner = 'ada') {
  const slot = openDraft('/note', NOTE, owner);
  slot.keep(LEFT, true);
  slot.take();
  await waitFor(async () => expect(await storedDraft(owner)).toBeDefined());
}

const offer = () => screen.findByRole('alertdialog', { name: 'Continue where you stopped?' });

afterEach(forgetDrafts);

test('keeps what is unsaved on this computer, without passwords, until it is saved', async () => {
  const { user } = open();
  await user.type(await title(), ' !');
  await user.type(screen.getByLabelText('Password'), 'riz');
  await waitFor(async () => expect((await storedDraft())?.values).toEqual({ title: 'Tajine !', password: '' }));
  expect(await storedDraft()).toMatchObject({ base: { values: NOTE, revision: 3 } });
  await user.click(button('Save'));
  await waitFor(async () => expect(await storedDraft()).toBeUndefined());
});

test('deletes it when the user leaves without saving', async () => {
  const { user } = open();
  await user.type(await title(), ' !');
  await waitFor(async () => expect(await storedDraft()).toBeDefined());
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(button('Leave without saving'));
  await waitFor(async () => expect(await storedDraft()).toBeUndefined());
});

test('deletes it when the change is taken back, even a moment before the form is removed', async () => {
  const { user, unmount } = open();
  await user.type(await title(), '!');
  await waitFor(async () => expect(await storedDraft()).toBeDefined());
  await user.type(await title(), '{Backspace}');
  unmount();
  await waitFor(async () => expect(await storedDraft()).toBeUndefined());
  open();
  expect(await title()).toHaveValue('Tajine');
  expect(screen.queryByRole('status')).toBeNull();
});

test('does not offer the draft of a form with other fields, as an earlier release may have had', async () => {
  const values = { ...NOTE, subtitle: 'aux pruneaux' };
  const earlier = openDraft('/note', values, 'ada');
  earlier.keep({ ...LEFT, values, base: { values, revision: 2 } }, true);
  await waitFor(async () => expect(await earlier.find()).toBeDefined());
  expect(await storedDraft()).toBeUndefined();
});

test('offers it again with its date, and continues from the revision of that time', async () => {
  await leave();
  const { user, save } = open();
  expect(await offer()).toHaveTextContent('last on 23 November 2026 at 09:12');
  await user.click(button('Continue'));
  await waitFor(async () => expect(await title()).toHaveValue('Ramen (revived)'));
  await user.click(button('Save'));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ title: 'Ramen (revived)', password: '' }, 2));
});

test('deletes it by choice', async () => {
  await leave();
  const { user } = open();
  await offer();
  await user.click(button('Delete these changes'));
  await waitFor(async () => expect(await storedDraft()).toBeUndefined());
  expect(await title()).toHaveValue('Tajine');
});

test('is deleted with all drafts, and nothing is stored afterwards', async () => {
  const { user } = open();
  await user.type(await title(), ' !');
  await waitFor(async () => expect(await storedDraft()).toBeDefined());
  forgetDrafts();
  await waitFor(async () => expect(await storedDraft()).toBeUndefined());
  await user.type(await title(), ' ?');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await storedDraft()).toBeUndefined();
});

test('belongs to one user, and is deleted when another one signs in', async () => {
  await leave('ada');
  await leave('bob');
  forgetDraftsBut('bob');
  await waitFor(async () => expect(await storedDraft()).toBeUndefined());
  expect(await storedDraft('bob')).toBeDefined();
});
