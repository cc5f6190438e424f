import { binaryBytes } from '../../bson/compare.ts';
import { isNumeric, RANK, rank, toNumber } from '../../bson/types.ts';
import { badValue, notSupported } from '../../errors.ts';
import { withElements } from '../paths.ts';
import type { OperatorFactory } from './types.ts';

export const $mod: OperatorFactory = (operand) => {
  if (!Array.isArray(operand) || operand.length !== 2)
    throw badValue('malformed mod, needs to be an array of two elements');
  const [divisor, remainder] = operand.map((part) => Math.trunc(toNumber(part))) as [number, number];
  if (divisor === 0) throw badValue('divisor cannot be 0');
  return (values) =>
    withElements(values).some((value) => isNumeric(value) && Math.trunc(toNumber(value)) % divisor === remainder);
};

export const $bitsAllSet = bits((value, mask) => (value & mask) === mask);
export const $bitsAnySet = bits((value, mask) => (value & mask) !== 0n);
export const $bitsAllClear = bits((value, mask) => (value & mask) === 0n);
export const $bitsAnyClear = bits((value, mask) => (value & mask) !== mask);

/** The operand is a number, a list of bit positions, or binary data (least significant byte first). */
function bits(holds: (value: bigint, mask: bigint) => boolean): OperatorFactory {
  return (operand) => {
    const mask = toMask(operand);
    return (values) =>
      withElements(values).some((value) => {
        const own = toBits(value);
        return own !== undefined && holds(own, mask);
      });
  };
}

function toMask(operand: unknown): bigint {
  if (Array.isArray(operand)) return operand.reduce<bigint>((mask, bit) => mask | (1n << BigInt(toNumber(bit))), 0n);
  const mask = toBits(operand);
  if (mask === undefined) throw badValue('bit operators need a number, an array of positions or binary data');
  return mask;
}

function toBits(value: unknown): bigint | undefined {
  if (isNumeric(value)) return Number.isInteger(toNumber(value)) ? BigInt(toNumber(value)) : undefined;
  if (rank(value) !== RANK.binary) return undefined;
  return binaryBytes(value).reduceRight<bigint>((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

/** Operators of MongoDB that this engine lacks. */
export const UNSUPPORTED_QUERY_OPERATORS = [
  '$geoWithin',
  '$geoIntersects',
  '$near',
  '$nearSphere',
  '$text',
  '$where',
  '$jsonSchema',
] as const;

export const refuse =
  (name: string): OperatorFactory =>
  () => {
    throw notSupported(name);
  };
