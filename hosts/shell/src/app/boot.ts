import type { Boot, Image } from '@tdt/contracts';
import { imageVariants, serializeForScript } from '@tdt/domain';

/** Id of the `<script type="application/json">` that carries the boot data. */
export const BOOT_ID = 'boot';

/**
 * JSON that may stand in a `<script>` element. Pictures go without their variants, a quarter of a list's document;
 * `readBoot` derives them again.
 */
export const bootJson = (boot: Boot): string => serializeForScript(boot, withoutVariants);

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
