import type { Agency } from '#features/settings/agency.server.ts';
import { fill } from '#platform/language/fill.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { callLink, readablePhone } from '#web/ui/phone.ts';
import { Person } from './person.tsx';

export function People({ people }: Pick<Agency, 'people'>) {
  const messages = usePageMessages('about');
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="people" className="mt-10">
      <h2 id="people" className="text-2xl">
        {messages.people}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {people.map((person) => (
          <li
            key={`${person.name} ${person.phone}`}
            className="rounded-card border border-line bg-surface p-4"
          >
            <Person person={person}>
              {person.phone !== '' && (
                <a
                  href={callLink(person.phone)}
                  aria-label={fill(messages.callPerson, { name: person.name })}
                  className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap tabular-nums"
                >
                  <Icon name="phone" className="size-4 shrink-0" />
                  {readablePhone(person.phone)}
                </a>
              )}
            </Person>
          </li>
        ))}
      </ul>
    </section>
  );
}
