import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Document } from 'mongodb';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, describe, expect, it } from 'vitest';
import { connect, stop } from '../index.ts';
import { removeEngine, tempDir } from '../testing/temp-engine.ts';

const disk = tempDir();

/** A disk of 12 MB of its own: only root may mount it. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const isMounted = mount();
afterAll(async () => {
  await removeEngine(path.join(disk, 'data'));
  if (isMounted) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

const text = 'x'.repeat(40_000);

/** Inserts until the disk is full. Returns the number of documents that were acknowledged, and the error. */
async function fill(connection: Connection, first: number): Promise<{ last: number; failure: Document }> {
  for (let n = first; n < first + 400; n++) {
    const failure = await connection
      .collection<Document>('dishes')
      .insertOne({ n, text })
      .then(
        () => undefined,
        (error) => error,
      );
    if (failure) return { last: n - 1, failure };
  }
  throw new Error('the disk is never full');
}

describe.skipIf(!isMounted)('on a full disk (skipped if it cannot be mounted: that needs root)', () => {
  const ballast = path.join(disk, 'ballast');
  const dataDir = path.join(disk, 'data');
  const open = async () => mongoose.createConnection(await connect(dataDir, { idleSeconds: 60 })).asPromise();

  it('a write fails with its reason, what was acknowledged stays, and reads still work', async () => {
    writeFileSync(ballast, Buffer.alloc(7_000_000));
    const connection = await open();
    const dishes = connection.collection<Document>('dishes');
    await dishes.createIndex({ n: 1 }, { unique: true });
    const { last, failure } = await fill(connection, 0);
    expect(last).toBeGreaterThan(10);
    expect(failure).toMatchObject({ code: 14031, message: expect.stringContaining('No space left') });
    const failed = await dishes
      .insertMany([
        { n: last + 1, text },
        { n: last + 2, text },
      ])
      .catch(({ code }) => code);
    expect(failed).toBe(14031);
    const numbers = Array.from({ length: last + 1 }, (_, n) => n);
    for (const hint of [{ $natural: 1 }, { n: 1 }] as const)
      expect((await dishes.find({}, { hint, projection: { n: 1 } }).toArray()).map(({ n }) => n)).toEqual(numbers);
    expect(await dishes.estimatedDocumentCount()).toBe(last + 1);
    await connection.close();
  });

  it('an engine that is started again has all that was acknowledged', async () => {
    await stop(dataDir);
    const connection = await open();
    const dishes = connection.collection<Document>('dishes');
    const count = await dishes.countDocuments({ text });
    expect(count).toBe(await dishes.estimatedDocumentCount());
    expect(await dishes.findOne({ n: count - 1 })).toMatchObject({ n: count - 1 });
    await connection.close();
  });

  it('writes succeed once there is space, also in the collection that had none', async () => {
    const connection = await open();
    const dishes = connection.collection<Document>('dishes');
    const before = await dishes.countDocuments();
    rmSync(ballast);
    await dishes.insertOne({ n: before, text });
    await dishes.updateOne({ n: before }, { $set: { text: 'y' } });
    expect(await dishes.countDocuments({ n: before, text: 'y' })).toBe(1);
    await connection.close();
    await stop(dataDir);
    const again = await open();
    expect(await again.collection('dishes').countDocuments()).toBe(before + 1);
    await again.close();
  });
});
