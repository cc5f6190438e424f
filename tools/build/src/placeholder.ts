/**
 * Stands for the version in every URL of a build until the seal knows it: the version is derived from the built bytes,
 * so it cannot be known while they are made. Long and odd enough never to occur in somebody's source.
 */
export const VERSION_PLACEHOLDER = '__tdt_build_version__';

/** URL prefix of a build's browser files, with the placeholder in it. */
export function placeholderPrefix(name: string): string {
  return `/assets/${name}/${VERSION_PLACEHOLDER}/web/`;
}
