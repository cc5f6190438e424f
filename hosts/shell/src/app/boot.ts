import type { Boot } from '@tdt/contracts';

/** Id of the `<script type="application/json">` that carries the boot data. */
export const BOOT_ID = 'boot';

/**
 * JSON that may stand in a `<script>` element: no character in it can end the element or start a comment, and the line
 * separators that JavaScript once refused are spelled out.
 */
export function bootJson(boot: Boot): string {
  return JSON.stringify(boot).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
