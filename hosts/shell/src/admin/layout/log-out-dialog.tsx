import { Button, Dialog } from '@tdt/admin-ui';

interface LogOutDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whoever logs out with something unsaved. */
export function LogOutDialog({ onStay, onLeave }: LogOutDialogProps) {
  return (
    <Dialog
      title="Log out without saving?"
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>Stay on this page</Button>
          <Button type="primary" danger onClick={onLeave}>
            Log out without saving
          </Button>
        </>
      }
    >
      What you changed on this page has not been saved.
    </Dialog>
  );
}
