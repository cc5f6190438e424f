import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdminRecipe, RecipeInput, UploadedFile, UploadedFiles } from '@tdt/contracts';
import { ADMIN_API, REQUESTED_WITH } from '@tdt/contracts/plain';
import { WORKSPACE } from '@tdt/testing';

const PICTURE = join(WORKSPACE, 'libs/content/pictures/jp.carte-postale.webp');

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A session of the back office that may call any instance, as a browser behind a balancer does. */
export interface EditorSession {
  upload(instance: string): Promise<UploadedFile>;
  create(instance: string, recipe: RecipeInput): Promise<AdminRecipe>;
  /** The JSON that an instance returns. Throws unless the status is a success. */
  call<Result>(instance: string, method: Method, path: string, body?: object): Promise<Result>;
  /** The response of an instance, whatever its status. */
  fetch(instance: string, path: string): Promise<Response>;
  /** Status of a request that needs a session. */
  statusAt(instance: string): Promise<number>;
  signOut(instance: string): Promise<void>;
}

/** Signs in at an instance. `publicUrl` is the address that browsers know. */
export async function signIn(instance: string, publicUrl: string, email: string, password: string) {
  const ours = { origin: publicUrl, [REQUESTED_WITH.name]: REQUESTED_WITH.value };
  const json = { ...ours, 'content-type': 'application/json' };
  const call = async (url: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(url, init);
    if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
    return response;
  };
  const body = JSON.stringify({ email, password });
  const signedIn = await call(`${instance}${ADMIN_API.login}`, { method: 'POST', headers: json, body });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

  const session: EditorSession = {
    async upload(at) {
      const form = new FormData();
      form.append('file', new Blob([await readFile(PICTURE)]), 'photo.webp');
      const init = { method: 'POST', headers: { ...ours, cookie }, body: form };
      const response = await call(`${at}${ADMIN_API.media}?folder=cover`, init);
      const [stored] = ((await response.json()) as UploadedFiles).items;
      if (!stored) throw new Error('The upload returns no file.');
      return stored;
    },
    create: (at, recipe) => session.call(at, 'POST', ADMIN_API.recipes, recipe),
    async call(at, method, path, body) {
      const init = body
        ? { headers: { ...json, cookie }, body: JSON.stringify(body) }
        : { headers: { ...ours, cookie } };
      const response = await call(`${at}${path}`, { method, ...init });
      return response.status === 204 ? undefined : response.json();
    },
    fetch: (at, path) => fetch(`${at}${path}`, { headers: { cookie } }),
    statusAt: async (at) => (await session.fetch(at, ADMIN_API.recipes)).status,
    async signOut(at) {
      await call(`${at}${ADMIN_API.logout}`, { method: 'POST', headers: { ...json, cookie }, body: '{}' });
    },
  };
  return session;
}
