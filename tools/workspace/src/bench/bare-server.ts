/**
 * What a Fastify that has next to nothing to do manages on this machine: the measure of our own throughput. It is handed
 * answers of ours on standard input, as JSON `{ list, same }`, and prints its address.
 *
 * `/hello` a few bytes · `/list` a list from memory, written by a schema · `/same` one of our answers, byte for byte with
 * its headers, out of one buffer.
 */
import { CatalogueResultSchema } from '@tdt/contracts';
import Fastify from 'fastify';
import { z } from 'zod';
import type { BareAnswers } from './bare-site.ts';

process.stdin.setEncoding('utf8');
let handed = '';
for await (const chunk of process.stdin) handed += chunk;
const { list, same } = JSON.parse(handed) as BareAnswers;
const body = Buffer.from(same.body, 'base64');
const response = { 200: z.toJSONSchema(CatalogueResultSchema, { io: 'output', unrepresentable: 'any' }) };

const app = Fastify();
app.get('/hello', () => ({ hello: 'world' }));
app.get('/list', { schema: { response } }, () => list);
app.get('/same', (_request, reply) => reply.headers(same.headers).send(body));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
