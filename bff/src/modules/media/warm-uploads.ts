import type { Image } from '@tdt/contracts';
import type { Media } from '@tdt/files';
import type { FastifyInstance } from 'fastify';

/**
 * Makes the card sizes of uploaded pictures in the background, one upload after the other, so that the page of a new
 * recipe does not wait for them. Closing the app ends it after the current picture.
 */
export function createUploadWarmer(
  app: FastifyInstance,
  media: Media,
): (pictures: readonly Pick<Image, 'variants'>[]) => void {
  const abort = new AbortController();
  let work: Promise<unknown> = Promise.resolve();
  app.addHook('onClose', async () => {
    abort.abort();
    await work;
  });
  return (pictures) => {
    // One picture after the other: it is decoded once for all of its sizes.
    for (const picture of pictures) {
      work = work
        .then(() => media.warmAll([picture], abort.signal))
        .catch((error: unknown) => app.log.warn({ err: error }, 'Making the sizes of uploaded pictures stopped'));
    }
  };
}
