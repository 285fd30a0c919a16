/** What is not ''. */
export function withoutEmpty<Key extends string>(
  texts: Readonly<Record<Key, string>>,
): { [Name in Key]?: string } {
  const filled = Object.entries<string>(texts).filter(([, text]) => text !== '');
  // `fromEntries` cannot express that the names are some of those given.
  return Object.fromEntries(filled) as { [Name in Key]?: string };
}
