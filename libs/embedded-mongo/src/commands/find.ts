import { compileProjection } from '../query/projection.ts';
import { search } from '../query/search.ts';
import type { Step } from '../query/turns.ts';
import type { Stored } from '../storage/records.ts';
import { encodeCursorPage } from '../wire/message.ts';
import { docArgument, flagArgument, namespaceOf, numberArgument } from './arguments.ts';
import type { Command } from './types.ts';

const FIRST_BATCH = 101;

export const find: Command = async (call) => {
  const { body, view, engine, turns } = call;
  const namespace = namespaceOf(call);
  const [limit, batchSize] = [numberArgument(body, 'limit'), numberArgument(body, 'batchSize', FIRST_BATCH)];
  const found = search(view, view.collections.get(namespace), {
    filter: docArgument(body, 'filter'),
    sort: docArgument(body, 'sort'),
    skip: numberArgument(body, 'skip'),
    limit,
    hint: body.hint,
  });
  const project = compileProjection(docArgument(body, 'projection') ?? {});
  const page = await engine.cursors.first(namespace, output(found, project), turns, batchSize, limit || Infinity);
  if (!flagArgument(body, 'singleBatch')) return encodeCursorPage(page);
  engine.cursors.kill(String(page.cursorId));
  return encodeCursorPage({ ...page, cursorId: 0n });
};

function* output(found: Iterable<Step<Stored>>, project: (raw: Buffer) => Buffer): Generator<Step<Buffer>> {
  for (const step of found) yield step && project(step.raw);
}
