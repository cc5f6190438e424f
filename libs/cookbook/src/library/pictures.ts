import { createChangeReader } from '@tdt/database';
import type { Connection } from 'mongoose';
import { createPlaceChanging } from './change-places.ts';
import { formerPlaces } from './former-places.ts';
import { createPictureEditing } from './picture-editing.ts';
import { createPictureIndexing } from './picture-indexing.ts';
import { createPicturePlaces } from './picture-places.ts';

type Given<Create extends (given: never) => unknown> = Parameters<Create>[0];

type Dependencies = { connection: Connection } & Omit<Given<typeof createPictureIndexing>, 'places' | 'reader'> &
  Omit<Given<typeof createPictureEditing>, 'places' | 'formerPlaces' | 'changePlace'> &
  Given<typeof createPicturePlaces> &
  Given<typeof createPlaceChanging> &
  Parameters<typeof formerPlaces>[0];

export type Pictures = ReturnType<typeof openPictures>;

/** The library of pictures with what content makes of it. */
export function openPictures(dependencies: Dependencies) {
  const places = createPicturePlaces(dependencies);
  return {
    /** A page of the pictures, the newest first. */
    list: dependencies.library.list,
    ...createPictureEditing({
      ...dependencies,
      places,
      formerPlaces: (url) => formerPlaces(dependencies, url),
      changePlace: createPlaceChanging(dependencies),
    }),
    ...createPictureIndexing({
      ...dependencies,
      places,
      reader: createChangeReader(dependencies.connection, 'pictures'),
    }),
  };
}
