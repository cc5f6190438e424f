import { basename, dirname, join, resolve } from 'node:path';
import { isLocalSite } from '@tdt/config';
import type { SitemapReport } from '@tdt/sitemap';
import { type Context, type Result, STATUS } from '../../command.ts';
import { amount } from '../../output/report.ts';
import { writeAtomically } from '../../output/write-atomically.ts';

export interface RegenerateSitemapOptions {
  /** Also writes the sitemap to this file, whether it exists or not, and the parts of a large one beside it. */
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
  const opened = await (check || dryRun ? context.openReader() : context.openWriter());
  const { sitemap, site } = await opened.readCatalogue();
  const report = await sitemap.publish({
    dryRun: check || dryRun,
    signal: context.signal,
    ...(file !== null && { onFile: (path, content) => write(file, path, content, context.signal) }),
  });
  const lines = [
    check ? checkLine(report, site.url) : publishLine(report, site.url, dryRun),
    ...(isLocalSite(site.url)
      ? ['Nobody else can open these addresses: set PUBLIC_URL to the address of the site.']
      : []),
    ...(file === null ? [] : [`Written to ${file}.`]),
  ];
  const result: Result = { data: { dry_run: dryRun, published: !check && !dryRun, site: site.url, ...report }, lines };
  return check && report.changed ? { ...result, status: STATUS.failed } : result;
}

async function write(file: string, path: string, content: string, signal: AbortSignal): Promise<void> {
  const target = path === MAIN ? file : join(dirname(file), basename(path));
  const pieces = async function* () {
    yield content;
  };
  await writeAtomically(target, pieces(), signal);
}

const checkLine = (report: SitemapReport, url: string): string =>
  report.changed
    ? `The published sitemap is out of date: sitemap regenerate publishes one with ${described(report, url)}.`
    : `The published sitemap is up to date: ${described(report, url)}.`;

function publishLine(report: SitemapReport, url: string, dryRun: boolean): string {
  if (!report.changed) return `The sitemap is already up to date: ${described(report, url)}.`;
  return `${dryRun ? 'To be published' : 'Published'}: ${described(report, url)}.`;
}

const described = (report: SitemapReport, url: string): string =>
  `${report.urls} addresses at ${url} (${report.recipes} recipes, ${report.countries} countries) in ${amount(report)}`;
