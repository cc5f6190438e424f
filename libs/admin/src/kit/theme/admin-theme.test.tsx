import { render, screen } from '@tdt/testing/components';
import { Button } from 'antd';
import { expect, test, vi } from 'vitest';
import { AdminTheme } from './admin-theme.tsx';

test('gives controls no names but their own', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  render(
    <AdminTheme>
      <Button loading>Enregistrer</Button>
    </AdminTheme>,
  );
  expect(await screen.findByRole('button', { name: 'Enregistrer' })).toBeVisible();
  expect(screen.queryAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([]);
});
