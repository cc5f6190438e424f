import { Alert, EditForm, type EditFormState, PasswordField, SwitchField, TextField, useWatch } from '@tdt/admin/kit';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import { useState } from 'react';
import { RoleQuestion } from './role-question.tsx';
import type { UserValues } from './use-user-form.ts';

interface UserFormProps {
  form: EditFormState<UserValues>;
  kind: 'new' | 'own' | 'other';
}

/** The fields of an account. */
export function UserForm({ form, kind }: UserFormProps) {
  const { control } = form;
  const isNew = kind === 'new';
  const isSuperAdmin = useWatch({ control, name: 'is_super_admin' });
  const [isAsking, setAsking] = useState(false);
  const isOwn = kind === 'own';
  /** Asks only about values that can be saved: the fields show the faults of others. */
  const save = async () => {
    const isChanged = form.getValues('is_super_admin') !== form.formState.defaultValues?.is_super_admin;
    const needsConsent = isChanged && form.getValues('is_super_admin') !== isOwn;
    if (needsConsent && (await form.trigger())) setAsking(true);
    else await form.save();
  };
  return (
    <EditForm
      form={{ ...form, save }}
      title={isNew ? 'Create User' : 'Edit User'}
      submitLabel={isNew ? 'Create User' : 'Update User'}
      cancelLabel="Cancel"
      cancelTo={ADMIN_PAGES.users}
    >
      <TextField control={control} name="email" label="Email" type="email" isRequired />
      {isOwn ? (
        <p>
          This is your own account: change your password in the <Link to={ADMIN_PAGES.settings}>settings</Link>.
        </p>
      ) : (
        <PasswordField
          control={control}
          name="password"
          label="Password"
          isRequired={isNew}
          placeholder={isNew ? '' : 'Leave empty to keep current password'}
          autoComplete="new-password"
        />
      )}
      <SwitchField
        control={control}
        name="is_super_admin"
        label="Super Admin"
        hint={
          <>
            <p>Grants full access to all features</p>
            {isOwn && <OwnRoleWarning isShown={!isSuperAdmin} />}
          </>
        }
      />
      {isAsking && (
        <RoleQuestion
          isOwn={isOwn}
          email={form.getValues('email').trim()}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void form.save();
          }}
        />
      )}
    </EditForm>
  );
}

/** Shown as soon as super admins switch their own role off, before they save. */
function OwnRoleWarning({ isShown }: { isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <Alert
          type="warning"
          showIcon
          title="Once saved, you can no longer manage users, nor take this back yourself."
        />
      )}
    </div>
  );
}
