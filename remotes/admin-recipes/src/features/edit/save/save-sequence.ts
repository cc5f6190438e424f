import { isSessionFailure, problemOf } from '@tdt/admin/api';
import type { UploadOutcome } from '@tdt/admin/editor';
import type { AdminRecipe, AdminSeo, Problem, RecipeInput, SeoInput } from '@tdt/contracts';
import type { RecipeOutput } from '../recipe-schema.ts';
import { pendingFiles, placeFile, problemInForm, type RecipeFile, recipeInput } from './recipe-input.ts';

/** The result of a mutation. */
export interface Written<T> {
  data?: T | undefined;
  error?: unknown;
}

/** What a save does, and how it reports. */
export interface SaveActions {
  send: (files: RecipeFile[]) => Promise<UploadOutcome[]>;
  write: (input: RecipeInput) => Promise<Written<AdminRecipe>>;
  writeSeo: (id: string, seo: SeoInput) => Promise<Written<AdminSeo>>;
  /** Says what the save is doing. */
  say: (activity: string) => void;
  showError: (title: string, description: string) => void;
}

export type SaveOutcome =
  | { saved: false; problem: Problem | null; isReported: boolean }
  | {
      saved: true;
      recipe: AdminRecipe;
      /** Metadata as stored now. */
      seo: AdminSeo;
      /** Why the changed metadata was not saved; `undefined`: it was, or nothing was changed. */
      seoError: unknown;
      /** Dish pictures in their order, among them those whose upload failed; `undefined`: all are saved. */
      dishes: RecipeOutput['dishes'] | undefined;
    };

const SEO_FAILED = "La recette a été enregistrée, mais l'enregistrement du référencement a échoué.";

/**
 * Saves a recipe: cover, dish pictures (without those that fail), media of steps, the recipe in one write, and its
 * metadata if it was changed. Never throws.
 * @param storedSeo the metadata that the form began with
 */
export async function saveRecipe(
  values: RecipeOutput,
  storedSeo: AdminSeo,
  actions: SaveActions,
): Promise<SaveOutcome> {
  const { say, showError } = actions;
  const cover = await sendFiles('cover', "Envoi de l'image principale…", values, actions);
  if (cover.failure) {
    return stopped(cover.failure, () => showError('Upload error', 'Unable to upload image. Please try again.'));
  }
  const dishes = await sendFiles('dish', 'Envoi des images plat…', cover.values, actions);
  if (dishes.failure?.isReported) return stopped(dishes.failure);
  if (dishes.failure) showError('Erreur', "Erreur lors de l'upload des images plat");
  const media = await sendFiles('step', 'Envoi des médias des étapes…', dishes.values, actions);
  if (media.failure) {
    const description = "Une erreur est survenue lors de l'upload du fichier";
    return stopped(media.failure, () => showError("Erreur d'upload", description));
  }

  say('Enregistrement de la recette…');
  const recipe = media.values;
  const written = await actions.write(recipeInput({ ...recipe, dishes: recipe.dishes.filter(({ file }) => !file) }));
  if (!written.data) {
    const problem = problemInForm(problemOf(written.error), recipe);
    return { saved: false, problem, isReported: isSessionFailure(written.error) };
  }
  const savedSeo = isEqual(recipe.seo, storedSeo) ? {} : await saveSeo(written.data.id, recipe.seo, actions);
  return {
    saved: true,
    recipe: written.data,
    seo: savedSeo.data ?? storedSeo,
    seoError: savedSeo.error,
    dishes: dishes.failure && recipe.dishes,
  };
}

type Failure = Extract<UploadOutcome, { kind: 'failed' }>;

/** Uploads the files of a kind. @returns the values with what is uploaded, and the first failure */
async function sendFiles(kind: RecipeFile['kind'], activity: string, values: RecipeOutput, actions: SaveActions) {
  const files = pendingFiles(values).filter((file) => file.kind === kind);
  if (files.length === 0) return { values };
  actions.say(activity);
  const outcomes = await actions.send(files);
  let placed = values;
  let failure: Failure | undefined;
  for (const [index, { key }] of files.entries()) {
    const outcome = outcomes[index];
    if (outcome?.kind === 'failed') failure ??= outcome;
    else placed = placeFile(placed, key, outcome?.kind === 'sent' ? outcome.stored : null);
  }
  return { values: placed, failure };
}

function stopped({ problem, isReported }: Failure, report?: () => void): SaveOutcome {
  if (!isReported) report?.();
  return { saved: false, problem, isReported };
}

async function saveSeo(
  id: string,
  seo: SeoInput,
  { say, showError, writeSeo }: SaveActions,
): Promise<Written<AdminSeo>> {
  say('Enregistrement du référencement…');
  const written = await writeSeo(id, seo);
  if (!written.data) showError('Attention', SEO_FAILED);
  return written;
}

const isEqual = (one: SeoInput, other: SeoInput) =>
  (Object.keys(one) as (keyof SeoInput)[]).every((field) => one[field] === other[field]);
