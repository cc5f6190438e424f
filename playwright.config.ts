import { defineConfig } from '@playwright/test';
import { findChromium, LAUNCH_FLAGS } from '@tdt/testing/browser';

/** Browser journeys through the whole system: the site runs as `npm start` runs it, on a database of its own. */
export default defineConfig({
  testDir: 'hosts/shell/e2e',
  outputDir: 'test-results',
  globalSetup: './hosts/shell/e2e/start-the-site.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Generous: a first visit to a page may have its pictures drawn, on a machine that does other things too.
  expect: { timeout: 15_000 },
  use: {
    // Told by the global set-up, which runs before the workers that read this.
    ...(process.env.SITE_URL ? { baseURL: process.env.SITE_URL } : {}),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await findChromium(), args: LAUNCH_FLAGS },
  },
});
