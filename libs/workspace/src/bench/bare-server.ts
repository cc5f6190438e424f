import Fastify from 'fastify';

/** What a Fastify without anything to do manages on this machine: the measure of our own throughput. */
const app = Fastify();
app.get('/', () => ({ hello: 'world' }));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
