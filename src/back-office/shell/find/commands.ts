import { VIEWS as LISTING_VIEWS } from '#back-office/pages/listings/views.ts';
import { SETTINGS_SECTIONS } from '#back-office/pages/settings/settings-sections.ts';
import { sectionLinks, sectionsFor } from '#back-office/shell/navigation/sections.ts';
import { VIEWS as ENQUIRY_VIEWS } from '#features/enquiries/office/enquiry-views.ts';
import { may, type Permission, type Role } from '#platform/http/permission.ts';

/** What the palette does itself, without an address. */
export interface Deeds {
  readonly exportList: (format: 'csv' | 'xlsx') => void;
  readonly changePassword: () => void;
  readonly showPasskeys: () => void;
  readonly logOut: () => void;
}

/** A command is found by typing alone if it is one of many, and hidden from a role without `needs`. */
interface Command extends FoundEntry {
  readonly needs?: Permission;
  readonly isTyped?: true;
}

/** What people call a page or a list beside its name on screen. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  '/property': 'listings list',
  '/enquiries': 'inbox leads',
  '/reports': 'statistics numbers',
  '/country': 'countries places locations',
  '/state': 'states places locations',
  '/city': 'cities places locations',
  '/account': 'sessions devices profile',
  '/staff': 'users team roles',
  '/property?view=confirm': 'needs checking unchecked still there',
  '/property?view=drafts': 'unfinished',
  '/property?view=no-photo': 'photographs pictures missing',
  '/property?view=trash': 'bin deleted restore',
};

const page = (to: string, label: string, detail = 'Page'): Command => ({
  id: to,
  to,
  label,
  detail,
  words: OTHER_WORDS[to] ?? '',
});

const addition = (noun: string, to: string, needs: Permission, words = ''): Command => ({
  ...page(`${to}?new`, `Add ${noun}`, 'Action'),
  needs,
  words: `new ${words}`,
});

const ADDITIONS: readonly Command[] = [
  addition('Property', '/property', 'write', 'listing'),
  addition('Buyer', '/buyers', 'write'),
  addition('City', '/city', 'write', 'place location'),
  addition('State', '/state', 'write', 'place location'),
  addition('Country', '/country', 'write', 'place location'),
  addition('Staff', '/staff', 'keep staff', 'user'),
];

const WAYS_IN: readonly Command[] = [
  {
    ...page('/property/paste', 'Paste listings'),
    words: 'forwarded message whatsapp',
    needs: 'write',
  },
  { ...page('/property/import', 'Import listings'), words: 'csv excel upload', needs: 'write' },
];

const LISTS: readonly Command[] = [
  ...LISTING_VIEWS.filter(({ name }) => name !== '').map(({ name, label }) =>
    page(`/property?view=${name}`, `Properties: ${label}`, 'List'),
  ),
  ...ENQUIRY_VIEWS.filter(({ name }) => name !== '').map(({ name, label }) =>
    page(`/enquiries?view=${name}`, `Enquiries: ${label}`, 'List'),
  ),
].map((list) => ({ ...list, words: `status ${list.words}`, isTyped: true }));

const SETTINGS: readonly Command[] = [
  ...SETTINGS_SECTIONS.flatMap(({ heading, fields }) =>
    fields.map(({ name, label }) => page(`/settings#${name}`, `Settings: ${label}`, heading)),
  ),
  page('/settings#languages', 'Settings: Languages spoken', 'Office'),
  page('/settings#people', 'Settings: People', 'About page'),
].map((setting) => ({ ...setting, needs: 'change settings', isTyped: true }));

function deedCommands(deeds: Deeds): readonly Command[] {
  const action = (label: string, words: string, run: () => void): Command => ({
    id: label,
    label,
    detail: 'Action',
    words,
    run,
    isTyped: true,
  });
  return [
    action('Export properties as CSV', 'download listings', () => deeds.exportList('csv')),
    action('Export properties as Excel', 'download listings xlsx', () => deeds.exportList('xlsx')),
    action('Change password', 'account', deeds.changePassword),
    action('Passkeys', 'account', deeds.showPasskeys),
    action('Log out', 'logout sign out', deeds.logOut),
  ];
}

/** Every command and page of the back-office that has the words, for those who may use it. */
export function findCommands(
  text: string,
  role: Role | undefined,
  deeds: Deeds,
): readonly FoundEntry[] {
  const all: readonly Command[] = [
    ...ADDITIONS,
    ...sectionLinks(sectionsFor(role)).map(({ label, to }) => page(to, label)),
    ...WAYS_IN,
    { ...page('/home', 'Open the site'), words: 'view website public home' },
    ...LISTS,
    ...deedCommands(deeds),
    ...SETTINGS,
  ];
  return all.filter(
    (command) =>
      (command.needs === undefined || (role !== undefined && may(role, command.needs))) &&
      (text !== '' || !command.isTyped) &&
      isFoundBy(text, command),
  );
}

/** Something that the palette leads to, or does. */
export interface FoundEntry {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  /** What else somebody may call it. */
  readonly words?: string;
  /** The address; without it `run` does the work. */
  readonly to?: string;
  readonly run?: () => void;
}

/** Whether an entry has every word that was typed. */
export function isFoundBy(text: string, { label, words = '' }: FoundEntry): boolean {
  const said = `${label} ${words}`.toLocaleLowerCase('en');
  return text
    .toLocaleLowerCase('en')
    .split(/\s+/)
    .every((word) => said.includes(word));
}
