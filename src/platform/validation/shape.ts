/** Reads an unknown value: a Zod schema, or a few checks where Zod would be most of what is loaded. */
export interface Shape<T> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly data?: undefined };
}

type Check<T> = (value: unknown) => value is T;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value) => typeof value === 'number';

export function isListOf<T>(isItem: Check<T>): Check<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isItem);
}

/** Whether a value has the named members; others are not looked at. */
export function hasMembers<T extends object>(
  members: {
    readonly [Name in keyof T]?: Check<T[Name]>;
  },
): Check<T> {
  return (value): value is T => {
    if (typeof value !== 'object' || value === null) return false;
    for (const name in members)
      if (members[name]?.(Reflect.get(value, name)) === false) return false;
    return true;
  };
}

export function shapeOf<T>(isValid: Check<T>): Shape<T> {
  return {
    safeParse: (value) => (isValid(value) ? { success: true, data: value } : { success: false }),
  };
}

/** An array whose items all have a shape. */
export function listOf<T>(item: Shape<T>): Shape<T[]> {
  return {
    safeParse(value) {
      if (!Array.isArray(value)) return { success: false };
      const data: T[] = [];
      for (const one of value) {
        const read = item.safeParse(one);
        if (!read.success) return { success: false };
        data.push(read.data);
      }
      return { success: true, data };
    },
  };
}
