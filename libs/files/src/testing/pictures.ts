import sharp from 'sharp';
import type { StoredImage } from '../pictures/stored-image.ts';

/** A plain picture. */
export const webp = (width = 1000, height = 500): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } })
    .webp()
    .toBuffer();

/** A stored picture of the folder `cover`, 1200 x 800 pixels. */
export const anImage = <Type extends string>(id: string, image_type: Type): StoredImage<Type> => ({
  url: `/media/recipe-images/cover/${id}.webp`,
  width: 1200,
  height: 800,
  placeholder: '',
  alt: 'Soupe miso',
  image_type,
  image_order: 0,
});

const box = (type: string, content: Buffer): Buffer => {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
};

/** The outer boxes of an MP4 file, with an index and some data in them. */
export const anMp4 = (): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isomavc1', 'latin1')),
    box('moov', Buffer.alloc(40)),
    box('mdat', Buffer.from('frames')),
  ]);

/** The outer elements of a WebM file; `size` is how its segment writes the number of its bytes. */
export const aWebm = (size = '8f'): Buffer =>
  Buffer.concat([
    Buffer.from(`1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102`, 'hex'),
    Buffer.from(`18538067${size}`, 'hex'),
    Buffer.from('1654ae6b80ec8066', 'hex'),
    Buffer.from('frames!'),
  ]);
