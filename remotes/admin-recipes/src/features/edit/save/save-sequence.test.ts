import { newPicture } from '@tdt/admin/editor';
import type { RecipeInput } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { storedRecipe, storedSeo, uploadedFile } from '../../../testing/stored-recipe.ts';
import { RecipeFormSchema } from '../recipe-schema.ts';
import { recipeValues } from '../recipe-values.ts';
import { type SaveActions, saveRecipe } from './save-sequence.ts';

const fileOf = (name: string) => new File(['x'], name);
const values = RecipeFormSchema.parse(recipeValues(storedRecipe, storedSeo));

/** Actions that all succeed, and what was done. */
function actions(other: Partial<SaveActions> = {}) {
  const done: unknown[] = [];
  const all: SaveActions = {
    async send(files) {
      done.push(files.map(({ folder }) => folder));
      return files.map(({ file }) => ({ kind: 'sent', stored: uploadedFile(`/media/${file.name}`) }));
    },
    async write(input: RecipeInput) {
      done.push('recipe');
      return { data: { ...storedRecipe, ...input } as typeof storedRecipe };
    },
    async writeSeo(_id, seo) {
      done.push(seo);
      return { data: { ...seo, revision: seo.revision + 1 } };
    },
    say: () => {},
    showError: (title, description) => void done.push([title, description]),
    ...other,
  };
  return { done, all };
}

it('uploads the cover, the dish pictures and the media of steps before it writes the recipe', async () => {
  const { done, all } = actions();
  const [step] = values.steps;
  const media = { type: 'video' as const, url: 'blob:x', file: fileOf('pate.mp4') };
  await saveRecipe(
    {
      ...values,
      cover: newPicture(fileOf('a.jpg')),
      dishes: [newPicture(fileOf('b.jpg'))],
      steps: step ? [{ ...step, media }] : [],
    },
    storedSeo,
    all,
  );
  expect(done).toEqual([['cover'], ['plat'], ['recipe-steps-videos'], 'recipe']);
});

it('stops when the media of a step fails, and says so', async () => {
  const { done, all } = actions({
    send: async () => [{ kind: 'failed', problem: null, isReported: false }],
  });
  const [step] = values.steps;
  const media = { type: 'image' as const, url: 'blob:x', file: fileOf('pate.jpg') };
  const outcome = await saveRecipe({ ...values, steps: step ? [{ ...step, media }] : [] }, storedSeo, all);
  expect(outcome).toEqual({ saved: false, problem: null, isReported: false });
  expect(done).toEqual([["Erreur d'upload", "Une erreur est survenue lors de l'upload du fichier"]]);
});

it('leaves failures of the session to the guard', async () => {
  const { done, all } = actions({ send: async () => [{ kind: 'failed', problem: null, isReported: true }] });
  for (const file of [{ cover: newPicture(fileOf('a.jpg')) }, { dishes: [newPicture(fileOf('b.jpg'))] }]) {
    const outcome = await saveRecipe({ ...values, ...file }, storedSeo, all);
    expect(outcome).toEqual({ saved: false, problem: null, isReported: true });
  }
  expect(done).toEqual([]);
});

it('writes the metadata after the recipe, on its own revision, only if it was changed', async () => {
  const { done, all } = actions();
  await saveRecipe(values, storedSeo, all);
  const seo = { ...values.seo, description: 'Des pommes.' };
  const outcome = await saveRecipe({ ...values, seo }, storedSeo, all);
  expect(done).toEqual(['recipe', 'recipe', { ...seo, revision: 2 }]);
  expect(outcome).toMatchObject({ seo: { description: 'Des pommes.', revision: 3 } });
});

it('warns when the recipe is saved but its metadata is not', async () => {
  const { done, all } = actions({ writeSeo: async () => ({ error: 'no' }) });
  const outcome = await saveRecipe({ ...values, seo: { ...values.seo, title: null } }, storedSeo, all);
  expect(outcome).toMatchObject({ saved: true, seo: storedSeo, seoError: 'no' });
  const description = "La recette a été enregistrée, mais l'enregistrement du référencement a échoué.";
  expect(done).toEqual(['recipe', ['Attention', description]]);
});
