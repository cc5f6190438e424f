import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '@rsbuild/core';
import { ROOT } from '../bootstrap/environment.mjs';

/** A remote and the address of its development server. */
export interface RemoteServer {
  name: string;
  folder: string;
  url: string;
}

/** The remotes with these names, or all if no name is given. Throws for an unknown name. */
export async function remoteServers(names: string[]): Promise<RemoteServer[]> {
  const existing = readdirSync(join(ROOT, 'remotes'));
  const unknown = names.find((name) => !existing.includes(name));
  if (unknown) throw new Error(`There is no remote ${unknown}: ${existing.join(', ')}.`);
  return Promise.all((names.length > 0 ? names : existing).map(remoteServer));
}

async function remoteServer(name: string): Promise<RemoteServer> {
  const folder = join(ROOT, 'remotes', name);
  const { content } = await loadConfig({ cwd: folder, command: 'dev', envMode: 'development' });
  const port = content.server?.port;
  if (!port) throw new Error(`remotes/${name}/rsbuild.config.ts sets no port.`);
  return { name, folder, url: `http://localhost:${port}` };
}
