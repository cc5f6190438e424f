import {
  BarChartOutlined,
  BookOutlined,
  DashboardOutlined,
  FileTextOutlined,
  FolderOpenOutlined,
  GlobalOutlined,
  MailOutlined,
  PictureOutlined,
  SettingOutlined,
  SwapOutlined,
  TeamOutlined,
} from '@tdt/admin/kit';
import type { Screen } from './screens.ts';

const ICONS = {
  dashboard: DashboardOutlined,
  recipes: BookOutlined,
  countries: GlobalOutlined,
  pages: FileTextOutlined,
  pictures: PictureOutlined,
  newsletter: MailOutlined,
  files: FolderOpenOutlined,
  redirects: SwapOutlined,
  numbers: BarChartOutlined,
  users: TeamOutlined,
  settings: SettingOutlined,
} satisfies Record<Screen['icon'], unknown>;

export function ScreenIcon({ name }: { name: Screen['icon'] }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden />;
}
