import { ClipboardPaste } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Field } from '#back-office/form/field.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { fetchWholeList } from '#back-office/list/whole-list.ts';
import { City } from '#features/listings/place.ts';
import { knownPlaces } from '#features/listings/understand/read-place.ts';
import { buttonClass } from '#platform/ui/button.ts';
import type { Route } from './+types/page';
import { OfferCard } from './offer-card.tsx';
import { useOffers } from './use-offers.ts';

const TITLE = 'Paste Listings';
const SAID = {
  wanted: 'Somebody is looking for a property here: this is no listing, and nothing is made of it.',
  nothing: 'This is no listing: neither an area nor a price of a property was found in it.',
};

export async function clientLoader() {
  return fetchWholeList(City, '/api/City', 'Cities');
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} />;
}

export default function PastePage({ loaderData: { rows: cities, failure } }: Route.ComponentProps) {
  const places = useMemo(() => knownPlaces(cities), [cities]);
  const { forward, offers, isSaving, ...drafts } = useOffers(cities, places);
  const [text, setText] = useState('');
  const [saved, setSaved] = useState(0);
  const chosen = offers.filter(({ isChosen }) => isChosen).length;

  function read(text: string) {
    setText(text);
    setSaved(0);
    drafts.read(text);
  }

  async function save() {
    const count = await drafts.save();
    setSaved((before) => before + count);
    if (count < offers.length) return;
    setText('');
    drafts.read('');
  }

  return (
    <ListFrame title={TITLE} tools={<Link to="/property">Property List</Link>}>
      {failure !== undefined && (
        <p role="alert" className="notice-danger">
          {failure}
        </p>
      )}
      <Field
        label="Message"
        hint="Paste what was forwarded to you, in English, Punjabi or Hindi. Several listings in one message become several drafts."
      >
        {(control) => (
          <textarea
            {...control}
            className="field"
            rows={offers.length > 0 ? 4 : 8}
            maxLength={20_000}
            value={text}
            onChange={({ target }) => read(target.value)}
          />
        )}
      </Field>
      {text === '' && <PasteButton onText={read} />}
      <div role="status">
        {saved > 0 && (
          <p className="notice">
            {saved === 1 ? 'The draft is saved. ' : `${saved} drafts are saved. `}
            <Link to="/property?view=drafts" className={`${buttonClass('quiet')} ml-3`}>
              Look at the drafts
            </Link>
          </p>
        )}
        {forward !== undefined && forward.is !== 'offer' && (
          <p className="notice">{SAID[forward.is]}</p>
        )}
      </div>
      {offers.map(({ offer, form, key, problem, isChosen }, index) => (
        <OfferCard
          key={key}
          offer={offer}
          number={index + 1}
          form={form}
          cities={cities}
          problem={problem}
          isChosen={isChosen}
          onChoose={(isChosen) => drafts.choose(key, isChosen)}
          onKind={(propertyType) => drafts.setKind(key, propertyType)}
          onChange={(values) => drafts.edit(key, values)}
        />
      ))}
      {offers.length > 0 && (
        <div className="sticky bottom-(--bottom-bar) -mx-4 border-t border-line bg-paper p-4 sm:static sm:mx-0 sm:border-0 sm:p-0">
          <button
            type="button"
            className={`${buttonClass()} w-full sm:w-auto`}
            aria-disabled={isSaving || chosen === 0}
            onClick={() => (isSaving || chosen === 0 ? undefined : void save())}
          >
            {chosen === 1 ? 'Save as draft' : `Save ${chosen} drafts`}
          </button>
        </div>
      )}
    </ListFrame>
  );
}

/** Reads the text of the clipboard, which saves a long press on the field of a phone. */
function PasteButton({ onText }: { onText: (text: string) => void }) {
  const [problem, setProblem] = useState('');
  // Browsers offer it only to secure pages.
  if (!('clipboard' in navigator) || !('readText' in navigator.clipboard)) return null;

  async function paste() {
    try {
      const text = await navigator.clipboard.readText();
      setProblem(text.trim() === '' ? 'There is no text in the clipboard.' : '');
      if (text.trim() !== '') onText(text);
    } catch {
      setProblem('The browser keeps the clipboard to itself: paste into the field instead.');
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        className={`${buttonClass('quiet')} max-sm:w-full`}
        onClick={() => void paste()}
      >
        <ClipboardPaste aria-hidden="true" className="size-5" />
        Paste from the clipboard
      </button>
      <p role="status" className="text-sm text-danger">
        {problem}
      </p>
    </div>
  );
}
