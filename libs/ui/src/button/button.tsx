import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook, buttonClass } from './look.ts';

type ButtonProps = ButtonLook & Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook>;

export function Button({ variant, large, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={buttonClass({ variant: variant ?? 'fill', large: !!large, className })} />
  );
}
