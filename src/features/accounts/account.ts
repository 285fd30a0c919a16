import { z } from 'zod';
import { ROLES } from '#platform/http/permission.ts';
import { logInName } from '#platform/validation/agency-rules.ts';

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

export const StaffName = logInName('Please enter a name of 1 to 100 characters.');

export const StaffMember = z
  .object({
    id: z.int(),
    userName: z.string(),
    role: z.enum(ROLES),
    createdAt: z.string().describe('ISO date-time in UTC'),
    lastSeenAt: z.string().nullable().describe('ISO date-time in UTC, to within five minutes'),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof StaffMember>;

export const NewStaff = z
  .object({ userName: StaffName, password: NewPassword, role: z.enum(ROLES) })
  .meta({ id: 'NewStaff' });
export type NewStaff = z.infer<typeof NewStaff>;

export const StaffChange = z
  .object({ role: z.enum(ROLES).optional(), password: NewPassword.optional() })
  .meta({ id: 'StaffChange' });
export type StaffChange = z.infer<typeof StaffChange>;

export const SessionShown = z
  .object({
    id: z.string(),
    createdAt: z.string().describe('ISO date-time in UTC'),
    expiresAt: z.string().describe('ISO date-time in UTC'),
    lastSeenAt: z.string().describe('ISO date-time in UTC, to within five minutes'),
    device: z.string().describe('the browser and device of the log-in, in words, or empty'),
  })
  .meta({ id: 'Session' });
export type SessionShown = z.infer<typeof SessionShown>;
