import type { Boot, Image } from '@tdt/contracts';
import { imageVariants } from '@tdt/domain';

/** Id of the `<script type="application/json">` that carries the boot data. */
export const BOOT_ID = 'boot';

/**
 * JSON that may stand in a `<script>` element: no character in it can end the element or start a comment, and the line
 * separators that JavaScript once refused are spelled out. Pictures go without their variants, a quarter of a list's
 * document; `readBoot` derives them again.
 */
export function bootJson(boot: Boot): string {
  return JSON.stringify(boot, withoutVariants).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The boot data of a document, as it was when the document was rendered. */
export function readBoot(json: string): Boot {
  return JSON.parse(json, withVariants) as Boot;
}

/** A picture from elsewhere has an empty list, which stays. */
function withoutVariants(key: string, value: unknown): unknown {
  return key === 'variants' && Array.isArray(value) && value.length > 0 ? undefined : value;
}

function withVariants(_key: string, value: unknown): unknown {
  return isBareImage(value) ? { ...value, variants: imageVariants(value.url, value.width) } : value;
}

function isBareImage(value: unknown): value is Omit<Image, 'variants'> {
  return typeof value === 'object' && value !== null && 'placeholder' in value && !('variants' in value);
}
