import { randomUUID } from 'node:crypto';
import {
  ADMIN_API,
  type AdminCountry,
  AdminCountrySchema,
  type AdminRecipe,
  AdminRecipeSchema,
  type CountryInput,
  type RecipeInput,
} from '@tdt/contracts';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { anAccount, asHolder, cookieOf } from './accounts.ts';
import { aCountryInput, editedCountry } from './country-input.ts';
import type { Fixture } from './test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A signed-in editor of the site. */
export type Editor = Awaited<ReturnType<typeof anEditor>>;

/** Signs in with an account of its own. */
export async function anEditor(app: FastifyInstance, { application }: Fixture, options: { isSuper?: boolean } = {}) {
  const account = await anAccount(application, options);
  const cookie = await cookieOf(app, account);

  const call = (method: Method, url: string, payload?: object): Promise<LightMyRequestResponse> =>
    app.inject({ method, url, ...(payload && { payload }), ...asHolder(cookie) });

  async function stored(url: string, payload: object): Promise<unknown> {
    const response = await call('POST', url, payload);
    expect(response.statusCode, response.body).toBe(201);
    return response.json();
  }

  return {
    email: account.email,
    id: account.id,
    cookie,
    call,
    country: async (fields: Partial<CountryInput>): Promise<AdminCountry> =>
      AdminCountrySchema.parse(await stored(ADMIN_API.countries, aCountryInput(fields))),
    save: (country: AdminCountry, fields: Partial<CountryInput> = {}) =>
      call('PUT', ADMIN_API.country(country.id), editedCountry(country, fields)),
    recipe: async (fields: Partial<RecipeInput>): Promise<AdminRecipe> =>
      AdminRecipeSchema.parse(await stored(ADMIN_API.recipes, aRecipeInput(fields))),
    /** Address of a stored file, as an upload returns it. */
    async file(folder: string): Promise<string> {
      const path = `media/recipe-images/${folder}/${randomUUID()}.webp`;
      await application.storage.put(path, 'pixels');
      return `/${path}`;
    },
    isStored: (url: string): Promise<boolean> => application.storage.exists(url.slice(1)),
  };
}

/** The problem of a refusing response. */
export const refusedWith = (response: LightMyRequestResponse) => {
  const { code, detail, errors } = response.json();
  return { status: response.statusCode, code, detail, errors };
};
