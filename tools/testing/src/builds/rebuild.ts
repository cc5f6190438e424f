import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sealBuild, VERSION_PLACEHOLDER } from '@tdt/build/seal';
import { type Build, BuildSchema } from '@tdt/contracts';

/** Returns the new text of one of a build's text files; `path` is relative to the build's folder. */
export type Edit = (text: string, path: string) => string;

/** Tests check the content of the copies, not their size. */
const QUICK = { brotli: 1, gzip: 1 };

/**
 * Creates another version of a finished build in milliseconds: edits and seals its outputs without compiling the
 * sources. `target` must be empty.
 * @param folder a `dist` with its `build.json`
 */
export async function rebuild(folder: string, target: string, edit: Edit): Promise<Build> {
  const build = BuildSchema.parse(JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')));
  const { name, version, kind, layout, mounts, preload, js, css, pages, admin } = build;
  for (const { path } of build.files.filter((file) => !isMadeBySeal(file.path))) {
    const bytes = await readFile(join(folder, path));
    const isText = /\.(?:js|cjs|css)$/.test(path);
    const unsealed = isText ? edit(bytes.toString('utf8').replaceAll(version, VERSION_PLACEHOLDER), path) : bytes;
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), unsealed);
  }
  const exactly = preload.map((path) => new RegExp(`^${path.replaceAll('.', '\\.')}$`));
  return sealBuild(target, { name, kind, layout, mounts, preload: exactly }, { js, css, pages, admin }, QUICK);
}

const isMadeBySeal = (path: string): boolean => /\.(?:br|gz)$|\/files\.json$/.test(path);
