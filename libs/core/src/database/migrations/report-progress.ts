/** Passes `items` on, and calls `report` with the number of those that were handled: after each `step` of them. */
export async function* reportProgress<Item>(
  items: AsyncIterable<Item>,
  step: number,
  report: (done: number) => void,
): AsyncGenerator<Item> {
  let done = 0;
  for await (const item of items) {
    yield item;
    done += 1;
    if (done % step === 0) report(done);
  }
}
