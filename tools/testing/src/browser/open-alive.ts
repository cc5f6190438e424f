import { expect, type Page, type Response } from '@playwright/test';
import { touch } from './touch.ts';

/** Opens a page and waits until it answers to the visitor; gives the document's answer. */
export async function openAlive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await touch(page);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  return response;
}
