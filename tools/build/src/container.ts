/** Name of a remote's Module Federation container. It is the name of a global variable, so it has no hyphens. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}

/** The one module that a remote exposes. */
export const EXPOSED_MODULE = './remote';

/** Name of that module's chunk. */
export const EXPOSED_CHUNK = 'remote';

/** Name of the global list to which a container's files add their modules; the shell deletes it before a retry. */
export function chunkList(name: string): string {
  return `chunk_${containerName(name)}`;
}
