import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { until } from '@tdt/testing';
import type { Driver } from './driver.ts';
import { find, isAlive, isParsed, overflow, pointOf, selectAll, type Target, textOf } from './in-page.ts';

const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** For what must come: a busy machine makes pictures and paints without a graphics card. */
const SECONDS = 20;

type Name = string | RegExp;

/** A window as a journey uses it: by roles and names, with patience. */
export class Screen {
  readonly #driver: Driver;
  readonly #site: string;
  /** Path of pictures, without their number and name. */
  readonly #pictures: string;
  #count = 0;

  constructor(driver: Driver, site: string, pictures: string) {
    this.#driver = driver;
    this.#site = site;
    this.#pictures = pictures;
  }

  /** The newsletter would open during a journey that lasts half a minute: see `exit-intent.ts` of the shell. */
  async suppressExitIntent(): Promise<void> {
    await this.openPlain('/robots.txt');
    await this.run("localStorage.setItem('tdt.newsletter.shown', new Date().toISOString())");
  }

  /** Opens an address, and waits until its document is there. */
  openPlain = (path: string): Promise<number> => this.#load(() => this.#driver.open(this.#site + path), isParsed);

  /** Opens a public page, and waits until it reacts. */
  open = (path: string): Promise<number> => this.#load(() => this.#driver.open(this.#site + path), isAlive);

  /** Reloads a public page. Returns the milliseconds until it reacts. */
  reload = (): Promise<number> => this.#load(() => this.#driver.reload(), isAlive);

  async #load(load: () => Promise<void>, isLoaded: () => boolean): Promise<number> {
    const startedAt = performance.now();
    const clock = 'performance.timeOrigin';
    const before = await this.run(clock).catch(() => null);
    await load();
    const isThere = async () => (await this.run(clock)) !== before && (await this.run(`(${isLoaded})()`));
    await until('the page is there', isThere as () => Promise<boolean>, SECONDS);
    return performance.now() - startedAt;
  }

  async press(role: string, name: Name): Promise<void> {
    const target = targetOf(role, name);
    let point: Awaited<ReturnType<typeof pointOf>> = 'is not there';
    await until(
      `${wordsFor(role, name)} can be pressed`,
      async () => {
        point = await this.read(pointOf, target);
        if (typeof point === 'string') throw new Error(point);
        return true;
      },
      SECONDS,
    );
    const { x, y } = point as unknown as { x: number; y: number };
    await this.#driver.press(x, y);
  }

  /** Replaces what a field holds. */
  async fill(role: string, name: Name, text: string): Promise<void> {
    await this.press(role, name);
    await this.read(selectAll);
    await this.#driver.type(text);
  }

  sees = (role: string, name: Name): Promise<number> =>
    until(`${wordsFor(role, name)} is seen`, async () => (await this.count(role, name)) > 0, SECONDS);

  count = (role: string, name: Name): Promise<number> =>
    this.#run(`find(${JSON.stringify(targetOf(role, name))}).length`);

  /** Waits until its text matches. */
  async reads(role: string, name: Name, text: RegExp): Promise<void> {
    let last: string | null = null;
    const reads = async () => {
      last = await this.read(textOf, targetOf(role, name));
      return text.test(last ?? '');
    };
    await until(`${wordsFor(role, name)} reads ${text}`, reads, SECONDS).catch((error: Error) => {
      throw new Error(`${error.message} It reads "${last}".`);
    });
  }

  /** Waits until the page's path and query match. */
  at = (address: RegExp): Promise<number> =>
    until(
      `the address is ${address}`,
      async () => address.test(await this.#run('location.pathname + location.search')),
      SECONDS,
    );

  /** What a function of `in-page.ts` returns in the page. */
  read<P extends unknown[], T>(inPage: (...parameters: P) => T | Promise<T>, ...parameters: P): Promise<T> {
    return this.#run(`(${String(inPage)})(...${JSON.stringify(parameters)})`);
  }

  run = <T>(expression: string): Promise<T> => this.#driver.evaluate(expression);

  /** Keeps what the window shows. What is wider than the window is a fault of the page. */
  async picture(name: string): Promise<void> {
    this.#count += 1;
    await writeFile(`${this.#pictures}-${this.#count}-${name}.png`, await this.#driver.picture());
    assert.equal(await this.read(overflow), 0, `${name} is wider than the window`);
  }

  async #run<T>(expression: string): Promise<T> {
    const hasQueries = await this.#driver.evaluate<boolean>("typeof TestingLibraryDom !== 'undefined'");
    if (!hasQueries) await this.#driver.evaluate(`(() => { ${QUERIES}; return true; })()`);
    return this.#driver.evaluate(`(() => { ${String(find)}; return ${expression}; })()`);
  }
}

export const targetOf = (role: string, name: Name): Target => ({
  role,
  name: typeof name === 'string' ? name : { pattern: name.source },
});

const wordsFor = (role: string, name: Name): string => `the ${role} ${typeof name === 'string' ? `"${name}"` : name}`;
