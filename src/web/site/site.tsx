import { Component, type ReactNode } from 'react';
import { englishAddress } from '#platform/language/language-address.ts';
import { Toasts } from '#platform/ui/toasts.tsx';
import { SharedMessagesContext } from '#web/messages/use-messages.ts';
import { useLocation } from '#web/navigation/page-location.ts';
import type { Shown } from '#web/pages/views.tsx';
import { isResults } from '#web/shell/asked-phrase.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { Footer } from '#web/shell/footer.tsx';
import { LanguageSwitch, RenderedSearchContext } from '#web/shell/language-switch.tsx';
import { NavigationBar } from '#web/shell/navigation-bar.tsx';
import { LoadingOverlay, useFocusOnNewPage } from '#web/shell/new-page.tsx';
import { type PageFacts, PageFactsContext } from '#web/shell/page-facts.ts';
import { usePageViews } from '#web/shell/page-views.ts';
import { ShellContext } from '#web/shell/use-shell.ts';
import { useWaitingEnquiries } from '#web/shell/waiting-enquiries.ts';
import { IconSprite } from '#web/ui/icon.tsx';
import type { FrameData } from './site-data.ts';

interface SiteProps {
  /** Undefined where it could not be loaded: the page stands alone. */
  frame: FrameData | undefined;
  shown: Shown;
  /** Shows what is shown. */
  render: (shown: Shown) => ReactNode;
}

/** What the server renders into a document, and its scripts take over. */
export function Site({ frame, shown, render }: SiteProps) {
  if (frame === undefined) return render(shown);
  const { messages, search, shell } = frame;
  return (
    <ShellContext value={shell}>
      <SharedMessagesContext value={messages}>
        <RenderedSearchContext value={search}>
          <PageFactsContext value={factsOf(shown)}>
            <Frame frame={frame}>
              <ErrorBoundary>{render(shown)}</ErrorBoundary>
            </Frame>
          </PageFactsContext>
        </RenderedSearchContext>
      </SharedMessagesContext>
    </ShellContext>
  );
}

function factsOf(shown: Shown): PageFacts {
  const isMissing = shown.view === 'message' && shown.data.of === 'missingPage';
  return {
    asked: shown.view === 'explore' ? shown.data.explore.asked : '',
    elsewhere: shown.view === 'login' ? 'none' : isMissing ? 'home' : 'same',
  };
}

/** Bar and footer, with the page between them. */
function Frame({
  frame: { messages, shell },
  children,
}: {
  frame: FrameData;
  children: ReactNode;
}) {
  const hasResults = isResults(englishAddress(useLocation().pathname));
  usePageViews(shell.gaMeasurementId);
  useWaitingEnquiries();
  useFocusOnNewPage();
  return (
    <>
      <a href="#content" className="skip-link">
        {messages.skip}
      </a>
      <LanguageSwitch
        className={`language-strip [&>ul]:page-width ${hasResults ? 'max-lg:hidden' : ''}`}
      />
      <NavigationBar shell={shell} />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer shell={shell} />
      <IconSprite />
      <LoadingOverlay />
      <Toasts label={messages.notifications} closeLabel={messages.close} />
    </>
  );
}

interface Failure {
  readonly error: unknown;
}

/** Stands in the place of a page that fails while it is shown. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failure: Failure | undefined }> {
  override state: { failure: Failure | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <ErrorPage error={failure.error} />;
  }
}
