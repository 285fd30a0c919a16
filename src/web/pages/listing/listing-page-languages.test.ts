import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { htmlFaults } from '#test/html-faults.ts';
import { pageTexts } from '#test/page-texts.ts';
import { metaOf, type PageElement } from '#test/read-page.ts';
import { createVisitedSite } from '#test/visited-site.ts';

const BUSINESS = 'DK Property & Construction';
const SITE = 'https://example.test';
const MISSING = '/property-details/sold-long-ago-999999999';

const PAGES = [
  {
    language: 'pa',
    title: 'ਮਾਡਲ ਟਾਊਨ ਵਿੱਚ ਕੋਠੀ',
    description: 'ਸਕੂਲ ਦੇ ਨੇੜੇ ਸ਼ਾਂਤ ਗਲੀ।',
    houseType: ['ਮਕਾਨ ਦੀ ਕਿਸਮ', 'ਕੋਠੀ'],
    posted: ['ਪੋਸਟ ਦੀ ਤਾਰੀਖ਼', '1 ਫ਼ਰਵਰੀ 2026'],
    callOwner: 'ਮਾਲਕ ਨੂੰ ਫ਼ੋਨ ਕਰੋ',
    call: 'ਫ਼ੋਨ ਕਰੋ',
    whatsApp: 'ਵਟਸਐਪ',
    interested: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ, ਮੈਨੂੰ ਇਸ ਜਾਇਦਾਦ ਬਾਰੇ ਜਾਣਕਾਰੀ ਚਾਹੀਦੀ ਹੈ:',
    facts: '1,250 ਵਰਗ ਫੁੱਟ · 45 ਲੱਖ (₹ 45,00,000)\nਜਾਇਦਾਦ ਨੰਬਰ 1042',
    share: 'ਸ਼ੇਅਰ ਕਰੋ',
    price: '45 ਲੱਖ (₹ 45,00,000)\nਜਾਇਦਾਦ ਨੰਬਰ 1042',
    quarter: 'ਮਾਡਲ ਟਾਊਨ',
    line: 'ਮਾਡਲ ਟਾਊਨ, Jalandhar ਵਿੱਚ 10 ਮਰਲੇ ਦੀ ਕੋਠੀ, ਮੂੰਹ ਪੱਛਮ ਵੱਲ, 33 ਫੁੱਟ ਸੜਕ',
    onCard: 'Jalandhar ਵਿੱਚ 10 ਮਰਲੇ ਦਾ ਮਕਾਨ',
    described: ', 45 ਲੱਖ।',
    english: 'ਇਹ ਵੇਰਵਾ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹੈ।',
    houses: 'ਮਕਾਨ',
    notFound: 'ਇਹ ਜਾਇਦਾਦ ਨਹੀਂ ਲੱਭੀ',
  },
  {
    language: 'hi',
    title: 'मॉडल टाउन में कोठी',
    description: 'स्कूल के पास शांत गली।',
    houseType: ['मकान का प्रकार', 'कोठी'],
    posted: ['पोस्ट की तारीख', '1 फ़रवरी 2026'],
    callOwner: 'मालिक को फ़ोन करें',
    call: 'फ़ोन करें',
    whatsApp: 'व्हाट्सऐप',
    interested: 'नमस्ते, मुझे इस प्रॉपर्टी के बारे में जानकारी चाहिए:',
    facts: '1,250 वर्ग फ़ुट · 45 लाख (₹ 45,00,000)\nप्रॉपर्टी नंबर 1042',
    share: 'शेयर करें',
    price: '45 लाख (₹ 45,00,000)\nप्रॉपर्टी नंबर 1042',
    quarter: 'मॉडल टाउन',
    line: 'मॉडल टाउन, Jalandhar में 10 मरले की कोठी, पश्चिम मुखी, 33 फ़ुट की सड़क',
    onCard: 'Jalandhar में 10 मरले का मकान',
    described: ', 45 लाख।',
    english: 'यह विवरण अंग्रेज़ी में है।',
    houses: 'मकान',
    notFound: 'यह प्रॉपर्टी नहीं मिली',
  },
] as const;

suite('the page of a listing in other languages', () => {
  let site: Awaited<ReturnType<typeof createVisitedSite>>;

  before(async () => {
    site = await createVisitedSite();
  });

  after(() => site[Symbol.asyncDispose]());

  for (const words of PAGES) {
    const { language } = words;

    test(`reads, calls and shares in ${language}`, async () => {
      const id = await insertListing(site.app.db, {
        title: 'Kothi in Model Town',
        house_type: 2,
        facing: 5,
        owner_contact: '9812345678',
        property_number: 1042,
        [`title_${language}`]: words.title,
        [`description_${language}`]: words.description,
      });
      const { address, html, page } = await site.visit(`/${language}/p/${id}`);
      const main = page.find('main');

      assert.equal(address, `/${language}/property-details/kothi-in-model-town-${id}`);
      assert.equal(page.find('html').attribute('lang'), `${language}-IN`);
      assert.equal(page.find('head title').text, `${words.title} | ${BUSINESS}`);
      assert.equal(page.find('h1').text, words.title);
      assert.equal(metaOf(page, 'description'), words.description);
      const [houseType, type] = words.houseType;
      assert.equal(detailOf(page, houseType).text, type);
      const [posted, day] = words.posted;
      assert.equal(detailOf(page, posted).find('time').text, day);
      assert.equal(detailOf(page, posted).find('time').attribute('datetime'), '2026-02-01');

      for (const link of main.links(words.callOwner))
        assert.equal(link.attribute('href'), 'tel:+919812345678');
      assert.notEqual(main.links(words.callOwner).length, 0);
      assert.equal(page.find('.call-bar').link(words.call).attribute('href'), 'tel:+919876543210');
      const said = `${words.facts}\n${SITE}/${language}/p/${id}`;
      assert.equal(
        messageOf(main.links(words.whatsApp)[0]),
        `${words.interested} ${words.title}\n${said}`,
      );
      assert.equal(messageOf(main.link(words.share)), `${words.title}\n${said}`);
      assert.equal(
        main.link(words.houses).attribute('href'),
        `/${language}/explore-properties/Houses-for-sale?type=100`,
      );
      assert.deepEqual(await htmlFaults(html), []);
    });

    test(`says in ${language} what a listing is that nobody translated`, async () => {
      const kothi = {
        title: 'Kothi with a mango tree',
        neighbourhood: 'Model Town',
        house_type: 2,
        total_area: 2722.5,
        said_area: 10,
        said_area_unit: 'marla',
        square_feet_per_marla: 272.25,
        facing: 4,
        road_size: 33,
        property_number: 1042,
      } as const;
      const id = await insertListing(site.app.db, kothi);
      const { city_id } = await site.app.db
        .selectFrom('property')
        .select('city_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      // Its neighbourhood has been translated once.
      await insertListing(site.app.db, {
        city_id,
        neighbourhood: 'model town',
        [`neighbourhood_${language}`]: words.quarter,
        [`title_${language}`]: words.title,
      });
      await insertListing(site.app.db, { ...kothi, city_id });
      const { html, page } = await site.visit(`/${language}/p/${id}`);
      const main = page.find('main');
      const said = `${words.line}\n${words.price}\n${SITE}/${language}/p/${id}`;

      assert.equal(main.find('h1').text, kothi.title);
      assert.equal(main.find('h1 + [data-facts]').text, words.line);
      assert.equal(metaOf(page, 'description'), words.line + words.described);
      assert.ok(metaOf(page, 'og:description')?.startsWith(words.line));
      assert.equal(messageOf(main.links(words.whatsApp)[0]), `${words.interested} ${said}`);
      assert.equal(
        messageOf(page.find('.call-bar').link(words.whatsApp)),
        `${words.interested} ${said}`,
      );
      assert.equal(messageOf(main.link(words.share)), said);
      assert.ok(main.all('h3 + [data-facts]').some(({ text }) => text === words.onCard));
      assert.equal(main.find('[aria-labelledby="description"]').all('p')[0]?.text, words.english);
      assert.deepEqual(await htmlFaults(html), []);

      const english = (await site.visit(`/p/${id}`)).page;
      assert.equal(english.all('[data-facts]').length, 0);
    });

    test(`marks English texts of staff on a page in ${language}`, async () => {
      const id = await insertListing(site.app.db, {
        title: 'House with a mango tree',
        house_type: 2,
        project_name: 'Green Enclave',
      });
      const { html, page } = await site.visit(`/${language}/p/${id}`);

      assert.equal(page.find('h1').attribute('lang'), 'en');
      assert.equal(page.named('main [lang="en"]', 'Green Enclave').length, 1);
      assert.match(page.find('head title').text, /^House with a mango tree: .*[^ -~]+ \| /);
      assert.deepEqual(
        unmarkedTexts(html).filter((text) => /^[ -~]*[A-Za-z][ -~]*$/.test(text)),
        [
          BUSINESS,
          BUSINESS,
          // On paper.
          `${SITE}/${language}/p/${id}`,
        ],
      );
    });

    test(`says in ${language} that a listing is missing`, async () => {
      const { status, html, page } = await site.visit(`/${language}${MISSING}`);

      assert.equal(status, 404);
      assert.equal(page.find('h1').text, words.notFound);
      assert.doesNotMatch(unmarkedTexts(html).join(), /[A-Za-z]/);
    });
  }

  function detailOf(page: PageElement, label: string): PageElement {
    const index = page.all('dt').findIndex(({ text }) => text === label);
    const value = page.all('dd')[index];
    assert.ok(value !== undefined, label);
    return value;
  }

  function messageOf(link: PageElement | undefined): string | null {
    return new URL(link?.attribute('href') ?? '').searchParams.get('text');
  }

  /** Those in the language of the page, seen or not; titles of similar listings may mix two. */
  function unmarkedTexts(html: string): string[] {
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    return pageTexts(main)
      .filter(({ lang, where }) => lang === '' && !where.startsWith('h3'))
      .map(({ text }) => text);
  }
});
