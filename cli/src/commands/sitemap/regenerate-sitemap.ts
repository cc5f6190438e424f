import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { SitemapReport } from '@tdt/core';
import { type Context, type Result, STATUS } from '../../command.ts';
import { amount } from '../../output/report.ts';
import { unwritable } from '../../output/write-atomically.ts';

export interface RegenerateSitemapOptions {
  /** Also writes the sitemap to this file, and the parts of a large one beside it. */
  out?: string;
  /** Only checks whether the published sitemap is up to date. */
  check?: boolean;
  dryRun?: boolean;
}

const MAIN = '/sitemap.xml';

/** `tdt sitemap regenerate`: builds the sitemap and publishes it, like the back office. */
export async function regenerateSitemap(options: RegenerateSitemapOptions, context: Context): Promise<Result> {
  const { out, check = false, dryRun = false } = options;
  const file = out === undefined || dryRun ? null : resolve(context.folder, out);
  const { sitemap } = await context.open({ catalogue: true, mode: check || dryRun ? 'read' : 'write' });
  const report = await sitemap.publish({
    dryRun: check || dryRun,
    signal: context.signal,
    ...(file !== null && { onFile: (path, content) => write(file, path, content) }),
  });
  const lines = [
    check ? checkLine(report) : publishLine(report, dryRun),
    ...(file === null ? [] : [`Written to ${file}.`]),
  ];
  const result: Result = { data: { dry_run: dryRun, published: !check && !dryRun, ...report }, lines };
  return check && report.changed ? { ...result, status: STATUS.failed } : result;
}

async function write(file: string, path: string, content: string): Promise<void> {
  const target = path === MAIN ? file : join(dirname(file), basename(path));
  try {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  } catch (error) {
    throw unwritable(target, error);
  }
}

const checkLine = (report: SitemapReport): string =>
  report.changed
    ? `The published sitemap is out of date: sitemap regenerate publishes one with ${described(report)}.`
    : `The published sitemap is up to date: ${described(report)}.`;

function publishLine(report: SitemapReport, dryRun: boolean): string {
  if (!report.changed) return `The sitemap is already up to date: ${described(report)}.`;
  return `${dryRun ? 'To be published' : 'Published'}: ${described(report)}.`;
}

const described = (report: SitemapReport): string =>
  `${report.urls} addresses (${report.recipes} recipes, ${report.countries} countries) in ${amount(report)}`;
