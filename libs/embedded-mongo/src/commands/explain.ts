import { type Doc, isDoc } from '../bson/types.ts';
import { notSupported } from '../errors.ts';
import { countSteps } from '../query/count.ts';
import { type Plan, plan } from '../query/planner.ts';
import { type SearchOptions, search } from '../query/search.ts';
import { parseSort } from '../query/sort.ts';
import { docArgument, docsArgument, numberArgument } from './arguments.ts';
import type { Command } from './types.ts';

/** Shows the plan of a read or of a write, which is not done, in the members that tools read. */
export const explain: Command = async ({ body, database, view, turns }) => {
  const inner = isDoc(body.explain) ? body.explain : {};
  const [name = '', target] = Object.entries(inner)[0] ?? [];
  const namespace = `${database}.${String(target)}`;
  const collection = view.collections.get(namespace);
  const options = searchOf(name, inner);
  const { filter = {}, sort, hint } = options;
  const chosen = collection && plan(collection, { filter, sort: parseSort(sort), hint });
  const nReturned = await countSteps(search(view, collection, options), turns);
  return {
    explainVersion: '1',
    queryPlanner: { namespace, winningPlan: chosen ? describe(chosen) : { stage: 'EOF' }, rejectedPlans: [] },
    executionStats: { executionSuccess: true, nReturned },
  };
};

/** The search that a command runs: a read, the first statement of a write, or findAndModify. */
function searchOf(name: string, body: Doc): SearchOptions {
  const [statement] = docsArgument(body, 'updates') ?? docsArgument(body, 'deletes') ?? [];
  const filter =
    docArgument(body, 'filter') ?? docArgument(body, 'query') ?? (statement && docArgument(statement, 'q'));
  if (!filter && name !== 'find' && name !== 'count') throw notSupported(`explain of ${name}`);
  const [skip, limit] = [numberArgument(body, 'skip', 0), Math.abs(numberArgument(body, 'limit', 0))];
  return { filter, sort: body.sort, skip, limit, hint: body.hint };
}

function describe(chosen: Plan): Doc {
  const access =
    chosen.kind === 'index'
      ? {
          stage: 'FETCH',
          inputStage: { stage: 'IXSCAN', indexName: chosen.index.name, keyPattern: chosen.index.spec.key },
        }
      : { stage: 'COLLSCAN' };
  return chosen.isSorted ? access : { stage: 'SORT', inputStage: access };
}
