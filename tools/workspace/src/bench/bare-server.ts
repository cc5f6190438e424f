/**
 * A minimal Fastify, against which our own throughput is compared. It reads responses of the site from standard input,
 * as JSON `{ list, same }`, and prints its address.
 *
 * - `/hello`: a few bytes
 * - `/list`: a list from memory, serialised by a schema
 * - `/same`: one of our responses, byte for byte with its headers, from one buffer
 */
import { CatalogueResultSchema } from '@tdt/contracts';
import Fastify from 'fastify';
import { z } from 'zod';
import type { BareResponses } from './bare-site.ts';

process.stdin.setEncoding('utf8');
let input = '';
for await (const chunk of process.stdin) input += chunk;
const { list, same } = JSON.parse(input) as BareResponses;
const body = Buffer.from(same.body, 'base64');
const response = { 200: z.toJSONSchema(CatalogueResultSchema, { io: 'output', unrepresentable: 'any' }) };

const app = Fastify();
app.get('/hello', () => ({ hello: 'world' }));
app.get('/list', { schema: { response } }, () => list);
app.get('/same', (_request, reply) => reply.headers(same.headers).send(body));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
