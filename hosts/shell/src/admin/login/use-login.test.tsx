import { renderHook } from '@tdt/testing/components';
import type { ReactNode, SubmitEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { SessionContext, type SessionKeeper } from '../session/session-keeper.ts';
import { useLogin } from './use-login.ts';

test('lets the user try again after an error that nobody expected', async () => {
  const signIn = vi.fn(() => Promise.reject(new Error('a bug')));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={{ signIn } as Partial<SessionKeeper> as SessionKeeper}>{children}</SessionContext>
  );
  const { result } = renderHook(useLogin, { wrapper });
  const form = document.createElement('form');
  form.innerHTML = '<input name="email" value="aide@exemple.fr"><input name="password" value="tour de table 1">';
  const event = { preventDefault() {}, currentTarget: form } as unknown as SubmitEvent<HTMLFormElement>;
  await expect(result.current.onSubmit(event)).rejects.toThrow('a bug');
  await expect(result.current.onSubmit(event)).rejects.toThrow('a bug');
  expect(signIn).toHaveBeenCalledTimes(2);
});
