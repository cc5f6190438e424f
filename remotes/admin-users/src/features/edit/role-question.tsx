import { Button, Dialog } from '@tdt/admin/kit';

interface RoleQuestionProps {
  /** Whether the user gives up their own role; else they give it to the account of `email`. */
  isOwn: boolean;
  email: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked before a save that makes a super admin of an account, or takes that role from the user's own. */
export function RoleQuestion({ isOwn, email, onConfirm, onClose }: RoleQuestionProps) {
  return (
    <Dialog
      title={isOwn ? 'Give up your super admin role?' : `Make ${email} a super admin?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button type="primary" danger={isOwn} onClick={onConfirm}>
            {isOwn ? 'Give up the role' : 'Make super admin'}
          </Button>
        </>
      }
    >
      {isOwn
        ? 'You can no longer manage users, and only another super admin can give the role back.'
        : 'Super admins manage all accounts, yours included.'}
    </Dialog>
  );
}
