import { storageIn, temporaryBucket } from '@tdt/files/testing';
import { expect, it } from 'vitest';
import { builtRemote, builtShell } from './testing/built-project.ts';
import { remotesInstance, remotesPlace } from './testing/remotes-instance.ts';

const ATTEMPTS = 2;

async function withBucket() {
  const service = await temporaryBucket();
  const place = { ...(await remotesPlace()), storage: await storageIn(service, { attempts: ATTEMPTS }) };
  const remotes = await remotesInstance(place);
  await remotes.deploy('shell', await builtShell());
  await remotes.deploy('catalogue', await builtRemote());
  return { service, place, remotes };
}

it('needs a listing and one small file to see that a build is complete', async () => {
  const { service, remotes } = await withBucket();
  const folder = await builtRemote();
  service.requests.length = 0;
  await remotes.register([folder]);
  expect(service.requests.map(({ method, key }) => `${method} ${key}`)).toEqual([
    'GET assets/catalogue/1/build.json',
    'GET ',
  ]);
});

it('leaves the live version when the service fails during a deploy, and continues when it is back', async () => {
  const { service, remotes } = await withBucket();
  const folder = await builtRemote({ version: '2' });
  // The number of attempts before a request is given up.
  const onProgress = () => service.fail('reset', { times: ATTEMPTS, method: 'PUT' });
  await expect(remotes.deploy('catalogue', folder, { onProgress })).rejects.toMatchObject({ code: 'NOT_READY' });
  expect(remotes.current().remotes).toMatchObject([{ version: '1' }]);
  expect(service.objects.has('assets/catalogue/2/build.json')).toBe(false);
  await remotes.deploy('catalogue', folder);
  expect(remotes.current().remotes).toMatchObject([{ version: '2' }]);
});
