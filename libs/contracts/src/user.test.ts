import { describe, expect, it } from 'vitest';
import { LoginSchema, PasswordChangeSchema } from './session.ts';
import { AdminUserUpdateSchema, NewAdminUserSchema } from './user.ts';

/** The first message of each faulty field, as forms show them. */
function errorsOf(schema: typeof LoginSchema | typeof NewAdminUserSchema | typeof PasswordChangeSchema, value: object) {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

describe('signing in', () => {
  const missing = 'Please enter both email and password';

  it('needs an email and a password', () => {
    expect(errorsOf(LoginSchema, { email: '', password: '' })).toEqual({ email: missing, password: missing });
    expect(errorsOf(LoginSchema, { email: '  ', password: 'secret' })).toEqual({ email: missing });
  });

  it('leaves everything else to the comparison, a password of blanks included', () => {
    expect(errorsOf(LoginSchema, { email: 'chef', password: ' ' })).toEqual({});
  });
});

describe('an account', () => {
  const account = { email: ' Chef@Exemple.fr ', password: 'six ch', is_super_admin: false };

  it('takes an address in any spelling, without its blanks, and a password of 6 to 128 characters', () => {
    expect(NewAdminUserSchema.parse(account).email).toBe('Chef@Exemple.fr');
    expect(errorsOf(NewAdminUserSchema, { ...account, password: 'x'.repeat(128) })).toEqual({});
  });

  it.each([
    ['email', 'Invalid email address', { email: '' }],
    ['email', 'Invalid email address', { email: 'chef@exemple' }],
    ['email', 'Invalid email address', { email: '\u{1d41c}hef@exemple.fr' }],
    ['email', 'Invalid email address', { email: `${'a'.repeat(250)}@exemple.fr` }],
    ['password', 'Password is required for new users', { password: '' }],
    ['password', 'Password must be at least 6 characters', { password: 'cinq5' }],
    ['password', 'Password must be at most 128 characters', { password: 'x'.repeat(129) }],
  ])('is refused at its %s: %s', (field, message, fault) => {
    expect(errorsOf(NewAdminUserSchema, { ...account, ...fault })).toEqual({ [field]: message });
  });

  it('is updated without a password', () => {
    const { password: _, ...update } = account;
    expect(AdminUserUpdateSchema.safeParse({ ...update, revision: 1 }).success).toBe(true);
  });
});

describe("a change of one's own password", () => {
  it('checks the length of both passwords', () => {
    const short = 'Password must be at least 6 characters.';
    expect(errorsOf(PasswordChangeSchema, { current_password: '', new_password: 'cinq5' })).toEqual({
      current_password: short,
      new_password: short,
    });
    expect(errorsOf(PasswordChangeSchema, { current_password: 'secret', new_password: 'x'.repeat(129) })).toEqual({
      new_password: 'Password must be at most 128 characters.',
    });
  });
});
