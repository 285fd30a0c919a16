import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expectValidHtml } from './expect-valid-html.ts';
import { test } from './fixtures.ts';

const BUSINESS = 'DK Property & Construction';

const PAGES = [
  {
    language: 'pa',
    title: 'ਮਾਡਲ ਟਾਊਨ ਵਿੱਚ ਕੋਠੀ',
    description: 'ਸਕੂਲ ਦੇ ਨੇੜੇ ਸ਼ਾਂਤ ਗਲੀ।',
    houseType: ['ਮਕਾਨ ਦੀ ਕਿਸਮ', 'ਕੋਠੀ'],
    posted: 'ਪਾਉਣ ਦੀ ਮਿਤੀ',
    months: /^\d{1,2} (ਜਨਵਰੀ|ਫ਼ਰਵਰੀ|ਮਾਰਚ|ਅਪ੍ਰੈਲ|ਮਈ|ਜੂਨ|ਜੁਲਾਈ|ਅਗਸਤ|ਸਤੰਬਰ|ਅਕਤੂਬਰ|ਨਵੰਬਰ|ਦਸੰਬਰ) \d{4}$/,
    callOwner: 'ਮਾਲਕ ਨੂੰ ਫ਼ੋਨ ਕਰੋ',
    call: 'ਫ਼ੋਨ ਕਰੋ',
    whatsApp: 'ਵਟਸਐਪ',
    interested: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ, ਮੈਨੂੰ ਇਸ ਜਾਇਦਾਦ ਬਾਰੇ ਜਾਣਕਾਰੀ ਚਾਹੀਦੀ ਹੈ:',
    facts: '1,250 ਵਰਗ ਫੁੱਟ · 45 ਲੱਖ (₹ 45,00,000)\nਜਾਇਦਾਦ ਨੰਬਰ 1042',
    share: 'ਸਾਂਝਾ ਕਰੋ',
    houses: 'ਮਕਾਨ',
    notFound: 'ਇਹ ਜਾਇਦਾਦ ਨਹੀਂ ਲੱਭੀ',
  },
  {
    language: 'hi',
    title: 'मॉडल टाउन में कोठी',
    description: 'स्कूल के पास शांत गली।',
    houseType: ['मकान का प्रकार', 'कोठी'],
    posted: 'डालने की तारीख',
    months: /^\d{1,2} (जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर) \d{4}$/,
    callOwner: 'मालिक को फ़ोन करें',
    call: 'फ़ोन करें',
    whatsApp: 'व्हाट्सऐप',
    interested: 'नमस्ते, मुझे इस प्रॉपर्टी के बारे में जानकारी चाहिए:',
    facts: '1,250 वर्ग फ़ुट · 45 लाख (₹ 45,00,000)\nप्रॉपर्टी नंबर 1042',
    share: 'शेयर करें',
    houses: 'मकान',
    notFound: 'यह प्रॉपर्टी नहीं मिली',
  },
] as const;

for (const words of PAGES) {
  const { language } = words;

  test(`reads, calls and shares in ${language}`, async ({ page, insertListing, baseURL }) => {
    const { id, slug } = await insertListing({
      title: 'Kothi in Model Town',
      house: { type: 2, totalArea: 1250, facing: 5 },
      ownerContact: '9812345678',
      price: 4_500_000,
      propertyNumber: 1042,
      translations: { [language]: { title: words.title, description: words.description } },
    });
    const address = `/${language}/property-details/${slug}`;
    const response = await page.goto(address);
    await expectValidHtml((await response?.text()) ?? '');

    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`);
    await expect(page).toHaveTitle(`${words.title} | ${BUSINESS}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      words.description,
    );
    const row = (label: string) =>
      page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
    await expect(row(words.houseType[0])).toHaveText(words.houseType[1]);
    await expect(row(words.posted).locator('time')).toHaveText(words.months);
    await expect(row(words.posted).locator('time')).toHaveAttribute(
      'datetime',
      /^\d{4}-\d\d-\d\d$/,
    );

    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: words.callOwner })).toHaveAttribute(
      'href',
      'tel:+919812345678',
    );
    await expect(
      page.locator('.call-bar').getByRole('link', { name: words.call, includeHidden: true }),
    ).toHaveAttribute('href', 'tel:+919876543210');
    const asked = await main
      .getByRole('link', { name: words.whatsApp })
      .first()
      .getAttribute('href');
    expect(new URL(asked ?? '').searchParams.get('text')).toBe(
      `${words.interested} ${words.title}\n${words.facts}\n${baseURL}/${language}/p/${id}`,
    );
    const shared = await main.getByRole('link', { name: words.share }).getAttribute('href');
    expect(new URL(shared ?? '').searchParams.get('text')).toBe(
      `${words.title}\n${words.facts}\n${baseURL}/${language}/p/${id}`,
    );
    await expect(main.getByRole('link', { name: words.houses, exact: true })).toHaveAttribute(
      'href',
      `/${language}/explore-properties/Houses-for-sale?type=100`,
    );
    await expectAccessible(page);

    const redirect = await page.request.get(`/${language}/property-details/other-${id}`, {
      maxRedirects: 0,
    });
    expect(redirect.headers().location).toBe(address);
  });

  test(`marks English texts of staff on a page in ${language}`, async ({
    page,
    insertListing,
    baseURL,
  }) => {
    const { id, slug } = await insertListing({
      title: 'House with a mango tree',
      house: { type: 2, totalArea: 1250, projectName: 'Green Enclave' },
    });
    await page.goto(`/${language}/property-details/${slug}`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    await expect(page.getByText('Green Enclave')).toHaveAttribute('lang', 'en');
    expect(await page.title()).toMatch(/^House with a mango tree: .*[^ -~]+ \| /);
    const unmarked = await page.getByRole('main').evaluate(texts);
    expect(unmarked.filter((text) => /^[ -~]*[A-Za-z][ -~]*$/.test(text.trim()))).toEqual([
      BUSINESS,
      // On paper.
      `${baseURL}/${language}/p/${id}`,
    ]);
  });

  test(`says in ${language} that a listing is missing`, async ({ page }) => {
    const response = await page.goto(`/${language}/property-details/sold-long-ago-999999999`);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound);
    expect((await page.getByRole('main').evaluate(texts)).join()).not.toMatch(/[A-Za-z]/);
  });
}

/** Those in the language of the page, seen or not; titles of similar listings may mix two. */
function texts(main: Element): string[] {
  const ours = [...main.querySelectorAll(':not(h3)')].filter(
    (element) => element.closest('[lang]') === document.documentElement,
  );
  return ours.flatMap((element) => [
    ...[...element.childNodes].flatMap(({ nodeType, textContent }) =>
      nodeType === Node.TEXT_NODE ? [textContent ?? ''] : [],
    ),
    ...['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
  ]);
}
