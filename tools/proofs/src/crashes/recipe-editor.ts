import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdminRecipe, HistoryList, RecipeInput, UploadedFile, UploadedFiles } from '@tdt/contracts';
import { ADMIN_API, REQUESTED_WITH, type UploadFolder } from '@tdt/contracts/plain';
import { type RunningSite, WORKSPACE } from '@tdt/testing';
import { aRecipeInput } from '@tdt/testing/recipe-input';

const EMAIL = 'editor@example.org';
export const EDITOR_PASSWORD = 'tour de table 1';
const PICTURE = join(WORKSPACE, 'libs/content/pictures/jp.carte-postale.webp');

/** States that a look at the history reads: older ones were read before. */
const LATEST = 4;

/** Somebody who edits one recipe as the editor of the back office does. */
export interface RecipeEditor {
  upload(folder: UploadFolder): Promise<UploadedFile>;
  /** The response to an upload, whatever its status. */
  tryUpload(folder: UploadFolder): Promise<Response>;
  create(input: RecipeInput): Promise<AdminRecipe>;
  /** Status of the response. Throws without one. */
  write(recipe: AdminRecipe, input: RecipeInput): Promise<number>;
  read(id: string): Promise<AdminRecipe>;
  /** The latest states that its history lists, newest first, and how many it lists. */
  history(id: string): Promise<{ latest: AdminRecipe[]; total: number }>;
}

/** Signs in. The site needs `TDT_ADMIN_PASSWORD` among its settings: `EDITOR_PASSWORD`. */
export async function openEditor({ url, cli }: Pick<RunningSite, 'url' | 'cli'>): Promise<RecipeEditor> {
  const made = await cli('admin', 'create', '--email', EMAIL);
  if (made.status !== 0) throw new Error(`The account could not be made: ${made.stderr}`);
  const picture = await readFile(PICTURE);
  const ours = { origin: url, [REQUESTED_WITH.name]: REQUESTED_WITH.value };
  const json = { ...ours, 'content-type': 'application/json' };
  const call = async (path: string, init: RequestInit): Promise<Response> =>
    checked(path, await fetch(`${url}${path}`, init));
  const checked = async (path: string, response: Response): Promise<Response> => {
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    return response;
  };
  const body = JSON.stringify({ email: EMAIL, password: EDITOR_PASSWORD });
  const signedIn = await call(ADMIN_API.login, { method: 'POST', headers: json, body });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

  function tryUpload(folder: UploadFolder): Promise<Response> {
    const form = new FormData();
    form.append('file', new Blob([picture]), 'photo.webp');
    const headers = { ...ours, cookie };
    return fetch(`${url}${ADMIN_API.media}?folder=${folder}`, { method: 'POST', headers, body: form });
  }

  return {
    tryUpload,
    async upload(folder) {
      const response = await checked(ADMIN_API.media, await tryUpload(folder));
      const [stored] = ((await response.json()) as UploadedFiles).items;
      if (!stored) throw new Error('The upload returns no file.');
      return stored;
    },
    async create(input) {
      const headers = { ...json, cookie };
      return (await call(ADMIN_API.recipes, { method: 'POST', headers, body: JSON.stringify(input) })).json();
    },
    async write({ id, revision }, input) {
      const init = { method: 'PUT', headers: { ...json, cookie }, body: JSON.stringify({ ...input, revision }) };
      return (await fetch(`${url}${ADMIN_API.recipe(id)}`, init)).status;
    },
    read: async (id) => (await call(ADMIN_API.recipe(id), { headers: { cookie } })).json(),
    async history(id) {
      const get = async (path: string) => (await call(path, { headers: { cookie } })).json();
      const list: HistoryList = await get(`${ADMIN_API.history('recipe', id)}?page_size=${LATEST}`);
      const latest = list.items.map(({ revision }) => get(ADMIN_API.version('recipe', id, revision)));
      return { latest: await Promise.all(latest), total: list.total };
    },
  };
}

/** Version `number` of the recipe: every text, row and picture contains it. */
export function versionOf(number: number, [cover, dish]: readonly UploadedFile[]): RecipeInput {
  const tagged = (text: string) => `${text} ${number}`;
  const image = (file: UploadedFile | undefined, image_type: 'cover' | 'plat') => {
    if (!file) throw new Error('A picture is missing.');
    const { url, width, height, placeholder } = file;
    return { url, width, height, placeholder, alt: tagged('Image'), focal: null, image_type };
  };
  const { ingredients, steps } = aRecipeInput();
  return aRecipeInput({
    title: tagged('Aligot'),
    description: tagged('Description'),
    groups: [tagged('Groupe')],
    prep_tips: [tagged('Conseil')],
    ingredients: ['pommes', 'tome'].flatMap((name) => ingredients.map((row) => ({ ...row, name: tagged(name) }))),
    steps: ['Râpez', 'Filez'].flatMap((name) => steps.map((row) => ({ ...row, description: tagged(name) }))),
    images: [image(cover, 'cover'), image(dish, 'plat')],
  });
}

/** Numbers of the versions that parts of a stored recipe come from: one number unless versions are mixed. */
export function versionsIn(recipe: AdminRecipe): number[] {
  const { title, description, groups, prep_tips, ingredients, steps, images } = recipe;
  const texts = [
    title,
    description,
    ...groups,
    ...prep_tips,
    ...ingredients.map(({ name }) => name),
    ...steps.map((step) => step.description),
    ...images.map(({ alt }) => alt),
  ];
  const isWhole = texts.length === 10;
  return isWhole ? [...new Set(texts.map((text) => Number(text.split(' ').at(-1))))] : [];
}
