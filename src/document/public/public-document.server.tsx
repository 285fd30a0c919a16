import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import classSheet from '#document/app.css?url&classes';
import { stylesFor, wholeStyles } from '#document/inline-styles.server.ts';
import { STYLES_END, STYLES_START } from '#document/inline-styles.tsx';
import { startWhenNeeded } from '#document/late-scripts/start-when-needed.ts';
import { renderDocument } from '#document/render-document.server.ts';
import { WAITING_KEY } from '#features/enquiries/visitor/sending/waiting-key.ts';
import type { MetaTag } from '#features/seo/meta-tag.ts';
import { hashSource, type InlineSources } from '#platform/http/inline-sources.server.ts';
import { LANGUAGES, type Language } from '#platform/language/language.ts';
import { preloadFonts } from '#platform/ui/page-fonts.ts';
import { SESSION_KEY } from '#session/session.ts';
import { ErrorMessagesContext } from '#web/messages/error-messages.ts';
import { ErrorMessagesScript } from '#web/messages/error-messages-script.tsx';
import { ERROR_MESSAGES, MESSAGES } from '#web/messages/messages.server.ts';
import type { ViewName } from '#web/pages/views.tsx';
import { SAVED_KEY } from '#web/saved/saved-list.ts';
import { SITE_DATA_ID, SITE_ID, type SiteData } from '#web/site/site-data.ts';
import { scriptsOf } from './page-scripts.server.ts';
import { CommonHead, MetaTags } from './public-head.tsx';

interface PublicDocument {
  readonly language: Language;
  readonly meta: readonly MetaTag[];
  /** The page with all that stands around it. */
  readonly site: ReactNode;
  readonly data: SiteData;
}

interface RenderedDocument {
  readonly body: Uint8Array<ArrayBuffer>;
  /** What its policy must allow. */
  readonly inline: InlineSources;
}

/** Rejects with the first error of the page. */
export async function renderPublicDocument({
  language,
  meta,
  site,
  data,
}: PublicDocument): Promise<RenderedDocument> {
  const common = commonParts(language);
  const start = startScript(data.page.view);
  const rendered = await renderDocument(
    <ErrorMessagesContext value={ERROR_MESSAGES[language]}>
      <WithFonts language={language}>
        <div id={SITE_ID} className="flex min-h-dvh flex-col">
          {site}
        </div>
      </WithFonts>
    </ErrorMessagesContext>,
  );
  // Only scripts that are deferred bring the other styles.
  const styles = import.meta.env.PROD ? stylesFor(rendered) : wholeStyles;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // React writes before the page what belongs into the head.
  const bodyStart = rendered.indexOf(`<div id="${SITE_ID}"`);
  return {
    body: Buffer.concat([
      Buffer.from(
        `<!DOCTYPE html><html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8"/>` +
          '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
      ),
      rendered.subarray(0, bodyStart),
      Buffer.from(renderToStaticMarkup(<MetaTags tags={meta} />) + STYLES_START),
      styles.css,
      Buffer.from(`${STYLES_END}${common.head}</head><body>`),
      rendered.subarray(bodyStart),
      Buffer.from(
        `${common.tail}<script id="${SITE_DATA_ID}" type="application/json">${json}</script>` +
          `${start.html}</body></html>`,
      ),
    ]),
    inline: { scripts: [...common.scripts, ...start.scripts], styles: styles.hashes },
  };
}

/** Around the page: the scripts have nothing beside it, or they would make other ids. */
function WithFonts({ language, children }: { language: Language; children: ReactNode }) {
  preloadFonts(language);
  return children;
}

const SCRIPT = /<script>([\s\S]*?)<\/script>/g;

interface CommonParts {
  readonly head: string;
  readonly tail: string;
  readonly scripts: readonly string[];
}

const commonByLanguage = new Map<Language, CommonParts>();

/** What all pages of a language share, made once. */
function commonParts(language: Language): CommonParts {
  const known = commonByLanguage.get(language);
  if (known !== undefined) return known;
  const head = renderToStaticMarkup(
    <CommonHead language={language} units={MESSAGES[language].shared.units} />,
  );
  const tail = renderToStaticMarkup(
    <ErrorMessagesContext value={ERROR_MESSAGES[language]}>
      <ErrorMessagesScript />
    </ErrorMessagesContext>,
  );
  const made = {
    head,
    tail,
    scripts: [...head.matchAll(SCRIPT)].map(([, code = '']) => hashSource(code)),
  };
  commonByLanguage.set(language, made);
  return made;
}

interface StartScript {
  readonly html: string;
  readonly scripts: readonly string[];
}

const startByView = new Map<ViewName, StartScript>();

/** Starts the scripts of a page when a visitor needs them; while the site is developed, at once. */
function startScript(view: ViewName): StartScript {
  if (!import.meta.env.PROD) return DEVELOPED;
  const known = startByView.get(view);
  if (known !== undefined) return known;
  const settings = JSON.stringify({
    ...scriptsOf(view),
    sheet: classSheet,
    storageKeys: [SESSION_KEY, SAVED_KEY, WAITING_KEY],
  });
  const code = `(${startWhenNeeded})(${settings});`;
  const made = {
    html: `<script type="module">${code}</script>`,
    scripts: [hashSource(code)],
  };
  startByView.set(view, made);
  return made;
}

/** As Vite serves them. */
const DEVELOPED: StartScript = {
  html: [
    '<script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime"></script>',
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/src/entry.public.tsx"></script>',
  ].join(''),
  scripts: [],
};
