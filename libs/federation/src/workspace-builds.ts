import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of a workspace whose projects are built into `dist/` with a `build.json`. */
const PROJECT_FOLDERS = ['hosts', 'remotes'];

/**
 * The finished builds of a workspace or of an installation, `<root>/{hosts,remotes}/<name>/dist`, sorted. With
 * `development`, `dist/development` is used where it exists.
 */
export async function findBuilds(root: string, { development = false } = {}): Promise<string[]> {
  const candidates = await Promise.all(
    PROJECT_FOLDERS.map(async (folder) => {
      const names = await readdir(join(root, folder)).catch(() => []);
      return names.map((name) => join(root, folder, name, 'dist'));
    }),
  );
  const checked = await Promise.all(
    candidates.flat().map(async (folder) => {
      const kinds = development ? [join(folder, 'development'), folder] : [folder];
      for (const kind of kinds) if (await isFile(join(kind, 'build.json'))) return kind;
      return null;
    }),
  );
  return checked.filter((folder) => folder !== null).sort();
}

function isFile(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
