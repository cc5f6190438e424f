/** SVG to WebP. The only module that needs sharp; it is loaded with the first picture, not with the program. */

/** What shows where a picture is transparent: unpainted paper. */
const PAPER = '#f4e9d4';
const QUALITIES = [80, 74, 68, 62, 56, 50, 44];
const LOWEST = QUALITIES.at(-1);

export interface Encoding {
  /** Most bytes that a file should have; 150 000 when left out. */
  budget?: number;
  /** 0 (quick) to 6 (small); 4 when left out. */
  effort?: number;
}

/** With one thread a picture and no cache: pictures are drawn side by side, and each once. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Encodes at quality 80, lower only while the picture is over the budget; at 44 it is kept whatever its size. */
export async function toWebp(svg: string, encoding: Encoding = {}): Promise<{ data: Buffer; quality: number }> {
  const { budget = 150_000, effort = 4 } = encoding;
  const sharp = await loadSharp();
  const { data: pixels, info } = await sharp(Buffer.from(svg))
    .flatten({ background: PAPER })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = (quality: number) => sharp(pixels, { raw: info }).webp({ quality, effort }).toBuffer();
  for (const quality of QUALITIES) {
    const data = await encode(quality);
    if (data.length <= budget || quality === LOWEST) return { data, quality };
  }
  throw new Error('unreachable: the lowest quality is always accepted');
}
