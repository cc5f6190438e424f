import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort, until } from '@tdt/testing';
import { endProcessGroup } from '../processes/run-program.ts';
import { stopping } from '../processes/stopping.ts';
import type { Browser, BrowserEngine, Driver, Size } from './driver.ts';

const DRIVER = 'WebKitWebDriver';
/** A display without a screen: this browser has no mode without windows. */
const DISPLAY = 'Xvfb';

/** WebKitGTK, the engine of Safari, by WebDriver over HTTP. */
export const WEBKIT: BrowserEngine = {
  name: 'WebKit',
  async missing() {
    const programs = [DRIVER, DISPLAY].filter((program) => !isInstalled(program));
    if (programs.length === 0) return null;
    return `${programs.join(' and ')} was not found (apt-get install webkit2gtk-driver xvfb)`;
  },
  async start(): Promise<Browser> {
    const xvfb = run(DISPLAY, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], process.env);
    const [display] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data');
    const port = await freePort();
    const driver = run(DRIVER, ['--host=127.0.0.1', `--port=${port}`], {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
    });
    const server = `http://127.0.0.1:${port}`;
    await until(`${DRIVER} responds`, () =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return {
      openWindow: (size) => openWindow(server, size),
      async close() {
        endProcessGroup(driver);
        endProcessGroup(xvfb);
      },
    };
  },
};

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** In a process group of its own, so that browsers end with their driver, also on Ctrl-C. */
function run(program: string, parameters: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(program, parameters, { env, detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  stopping.addEventListener('abort', () => endProcessGroup(child));
  return child;
}

type Call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

/** A command that takes longer hangs. */
const LIMIT_MS = 20_000;

function callerOf(root: string): Call {
  return async <T>(method: string, path: string, body?: object) => {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(root + path, { method, signal, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value as T;
  };
}

/** A session of its own: its browser shares nothing with another one. */
async function openWindow(server: string, size: Size): Promise<Driver> {
  const capabilities = {
    alwaysMatch: {
      // With another one, commands to a page that loads hang.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { args: ['--automation', '--javascript-can-open-windows-automatically=true'] },
    },
  };
  const startBrowser = () => callerOf(server)<{ sessionId: string }>('POST', '/session', { capabilities });
  // Now and then, a browser starts and never reaches its driver.
  const { sessionId } = await startBrowser().catch(startBrowser);
  const call = callerOf(`${server}/session/${sessionId}`);
  return driverOf(call, size);
}

const POPUP = 'tdt-popup';

function driverOf(call: Call, { width, height }: Size): Driver {
  const script = <T>(text: string): Promise<T> => call('POST', '/execute/sync', { script: text, args: [] });
  let isOpen = false;

  /**
   * The toolbar of the browser's own window is 447 pixels wide. A popup has none, and so the width that is asked for.
   */
  async function openPopup(address: string): Promise<void> {
    const [own] = await call<string[]>('GET', '/window/handles');
    await script(`window.open(${JSON.stringify(address)}, '${POPUP}', 'popup,width=${width},height=${height}')`);
    const popup = async () => (await call<string[]>('GET', '/window/handles')).find((handle) => handle !== own);
    await until('the popup opens', async () => (await popup()) !== undefined);
    await call('POST', '/window', { handle: await popup() });
    await until('the popup has its width', async () => (await script('return innerWidth')) === width);
    isOpen = true;
  }

  return {
    open: async (address) => (isOpen ? call('POST', '/url', { url: address }) : openPopup(address)),
    reload: () => call('POST', '/refresh', {}),
    evaluate: (expression) => script(`return ${expression}`),
    press: (x, y) => call('POST', '/actions', { actions: [pressAt(x, y)] }),
    async type(text) {
      const [id] = Object.values(await call<Record<string, string>>('GET', '/element/active'));
      await call('POST', `/element/${id}/value`, { text });
    },
    picture: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    errors: () => [],
    close: () => call('DELETE', ''),
  };
}

const pressAt = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});
