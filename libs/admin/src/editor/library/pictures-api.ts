import { api } from '@tdt/admin/api';
import type { TableQuery } from '@tdt/admin/kit';
import type {
  AdminPicture,
  AdminPictureList,
  ChangedPicture,
  CountryNames,
  PictureReplacementInput,
  PictureUpdateInput,
} from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';

export type PictureFilter = 'pays' | 'use' | 'no_alt';

/** The requests of the library of pictures. */
export const picturesApi = api.injectEndpoints({
  // Each remote bundles this: the one that is opened next adds the same again.
  overrideExisting: true,
  endpoints: (build) => ({
    picturesList: build.query<AdminPictureList, TableQuery<'newest', PictureFilter>>({
      query: ({ sort: _, ...params }) => ({ url: ADMIN_API.pictures, params }),
      providesTags: ['Picture'],
    }),
    picturesCountries: build.query<CountryNames, void>({ query: () => ADMIN_API.countryNames }),
    picturesOne: build.query<AdminPicture, string>({
      query: (id) => ADMIN_API.picture(id),
      providesTags: (_picture, _error, id) => [{ type: 'Picture', id }],
      keepUnusedDataFor: 0,
    }),
    // Not the list: with the filter of those without text, a picture must not go while texts are typed in a row.
    picturesUpdate: build.mutation<ChangedPicture, PictureUpdateInput & { id: string }>({
      query: ({ id, ...body }) => ({ url: ADMIN_API.picture(id), method: 'PATCH', body }),
      invalidatesTags: (_changed, _error, { id }) => [{ type: 'Picture', id }],
    }),
    picturesReplace: build.mutation<ChangedPicture, PictureReplacementInput & { id: string }>({
      query: ({ id, ...body }) => ({ url: ADMIN_API.pictureReplacement(id), method: 'POST', body }),
      invalidatesTags: ['Picture'],
    }),
    picturesDelete: build.mutation<null, string>({
      query: (id) => ({ url: ADMIN_API.picture(id), method: 'DELETE' }),
      invalidatesTags: ['Picture'],
    }),
  }),
});
