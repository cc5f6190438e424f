import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { endpointFile } from './paths.ts';

export const DATABASE = 'tourdetable';
export const USER = 'tourdetable';

/** The address of a running engine, which writes it after it starts listening and removes it before it stops. */
export interface Endpoint {
  readonly uri: string;
  /** Exactly one of `socket` and `port` is set. */
  readonly socket?: string;
  readonly port?: number;
  readonly pid: number;
}

/** The URI of an engine; over loopback it contains the secret. */
export function uriFor(where: { socket: string } | { port: number; secret: string }): string {
  if ('socket' in where) return `mongodb://${encodeURIComponent(where.socket)}/${DATABASE}?directConnection=true`;
  const credentials = `${USER}:${encodeURIComponent(where.secret)}`;
  return `mongodb://${credentials}@127.0.0.1:${where.port}/${DATABASE}?directConnection=true&authSource=admin&authMechanism=SCRAM-SHA-256`;
}

/** `undefined` if there is no readable endpoint file. */
export function readEndpoint(dataDir: string): Endpoint | undefined {
  try {
    const parsed = JSON.parse(readFileSync(endpointFile(dataDir), 'utf8')) as Endpoint;
    return typeof parsed.uri === 'string' ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the endpoint file atomically. */
export function writeEndpoint(dataDir: string, endpoint: Endpoint): void {
  const file = endpointFile(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(endpoint), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export function removeEndpoint(dataDir: string): void {
  rmSync(endpointFile(dataDir), { force: true });
}
