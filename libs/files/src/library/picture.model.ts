import type { FocalPoint, PictureUse } from '@tdt/contracts';
import { nullable, partSchema, required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';
import { focalSchema } from '../pictures/image-fields.ts';

/** What of a picture's places its list shows and finds it by: made of content, and made anew at any time. */
export interface PictureIndex {
  use_count: number;
  /** The first live places. */
  uses: { use: PictureUse; title: string }[];
  /** The documents that refer to it, live or in the trash, such as `recipe:` and an id. */
  documents: string[];
  /** See `picture-terms.ts`. */
  terms: string[];
}

/** An original picture that the site stores. */
export interface PictureDocument extends PictureIndex {
  /** UUID that follows from its pixels or its address: entered twice, it is there once. */
  _id: string;
  /** Unique. */
  url: string;
  /** SHA-256 of what is this picture: its pixels, its file, the files that were uploaded. Older ones have none. */
  hashes: string[];
  width: number;
  height: number;
  bytes: number | null;
  placeholder: string;
  name: string;
  alt: string;
  focal: FocalPoint | null;
  credit: string;
  /** Uploaded to the library: that it is there is a reference of its own. */
  kept: boolean;
  created_at: Date;
  created_by: string | null;
  /** 1 as long as no editor has changed its texts. */
  revision: number;
  /** When its file was set aside: it is listed no more, and comes back with its file. */
  removed_at: Date | null;
}

export const pictureModel = modelOf(
  'Picture',
  documentSchema<PictureDocument>('pictures', {
    _id: required(String),
    url: required(String),
    hashes: { type: [String], default: [] },
    width: required(Number),
    height: required(Number),
    bytes: nullable(Number),
    placeholder: { type: String, default: '' },
    name: { type: String, default: '' },
    alt: { type: String, default: '' },
    focal: nullable(focalSchema),
    credit: { type: String, default: '' },
    kept: { type: Boolean, default: false },
    created_at: required(Date),
    created_by: nullable(String),
    revision: required(Number),
    removed_at: nullable(Date),
    use_count: { type: Number, default: 0 },
    uses: {
      type: [partSchema<PictureIndex['uses'][number]>({ use: required(String), title: required(String) })],
      default: [],
    },
    documents: { type: [String], default: [] },
    terms: { type: [String], default: [] },
  })
    .index({ url: 1 }, { unique: true })
    .index({ hashes: 1 })
    .index({ documents: 1 })
    .index({ terms: 1 })
    .index({ removed_at: 1, created_at: -1, _id: -1 })
    // To ask whether the library keeps a file.
    .index({ kept: 1 }),
);
