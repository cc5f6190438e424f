import '@tdt/testing/indexed-db';
import '@tdt/testing/web-locks';
import { renderRemote, screen, waitFor } from '@tdt/testing/components';
import { entries, set } from 'idb-keyval';
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

type Draft = typeof LEFT;
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
const storedDrafts = async (owner = 'ada') =>
  (await entries<string[], Draft>()).filter(([key]) => key[0] === owner).map(([, draft]) => draft);
const storedDraft = async (owner = 'ada') => (await storedDrafts(owner))[0];

/** Another document: it has a memory and claims of its own. */
async function otherDocument(): Promise<typeof import('./drafts.ts')> {
  vi.resetModules();
  return await import('./drafts.ts');
}

/** Opens a form in another document, with something unsaved. @returns what ends that document */
async function openElsewhere(title: string, owner = 'ada') {
  const drafts = await otherDocument();
  const slot = drafts.openDraft('/note', NOTE, owner);
  await slot.open();
  slot.keep({ ...LEFT, values: { ...NOTE, title } });
  await waitFor(async () => expect((await storedDrafts(owner)).map(({ values }) => values.title)).toContain(title));
  return () => {
    // A form that is closed keeps its claim while the memory of its document has the draft.
    void drafts.openDraft('/note', NOTE, undefined).open();
    slot.close();
  };
}

/** What another document has left. */
const leave = async (owner = 'ada', title = 'Ramen') => (await openElsewhere(title, owner))();

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
  earlier.keep({ ...LEFT, values, base: { values, revision: 2 } });
  await waitFor(async () => expect(await storedDraft()).toBeDefined());
  const slot = openDraft('/note', NOTE, 'ada');
  await slot.open();
  expect(await slot.find()).toBeUndefined();
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

test('two tabs at one address keep both texts; each is offered again, to one tab only, the latest first', async () => {
  const ends = [await openElsewhere('Ramen'), await openElsewhere('Pho')];
  const { user, unmount } = open();
  await user.type(await title(), '!');
  await waitFor(async () => expect(await storedDrafts()).toHaveLength(3));
  // Both are still open: nothing of theirs is offered here.
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.type(await title(), '{Backspace}');
  unmount();
  for (const end of ends) end();
  const again = open();
  await offer();
  await again.user.click(button('Continue'));
  await waitFor(async () => expect(await title()).toHaveValue('Pho (revived)'));
  const other = await otherDocument();
  const slot = other.openDraft('/note', NOTE, 'ada');
  expect((await slot.find())?.draft.values.title).toBe('Ramen');
  expect(await other.openDraft('/note', NOTE, 'ada').find()).toBeUndefined();
  slot.close();
  await waitFor(async () => expect(await storedDrafts()).toHaveLength(2));
});

test('after one is deleted, the next is offered', async () => {
  await leave('ada', 'Ramen');
  await leave('ada', 'Pho');
  const { user } = open();
  await offer();
  await user.click(button('Delete these changes'));
  await waitFor(async () => expect((await storedDrafts()).map(({ values }) => values.title)).toEqual(['Ramen']));
  await user.click(button('Continue'));
  await waitFor(async () => expect(await title()).toHaveValue('Ramen (revived)'));
});

test('finds the draft of an earlier release, which had one for each address', async () => {
  const fields = 'password,title';
  await set(['ada', `/note ${fields}`], LEFT);
  open();
  await offer();
});
