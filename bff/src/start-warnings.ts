import { isLoopback } from '@tdt/config';
import type { BffSettings } from './config.ts';
import { connectionsWithin } from './platform/http/open-files.ts';

interface Warning {
  fields: object;
  message: string;
}

/** Below it, a few hundred visitors at a time are turned away. */
const CONNECTIONS_ENOUGH = 1000;

/** What operators should know about their settings, although the site runs with them. @param openFiles the limit */
export function startWarnings(
  { host, publicUrl, site: { site, newsletter } }: Pick<BffSettings, 'host' | 'publicUrl' | 'site'>,
  openFiles: number | null,
): Warning[] {
  const isForOthers = publicUrl !== null || !isLoopback(host);
  const missing = [
    ...(site.legal.publisher === null ? ['LEGAL_PUBLISHER'] : []),
    ...(site.contact_email === null ? ['CONTACT_EMAIL'] : []),
  ];
  const connections = connectionsWithin(openFiles);
  return [
    ...(connections < CONNECTIONS_ENOUGH
      ? [
          {
            fields: { openFiles, connections },
            message: `The system lets the site open ${openFiles} files, so it serves ${connections} connections at a time: raise the limit (ulimit -n, or LimitNOFILE of its service)`,
          },
        ]
      : []),
    ...(publicUrl === null && isForOthers
      ? [
          {
            fields: { host },
            message: 'PUBLIC_URL is not set: visitors from other machines can read, but send nothing',
          },
        ]
      : []),
    ...(isForOthers && site.features.newsletter && missing.length > 0
      ? [
          {
            fields: { settings: missing },
            message: `Visitors can sign up for the newsletter, but the privacy policy does not say who keeps their data or whom to write to: set ${missing.join(' and ')}, or NEWSLETTER=off`,
          },
        ]
      : []),
    ...(newsletter.brevo !== null && newsletter.brevo.confirmTemplateId === null
      ? [
          {
            fields: {},
            message:
              'BREVO_CONFIRM_TEMPLATE_ID is not set: anybody can sign up any address, and addresses that complained or bounced cannot come back',
          },
        ]
      : []),
  ];
}
