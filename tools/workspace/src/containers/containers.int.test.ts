import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bffEnv } from '@tdt/bff';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../bootstrap/environment.mjs';
import { MEMORY_ENV, MEMORY_FLAGS } from '../start/serve.ts';

interface Service {
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  mem_limit?: string;
  privileged?: boolean;
  command?: string | string[];
  restart?: string;
  environment?: Record<string, string>;
  env_file?: unknown;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, unknown>;
  volumes?: string[];
  ports?: string[];
  networks?: string[];
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean }>;
  configs: Record<string, unknown>;
}

let compose: Compose;
let dockerfile: string;
beforeAll(async () => {
  compose = parse(await readFile(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
  dockerfile = await readFile(join(ROOT, 'Dockerfile'), 'utf8');
});

const sites = () => Object.entries(compose.services).filter(([, { image }]) => image === 'tour-de-table');

test('gives the instances only settings that the site reads', () => {
  expect(sites().map(([name]) => name)).toEqual(['bff-1', 'bff-2', 'tdt']);
  for (const [, { environment = {} }] of sites()) {
    expect(Object.keys(environment).filter((name) => !(name in bffEnv.shape))).toEqual([]);
  }
});

test('sets in the image only settings that the site reads, and the memory settings of npm start', () => {
  const [, pairs = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  const environment: Record<string, string> = Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=')));
  const { NODE_ENV: _node, ...settings } = environment;
  const own = Object.fromEntries(Object.entries(settings).filter(([name]) => !(name in bffEnv.shape)));
  expect(own).toEqual(MEMORY_ENV);
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile.slice(dockerfile.lastIndexOf('CMD'))) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...MEMORY_FLAGS, 'bff/dist/server.js']);
});

test('checks the health of all permanent services, of the site in its image', () => {
  const staying = Object.entries(compose.services).filter(([, { restart }]) => restart === 'unless-stopped');
  const unchecked = staying.filter(([, { healthcheck, image }]) => !healthcheck && image !== 'tour-de-table');
  expect(unchecked.map(([name]) => name)).toEqual([]);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
});

test('pins every image to a version', () => {
  const images = Object.values(compose.services).map(({ image }) => image);
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image as string);
  const others = [...images, ...bases].filter((image) => image !== 'tour-de-table');
  expect(others.length).toBeGreaterThan(4);
  expect(others.filter((image) => !/:v?\d+\.\d+/.test(image))).toEqual([]);
});

test('takes root, capabilities and a writable file system from every service', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    const { read_only, cap_drop, security_opt, privileged = false } = service;
    const locks = { read_only, cap_drop, security_opt, privileged };
    const locked = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], privileged: false };
    expect([name, locks]).toEqual([name, locked]);
  }
  const roots = Object.entries(compose.services).filter(([, { user = '0' }]) => user.startsWith('0'));
  expect(roots.map(([name]) => name)).toEqual(['storage-owner']);
  expect(dockerfile.slice(dockerfile.lastIndexOf('FROM'))).toMatch(/^USER node$/m);
  const added = Object.entries(compose.services).flatMap(([name, { cap_add = [] }]) =>
    cap_add.map((one) => [name, one]),
  );
  expect(added).toEqual([
    ['balancer', 'NET_BIND_SERVICE'],
    ['storage-owner', 'CHOWN'],
  ]);
});

test('bounds the memory of all permanent services', () => {
  const staying = Object.entries(compose.services).filter(([, { restart }]) => restart === 'unless-stopped');
  expect(staying.filter(([, { mem_limit }]) => !mem_limit).map(([name]) => name)).toEqual([]);
});

test('publishes ports of the balancer only', () => {
  const open = Object.entries(compose.services).filter(([, { ports }]) => ports);
  expect(open.map(([name]) => name)).toEqual(['balancer']);
  expect(compose.networks.inside?.internal).toBe(true);
});

test('gives outside access only to the balancer and to the site, which calls Brevo', () => {
  const leaving = Object.entries(compose.services).filter(([, { networks = [] }]) =>
    networks.some((network) => !compose.networks[network]?.internal),
  );
  expect(leaving.map(([name]) => name).sort()).toEqual(['balancer', ...sites().map(([name]) => name)].sort());
});

test('gives all instances the settings of .env and the same secret', () => {
  for (const [, { env_file, environment = {} }] of sites()) {
    expect(env_file).toEqual([{ path: '.env', required: false }]);
    expect(environment.JWT_SECRET).toBe(`\${JWT_SECRET:?set it in .env}`);
  }
});

test('defines all volumes, services and networks that a service refers to', () => {
  const named = (pick: (service: Service) => string[]) => [...new Set(Object.values(compose.services).flatMap(pick))];
  expect(named(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] as string)).sort()).toEqual(
    Object.keys(compose.volumes).sort(),
  );
  for (const service of named(({ depends_on = {} }) => Object.keys(depends_on))) {
    expect(Object.keys(compose.services)).toContain(service);
  }
  for (const network of named(({ networks = [] }) => networks)) {
    expect(Object.keys(compose.networks)).toContain(network);
  }
});

test('contains no secret', () => {
  for (const [, { environment = {} }] of sites()) {
    const secrets = Object.entries(environment).filter(([name]) => /SECRET|PASSWORD|KEY/.test(name));
    for (const [name, value] of secrets) {
      expect([`\${${name}:?set it in .env}`, `\${${name}:-}`]).toContain(value);
    }
  }
});
