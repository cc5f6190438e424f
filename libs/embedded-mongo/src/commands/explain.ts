import { type Doc, isDoc } from '../bson/types.ts';
import { type Plan, plan } from '../query/planner.ts';
import { collationOf, search } from '../query/search.ts';
import { parseSort } from '../query/sort.ts';
import { numberArgument } from './arguments.ts';
import type { Command } from './types.ts';

/** Shows the plan of a find, a count, or an aggregate's leading `$match`, in the members that tools read. */
export const explain: Command = ({ body, database, view }) => {
  const inner = (isDoc(body.explain) ? body.explain : {}) as Doc;
  const namespace = `${database}.${String(Object.values(inner)[0])}`;
  const collection = view.collections.get(namespace);
  const stages = Array.isArray(inner.pipeline) ? (inner.pipeline as Doc[]) : [];
  const filter = (inner.filter ?? inner.query ?? stages[0]?.$match ?? {}) as Doc;
  const sort = inner.sort ?? stages.find((stage) => '$sort' in stage)?.$sort;
  const input = {
    filter,
    sort: parseSort(sort),
    collation: collationOf(collection, inner.collation),
    hint: inner.hint,
  };
  const winningPlan = collection ? describe(plan(collection, input)) : { stage: 'EOF' };
  const limit = numberArgument(inner, 'limit', 0);
  let nReturned = 0;
  for (const _ of search(view, collection, { filter, sort, limit, collation: inner.collation, hint: inner.hint }))
    nReturned++;
  return {
    explainVersion: '1',
    queryPlanner: { namespace, winningPlan, rejectedPlans: [] },
    executionStats: { executionSuccess: true, nReturned },
  };
};

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
