import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

interface ReceivedEmail {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: string;
  readonly body: string;
}

type Answer = 'accept' | 'refuse' | 'refuse for ever' | 'hang up';

/** A real SMTP server. `answer` decides about the next messages. */
export async function startMailServer(port = 0) {
  const received: ReceivedEmail[] = [];
  let answer: Answer = 'accept';
  let offered = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onData(stream, { envelope }, done) {
      offered += 1;
      void text(stream).then((message) => {
        if (answer === 'hang up') return cut(server);
        if (answer !== 'accept') return done(refusalOf(message, answer));
        received.push(readEmail(message, envelope));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    offered: () => offered,
    answerWith: (next: Answer) => {
      answer = next;
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function cut(server: SMTPServer): void {
  for (const connection of server.connections) connection.close();
}

/** Servers like to repeat what they do not like. */
function refusalOf(message: string, answer: Answer): Error {
  const responseCode = answer === 'refuse' ? 451 : 554;
  return Object.assign(new Error(`No: ${message}`), { responseCode });
}

function readEmail(message: string, { mailFrom, rcptTo }: SMTPServerEnvelope): ReceivedEmail {
  const [head = '', body = ''] = message.split(/\r\n\r\n(.*)/s);
  return {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
    headers: head.replaceAll(/\r\n[ \t]/g, ' '),
    body,
  };
}
