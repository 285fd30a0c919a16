import type { Agency } from '#features/settings/agency.server.ts';
import { fill } from '#language/fill.ts';
import { Icon } from '#web/ui/icon.tsx';
import { callLink, readablePhone } from '#web/ui/phone.ts';
import { Photo } from '#web/ui/photo.tsx';
import { usePageWords } from '#web/words/use-words.ts';

type Person = Agency['people'][number];

/** What staff typed is in English on every page. */
const TYPED = 'en-IN';
const PICTURE = 'size-24 shrink-0 rounded-card';

export function People({ people }: { people: readonly Person[] }) {
  const words = usePageWords('about');
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="people" className="mt-10">
      <h2 id="people" className="text-2xl">
        {words.people}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {people.map((person) => (
          <li
            key={`${person.name} ${person.phone}`}
            className="flex gap-4 rounded-card border border-line bg-surface p-4"
          >
            <Portrait {...person} />
            <div className="min-w-0 self-center">
              <h3 lang={TYPED} className="text-lg wrap-anywhere">
                {person.name}
              </h3>
              <p lang={TYPED} className="text-sm wrap-anywhere text-muted empty:hidden">
                {person.role}
              </p>
              {person.phone !== '' && (
                <a
                  href={callLink(person.phone)}
                  aria-label={fill(words.callPerson, { name: person.name })}
                  className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap tabular-nums"
                >
                  <Icon name="phone" className="size-4 shrink-0" />
                  {readablePhone(person.phone)}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Portrait({ photo }: Pick<Person, 'photo'>) {
  if (photo === null)
    return (
      <span className={`grid place-items-center bg-sunken text-muted ${PICTURE}`}>
        <Icon name="person" className="size-10" />
      </span>
    );
  return (
    <div className={`overflow-hidden ${PICTURE}`}>
      <Photo photo={photo} alt="" sizes="96px" maxWidth={320} className="size-full" />
    </div>
  );
}
