import { defineConfig } from '@playwright/test';
import { findChromium, LAUNCH_FLAGS } from '@tdt/testing/browser';

/** Sweeps over all pages and all faults: `npm run proofs` runs them. */
const PROOFS = '**/*.proof.spec.ts';

/** Browser journeys through the whole system: the site runs as `npm start` runs it, on a database of its own. */
export default defineConfig({
  testDir: 'hosts/shell/e2e',
  outputDir: 'test-results',
  globalSetup: './hosts/shell/e2e/start-the-site.ts',
  projects: [
    { name: 'journeys', testIgnore: PROOFS },
    { name: 'proofs', testMatch: PROOFS },
  ],
  fullyParallel: true,
  // One more than the smallest machine has cores: journeys wait for responses, paint and clocks a third of their time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Limits for what hangs: beside four busy processes on two cores everything takes five times as long.
  timeout: 120_000,
  // Generous: sizes of pictures are made when they are first asked for, and hold the few connections of a browser
  // meanwhile.
  expect: { timeout: 30_000 },
  globalTimeout: 40 * 60_000,
  use: {
    // Told by the global set-up, which runs before the workers that read this.
    ...(process.env.SITE_URL ? { baseURL: process.env.SITE_URL } : {}),
    // Most of what browsers take is painting: moving pages are painted sixty times a second.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    // Recording takes a fifth of the processor time; `npx playwright test <file> --trace on` records one journey.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findChromium(), args: LAUNCH_FLAGS },
  },
});
