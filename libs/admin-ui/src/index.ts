/** What the screens of the back office are made of. */
export * from './antd.ts';
export * from './icons.ts';
export { AdminTheme } from './theme/admin-theme.tsx';
