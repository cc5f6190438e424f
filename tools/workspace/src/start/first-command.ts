import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../bootstrap/environment.mjs';

const COMMAND = 'npm run --silent cli -- admin create --email you@example.org --super';
/** The settings that decide which database a command works on. */
const PLACE = ['DATA_DIR', 'MONGODB_URI'];
/** Stands where a password was. */
const PLACEHOLDER = 'PASSWORD';

/**
 * Shown while the site has no administrator: the command, with the settings of this start that it would not find
 * in `.env` by itself. A password in `MONGODB_URI` is not printed, since what a start prints is stored (scroll-back,
 * journals, logs of containers); user and host are, so that only the password has to be typed.
 */
export function firstCommand(env: NodeJS.ProcessEnv, file: NodeJS.ProcessEnv): string {
  const settings = PLACE.filter((name) => env[name] !== undefined && env[name] !== file[name]).map((name) => {
    return `${name}=${quoted(withoutPassword(env[name] ?? ''))} `;
  });
  const command = `${settings.join('')}${COMMAND}`;
  const note = command.includes(PLACEHOLDER) ? `\n(Replace ${PLACEHOLDER}: it is not printed.)` : '';
  return `There is no administrator yet. In another terminal: ${command}${note}`;
}

/** What a command finds in `.env`. */
export function settingsOfFile(): NodeJS.ProcessEnv {
  const file = join(ROOT, '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** A password may contain an unescaped `@` or `/`; options may hold others. */
const withoutPassword = (uri: string): string =>
  uri
    .replace(/^(mongodb(?:\+srv)?:\/\/[^:@/]*):.*@/, `$1:${PLACEHOLDER}@`)
    .replace(/([?&][^=&]*password=)[^&]*/gi, `$1${PLACEHOLDER}`)
    .replace(/(AWS_SESSION_TOKEN:)[^,&]*/gi, `$1${PLACEHOLDER}`);

/** As one word of a POSIX shell. */
const quoted = (text: string): string =>
  /^[\w./:=,@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
