import type { Config } from '#config.ts';
import type { MailServer } from '#mail-settings.ts';

interface Email {
  /** Unique; the same in every attempt. */
  readonly id: string;
  readonly date: Date;
  readonly subject: string;
  readonly text: string;
}

export type SendEmail = (email: Email, stopped: AbortSignal) => Promise<void>;

const STEP_TIMEOUT_MS = 15_000;
const TIMEOUT_MS = 60_000;

/** Undefined where no mail server is named. */
export function createMailer(
  { SMTP_URL, ENQUIRY_EMAIL = [], EMAIL_FROM = ENQUIRY_EMAIL[0] }: Config,
  siteUrl: string,
): SendEmail | undefined {
  if (SMTP_URL === undefined) return undefined;
  const domain = new URL(siteUrl).hostname;
  return async ({ id, date, subject, text }, stopped) => {
    const transport = await createTransport(SMTP_URL);
    await transport.sendMail({
      messageId: `<${id}@${domain}>`,
      date,
      from: EMAIL_FROM,
      to: ENQUIRY_EMAIL,
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  };
}

/** Loaded with the first message: most processes send none. */
async function createTransport(server: MailServer) {
  const nodemailer = await import('nodemailer');
  return nodemailer.createTransport({
    ...server,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
