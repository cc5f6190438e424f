import {
  ADMIN_API,
  type AdminPicture,
  AdminPictureListSchema,
  AdminPictureSchema,
  ChangedPictureSchema,
  type SavedImage,
  UploadedFilesSchema,
} from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { asHolder } from './accounts.ts';
import type { Editor } from './editor.ts';
import type { Fixture } from './test-app.ts';
import { aPhoto, formOf } from './uploads.ts';

/** The library of pictures as an editor uses it. */
export function libraryOf(app: FastifyInstance, { application }: Fixture, { call, cookie }: Editor) {
  return {
    /** Uploads a photo, by default another one at each call. */
    async upload(folder = 'cover', file?: Buffer, name?: string) {
      const { payload, type } = await formOf([file ?? (await aPhoto())], name);
      const headers = { ...asHolder(cookie).headers, ...type };
      const response = await app.inject({
        method: 'POST',
        url: `${ADMIN_API.media}?folder=${folder}`,
        payload,
        headers,
      });
      const [item] = UploadedFilesSchema.parse(response.json()).items;
      if (!item?.picture) throw new Error('no picture was stored');
      const { url, width, height, placeholder, picture } = item;
      const image: SavedImage = { url, width, height, placeholder, alt: '', focal: null };
      return { ...item, picture, id: picture.id, image };
    },

    async list(query = '') {
      const response = await call('GET', `${ADMIN_API.pictures}${query}`);
      expect(response.statusCode, response.body).toBe(200);
      return AdminPictureListSchema.parse(response.json());
    },

    get: async (id: string): Promise<AdminPicture> =>
      AdminPictureSchema.parse((await call('GET', ADMIN_API.picture(id))).json()),

    async change(id: string, fields: object) {
      const response = await call('PATCH', ADMIN_API.picture(id), { alt: '', credit: '', focal: null, ...fields });
      return ChangedPictureSchema.parse(response.json());
    },

    async replace(id: string, url: string, revision = 1) {
      const response = await call('POST', ADMIN_API.pictureReplacement(id), { url, revision });
      return ChangedPictureSchema.parse(response.json());
    },

    index: () => application.pictures.index(),
  };
}
