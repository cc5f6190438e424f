import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { endpointFile } from './paths.ts';

export const DATABASE = 'tourdetable';
export const USER = 'tourdetable';

/** How to reach a running engine; written by the engine once it listens, removed before it stops listening. */
export interface Endpoint {
  readonly uri: string;
  /** Exactly one of `socket` and `port` is there. */
  readonly socket?: string;
  readonly port?: number;
  readonly pid: number;
}

/** The URI of an engine; for loopback it carries the secret. */
export function uriFor(where: { socket: string } | { port: number; secret: string }): string {
  if ('socket' in where) return `mongodb://${encodeURIComponent(where.socket)}/${DATABASE}?directConnection=true`;
  const credentials = `${USER}:${encodeURIComponent(where.secret)}`;
  return `mongodb://${credentials}@127.0.0.1:${where.port}/${DATABASE}?directConnection=true&authSource=admin&authMechanism=SCRAM-SHA-256`;
}

/** `undefined` when no engine has announced itself, or its file cannot be read. */
export function readEndpoint(dataDir: string): Endpoint | undefined {
  try {
    const parsed = JSON.parse(readFileSync(endpointFile(dataDir), 'utf8')) as Endpoint;
    return typeof parsed.uri === 'string' ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Written beside and renamed, so that a reader sees the old file, the new one or none. */
export function writeEndpoint(dataDir: string, endpoint: Endpoint): void {
  const file = endpointFile(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(endpoint), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export function removeEndpoint(dataDir: string): void {
  rmSync(endpointFile(dataDir), { force: true });
}
