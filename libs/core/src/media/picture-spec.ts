/** Plain data from which the illustrations paint one picture, always the same; the core only stores and passes it on. */
export type PictureSpec =
  | {
      kind: 'dish';
      spec: {
        type: string;
        region: string;
        seed: string;
        view: string;
        vessel: string;
        cloth: string;
        top: string;
        props: readonly string[];
      };
      size: PictureSize;
    }
  | { kind: 'place'; code: string; shot: number; size: PictureSize };

/** Pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Paints a picture and answers it as WebP; the front doors hand it in. */
export type Draw = (spec: PictureSpec) => Promise<Buffer>;
