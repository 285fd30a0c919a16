import { z } from 'zod';

export const PASSWORD_LENGTH = { min: 12, max: 256 } as const;

export const Credentials = z
  .object({ userName: z.string(), password: z.string() })
  .meta({ id: 'Credentials' });
export type Credentials = z.infer<typeof Credentials>;

export const Login = z
  .object({
    userName: z.string(),
    token: z.string().describe('JSON Web Token; its exp says when it ends'),
  })
  .meta({ id: 'Login' });
export type Login = z.infer<typeof Login>;

/** Its length alone; `newPasswordProblem` knows all rules. */
export const NewPassword = z
  .string()
  .refine(
    (password) => charactersIn(password) >= PASSWORD_LENGTH.min,
    `Please enter at least ${PASSWORD_LENGTH.min} characters.`,
  )
  .refine(
    (password) => charactersIn(password) <= PASSWORD_LENGTH.max,
    `Please enter at most ${PASSWORD_LENGTH.max} characters.`,
  )
  .meta({ minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max });

function charactersIn(password: string): number {
  return [...password.normalize('NFC')].length;
}

export const PasswordChange = z
  .object({ currentPassword: z.string(), newPassword: NewPassword })
  .meta({ id: 'PasswordChange' });

export const StaffName = z
  .string()
  .trim()
  .regex(/^[^\p{C}]{1,100}$/u, 'Please enter a name of 1 to 100 characters.');
