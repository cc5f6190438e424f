import { useNavigate } from '@tdt/platform';
import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';

/** A link to another screen that looks like a button. */
export function LinkButton({ to, ...rest }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    // The browser opens another tab or window, or downloads.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to);
  };
  return <Button {...rest} href={to} onClick={go} />;
}
