import { Link, type RouteObject } from '@tdt/platform';
import { fireEvent, problem, renderRemote, screen, waitFor } from '@tdt/testing/components';
import { useState } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ScreenLanguage } from '../language/screen-language.tsx';
import { forgetDrafts } from './drafts.ts';
import { EditForm } from './edit-form.tsx';
import type { SaveResult, StoredValues } from './edit-state.ts';
import { SwitchField, TextField } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import type { EditFormOptions } from './saving.ts';
import { type EditFormState, useEditForm } from './use-edit-form.ts';

/** A small recipe: two tabs, a list, a password. */
const RecipeSchema = z.object({
  title: z.string().trim().min(1, 'Enter a title'),
  password: z.string(),
  isPublished: z.boolean(),
  steps: z.array(z.object({ text: z.string().min(1, 'Describe the step') })),
});
type Recipe = z.infer<typeof RecipeSchema>;

const RECIPE: Recipe = { title: 'Tajine', password: '', isPublished: false, steps: [{ text: 'Couper' }] };
const STORED: StoredValues<Recipe> = { values: RECIPE, revision: 3 };

type Options = Partial<EditFormOptions<Recipe, Recipe>>;

function RecipeScreen({ options }: { options: Options }) {
  const form = useEditForm<Recipe, Recipe>({
    schema: RecipeSchema,
    stored: STORED,
    secrets: ['password'],
    save: async () => ({ saved: true }),
    onFailed: () => {},
    onSaved: () => {},
    savedTo: '/list',
    ...options,
  });
  return (
    <ScreenLanguage lang="en">
      <EditForm form={form} title="Recipe" submitLabel="Save" cancelLabel="Cancel" cancelTo="/list">
        <Tabs form={form} />
      </EditForm>
      <Link to="/other">Elsewhere</Link>
    </ScreenLanguage>
  );
}

/** What an editor with tabs adds to the kit: open the tab of the first error, and mark tabs with errors. */
function Tabs({ form: { control } }: { form: EditFormState<Recipe, Recipe> }) {
  const { errors, submitCount } = useFormState({ control });
  const { fields, append, remove } = useFieldArray({ control, name: 'steps' });
  const [tab, setTab] = useState('details');
  const [seen, setSeen] = useState(submitCount);
  const faulty = [errors.title && 'details', errors.steps && 'steps'].filter((name) => name !== undefined);
  if (seen !== submitCount) {
    setSeen(submitCount);
    setTab(faulty[0] ?? tab);
  }
  return (
    <>
      {['details', 'steps'].map((name) => (
        <button key={name} type="button" onClick={() => setTab(name)}>
          {name} {faulty.includes(name) && '(errors)'}
        </button>
      ))}
      <div hidden={tab !== 'details'}>
        <TextField control={control} name="title" label="Title" isRequired />
        <PasswordField control={control} name="password" label="Password" autoComplete="new-password" />
        <SwitchField control={control} name="isPublished" label="Published" />
      </div>
      <div hidden={tab !== 'steps'}>
        {fields.map(({ id }, index) => (
          <div key={id}>
            <TextField control={control} name={`steps.${index}.text`} label={`Step ${index + 1}`} />
            <button type="button" onClick={() => remove(index)}>
              Remove {index + 1}
            </button>
          </div>
        ))}
        <button type="button" onClick={() => append({ text: '' })}>
          Add a step
        </button>
      </div>
    </>
  );
}

function open(options: Options = {}) {
  const routes: RouteObject[] = [
    { path: '/recipe', element: <RecipeScreen options={options} /> },
    {
      path: '/recipe/7',
      element: <RecipeScreen key="7" options={{ ...options, stored: { values: RECIPE, revision: 9 } }} />,
    },
    { path: '*', element: <h1>Another screen</h1> },
  ];
  const { user, unmount } = renderRemote(routes, { path: '/recipe' });
  return { user, unmount, path: () => location.pathname };
}

const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const step = (number: number) => screen.getByLabelText(`Step ${number}`);
const button = (name: string) => screen.getByRole('button', { name });
const state = () => screen.queryByText(/^(Unsaved changes|Saved at \d\d:\d\d)$/)?.textContent;
const isHeldBack = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('saving', () => {
  test('sends what the schema makes of the values, on the revision that was loaded, then leads on', async () => {
    const save = vi.fn(async (): Promise<SaveResult<Recipe>> => ({ saved: true }));
    const onSaved = vi.fn();
    const { user, path } = open({ save, onSaved });
    await user.clear(title());
    await user.type(title(), ' Ramen ');
    await user.click(button('Save'));
    await waitFor(() => expect(path()).toBe('/list'));
    expect(save.mock.calls).toEqual([[{ ...RECIPE, title: 'Ramen' }, 3]]);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('continues from the stored values if the form stays open', async () => {
    const stored = { values: { ...RECIPE, title: 'Ramen' }, revision: 4 };
    const save = vi.fn(async (): Promise<SaveResult<Recipe>> => ({ saved: true, stored }));
    const { user, path } = open({ save });
    expect(state()).toBeUndefined();
    await user.type(title(), ' !');
    expect(state()).toBe('Unsaved changes');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(title()).toHaveValue('Ramen'));
    expect([path(), isHeldBack()]).toEqual(['/recipe', false]);
    expect(state()).toMatch(/^Saved/);
    await user.type(title(), ' 2');
    expect([isHeldBack(), state()]).toEqual([true, 'Unsaved changes']);
    await user.keyboard('{Meta>}s{/Meta}');
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ ...RECIPE, title: 'Ramen 2' }, 4));
  });

  test('continues with what could not be saved, on the stored revision', async () => {
    const stored = { values: { ...RECIPE, title: 'Ramen' }, revision: 4 };
    const unsaved = { ...stored.values, steps: [{ text: 'Refusé' }] };
    const save = vi.fn(async (): Promise<SaveResult<Recipe>> => ({ saved: true, stored, unsaved }));
    const { user } = open({ save });
    await user.type(title(), ' !');
    await user.click(button('Save'));
    await waitFor(() => expect(title()).toHaveValue('Ramen'));
    await user.click(button('steps'));
    expect(step(1)).toHaveValue('Refusé');
    expect(isHeldBack()).toBe(true);
    await user.click(button('Save'));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(unsaved, 4));
  });

  test('takes what could not be saved to the address that the save leads to', async () => {
    const stored = { values: { ...RECIPE, title: 'Ramen' }, revision: 1 };
    const unsaved = { ...stored.values, steps: [{ text: 'Refusé' }] };
    const save = vi.fn(async (): Promise<SaveResult<Recipe>> => ({ saved: true, stored, unsaved, to: '/recipe/7' }));
    const { user, path } = open({ save });
    await user.type(title(), ' !');
    await user.click(button('Save'));
    await waitFor(() => expect(path()).toBe('/recipe/7'));
    await user.click(button('steps'));
    await waitFor(() => expect(step(1)).toHaveValue('Refusé'));
    expect([title().value, isHeldBack()]).toEqual(['Ramen', true]);
    await user.click(button('Save'));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(unsaved, 1));
  });

  test('sends once, not by Enter in a field, and is read-only while it saves', async () => {
    const held = Promise.withResolvers<SaveResult<Recipe>>();
    const save = vi.fn(() => held.promise);
    const { user } = open({ save });
    await user.type(title(), ' aux prunes');
    await user.keyboard('{Enter}');
    expect(save).not.toHaveBeenCalled();
    await user.keyboard('{Control>}ss{/Control}');
    await waitFor(() => expect(title()).toHaveAttribute('readonly'));
    expect(title()).toHaveFocus();
    await user.keyboard('x');
    await user.click(screen.getByRole('switch', { name: 'Published' }));
    held.resolve({ saved: false, problem: null });
    await waitFor(() => expect(title()).not.toHaveAttribute('readonly'));
    expect(title()).toHaveValue('Tajine aux prunes');
    expect(screen.getByRole('switch', { name: 'Published' })).not.toBeChecked();
    expect(save).toHaveBeenCalledOnce();
  });

  test('keeps what was typed when the save fails, and reports it unless the guard does', async () => {
    const onFailed = vi.fn();
    let isReported = true;
    const { user } = open({ onFailed, save: async () => ({ saved: false, problem: null, isReported }) });
    await user.type(title(), ' !');
    await user.click(button('Save'));
    const again = await screen.findByRole('button', { name: 'Save' });
    expect(onFailed).not.toHaveBeenCalled();
    isReported = false;
    await user.click(again);
    await waitFor(() => expect(onFailed).toHaveBeenCalledWith(null));
    expect(title()).toHaveValue('Tajine !');
  });
});

describe('errors', () => {
  test('stand at their fields before anything is sent, until they are corrected', async () => {
    const save = vi.fn();
    const onRefused = vi.fn();
    const { user } = open({ save, onRefused });
    await user.clear(title());
    await user.click(button('Save'));
    await waitFor(() => expect(title()).toHaveAccessibleDescription('Enter a title'));
    expect(title()).toHaveFocus();
    expect(title()).toBeInvalid();
    expect(onRefused.mock.calls[0]?.[0]).toMatchObject({ title: { message: 'Enter a title' } });
    await user.keyboard('R');
    await waitFor(() => expect(title()).not.toHaveAccessibleDescription());
    expect(save).not.toHaveBeenCalled();
  });

  test('in a list on another tab open that tab and take the focus', async () => {
    const { user } = open();
    await user.click(button('steps'));
    await user.click(button('Add a step'));
    await user.click(button('details'));
    await user.click(button('Save'));
    await waitFor(() => expect(step(2)).toHaveFocus());
    expect(step(2)).toHaveAccessibleDescription('Describe the step');
    expect(button('steps (errors)')).toBeVisible();
    await user.click(button('Remove 2'));
    await waitFor(() => expect(screen.queryByText('(errors)', { exact: false })).toBeNull());
  });

  test('of the server stand at their fields, also inside a list', async () => {
    const errors = [
      { path: 'steps.0.text', message: 'Too short' },
      { path: 'steps.0.text', message: 'Second' },
      { path: 'revision', message: 'No field of the form' },
      { path: 'toString', message: 'No field of the form' },
      { path: '', message: 'No field at all' },
    ];
    const refusal = await problem('VALIDATION_FAILED', { errors }).json();
    const onFailed = vi.fn();
    const { user } = open({ onFailed, save: async () => ({ saved: false, problem: refusal }) });
    await user.click(button('Save'));
    await waitFor(() => expect(step(1)).toHaveAccessibleDescription('Too short'));
    expect(step(1)).toHaveFocus();
    expect(onFailed).toHaveBeenCalledWith(refusal);
    expect(screen.queryByText(/No field/)).toBeNull();
  });

  test('of the server that name no field stand where the screen says', async () => {
    const refusal = await problem('DUPLICATE_EMAIL').json();
    const codeErrors = { DUPLICATE_EMAIL: { title: 'Taken' } };
    const { user } = open({ codeErrors, save: async () => ({ saved: false, problem: refusal }) });
    await user.click(button('Save'));
    await waitFor(() => expect(title()).toHaveAccessibleDescription('Taken'));
  });
});

describe('leaving with something unsaved', () => {
  test('asks first', async () => {
    const { user, path } = open();
    expect(isHeldBack()).toBe(false);
    await user.type(title(), ' !');
    expect(isHeldBack()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(button('Stay on this page'));
    expect([path(), title().value]).toEqual(['/recipe', 'Tajine !']);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await user.click(button('Leave without saving'));
    await waitFor(() => expect(path()).toBe('/list'));
  });

  test('does not ask when nothing is left to lose', async () => {
    const { user, path } = open();
    await user.type(title(), '!');
    await user.keyboard('{Backspace}');
    expect(isHeldBack()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await waitFor(() => expect(path()).toBe('/other'));
  });

  /** Leaves while the form is being saved; `end` ends the save. */
  async function leaveDuringSave(options: Options = {}) {
    const held = Promise.withResolvers<SaveResult<Recipe>>();
    const opened = open({ save: () => held.promise, ...options });
    await opened.user.type(title(), ' !');
    await opened.user.click(button('Save'));
    await opened.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByRole('alertdialog', { name: 'Saving…' })).toBeVisible();
    expect(screen.queryByText(/has not been saved/)).toBeNull();
    return { ...opened, end: held.resolve };
  }

  test.each<[string, SaveResult<Recipe>]>([
    ['closes', { saved: true }],
    ['stays', { saved: true, stored: { values: { ...RECIPE, title: 'Tajine !' }, revision: 4 } }],
  ])('during a save of a form that %s continues to where the user was going', async (_what, result) => {
    const { path, end } = await leaveDuringSave();
    end(result);
    await screen.findByRole('heading', { name: 'Another screen' });
    expect([path(), screen.queryByRole('alertdialog')]).toEqual(['/other', null]);
  });

  test('during a save that fails asks whether to leave without', async () => {
    const { user, path, end } = await leaveDuringSave();
    end({ saved: false, problem: null });
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(button('Stay on this page'));
    expect([path(), title().value]).toEqual(['/recipe', 'Tajine !']);
  });

  test('during a save that meets a conflict asks about that alone', async () => {
    const { path, end } = await leaveDuringSave({ reload: async () => STORED });
    end({ saved: false, problem: await problem('REVISION_CONFLICT').json() });
    await screen.findByRole('alertdialog', { name: 'Changed by somebody else' });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    expect(path()).toBe('/recipe');
  });

  test('need not wait for the save, which goes on', async () => {
    const { user, path, end } = await leaveDuringSave();
    await user.click(button('Leave now'));
    await waitFor(() => expect(path()).toBe('/other'));
    end({ saved: true });
  });
});

describe('a conflict', () => {
  const theirs = { values: { ...RECIPE, title: 'Couscous' }, revision: 7 };

  async function conflict(options: Options = {}) {
    const refusal = await problem('REVISION_CONFLICT').json();
    const save = vi.fn<NonNullable<Options['save']>>(async (_values, revision) =>
      revision === 7 ? { saved: true } : { saved: false, problem: refusal },
    );
    const opened = open({ save, reload: async () => theirs, ...options });
    await opened.user.type(title(), ' !');
    await opened.user.click(button('Save'));
    await screen.findByRole('alertdialog', { name: 'Changed by somebody else' });
    return { ...opened, save };
  }

  test('lets the user continue typing', async () => {
    const { user } = await conflict();
    await user.click(button('Keep editing'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(title()).toHaveValue('Tajine !');
  });

  test('shows what the other has saved, on its revision', async () => {
    const { user, save } = await conflict();
    await user.click(button('Reload'));
    await waitFor(() => expect(title()).toHaveValue('Couscous'));
    expect([screen.queryByRole('alertdialog'), isHeldBack()]).toEqual([null, false]);
    await user.type(title(), ' royal');
    await user.click(button('Save'));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ ...RECIPE, title: 'Couscous royal' }, 7));
  });

  test('overwrites what the other has saved', async () => {
    const { user, save, path } = await conflict();
    await user.click(button('Overwrite'));
    await waitFor(() => expect(path()).toBe('/list'));
    expect(save).toHaveBeenLastCalledWith({ ...RECIPE, title: 'Tajine !' }, 7);
  });

  test('does not overwrite, nor close, while it reloads', async () => {
    const held = Promise.withResolvers<StoredValues<Recipe>>();
    const reload = vi.fn(() => held.promise);
    const { user, save } = await conflict({ reload });
    const overwrite = button('Overwrite');
    await user.click(button('Reload'));
    await waitFor(() => expect(button('Keep editing')).toBeDisabled());
    fireEvent.click(overwrite);
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    held.resolve(theirs);
    await waitFor(() => expect(title()).toHaveValue('Couscous'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([reload.mock.calls.length, save.mock.calls.length]).toEqual([1, 1]);
  });

  test('does not ask again when the overwriting save was refused for its values', async () => {
    const invalid = await problem('VALIDATION_FAILED').json();
    const refusals = [await problem('REVISION_CONFLICT').json(), invalid];
    const save = vi.fn(async (_values: Recipe, _revision: number): Promise<SaveResult<Recipe>> => {
      const refusal = refusals.shift();
      return refusal ? { saved: false, problem: refusal } : { saved: true };
    });
    const onFailed = vi.fn();
    const { user, path } = await conflict({ save, onFailed });
    await user.click(button('Overwrite'));
    await waitFor(() => expect(onFailed).toHaveBeenCalledWith(invalid));
    await user.type(title(), '?');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toBe('/list'));
    expect(save.mock.calls.map(([values, revision]) => [values.title, revision])).toEqual([
      ['Tajine !', 3],
      ['Tajine !', 7],
      ['Tajine !?', 7],
    ]);
  });

  test.each(['Reload', 'Overwrite'])('loses nothing when "%s" cannot load', async (choice) => {
    const { user, save } = await conflict({ reload: async () => null });
    await user.click(button(choice));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(title()).toHaveValue('Tajine !');
    expect(save).toHaveBeenCalledOnce();
  });
});

describe('a form that is removed with something unsaved, as when the session expires', () => {
  const notice = () => screen.queryByRole('status')?.textContent?.trim();

  test('shows it again, on the revision of that time and without passwords', async () => {
    const { user, unmount } = open();
    await user.type(title(), ' !');
    await user.type(screen.getByLabelText('Password'), 'riz');
    await user.click(button('steps'));
    await user.type(step(1), ' les prunes');
    unmount();
    const save = vi.fn(async (): Promise<SaveResult<Recipe>> => ({ saved: true }));
    const again = open({ save, stored: { values: { ...RECIPE, title: 'Couscous' }, revision: 4 } });
    await waitFor(() => expect(title()).toHaveValue('Tajine !'));
    expect(step(1)).toHaveValue('Couper les prunes');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(notice()).toBe('Your unsaved changes were kept. Passwords are never kept: please type them again.');
    expect(isHeldBack()).toBe(true);
    await again.user.click(button('Save'));
    const values = { ...RECIPE, title: 'Tajine !', steps: [{ text: 'Couper les prunes' }] };
    await waitFor(() => expect(save).toHaveBeenCalledWith(values, 3));
  });

  test('only asks for passwords again when nothing else was typed', async () => {
    const { user, unmount } = open();
    await user.type(screen.getByLabelText('Password'), 'riz');
    unmount();
    open({ stored: { values: { ...RECIPE, title: 'Couscous' }, revision: 4 } });
    expect([notice(), title().value]).toEqual(['Passwords are never kept: please type them again.', 'Couscous']);
  });

  test('shows it once only, and not after the user has left it by choice', async () => {
    const first = open();
    await first.user.type(title(), ' !');
    first.unmount();
    const second = open();
    await waitFor(() => expect(title()).toHaveValue('Tajine !'));
    await second.user.click(screen.getByRole('link', { name: 'Cancel' }));
    await second.user.click(button('Leave without saving'));
    await waitFor(() => expect(second.path()).toBe('/list'));
    second.unmount();
    open();
    expect([notice(), title().value]).toEqual([undefined, 'Tajine']);
  });

  test('deletes it when the user signs out or changes, even while the form is open', async () => {
    const { user, unmount } = open();
    await user.type(title(), ' !');
    forgetDrafts();
    unmount();
    open();
    expect([notice(), title().value]).toEqual([undefined, 'Tajine']);
  });
});

test('the bar says that the browser is offline, as long as it is', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderRemote([{ path: '/', element: <RecipeScreen options={{}} /> }], { path: '/' });
  expect(await screen.findByText('Offline')).toBeVisible();
  isOnline.mockRestore();
  fireEvent(window, new Event('online'));
  expect(screen.queryByText('Offline')).toBeNull();
});
