import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { API, PAGES } from '@tdt/contracts/plain';
import { type ProgramKind, type RunningSite, startSite, until } from '@tdt/testing';
import type { Proof } from '../proof.ts';

/** A low limit, as some containers have it. */
const OPEN_FILES = 256;
const CONNECTIONS = 400;
const COVERS = 'media/recipe-images/cover';
/** The measurement of the event loop runs every second. */
const HOLD_MS = 3000;

/**
 * No file descriptor is left: first because clients open more connections than the process may have, then because
 * everything else has taken them. The server stays up, and responds as soon as there are some again.
 */
export async function proveDescriptors(programs: ProgramKind = 'bundles'): Promise<Proof> {
  const proof: Proof = { lines: [], broken: [] };
  if (process.platform !== 'linux') return { lines: ['SKIPPED: this needs Linux'], broken: [] };
  const site = await startSite({ programs, openFiles: OPEN_FILES });
  const pid = site.pid();
  const expect = (rule: string, isTrue: boolean): void => {
    proof.lines.push(`${isTrue ? 'yes' : 'NO '} ${rule}`);
    if (!isTrue) proof.broken.push(rule);
  };
  try {
    expect('a start warns of the low limit', site.output().includes(`lets the site open ${OPEN_FILES} files`));
    const sockets = await openConnections(site);
    await delay(HOLD_MS);
    const open = openFilesOf(pid);
    expect(`${CONNECTIONS} connections leave descriptors free (${open} of ${OPEN_FILES})`, open < OPEN_FILES - 50);
    for (const socket of sockets) socket.destroy();
    await until('pages are served again', () => isServed(site, PAGES.recipes), 20);

    const [name] = readdirSync(join(site.dataDir, COVERS));
    const picture = `/${COVERS}/${name}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await statusOf(site, API.health, agent);
    execFileSync('prlimit', ['--pid', String(pid), `--nofile=${firstFree(pid)}:${OPEN_FILES}`]);
    const endsAt = performance.now() + HOLD_MS;
    const [pictures, healths] = [new Set<number>(), new Set<number>()];
    while (performance.now() < endsAt) {
      pictures.add(await statusOf(site, picture, agent));
      healths.add(await statusOf(site, API.health, agent));
      await delay(100);
    }
    expect(`without a descriptor, files get 503 (${[...pictures].join(', ')})`, isOnly(pictures, 503));
    expect(`and an open connection 200 (${[...healths].join(', ')})`, isOnly(healths, 200));
    execFileSync('prlimit', ['--pid', String(pid), `--nofile=${OPEN_FILES}:${OPEN_FILES}`]);
    agent.destroy();
    await until('pages are served again', () => isServed(site, PAGES.recipes), 20);
    expect('the server was not ended', site.pid() === pid && isAlive(pid));
    return proof;
  } finally {
    await site.stop();
  }
}

const isOnly = (statuses: Set<number>, status: number): boolean => statuses.size === 1 && statuses.has(status);

/** Connections from many addresses: each requests a page and does not read it. */
async function openConnections(site: RunningSite): Promise<Socket[]> {
  const { port } = new URL(site.url);
  return Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, index) => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: `127.0.1.${1 + (index % 200)}` });
      socket.on('error', () => socket.destroy());
      socket.pause();
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
      if (!socket.destroyed) socket.write(`GET ${PAGES.recipes} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\n\r\n`);
      return socket;
    }),
  );
}

function statusOf(site: RunningSite, path: string, agent: Agent): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  get(`${site.url}${path}`, { agent, timeout: 10_000 }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode ?? 0));
  }).on('error', () => resolve(0));
  return promise;
}

const isServed = async (site: RunningSite, path: string): Promise<boolean> => {
  const { ok } = await fetch(`${site.url}${path}`, { headers: { connection: 'close' } });
  return ok;
};

const openFilesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** The limit concerns the number of a descriptor: with this one, the process gets no further one. */
function firstFree(pid: number): number {
  const taken = new Set(readdirSync(`/proc/${pid}/fd`));
  let number = 0;
  while (taken.has(String(number))) number += 1;
  return number;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
