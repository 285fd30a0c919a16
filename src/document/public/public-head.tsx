import { Fragment } from 'react';
import { AreaUnitScript } from '#document/area-unit-script.tsx';
import { OpenSearchScript, ReturnScript, TapsScript } from '#document/head-scripts.tsx';
import { EarlyEventsScript } from '#document/late-scripts/early-events-script.tsx';
import type { MetaTag } from '#features/seo/meta-tag.ts';
import type { Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { THEME_COLOR } from '#platform/ui/theme-color.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';

/** What a page says of itself. */
export function MetaTags({ tags }: { tags: readonly MetaTag[] }) {
  return tags.map((tag, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    <Fragment key={index}>{elementOf(tag)}</Fragment>
  ));
}

function elementOf(tag: MetaTag) {
  if ('title' in tag) return <title>{tag.title}</title>;
  if ('tagName' in tag) {
    const { tagName: Link, ...attributes } = tag;
    return <Link {...attributes} />;
  }
  if ('script:ld+json' in tag) {
    const json = JSON.stringify(tag['script:ld+json']).replaceAll('<', '\\u003c');
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  return <meta {...tag} />;
}

/** The same on all public pages of a language. */
export function CommonHead({ language, units }: { language: Language; units: UnitMessages }) {
  return (
    <>
      <EarlyEventsScript />
      <TapsScript />
      <OpenSearchScript />
      <ReturnScript />
      <AreaUnitScript messages={units} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={addressIn(language, '/manifest.webmanifest')} />
      <meta name="theme-color" content={THEME_COLOR.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={THEME_COLOR.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
