import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks twice on a terminal, without echo. Otherwise reads the first line of standard input. */
export async function askPassword(prompt: string, again: string): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const password = await askHidden(prompt);
  if ((await askHidden(again)) !== password)
    throw new Error('The two passwords differ; nothing was changed.');
  return password;
}

async function firstLine(): Promise<string> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) text += chunk;
  return text.split(/\r?\n/)[0] ?? '';
}

async function askHidden(prompt: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const editor = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const cancelled = new Promise<never>((_resolve, reject) => {
    editor.once('SIGINT', () => reject(new Error('Nothing was changed.')));
    editor.once('close', () => reject(new Error('Nothing was changed.')));
  });
  process.stderr.write(prompt);
  try {
    return await Promise.race([editor.question(''), cancelled]);
  } finally {
    cancelled.catch(() => {});
    editor.close();
    process.stderr.write('\n');
  }
}
