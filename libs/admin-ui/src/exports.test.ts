import { PLATFORM_VERSION } from '@tdt/platform/version';
import { expect, it } from 'vitest';
import * as kit from './index.ts';

// Together with the version, which holds for all that the shell shares: it goes up whenever the list changes.
it('shares with the remotes of the back office what the version says', () => {
  expect([PLATFORM_VERSION, ...Object.keys(kit).sort()]).toEqual([
    '1.4.0',
    'AdminTheme',
    'Alert',
    'BookOutlined',
    'Button',
    'ConfirmButton',
    'DashboardOutlined',
    'DataTable',
    'DeleteOutlined',
    'Dialog',
    'EditForm',
    'EditOutlined',
    'ErrorScreen',
    'ExportOutlined',
    'Field',
    'FileTextOutlined',
    'FolderOpenOutlined',
    'GlobalOutlined',
    'Input',
    'LinkButton',
    'LogoutOutlined',
    'MailOutlined',
    'MenuOutlined',
    'PasswordField',
    'PlusOutlined',
    'ReloadOutlined',
    'RowActions',
    'ScreenLanguage',
    'SettingOutlined',
    'Skeleton',
    'SwitchField',
    'Tag',
    'TeamOutlined',
    'TextField',
    'UserOutlined',
    'forgetDrafts',
    'useEditForm',
    'useFailureToast',
    'useUnsavedWarning',
    'useUrlState',
  ]);
});
