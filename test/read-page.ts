import assert from 'node:assert/strict';
import { type DOMNode, HtmlElement, Parser, StaticConfigLoader, TextNode } from 'html-validate';
import { decodeEntities } from './page-texts.ts';

const parser = new Parser(
  await new StaticConfigLoader({ extends: [], elements: ['html5'] }).getConfigFor('page'),
);

type Name = string | RegExp;

/** An element of a page as the server sends it: neither styles nor scripts have changed it. */
export class PageElement {
  readonly #element: HtmlElement;

  constructor(element: HtmlElement) {
    this.#element = element;
  }

  /** In the order of the page. */
  all(selector: string): PageElement[] {
    return this.#element.querySelectorAll(selector).map((element) => new PageElement(element));
  }

  /** The only one that fits. */
  find(selector: string): PageElement {
    return only(this.all(selector), selector);
  }

  links(name: Name): PageElement[] {
    return this.named('a', name);
  }

  /** The only one of this name. */
  link(name: Name): PageElement {
    return only(this.links(name), `link ${name}`);
  }

  /** Those that screen readers call so. */
  named(selector: string, name: Name): PageElement[] {
    return this.all(selector).filter((element) =>
      typeof name === 'string' ? element.name === name : name.test(element.name),
    );
  }

  /** The part of the page under a heading, or with a label of its own. */
  region(name: string): PageElement {
    const labelled = this.all('section[aria-labelledby]').filter((section) =>
      this.all('[id]').some(
        (label) =>
          label.attribute('id') === section.attribute('aria-labelledby') && label.text === name,
      ),
    );
    return only([...this.named('section[aria-label]', name), ...labelled], `region ${name}`);
  }

  get name(): string {
    return this.attribute('aria-label') ?? this.attribute('alt') ?? this.text;
  }

  /** What can be read in it, without breaks between elements. */
  get text(): string {
    return decodeEntities(textOf(this.#element)).replace(/\s+/g, ' ').trim();
  }

  get tag(): string {
    return this.#element.tagName;
  }

  attribute(name: string): string | undefined {
    const value = this.#element.getAttributeValue(name);
    return value === null ? undefined : decodeEntities(value);
  }
}

export function parsePage(html: string): PageElement {
  return new PageElement(parser.parseHtml(html));
}

/** What a page says to programs under a name, in `<meta>`. */
export function metaOf(page: PageElement, name: string): string | undefined {
  return page.find(`meta[name="${name}"], meta[property="${name}"]`).attribute('content');
}

function only(found: readonly PageElement[], what: string): PageElement {
  const [first] = found;
  assert.ok(first !== undefined && found.length === 1, `${found.length} of ${what}`);
  return first;
}

function textOf(node: DOMNode): string {
  if (node instanceof TextNode) return node.textContent;
  if (node instanceof HtmlElement && /^(?:script|style|template)$/.test(node.tagName)) return '';
  return node.childNodes.map(textOf).join('');
}
