import { enquiryAddress } from '#features/enquiries/enquiry-address.ts';
import { type EnquiryKind, KINDS, kindsFrom } from '#features/enquiries/enquiry-kinds.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { FilledMessage } from '#web/language/filled-message.tsx';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import { InPlaceLink } from '#web/navigation/in-place-link.tsx';
import { textLanguage } from '#web/ui/text-language.ts';

export interface Subject {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
}

interface FormIntroductionProps {
  kind: EnquiryKind;
  subject: Subject | undefined;
}

export function FormIntroduction({ kind, subject }: FormIntroductionProps) {
  const messages = usePageMessages('enquiry');
  const { ask } = useSharedMessages();
  const local = useLocalAddress();
  const language = useLanguage();
  const others = kindsFrom(KINDS[kind].from).filter((other) => other !== kind);
  return (
    <header className="grid gap-3">
      <h1 className="text-3xl sm:text-4xl">{messages.heading[kind]}</h1>
      <p className="text-muted">{messages.lead[kind]}</p>
      {subject !== undefined && (
        <p className="font-semibold">
          <FilledMessage
            message={messages.about}
            values={{
              title: (
                <a
                  href={local(listingAddress(subject.slug))}
                  className="text-field underline"
                  {...textLanguage(subject.title, language)}
                >
                  {subject.title}
                </a>
              ),
            }}
          />
        </p>
      )}
      {others.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-5 text-sm text-muted">
          {messages.otherwise}
          {others.map((other) => (
            <InPlaceLink
              key={other}
              href={local(enquiryAddress(other, subject?.id))}
              replace
              className="inline-flex min-h-11 items-center font-semibold text-field"
            >
              {ask[other]}
            </InPlaceLink>
          ))}
        </p>
      )}
    </header>
  );
}
