export interface S3ObjectList {
  readonly objects: readonly { readonly key: string; readonly modified: Date }[];
  readonly next: string | undefined;
}

const ENTITIES: Partial<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Parses a ListObjectsV2 result. Its members contain no markup, so patterns suffice. */
export function readObjectList(xml: string): S3ObjectList | undefined {
  if (!/<ListBucketResult[\s>]/.test(xml)) return undefined;
  const objects = Array.from(xml.matchAll(/<Contents>(.*?)<\/Contents>/gs), ([, object = '']) => ({
    key: member(object, 'Key') ?? '',
    modified: endOfSecond(new Date(member(object, 'LastModified') ?? '')),
  }));
  const next = member(xml, 'NextContinuationToken');
  const isTruncated = member(xml, 'IsTruncated') === 'true';
  if (
    objects.some(({ modified }) => Number.isNaN(modified.getTime())) ||
    (isTruncated && next === undefined)
  )
    return undefined;
  return { objects, next: isTruncated ? next : undefined };
}

/** Some stores omit milliseconds. A new file that looked older would be swept. */
function endOfSecond(modified: Date): Date {
  return modified.getMilliseconds() === 0 ? new Date(modified.getTime() + 999) : modified;
}

function member(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (entity, hexadecimal, decimal, named = '') => {
      if (named !== '') return ENTITIES[named] ?? entity;
      return String.fromCodePoint(
        hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16),
      );
    },
  );
}
