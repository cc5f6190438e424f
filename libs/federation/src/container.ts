/** Name of a remote's Module Federation container: the name of a global variable, so without hyphens. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}

/** The one module that a remote exposes. */
export const EXPOSED_MODULE = './remote';

/** Name of that module's chunk. */
export const EXPOSED_CHUNK = 'remote';
