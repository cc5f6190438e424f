import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { type LicenceNotice, NoticesSchema } from '@tdt/contracts';

/** A module's package: the last one on its path, with its scope. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;
/** Beside a file of others among our own sources, such as `inter-text-LICENSE.txt` beside `inter-text.woff2`. */
const LICENCE_BESIDE = /-LICENSE\.txt$/;

const UNLIMITED = Number.POSITIVE_INFINITY;
const ALL_MODULES: Rspack.StatsOptions = {
  all: false,
  modules: true,
  nestedModules: true,
  orphanModules: true,
  modulesSpace: UNLIMITED,
  nestedModulesSpace: UNLIMITED,
};

/** Paths of the files that a compilation put into its outputs. */
export function filesIn(stats: Rspack.Stats): string[] {
  const modules = stats.toJson(ALL_MODULES).modules ?? [];
  // Orphans were shaken off, or are parts of the others; a font's chunk is that of its style.
  const isBuilt = ({ orphan, moduleType }: Rspack.StatsModule) => !orphan || moduleType?.startsWith('asset');
  const built = modules.filter(isBuilt).flatMap((module) => [module, ...(module.modules ?? [])]);
  // Externals and inlined data have names that are no paths.
  return built.map(({ nameForCondition }) => nameForCondition ?? '').filter(isAbsolute);
}

/** The notices of all packages and other people's files among `paths`, by name. Their licences ask to show them. */
export async function noticesOf(paths: readonly string[]): Promise<LicenceNotice[]> {
  const packages = new Set(paths.flatMap((path) => PACKAGE.exec(path)?.[0] ?? []));
  const ours = paths.filter((path) => !PACKAGE.test(path));
  const notices = await Promise.all([
    ...[...packages].map(packageNotice),
    ...[...new Set(ours.map(dirname))].map((folder) => noticesBeside(folder, ours)),
  ]);
  const byName = new Map(notices.flat().map((notice) => [`${notice.name} ${notice.version}`, notice]));
  return NoticesSchema.parse([...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => notice));
}

async function packageNotice(folder: string): Promise<LicenceNotice> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const files = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return {
    name,
    version,
    licence: String(license?.type ?? license ?? ''),
    text: texts.map((text) => text.trim()).join('\n\n'),
  };
}

async function noticesBeside(folder: string, paths: readonly string[]): Promise<LicenceNotice[]> {
  const files = (await readdir(folder)).filter((file) => LICENCE_BESIDE.test(file));
  const notices = files.map(async (file) => {
    const name = file.replace(LICENCE_BESIDE, '');
    const isBuilt = paths.some((path) => dirname(path) === folder && basename(path).startsWith(name));
    return isBuilt
      ? [{ name, version: '', licence: '', text: (await readFile(join(folder, file), 'utf8')).trim() }]
      : [];
  });
  return (await Promise.all(notices)).flat();
}
