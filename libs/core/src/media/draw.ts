import type { PictureSpec } from '@tdt/contracts';

/** Paints a picture and answers it as WebP; the front doors hand it in. */
export type Draw = (spec: PictureSpec) => Promise<Buffer>;
