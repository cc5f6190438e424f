import { expect, it } from 'vitest';
import { supportPage } from './support-table.ts';

it('is the page SUPPORT.md: npx vitest run libs/embedded-mongo/src/testing -u', async () => {
  await expect(supportPage()).toMatchFileSnapshot('../../SUPPORT.md');
});
