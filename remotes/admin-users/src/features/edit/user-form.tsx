import { EditForm, type EditFormState, PasswordField, SwitchField, TextField } from '@tdt/admin-ui';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { OwnPasswordHint, OwnRoleWarning } from './own-account.tsx';
import type { UserValues } from './user-values.ts';

interface UserFormProps {
  form: EditFormState<UserValues>;
  kind: 'new' | 'own' | 'other';
}

/** The fields of an account. */
export function UserForm({ form, kind }: UserFormProps) {
  const isNew = kind === 'new';
  return (
    <EditForm
      form={form}
      title={isNew ? 'Create User' : 'Edit User'}
      submitLabel={isNew ? 'Create User' : 'Update User'}
      cancelLabel="Cancel"
      cancelTo={ADMIN_PAGES.users}
    >
      <TextField form={form} name="email" label="Email" type="email" isRequired />
      {kind === 'own' ? (
        <OwnPasswordHint />
      ) : (
        <PasswordField
          label="Password"
          name="password"
          value={form.values.password}
          onChange={(password) => form.change('password', password)}
          error={form.errors.password}
          isRequired={isNew}
          placeholder={isNew ? '' : 'Leave empty to keep current password'}
          autoComplete="new-password"
        />
      )}
      <SwitchField
        form={form}
        name="is_super_admin"
        label="Super Admin"
        hint={
          <>
            <p>Grants full access to all features</p>
            {kind === 'own' && <OwnRoleWarning isShown={!form.values.is_super_admin} />}
          </>
        }
      />
    </EditForm>
  );
}
