import { theme } from 'antd';
import { expect, it } from 'vitest';
import { themeConfig } from './theme-config.ts';

const read = (property: string) => (property === '--radius-m' ? '6px' : property);

it('takes colours, type and corners from the tokens of the site', () => {
  const { token, components } = themeConfig(read, { isDark: false, isStill: false });
  expect(token).toMatchObject({
    colorPrimary: '--primary',
    colorText: '--ink',
    fontFamily: '--font-text',
    borderRadius: 6,
  });
  expect(components?.Button).toMatchObject({ colorPrimary: '--primary-fill', primaryColor: '--on-primary' });
  expect(components?.Button).toMatchObject({ defaultHoverColor: '--primary', defaultActiveColor: '--primary' });
});

it('follows the scheme of the system', () => {
  expect(themeConfig(read, { isDark: false, isStill: false }).algorithm).toBe(theme.defaultAlgorithm);
  expect(themeConfig(read, { isDark: true, isStill: false }).algorithm).toBe(theme.darkAlgorithm);
});

it('has no motion if the system asks for reduced motion', () => {
  expect(themeConfig(read, { isDark: false, isStill: true }).token?.motion).toBe(false);
});
