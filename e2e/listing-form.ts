import { expect, type Locator, type Page } from '@playwright/test';
import type { StaffApi } from './staff-api.ts';
import { openList } from './staff-fixtures.ts';

/** What a form of every type needs, besides its place. */
const COMMON = {
  Neighbourhood: 'Guru Nagar',
  Description: 'A quiet street.\nClose to the school.',
  Price: '4500000',
};

/** The fields that each type asks for. */
export const KINDS = {
  House: { 'House Type': 'Kothi', 'Total Area': '1250' },
  Plot: { 'Plot Type': 'Commercial Plot', 'Total Area': '900' },
  Land: { 'Land Type': 'Agricultural Land', 'Total Area': '4' },
  Shop: { 'Total Area': '300' },
} as const;

export async function openNewListing(page: Page): Promise<Locator> {
  await openList(page, '/property');
  await page.getByRole('button', { name: 'Add Property' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Property' });
  await dialog.getByLabel('Title').waitFor();
  return dialog;
}

/** Finds a listing in the list and opens its form. */
export async function openListing(page: Page, title: string): Promise<Locator> {
  await openList(page, `/property?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Property' });
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  return dialog;
}

/** Fills in all that a type asks for. */
export async function fillListing(
  dialog: Locator,
  kind: keyof typeof KINDS,
  title: string,
  place: { name: string; stateName: string; city?: string },
) {
  await fillFields(dialog, {
    'Property Type': kind,
    Country: `${place.name} country`,
    State: place.stateName,
    City: place.city ?? place.name,
  });
  await fillFields(dialog, { ...COMMON, Title: title, ...KINDS[kind] });
}

export async function fillFields(dialog: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = fieldOf(dialog, label);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement))
      await field.selectOption(value);
    else await field.fill(value);
  }
}

/** By its label with or without a unit. `State` is also part of other labels. */
export function fieldOf(dialog: Locator, label: string): Locator {
  return dialog.getByLabel(new RegExp(`^${escaped(label)}( \\(.*\\))?$`));
}

/** The text as a pattern that means itself. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** What is stored under a word. */
export async function listings(
  staff: StaffApi,
  search: string,
): Promise<Record<string, unknown>[]> {
  return (await staff.request.get(`/api/Property?search=${search}`)).json();
}
