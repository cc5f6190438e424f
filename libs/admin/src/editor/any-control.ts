import type { TextField } from '@tdt/admin/kit';
import type { ComponentProps } from 'react';

/** `control` of a form with these values. */
export type ControlOf<Values extends object> = ComponentProps<typeof TextField<Values>>['control'];

/** `control` of any form, for a part of it whose place the caller names: React Hook Form cannot type that. */
// biome-ignore lint/suspicious/noExplicitAny: the values of the form are its own
export type AnyControl = ControlOf<any>;
