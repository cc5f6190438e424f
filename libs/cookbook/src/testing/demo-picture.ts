import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredImage } from '@tdt/files/images';
import { onTestFinished } from 'vitest';
import type { DemoPicture } from '../demo/copy-pictures.ts';

/** A picture of the demo whose file holds `pixels`; the file is removed when the test ends. */
export async function aDemoPicture(image: StoredImage): Promise<DemoPicture> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'picture.webp');
  await writeFile(file, 'pixels');
  return { image, file };
}
