import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { SitemapReport } from '@tdt/core';
import { type Context, type Result, STATUS } from '../../command.ts';
import { amount } from '../../output/amount.ts';

export interface RegenerateSitemapOptions {
  /** File to write the sitemap to as well; the parts of a large one go beside it, under the names that it gives them. */
  out?: string;
  /** Only tells whether the published sitemap is the one that would be made now. */
  check?: boolean;
  dryRun?: boolean;
}

const MAIN = '/sitemap.xml';

/** `tdt sitemap regenerate`: makes the sitemap of what is stored and publishes it, as the back office does. */
export async function regenerateSitemap(options: RegenerateSitemapOptions, context: Context): Promise<Result> {
  const { out, check = false, dryRun = false } = options;
  const file = out === undefined || dryRun ? null : resolve(context.folder, out);
  const { sitemap } = await context.open({ catalogue: true });
  const report = await sitemap.publish({
    dryRun: check || dryRun,
    signal: context.signal,
    ...(file !== null && { onFile: (path, content) => write(file, path, content) }),
  });
  const lines = [
    ...(check ? checked(report) : told(report, dryRun)),
    ...(file === null ? [] : [`Written to ${file}.`]),
  ];
  const result: Result = { data: { dry_run: dryRun, published: !check && !dryRun, ...report }, lines };
  return check && report.changed ? { ...result, status: STATUS.failed } : result;
}

async function write(file: string, path: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(path === MAIN ? file : join(dirname(file), basename(path)), content);
}

const checked = (report: SitemapReport): string[] =>
  report.changed
    ? [
        `The published sitemap is not that of what is stored now: ${described(report)}. sitemap regenerate publishes it.`,
      ]
    : [`The published sitemap is up to date: ${described(report)}.`];

function told(report: SitemapReport, dryRun: boolean): string[] {
  if (!report.changed) return [`The sitemap is up to date already: ${described(report)}.`];
  return [`${dryRun ? 'To be published' : 'Published'}: ${described(report)}.`];
}

const described = (report: SitemapReport): string =>
  `${report.urls} addresses (${report.recipes} recipes, ${report.countries} countries) in ${amount(report)}`;
