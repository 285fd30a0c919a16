import type { ReactNode } from 'react';
import { LANGUAGES } from '#platform/language/language.ts';
import type { Message } from '#platform/language/messages.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { FilledMessage } from '#web/language/filled-message.tsx';
import { useLanguage } from '#web/language/use-language.ts';
import {
  type MessagesOf,
  PageMessagesContext,
  usePageMessages,
  useSharedMessages,
} from '#web/messages/use-messages.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { callLink, readablePhone, whatsAppLink } from '#web/ui/phone.ts';

export interface LegalPageProps {
  /** What the legal pages share. */
  messages: MessagesOf<'legal'>;
  text: LegalText;
  /** Of the English page. */
  address: string;
  /** `2025-01-01` */
  since: string;
  /** How long closed enquiries are kept, where the text says so. */
  enquiryMonths: number;
}

/** A long text with a table of contents. */
export default function LegalPage({
  messages,
  text,
  address,
  since,
  enquiryMonths,
}: LegalPageProps) {
  const { networks } = useSharedMessages();
  const { business } = useShell();
  const values = {
    agency: business.name,
    phone: <a href={callLink(business.phone)}>{readablePhone(business.phone)}</a>,
    whatsApp: <a href={whatsAppLink(business.whatsApp)}>{networks.whatsApp}</a>,
    enquiryMonths,
  };
  return (
    <PageMessagesContext value={{ legal: messages }}>
      <div className="page-width grid gap-x-16 gap-y-8 pt-8 lg:grid-cols-[18rem_1fr] lg:pt-14">
        <header className="lg:col-start-2">
          <h1 className="text-3xl sm:text-4xl">{text.heading}</h1>
          <p className="mt-3 text-sm text-muted">
            <FilledMessage
              message={messages.inForceSince}
              values={{ date: <time dateTime={since}>{text.inForceSince}</time> }}
            />
          </p>
          <TranslationNotice englishAddress={address} />
        </header>
        <nav
          aria-label={messages.onThisPage}
          className="self-start lg:sticky lg:top-24 lg:row-span-2 lg:row-start-1"
        >
          <ol className="border-t border-line">
            {Object.entries(text.sections).map(([anchor, { heading }], index) => (
              <li key={anchor} className="border-b border-line">
                <a
                  href={`#${anchor}`}
                  className="flex min-h-11 items-center gap-3 text-ink no-underline hover:text-field"
                >
                  <span className="w-6 shrink-0 text-sm text-muted tabular-nums">{index + 1}</span>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose lg:col-start-2">
          <LegalSections sections={text.sections} values={values} />
        </div>
        <FirstScreenEnd />
      </div>
    </PageMessagesContext>
  );
}

function TranslationNotice({ englishAddress }: { englishAddress: string }) {
  const { translation, englishText } = usePageMessages('legal');
  if (useLanguage() === 'en') return null;
  const link = (
    <a href={englishAddress} hrefLang={LANGUAGES.en.tag}>
      {englishText}
    </a>
  );
  return (
    <div className="prose">
      <p>
        <FilledMessage message={translation} values={{ englishText: link }} />
      </p>
    </div>
  );
}

type Values = Readonly<Record<LegalPlace, ReactNode>>;

/** Numbered, in the order of the messages. */
function LegalSections({ sections, values }: { sections: LegalText['sections']; values: Values }) {
  return Object.entries(sections).map(([anchor, section], index) => (
    <section key={anchor} aria-labelledby={anchor}>
      <h2 id={anchor}>
        {index + 1}. {section.heading}
      </h2>
      <SectionBody {...section} values={values} />
    </section>
  ));
}

function SectionBody({ paragraphs = [], items = [], values }: LegalSection & { values: Values }) {
  return (
    <>
      {paragraphs.map((message) => (
        <p key={message}>
          <FilledMessage message={message} values={values} />
        </p>
      ))}
      {items.length > 0 && (
        <ul>
          {items.map((message) => (
            <li key={message}>
              <FilledMessage message={message} values={values} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type LegalPlace = 'agency' | 'phone' | 'whatsApp' | 'enquiryMonths';

interface LegalSection {
  readonly heading: string;
  readonly paragraphs?: readonly Message<LegalPlace>[];
  /** A list below the paragraphs. */
  readonly items?: readonly Message<LegalPlace>[];
}

interface LegalText {
  readonly title: Message<'agency'>;
  readonly description: Message<'agency'>;
  readonly heading: string;
  /** The day, in words. */
  readonly inForceSince: string;
  /** By their anchors. */
  readonly sections: Readonly<Record<string, LegalSection>>;
}
