import { Link } from '@tdt/platform';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './look.ts';

type LinkButtonProps = ButtonLook & Omit<ComponentProps<typeof Link>, keyof ButtonLook>;

/** A link that looks like a button. */
export function LinkButton({ variant, large, className, ...rest }: LinkButtonProps) {
  return (
    <Link viewTransition {...rest} className={buttonClass({ variant: variant ?? 'fill', large: !!large, className })} />
  );
}
