/** An element of an SVG. Texts of attributes are escaped; children are markup. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly string[]
): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escapeText(value)}"`,
  );
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

/** The data of a path, e.g. path`M${x} ${y}h10`. */
export function path(parts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return parts.reduce((data, part, index) => data + short(numbers[index - 1] ?? 0) + part);
}

/** At most one decimal; 0 for what is no number. */
function short(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 10) / 10) : '0';
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
