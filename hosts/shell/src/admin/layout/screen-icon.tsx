import {
  BookOutlined,
  DashboardOutlined,
  FileTextOutlined,
  FolderOpenOutlined,
  GlobalOutlined,
  MailOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@tdt/admin/kit';
import type { Screen } from './screens.ts';

const ICONS = {
  dashboard: DashboardOutlined,
  recipes: BookOutlined,
  countries: GlobalOutlined,
  pages: FileTextOutlined,
  newsletter: MailOutlined,
  files: FolderOpenOutlined,
  users: TeamOutlined,
  settings: SettingOutlined,
} satisfies Record<Screen['icon'], unknown>;

export function ScreenIcon({ name }: { name: Screen['icon'] }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden />;
}
