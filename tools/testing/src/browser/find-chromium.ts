import { existsSync } from 'node:fs';

const INSTALLED = [
  // Playwright's own headless browser: the same engine, at a third of the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** For a Chromium in a container: without sandbox and without background requests. */
export const LAUNCH_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium: CHROMIUM_PATH, else an installed one, else the one in the npm package @sparticuz/chromium (Linux
 * only). Nothing is downloaded. Throws when there is none.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  const packaged = process.platform === 'linux' ? await packagedChromium() : null;
  if (packaged) return packaged;
  throw new Error(
    'No Chromium was found: install one (apt-get install chromium-headless-shell), or name one in CHROMIUM_PATH.',
  );
}

async function packagedChromium(): Promise<string | null> {
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath().catch(() => null);
}
