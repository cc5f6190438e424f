import type { Boot, Image } from '@tdt/contracts';
import { imageVariants } from '@tdt/domain';
import { serializeForScript } from '@tdt/domain/seo';

/** Id of the `<script type="application/json">` that carries the boot data. */
export const BOOT_ID = 'boot';

/** Id of the element that the back office is rendered into. */
export const ADMIN_ROOT_ID = 'admin';

/**
 * The boot data as JSON that is safe in a `<script>` element. It leaves out the variants of pictures, a quarter of a
 * list's document; `readBoot` derives them again.
 */
export const bootJson = (boot: Boot): string => serializeForScript(boot, withoutVariants);

/** Parses the boot data of a document. */
export function readBoot(json: string): Boot {
  return JSON.parse(json, withVariants) as Boot;
}

/** Pictures of other sites have an empty list, which stays. */
function withoutVariants(key: string, value: unknown): unknown {
  return key === 'variants' && Array.isArray(value) && value.length > 0 ? undefined : value;
}

function withVariants(_key: string, value: unknown): unknown {
  return isBareImage(value) ? { ...value, variants: imageVariants(value.url, value.width) } : value;
}

function isBareImage(value: unknown): value is Omit<Image, 'variants'> {
  return typeof value === 'object' && value !== null && 'placeholder' in value && !('variants' in value);
}
