import { type Doc, isDoc } from '../bson/types.ts';
import { notSupported } from '../errors.ts';
import { compileFilter } from '../query/match/compile.ts';
import { type Plan, plan } from '../query/planner.ts';
import { parseSort } from '../query/sort.ts';
import { docArgument } from './arguments.ts';
import type { Command } from './types.ts';

/** Shows the plan of a read or of a write, which is not done, in the members that tools read. */
export const explain: Command = ({ body, database, view }) => {
  const inner = isDoc(body.explain) ? body.explain : {};
  const [name = '', target] = Object.entries(inner)[0] ?? [];
  const namespace = `${database}.${String(target)}`;
  const collection = view.collections.get(namespace);
  const [statement] = (inner.updates ?? inner.deletes ?? []) as Doc[];
  const filter = docArgument(inner, 'filter') ?? docArgument(inner, 'query') ?? statement?.q;
  if (!isDoc(filter) && name !== 'find') throw notSupported(`explain of ${name}`);
  const input = { filter: isDoc(filter) ? filter : {}, sort: parseSort(inner.sort), hint: inner.hint };
  compileFilter(input.filter);
  const winningPlan = collection ? describe(plan(collection, input)) : { stage: 'EOF' };
  return { explainVersion: '1', queryPlanner: { namespace, winningPlan, rejectedPlans: [] } };
};

function describe(chosen: Plan): Doc {
  if (!chosen.isSorted) return { stage: 'SORT', inputStage: describe({ ...chosen, isSorted: true }) };
  if (chosen.kind === 'scan') return { stage: 'COLLSCAN' };
  const { name: indexName, spec } = chosen.index;
  return { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName, keyPattern: spec.key } };
}
