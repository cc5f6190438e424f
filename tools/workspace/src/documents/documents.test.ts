import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../bootstrap/environment.mjs';

const READMES = ['README.md', 'CHANGELOG.md', 'libs/content/README.md', 'libs/embedded-mongo/README.md'];
const DOCUMENTS = [...READMES, 'libs/embedded-mongo/SUPPORT.md', ...below('docs')].map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}));

function below(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join(folder, path));
}

const prose = (text: string): string => text.replaceAll(/^ *```.*?^ *```/gms, '');

/** The anchors that GitHub makes from the headings of a page. */
const anchorsOf = (text: string): string[] =>
  [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

it('links to pages and headings that exist', () => {
  const broken = DOCUMENTS.flatMap(({ path, text }) =>
    [...prose(text).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)].flatMap(([link, file = '', anchor]) => {
      const target = file ? join(dirname(path), file) : path;
      if (!existsSync(join(ROOT, target))) return `${path}: ${link}`;
      const anchors = anchor ? anchorsOf(readFileSync(join(ROOT, target), 'utf8')) : [];
      return anchor && !anchors.includes(anchor) ? `${path}: ${link}` : [];
    }),
  );
  expect(broken).toEqual([]);
});

it.each(['operating', 'extending'])('lists every page of docs/%s in its index', (folder) => {
  const index = readFileSync(join(ROOT, `docs/${folder}.md`), 'utf8');
  expect(readdirSync(join(ROOT, 'docs', folder)).filter((page) => !index.includes(`(${folder}/${page}`))).toEqual([]);
});

/** Files that the examples of docs/extending make, and what is built, made by a program or belongs to somebody else. */
const MADE = /glossary|census|list-countries|trim-titles|^x\.|libs\/database\/src\/migrations\/|\/dist\b|[<*…{]/;
const PLACE = /`((?:bff|cli|docs|hosts|libs|remotes|tools)\/[^`\s]*|[\w./-]+\.(?:tsx?|mjs|css))`/g;
const OURS = globSync('{bff,cli,hosts,libs,remotes,tools}/**/*.{ts,tsx,mjs,css}', {
  cwd: ROOT,
  exclude: (path) => /node_modules|dist/.test(path),
}).map((path) => `/${path}`);

it('mention files and folders that exist', () => {
  const exists = (place: string) => existsSync(join(ROOT, place)) || OURS.some((path) => path.endsWith(`/${place}`));
  const missing = DOCUMENTS.flatMap(({ path, text }) =>
    [...prose(text).matchAll(PLACE)].flatMap(([, place = '']) =>
      MADE.test(place) || exists(place) ? [] : `${path}: ${place}`,
    ),
  );
  expect(missing).toEqual([]);
});
