import type { Build, Layout, RemoteEntry, Remotes, ShellAssets } from '@tdt/contracts';
import type { RemoteOverrides } from './overrides.ts';
import { liveBuild, liveRemotes, type Registry, SHELL } from './registry.ts';

/** Folder of a build in the storage, which is also its path on the site. */
export function buildFolder({ name, version }: Pick<Build, 'name' | 'version'>): string {
  return `assets/${name}/${version}`;
}

/** The registry as browsers get it: where each remote's live version is, or its development server. */
export function publicView(registry: Registry, overrides: RemoteOverrides = {}): Remotes {
  const remotes = liveRemotes(registry).map((build) => {
    const server = overrides[build.name];
    return server === undefined
      ? remoteEntry(build)
      : { ...remoteEntry({ ...build, pages: [] }), entry: `${server}/remoteEntry.js`, js: [], css: [] };
  });
  return { generation: registry.revision, remotes };
}

/**
 * What every document of a layout loads; `null` while no shell is registered, or if the live one has no such document.
 */
export function shellAssets(registry: Registry, layout: Layout): ShellAssets | null {
  const shell = liveBuild(registry, SHELL);
  const files = layout === 'admin' ? shell?.admin : shell;
  if (!shell || !files) return null;
  const url = urls(shell);
  return { js: files.js.map(url), css: files.css.map(url), fonts: shell.preload.map(url) };
}

function remoteEntry(build: Build): RemoteEntry {
  const url = urls(build);
  const entry = build.entry ?? '';
  return {
    name: build.name,
    version: build.version,
    layout: build.layout,
    mounts: build.mounts,
    container: build.container ?? '',
    entry: url(entry),
    integrity: hashOf(build, entry),
    js: build.js.map(url),
    css: build.css.map(url),
    ...(build.pages.length > 0 && {
      pages: build.pages.map(({ mount, js, css }) => ({ mount, js: js.map(url), css: css.map(url) })),
    }),
  };
}

/** sha256 of one of a build's files, as `build.json` states it. */
export function hashOf(build: Build, path: string): string {
  const file = build.files.find((one) => one.path === path);
  if (!file) throw new Error(`The build ${build.name} ${build.version} lists no file ${path}.`);
  return file.sha256;
}

function urls(build: Build): (path: string) => string {
  const folder = buildFolder(build);
  return (path) => `/${folder}/${path}`;
}
