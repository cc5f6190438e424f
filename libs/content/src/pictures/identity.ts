import { createHash } from 'node:crypto';

/** Namespace of the demo's pictures: a random UUID, never to change. */
const NAMESPACE = Buffer.from('6f1a7c52d0e94b0f9a3d5be0c4728e16', 'hex');

/** The UUID (version 5, RFC 9562) of a key such as `recipe:Risotto alla milanese au safran:cover:0`. */
export function pictureId(key: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(key, 'utf8').digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
