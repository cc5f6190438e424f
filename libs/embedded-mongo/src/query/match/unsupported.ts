import { notSupported } from '../../errors.ts';
import type { OperatorFactory } from './types.ts';

/** Operators of MongoDB that this engine lacks. */
export const UNSUPPORTED_QUERY_OPERATORS = [
  '$geoWithin',
  '$geoIntersects',
  '$near',
  '$nearSphere',
  '$text',
  '$where',
  '$jsonSchema',
  '$expr',
  '$mod',
  '$bitsAllSet',
  '$bitsAnySet',
  '$bitsAllClear',
  '$bitsAnyClear',
  '$sampleRate',
] as const;

export const refuse =
  (name: string): OperatorFactory =>
  () => {
    throw notSupported(name);
  };
