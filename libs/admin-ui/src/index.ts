/** What the screens of the back office are made of. */
export * from './antd.ts';
export { ConfirmButton } from './dialog/confirm-button.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { ErrorScreen } from './error-screen/error-screen.tsx';
export { EditForm } from './form/edit-form.tsx';
export type { Errors } from './form/errors.ts';
export { type ControlProps, Field } from './form/field.tsx';
export { PasswordField } from './form/password-field.tsx';
export { SwitchField } from './form/switch-field.tsx';
export { TextField } from './form/text-field.tsx';
export { type EditFormOptions, type EditFormState, type SaveResult, useEditForm } from './form/use-edit-form.ts';
export { useUnsavedWarning } from './form/use-unsaved-warning.ts';
export * from './icons.ts';
export { ScreenLanguage } from './language/screen-language.tsx';
export type { DataColumn } from './table/columns.tsx';
export { DataTable } from './table/data-table.tsx';
export { type UrlState, useUrlState } from './table/use-url-state.ts';
export { AdminTheme } from './theme/admin-theme.tsx';
