import { type Build, BuildSchema } from '@tdt/contracts';
import { PLATFORM_VERSION } from '@tdt/platform/version';
import { containerName } from '../container.ts';
import { listBuildFiles, writeFiles } from './build-folder.ts';
import { type BuiltFile, contentVersion, sha256 } from './content-version.ts';
import { type Compression, precompress, SMALLEST } from './precompress.ts';
import { stamp } from './stamp.ts';

/** The description of a build, except for its files. */
export interface BuildFacts {
  name: string;
  kind: Build['kind'];
  layout: Build['layout'];
  mounts: string[];
  /** Names of built files that the first view needs besides `js` and `css`. */
  preload: RegExp[];
}

/** Paths relative to the build's folder. */
export type ChunkFiles = Pick<Build, 'js' | 'css'>;

/** Files that a first view needs: always, for each page on demand in addition, and for the back office. */
export type FirstView = Pick<Build, 'js' | 'css' | 'pages'> & Partial<Pick<Build, 'admin'>>;

/**
 * Finishes the build in `root`: derives its version from its bytes, writes the version into its URLs, adds compressed
 * copies and writes `build.json`. It must run once on a folder: the second time there is no placeholder left to
 * replace.
 */
export async function sealBuild(
  root: string,
  facts: BuildFacts,
  firstView: FirstView,
  compression: Compression = SMALLEST,
): Promise<Build> {
  const raw = await listBuildFiles(root);
  const { preload, ...identity } = facts;
  const version = contentVersion(raw, { ...identity, platform: PLATFORM_VERSION, pages: firstView.pages });
  const lists = facts.kind === 'remote' ? [fileList(raw)] : [];
  const stamped = [...raw, ...lists].map((file) => stamp(file, version));
  const compressed = (await Promise.all(stamped.map((file) => precompress(file, compression)))).flat();
  const files = [...stamped, ...compressed];

  const paths = stamped.map((file) => file.path);
  const build = BuildSchema.parse({
    ...identity,
    version,
    platform: PLATFORM_VERSION,
    entry: facts.kind === 'remote' ? 'web/remoteEntry.js' : null,
    container: facts.kind === 'remote' ? containerName(facts.name) : null,
    admin: null,
    ...firstView,
    preload: paths.filter((path) => preload.some((pattern) => pattern.test(path))),
    server: paths.find((path) => /^node\/[^/]+\.cjs$/.test(path)) ?? null,
    files: files.map((file) => ({ path: file.path, sha256: sha256(file.bytes), bytes: file.bytes.length })),
  } satisfies Build);

  const changed = stamped.filter((file) => !raw.includes(file));
  await writeFiles(root, [...changed, ...compressed]);
  // Last, so that a folder with a build.json contains the complete build.
  await writeFiles(root, [{ path: 'build.json', bytes: Buffer.from(`${JSON.stringify(build, null, 2)}\n`) }]);
  return build;
}

/** Lists the scripts and styles of a remote, those that load on demand among them, for visits without network. */
function fileList(files: BuiltFile[]): BuiltFile {
  const paths = files.map(({ path }) => path.replace(/^web\//, '')).filter((path) => /^(js|css)\//.test(path));
  return { path: 'web/files.json', bytes: Buffer.from(JSON.stringify(paths)) };
}
