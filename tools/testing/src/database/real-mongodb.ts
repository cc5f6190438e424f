import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import type { TestServer } from './test-server.ts';

const IMAGE = 'mongo:8';
const PORT = 27017;
const INITIATE = `rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: '127.0.0.1:${PORT}' }] })`;

/** The reason why there is no real MongoDB, or null if TEST_MONGODB_URI is set or Docker runs. */
export async function whyNoMongodb(): Promise<string | null> {
  if (process.env.TEST_MONGODB_URI) return null;
  return getContainerRuntimeClient().then(
    () => null,
    () => 'no Docker here and no TEST_MONGODB_URI',
  );
}

/** The MongoDB at TEST_MONGODB_URI, else a replica set of one in a container. */
export async function startMongodb(): Promise<TestServer> {
  const given = process.env.TEST_MONGODB_URI;
  if (given) return { uri: given, close: async () => {} };
  const container = await new GenericContainer(IMAGE)
    .withCommand(['--replSet', 'rs0', '--bind_ip_all'])
    .withExposedPorts(PORT)
    .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
    .start();
  const { exitCode, output } = await container.exec(['mongosh', '--quiet', '--eval', INITIATE]);
  if (exitCode !== 0) throw new Error(`The replica set was not initiated: ${output}`);
  // Direct: the member's own address is valid inside the container only.
  const uri = `mongodb://${container.getHost()}:${container.getMappedPort(PORT)}/test?directConnection=true`;
  return {
    uri,
    close: async () => {
      await container.stop();
    },
  };
}
