import { SPECULATION_RULES_HEADER } from '#features/seo/speculation-rules.ts';
import { dataAddress } from '#platform/http/page-data-address.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { LocationContext } from '#web/navigation/page-location.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import type { PageAnswer, PageModule } from '#web/pages/page-answer.server.ts';
import { loadView } from '#web/pages/views.tsx';
import { loadShell } from '#web/shell/load-shell.server.ts';
import { renderedSearch } from '#web/shell/rendered-search.server.ts';
import { Site } from '#web/site/site.tsx';
import type { FrameData, SentPage } from '#web/site/site-data.ts';
import { scriptsOf } from './page-scripts.server.ts';
import { renderPublicDocument } from './public-document.server.tsx';

const FAILURE: PageAnswer = { view: 'message', data: { of: 'failure' }, meta: [], status: 500 };

/** Answers with a document, or with the data of the page alone. What fails is logged, and said. */
export async function answerPage(
  { load, receive = load }: PageModule,
  asked: PageRequest,
  { isForm, asData }: { isForm: boolean; asData: boolean },
): Promise<Response> {
  const { log } = asked.services;
  const fail = (error: unknown) => {
    log.error({ err: error, path: asked.url.pathname }, 'unexpected');
    asked.onIncomplete();
    return FAILURE;
  };
  const [answer, frame] = await Promise.all([
    attempt(() => (isForm ? receive(asked) : load(asked))).catch(fail),
    asData ? undefined : attempt(() => loadFrame(asked)).catch(() => undefined),
  ]);
  if (answer instanceof Response) return asData ? withDataAddress(answer) : answer;
  if (asData) return Response.json(sentPage(answer), responseOf(answer));
  try {
    return await documentOf(answer, frame, asked);
  } catch (error) {
    return documentOf(fail(error), frame, asked);
  }
}

/** Rejects also where `make` throws. */
async function attempt<Made>(make: () => Made | Promise<Made>): Promise<Made> {
  return make();
}

async function loadFrame({
  language,
  onIncomplete,
  services,
  url,
}: PageRequest): Promise<FrameData> {
  return {
    messages: MESSAGES[language].shared,
    shell: await loadShell(services, onIncomplete, language),
    search: renderedSearch(url),
  };
}

async function documentOf(
  answer: PageAnswer,
  frame: FrameData | undefined,
  { allowInline, language, url: { pathname, search } }: PageRequest,
): Promise<Response> {
  const page = sentPage(answer);
  const render = await loadView(answer.view);
  const { body, inline } = await renderPublicDocument({
    language,
    meta: answer.meta,
    site: (
      <LocationContext value={{ pathname, search, hash: '', key: 'default', state: null }}>
        <Site frame={frame} shown={answer} render={render} />
      </LocationContext>
    ),
    data: { page, frame },
  });
  allowInline(inline);
  const response = responseOf(answer);
  response.headers.set('Content-Type', 'text/html; charset=utf-8');
  response.headers.set('Speculation-Rules', SPECULATION_RULES_HEADER);
  return new Response(body, response);
}

function sentPage({ meta, status: _status, headers: _headers, ...shown }: PageAnswer): SentPage {
  const title = meta.map((tag) => ('title' in tag ? tag.title : '')).join('');
  return { ...shown, title, scripts: scriptsOf(shown.view).entry };
}

function responseOf({ status = 200, headers }: PageAnswer) {
  return { status, headers: new Headers(headers) };
}

/** A redirect leads to the data of the page that it leads to. */
function withDataAddress(response: Response): Response {
  const address = response.headers.get('Location');
  if (address?.startsWith('/')) {
    const [path = '', query] = address.split('?');
    const search = query === undefined ? '' : `?${query}`;
    response.headers.set('Location', dataAddress(path) + search);
  }
  return response;
}
