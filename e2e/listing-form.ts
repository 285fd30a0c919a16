import { expect, type Locator, type Page } from '@playwright/test';
import type { Place, StaffApi } from './staff-api.ts';
import { openBackOffice } from './staff-fixtures.ts';

const COMMON_FIELDS = {
  Neighbourhood: 'Guru Nagar',
  Description: 'A quiet street.\nClose to the school.',
  Price: '4500000',
};

export const KIND_FIELDS = {
  House: { 'House Type': 'Kothi', 'Total Area': '1250' },
  Plot: { 'Plot Type': 'Commercial Plot', 'Total Area': '900' },
  Land: { 'Land Type': 'Agricultural Land', 'Total Area': '4' },
  Shop: { 'Total Area': '300' },
} as const;

export async function openNewListing(page: Page): Promise<Locator> {
  await openBackOffice(page, '/property');
  await page.getByRole('button', { name: 'Add Property' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Property' });
  await dialog.getByLabel('Title').waitFor();
  return dialog;
}

export async function openListing(page: Page, title: string): Promise<Locator> {
  await openBackOffice(page, `/property?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Property' });
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  return dialog;
}

export async function fillListing(
  dialog: Locator,
  kind: keyof typeof KIND_FIELDS,
  title: string,
  place: Place,
) {
  await fillFields(dialog, {
    'Property Type': kind,
    Country: place.countryName,
    State: place.stateName,
    City: place.name,
  });
  await fillFields(dialog, { ...COMMON_FIELDS, Title: title, ...KIND_FIELDS[kind] });
}

export async function fillFields(dialog: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = findField(dialog, label);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement))
      await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Finds a field by its whole label, with or without a unit: `State` is a part of other labels. */
export function findField(dialog: Locator, label: string): Locator {
  return dialog.getByLabel(new RegExp(`^${escapeRegExp(label)}( \\(.*\\))?$`));
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

export async function findListings(
  staff: StaffApi,
  search: string,
): Promise<Record<string, unknown>[]> {
  return (await staff.request.get(`/api/Property?search=${search}`)).json();
}
