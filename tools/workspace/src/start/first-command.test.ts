import { expect, test } from 'vitest';
import { firstCommand } from './first-command.ts';

const COMMAND = 'npm run --silent cli -- admin create --email you@example.org --super';
const said = (env: NodeJS.ProcessEnv, file: NodeJS.ProcessEnv = {}) =>
  firstCommand(env, file).replace('There is no administrator yet. In another terminal: ', '');

test('the command stands alone with the defaults, and with what it finds in .env by itself', () => {
  expect(said({})).toBe(COMMAND);
  expect(said({ DATA_DIR: '/srv/a', PORT: '4000' }, { DATA_DIR: '/srv/a' })).toBe(COMMAND);
});

test('the command carries the settings that came from the environment, also against .env', () => {
  expect(said({ DATA_DIR: '/srv/a' })).toBe(`DATA_DIR=/srv/a ${COMMAND}`);
  expect(said({ DATA_DIR: "/srv/l'été chaud" })).toBe(String.raw`DATA_DIR='/srv/l'\''été chaud' ${COMMAND}`);
  const MONGODB_URI = 'mongodb://127.0.0.1/a?replicaSet=rs0';
  expect(said({ MONGODB_URI })).toBe(`MONGODB_URI='${MONGODB_URI}' ${COMMAND}`);
  expect(said({ DATA_DIR: '/srv/b', MONGODB_URI: '' }, { DATA_DIR: '/srv/a', MONGODB_URI })).toBe(
    `DATA_DIR=/srv/b MONGODB_URI='' ${COMMAND}`,
  );
});

test.each([
  ['mongodb+srv://chef:hunter2@a.example.net/site', 'mongodb+srv://chef:PASSWORD@a.example.net/site'],
  ['mongodb://chef:hun/t@er2@a,b/site?w=1', 'mongodb://chef:PASSWORD@a,b/site?w=1'],
  [
    'mongodb://a/?tls=true&tlsCertificateKeyFilePassword=hunter2&w=1',
    'mongodb://a/?tls=true&tlsCertificateKeyFilePassword=PASSWORD&w=1',
  ],
])('the password in %s is not printed', (MONGODB_URI, printed) => {
  const text = said({ MONGODB_URI });
  expect(text.replaceAll("'", '')).toBe(`MONGODB_URI=${printed} ${COMMAND}\n(Replace PASSWORD: it is not printed.)`);
});
