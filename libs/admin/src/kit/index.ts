/**
 * What the screens of the back office are made of. The shell provides the whole package to every admin remote, so the
 * bundler removes nothing from it: each export costs every administrator its bytes. Export what a screen needs, and
 * remove what no screen needs any more.
 */
export {
  BarChartOutlined,
  BookOutlined,
  CopyOutlined,
  DashboardOutlined,
  DeleteOutlined,
  EditOutlined,
  ExportOutlined,
  FileTextOutlined,
  FolderOpenOutlined,
  GlobalOutlined,
  LogoutOutlined,
  MailOutlined,
  MenuOutlined,
  PictureOutlined,
  PlusOutlined,
  ReloadOutlined,
  SettingOutlined,
  SwapOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
export { zodResolver } from '@hookform/resolvers/zod';
export { cluster, stack } from '@tdt/ui';
export { Alert, Button, Input, Skeleton, Tag } from 'antd';
export { useController, useFieldArray, useForm, useFormState, useWatch } from 'react-hook-form';
export { dayText, exactText, relativeText, shortDayText, showTimesIn, timeText, timeZone } from './dates.ts';
export { ConfirmButton } from './dialog/confirm-button.tsx';
export { ConfirmDialog } from './dialog/confirm-dialog.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { SelectField } from './editor/select-field.tsx';
export { type TabItem, Tabs } from './editor/tabs.tsx';
export { ErrorScreen, useFailureToast, useReference, useReport } from './failure/failure.tsx';
export { forgetDrafts, forgetDraftsBut } from './form/drafts.ts';
export { EditForm } from './form/edit-form.tsx';
export type { SaveResult, StoredValues } from './form/edit-state.ts';
export { type ControlProps, Field, SwitchField, TextField } from './form/field.tsx';
export { FieldAside } from './form/field-aside.ts';
export { PasswordField } from './form/password-field.tsx';
export type { SaveProgress } from './form/save-bar.tsx';
export { type EditFormOptions, HoldSaveContext } from './form/saving.ts';
export { type EditFormState, useEditForm } from './form/use-edit-form.ts';
export { ScreenLanguage } from './language/screen-language.tsx';
export { LinkButton } from './link-button.tsx';
export { MoreMenu } from './more-menu.tsx';
export { ScreenName, useScreenName } from './screen-name.ts';
export { EmailAddress, PublicLink, Thumbnail, TitleLink } from './table/cells.tsx';
export type { DataColumn } from './table/columns.tsx';
export { DataTable, RowActions } from './table/data-table.tsx';
export { forgetListOutside, listPath } from './table/list-place.ts';
export type { ListFilter } from './table/list-state.ts';
export { type ListView, type OwnState, type TableQuery, useList } from './table/use-list.ts';
export { AdminTheme } from './theme/admin-theme.tsx';
