import { theme } from 'antd';
import { expect, it } from 'vitest';
import { themeConfig } from './theme-config.ts';

const read = (property: string) => (property === '--radius-m' ? '6px' : property);

it('takes colours, type and corners from the tokens of the site', () => {
  const { token, components } = themeConfig(read, { dark: false, still: false });
  expect(token).toMatchObject({
    colorPrimary: '--primary',
    colorText: '--ink',
    fontFamily: '--font-text',
    borderRadius: 6,
  });
  expect(components?.Button).toMatchObject({ colorPrimary: '--primary-fill', primaryColor: '--on-primary' });
});

it('follows the scheme of the system', () => {
  expect(themeConfig(read, { dark: false, still: false }).algorithm).toBe(theme.defaultAlgorithm);
  expect(themeConfig(read, { dark: true, still: false }).algorithm).toBe(theme.darkAlgorithm);
});

it('moves nothing for those who asked for that', () => {
  expect(themeConfig(read, { dark: false, still: true }).token?.motion).toBe(false);
});
