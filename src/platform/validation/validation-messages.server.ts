import { z } from 'zod';
import { POSITIVE, REQUIRED } from './input-rules.ts';

/** For schemas without a message of their own: Zod's messages are for programmers. */
z.config({
  customError(issue) {
    const { input } = issue;
    if (input === undefined || input === null || input === '') return REQUIRED;
    if (issue.code === 'too_big')
      return `Please enter at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}.`;
    if (issue.code === 'too_small')
      return issue.origin === 'string'
        ? `Please enter at least ${issue.minimum} characters.`
        : POSITIVE;
    if (issue.code === 'invalid_type')
      return `Please send ${TYPE_NAMES.get(issue.expected) ?? 'another kind of value'}.`;
    return 'Please choose a value that is allowed here.';
  },
});

const TYPE_NAMES = new Map<string, string>([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['object', 'an object'],
  ['array', 'a list'],
]);
