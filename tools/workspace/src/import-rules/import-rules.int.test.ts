import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cruiseTree, type Violation } from './cruise-tree.ts';
import { FORBIDDEN } from './rules.ts';

const PACKAGES = ['zod', 'react-router-dom', 'react', 'mongoose', 'fastify', 'bson', 'antd', 'react-hook-form'];
const dependencies = Object.fromEntries(PACKAGES.map((name) => [name, '*']));
const PROJECTS = [
  ...['contracts', 'config', 'embedded-mongo', 'cuisine', 'domain', 'content', 'platform', 'ui'],
  ...['database', 'files', 'accounts', 'federation', 'newsletter', 'cookbook', 'site'],
  'admin',
].map((name) => [`libs/${name}`, name] as const);
const APPS = [
  ['tools/build', 'build'],
  ['tools/testing', 'testing'],
  ['bff', 'bff'],
  ['cli', 'cli'],
  ['hosts/shell', 'shell'],
  ['remotes/catalogue', 'remote-catalogue'],
  ['remotes/newsletter', 'remote-newsletter'],
  ['remotes/admin-users', 'remote-admin-users'],
] as const;

/** Files with one import, and the rule that must refuse it. */
const BROKEN: [file: string, source: string, rule: string][] = [
  ['libs/contracts/src/x.ts', "import '@tdt/domain';", 'contracts-imports'],
  ['libs/config/src/x.ts', "import '@tdt/contracts';", 'config-imports'],
  ['libs/embedded-mongo/src/x.ts', "import '@tdt/site';", 'embedded-mongo-imports'],
  ['libs/cuisine/src/x.ts', "import '@tdt/domain';", 'cuisine-imports'],
  ['libs/domain/src/x.ts', "import '@tdt/site';", 'domain-imports'],
  ['libs/content/src/x.ts', "import '@tdt/domain';", 'content-imports'],
  ['libs/database/src/x.ts', "import '@tdt/cookbook';", 'database-imports'],
  ['libs/files/src/x.ts', "import '@tdt/cookbook';", 'files-imports'],
  ['libs/accounts/src/x.ts', "import '@tdt/site';", 'accounts-imports'],
  ['libs/federation/src/x.ts', "import '@tdt/accounts';", 'federation-imports'],
  ['libs/newsletter/src/x.ts', "import '@tdt/cookbook';", 'newsletter-imports'],
  ['libs/sitemap/src/x.ts', "import '@tdt/cookbook';", 'sitemap-imports'],
  ['libs/geography/src/x.ts', "import '@tdt/cookbook';", 'geography-imports'],
  ['libs/catalogue/src/x.ts', "import '@tdt/cookbook';", 'catalogue-imports'],
  ['libs/recipe-formats/src/x.ts', "import '@tdt/cookbook';", 'recipe-formats-imports'],
  ['libs/cookbook/src/x.ts', "import '@tdt/site';", 'cookbook-imports'],
  ['libs/cookbook/src/x.int.test.ts', "import '@tdt/site/testing';", 'cookbook-test-imports'],
  ['libs/telemetry/src/x.ts', "import '@tdt/site';", 'telemetry-imports'],
  ['libs/rendering/src/x.ts', "import '@tdt/site';", 'rendering-imports'],
  ['libs/site/src/x.ts', "import '@tdt/bff';", 'site-imports'],
  ['libs/site/src/engine.ts', "import '@tdt/embedded-mongo';", 'site-imports'],
  ['bff/src/x.ts', "import '@tdt/embedded-mongo';", 'bff-imports'],
  ['bff/src/w.ts', "import '@tdt/content';", 'bff-imports'],
  ['cli/src/x.ts', "import '@tdt/bff';", 'cli-imports'],
  ['libs/platform/src/x.tsx', "import '@tdt/ui';", 'platform-imports'],
  ['libs/ui/src/x.tsx', "import '@tdt/site';", 'ui-imports'],
  ['libs/admin/src/kit/x.tsx', "import '@tdt/site';", 'admin-kit-imports'],
  ['libs/admin/src/api/x.ts', "import '@tdt/shell';", 'admin-api-imports'],
  ['libs/admin/src/editor/x.tsx', "import '@tdt/remote-admin-users';", 'admin-editor-imports'],
  ['libs/admin/src/teamwork/x.tsx', "import '@tdt/remote-admin-users';", 'admin-teamwork-imports'],
  ['libs/admin/src/history/x.tsx', "import '@tdt/remote-admin-users';", 'admin-history-imports'],
  ['libs/admin/src/editor/y.tsx', "import '../kit/kit.ts';", 'entries-of-admin'],
  ['tools/build/src/x.ts', "import '@tdt/site';", 'build-imports'],
  ['hosts/shell/src/x.tsx', "import '@tdt/remote-catalogue';", 'shell-imports'],
  ['remotes/catalogue/src/x.tsx', "import type { T } from '@tdt/remote-newsletter';", 'public-remote-imports'],
  ['remotes/catalogue/src/y.tsx', "import '@tdt/admin/kit/kit';", 'public-remote-imports'],
  ['remotes/admin-users/src/x.tsx', "import '@tdt/ui';", 'admin-remote-imports'],
  ['libs/domain/src/x.test.ts', "import '@tdt/site';", 'domain-test-imports'],
  ['bff/rsbuild.config.ts', "import '@tdt/testing';", 'bff-build-imports'],
  ['bff/src/y.ts', "import '../../libs/site/src/inside.ts';", 'front-doors'],
  ['bff/src/z.ts', "import '@tdt/site/src/inside.ts';", 'resolvable'],
  ['remotes/catalogue/src/router.tsx', "import { Link } from 'react-router-dom';", 'router-through-platform'],
  ['libs/ui/src/zod.tsx', "import { z } from 'zod';", 'no-zod-in-browsers'],
  ['remotes/catalogue/src/z.tsx', "import { Schema } from '@tdt/contracts';", 'no-zod-in-browsers'],
  ['libs/domain/src/zod.ts', "import { Schema } from '@tdt/contracts';", 'no-zod-in-browsers'],
  ['libs/ui/src/node.ts', "import 'node:fs';", 'no-node-in-browsers'],
  ['hosts/shell/src/y.tsx', "import '@tdt/admin/kit/kit';", 'admin-kit-in-admin-folder'],
  ['remotes/admin-users/src/y.tsx', "import 'antd';", 'screens-through-kit'],
  ['remotes/admin-users/src/z.tsx', "import 'react-hook-form';", 'screens-through-kit'],
  ['libs/files/src/y.ts', "import 'fastify';", 'rooms-without-web'],
  ['bff/src/m.ts', "import 'mongoose';", 'models-stay-in-rooms'],
  ['libs/files/src/a.ts', "import { aModel } from './a.model.ts';", 'models-through-repositories'],
  ['libs/files/src/c.ts', "import { all } from './all.models.ts';", 'models-through-repositories'],
  ['libs/files/src/d.ts', "import { modelOf } from '@tdt/database/models';", 'models-in-model-files'],
  ['libs/files/src/d.repository.ts', "import { modelOf } from '@tdt/database/models';", 'models-in-model-files'],
  ['libs/domain/src/y.ts', "import 'node:fs';", 'domain-is-pure'],
  ['libs/domain/src/z.ts', "import 'bson';", 'domain-needs-no-package'],
  ['libs/content/src/y.ts', "import 'node:http';", 'content-reads-its-own-files'],
  ['libs/contracts/src/plain/x.ts', "import { z } from 'zod';", 'plain-contracts'],
  ['libs/contracts/src/y.ts', "import 'bson';", 'contracts-need-zod-only'],
  ['libs/contracts/src/z.ts', "import 'node:fs';", 'contracts-need-zod-only'],
  ['libs/files/src/t.ts', "import '@tdt/testing';", 'testing-in-tests-only'],
  ['libs/files/src/tool.ts', "import '@tdt/build';", 'files-imports'],
  ['libs/files/src/u.ts', "import './testing/own.ts';", 'testing-in-tests-only'],
  ['libs/newcomer/src/x.ts', "import '@tdt/domain';", 'row-for-every-project'],
  ['cli/src/undeclared.ts', "import 'yaml';", 'declared-dependencies'],
  ['cli/src/development.ts', "import 'sharp';", 'declared-dependencies'],
  ['cli/src/runner.ts', "import 'vitest';", 'declared-dependencies'],
  ['cli/src/undeclared.test.ts', "import 'yaml';", 'declared-tools'],
  ['cli/src/lost.ts', "import './nowhere.ts';", 'resolvable'],
  ['cli/src/a.ts', "import './b.ts';", 'no-cycle'],
];

/** Imports that the rules must allow. */
const SOUND: [file: string, source: string][] = [
  ['libs/ui/src/types.ts', "import type { T } from '@tdt/contracts'; import { API } from '@tdt/contracts/plain';"],
  [
    'libs/database/src/sound.ts',
    "import '@tdt/contracts'; import '@tdt/embedded-mongo'; import 'mongoose'; import 'node:fs';",
  ],
  ['libs/database/src/models.ts', 'export const modelOf = 1;'],
  ['libs/database/src/leases.ts', "import { modelOf } from './models.ts';"],
  [
    'libs/files/src/a.model.ts',
    "import { modelOf } from '@tdt/database/models'; export type A = string; export const aModel = modelOf;",
  ],
  ['libs/files/src/all.models.ts', "import { modelOf } from '@tdt/database/models'; export const all = modelOf;"],
  ['libs/files/src/a.repository.ts', "import { aModel } from './a.model.ts';"],
  ['libs/files/src/b.ts', "import type { A } from './a.model.ts';"],
  ['libs/files/src/sound.int.test.ts', "import '@tdt/testing'; import '@tdt/content';"],
  ['libs/files/src/u.int.test.ts', "import './testing/own.ts';"],
  ['cli/src/sound.test.ts', "import 'sharp'; import 'vitest'; import 'zod';"],
  ['libs/files/src/testing/own.ts', "import '@tdt/testing';"],
  ['libs/domain/src/sound.ts', "import type { T } from '@tdt/contracts'; import { API } from '@tdt/contracts/plain';"],
  ['libs/platform/src/sound.tsx', "import 'react-router-dom';"],
  ['hosts/shell/src/admin/sound.tsx', "import '@tdt/admin/kit/kit';"],
  ['bff/sound.config.ts', "import '@tdt/build';"],
  ['libs/admin/src/kit/kit.ts', 'export const kit = 1;'],
  ['libs/admin/src/editor/sound.tsx', "import '@tdt/admin/kit/kit';"],
  ['remotes/catalogue/src/sound.tsx', "import './x.tsx'; import '@tdt/ui';"],
];

let root: string;
let violations: Violation[];

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function writeProject(folder: string, name: string): Promise<void> {
  const exports = { '.': './src/index.ts', './*': './src/*.ts', './plain': './src/plain/index.ts' };
  const manifest = { name: `@tdt/${name}`, type: 'module', exports, dependencies, devDependencies: { sharp: '*' } };
  await write(`${folder}/package.json`, JSON.stringify(manifest));
  await write(`${folder}/src/index.ts`, 'export type T = string; export const Schema = 1;');
  await write(`${folder}/src/plain/index.ts`, 'export const API = {};');
  await write(`${folder}/src/inside.ts`, 'export const inside = 1;');
  await write(`${folder}/src/testing.ts`, 'export const sample = 1;');
  await mkdir(join(root, 'node_modules/@tdt'), { recursive: true });
  await symlink(join(root, folder), join(root, 'node_modules/@tdt', name));
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'import-rules-'));
  await write('package.json', JSON.stringify({ name: 'fixture', dependencies }));
  for (const [folder, name] of [...PROJECTS, ...APPS]) await writeProject(folder, name);
  // Packages of the projects; one for their tests; the runner that the root declares; and one that is not declared.
  for (const name of [...PACKAGES, 'sharp', 'vitest', 'yaml']) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    await write(`node_modules/${name}/index.js`, '');
  }
  for (const [file, source] of [...BROKEN, ...SOUND]) await write(file, source);
  await write('cli/src/b.ts', "import './a.ts';");
  violations = (await cruiseTree(root)).violations;
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe('the import rules', () => {
  test.each(BROKEN)('%s: refuse %s by %s', (file, _source, rule) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule)).toContain(rule);
  });

  test.each(SOUND)('%s: allow %s', (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });

  test('are all covered by these files', () => {
    // Each row has three rules; one example is enough for those on tests and build configuration.
    const needsExample = (name: string) => !/-(test|build)-imports$/.test(name);
    const broken = new Set(violations.map(({ rule }) => rule));
    expect(FORBIDDEN.map(({ name }) => name ?? '').filter((name) => needsExample(name) && !broken.has(name))).toEqual(
      [],
    );
  });

  test('fail if there is no module', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'import-rules-'));
    try {
      await expect(cruiseTree(empty)).rejects.toThrow('no module');
    } finally {
      await rm(empty, { recursive: true });
    }
  });
});
