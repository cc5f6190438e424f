import { render, screen, serverHtml } from '@tdt/testing/components';
import { expect, it } from 'vitest';
import { unrestored } from './unrestored.ts';

it('shows the state of the page, not what the browser restored before its scripts ran', async () => {
  const box = <input ref={unrestored} type="checkbox" checked={false} onChange={() => {}} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await serverHtml(box);
  const restored = screen.getByRole<HTMLInputElement>('checkbox');
  restored.checked = true;
  render(box, { container, hydrate: true });
  expect(screen.getByRole('checkbox')).toBe(restored);
  expect(restored).not.toBeChecked();
});
