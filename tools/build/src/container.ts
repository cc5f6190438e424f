/** Name of a remote's Module Federation container: the name of a global variable, so without hyphens. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}

/** The one module that a remote exposes. */
export const EXPOSED_MODULE = './remote';

/** Name of that module's chunk. */
export const EXPOSED_CHUNK = 'remote';

/** Name of the global list to which a container's files add their modules; the shell empties it before it tries again. */
export function chunkList(name: string): string {
  return `chunk_${containerName(name)}`;
}
