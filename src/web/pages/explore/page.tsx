import { useMemo, useRef } from 'react';
import { PageMessagesContext } from '#web/messages/use-messages.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { useChosenAreaUnit } from '#web/ui/chosen-area-unit.ts';
import { ContactContext } from './contact-links.tsx';
import type { ExplorePageProps } from './explore-data.ts';
import { ExploreView } from './explore-view.tsx';
import { correctedTexts, fieldTexts } from './field-texts.ts';
import { useAnswerEffects, useExploreState } from './use-explore-state.ts';

export default function ExplorePage({ explore }: ExplorePageProps) {
  const [state, dispatch] = useExploreState(explore);
  const { filters, groups, refused, messages } = state.explore;
  const chosenUnit = useChosenAreaUnit();
  const form = useRef<HTMLFormElement>(null);
  const texts = useMemo(
    () => correctedTexts(fieldTexts(filters, groups, refused, chosenUnit), groups),
    [filters, groups, refused, chosenUnit],
  );
  useAnswerEffects(form, state, dispatch, texts, groups);
  const { business, places, siteUrl } = useShell();
  return (
    <PageMessagesContext value={messages.page}>
      <ContactContext value={{ business, siteUrl, messages: messages.contact }}>
        <ExploreView
          heading={messages.heading}
          places={places}
          state={state}
          dispatch={dispatch}
          form={form}
          texts={texts}
        />
      </ContactContext>
    </PageMessagesContext>
  );
}
