import { DatabaseUnreachable } from '@tdt/database/failures';
import type { Application, Ports } from '../application.ts';
import { closedOnFailure, openReader } from '../open-site.ts';
import type { SiteSettings } from '../settings.ts';
import { SiteMissing } from '../site-missing.ts';
import { type Finding, ok, problem } from './finding.ts';
import { installationChecks } from './installation-checks.ts';
import { runChecks } from './run-checks.ts';

const NEEDS_DATABASE = ['indexes', 'migrations', 'documents', 'redirects', 'clock', 'remotes', 'sitemap', 'pictures'];

/**
 * Checks everything that an operator can repair, without changing content, indexes or migrations. Never throws: what
 * fails is a problem, and what depends on it is skipped.
 */
export async function examineSite(settings: SiteSettings, ports: Ports): Promise<Finding[]> {
  const installation = await runChecks(installationChecks(settings));
  let application: Application | undefined;
  const opened = await runChecks({
    database: async () => {
      try {
        const reader = await openReader(settings, ports, { prepares: false });
        application = await closedOnFailure(reader, () => reader.readCatalogue());
        return ok(`The database responds (${application.isEmbedded ? 'embedded' : 'MongoDB'}).`);
      } catch (error) {
        ports.log.debug({ err: error }, 'the database was not opened');
        if (error instanceof SiteMissing)
          return problem(
            'There is no site here yet.',
            'Type: npm start. If there should be one, check DATA_DIR and MONGODB_URI.',
          );
        const refusal = error instanceof DatabaseUnreachable ? error.refusal : null;
        return problem(
          refusal === null ? 'The database cannot be opened.' : `The database ${refusal}.`,
          'Start it, or check MONGODB_URI and DATA_DIR in .env.',
        );
      }
    },
  });
  if (!application) {
    const text = 'It needs the database.';
    const rest = NEEDS_DATABASE.map((name) => ({ name, verdict: 'skipped' as const, text, fix: null }));
    return [...installation, ...opened, ...rest];
  }
  try {
    return [...installation, ...opened, ...(await runChecks(application.storedChecks))];
  } finally {
    await application.close();
  }
}
