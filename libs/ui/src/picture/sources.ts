import type { Image, ImageFormat } from '@tdt/contracts';

/** The `srcset` of one format, narrow widths first; `undefined` when the picture does not come in it. */
export function srcSetOf(image: Image, format: ImageFormat): string | undefined {
  const variants = image.variants.filter((variant) => variant.type === format);
  if (variants.length === 0) return undefined;
  return variants
    .sort((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}
