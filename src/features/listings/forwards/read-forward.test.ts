import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TEST_PLACES } from '#test/test-places.ts';
import { readForward } from './read-forward.ts';

const KOTHI = { propertyType: 100, houseType: '2' };

/** What each message offers: the members of an offer that matter, the city by its name. */
const FORWARDS: readonly {
  readonly message: string;
  readonly is: string;
  readonly phones: readonly string[];
  readonly offers: readonly object[];
}[] = [
  {
    message:
      '🏡🏡 *PLOT FOR SALE* 🏡🏡\n📍 Green Model Town, JLD\n👉 10 mrl corner\n👉 45 lac final\n👉 Registry + Intkal clear ✅\nOnly genuine buyer call kro 🙏\n98000 00011',
    is: 'offer',
    phones: ['9800000011'],
    offers: [
      {
        propertyType: 200,
        city: 'Jalandhar',
        neighbourhood: 'Green Model Town',
        totalArea: '10 marla',
        price: '4500000',
      },
    ],
  },
  {
    message:
      'ਕੋਠੀ ਵਿਕਾਊ ਹੈ 🏠\nਸੁਤਹਿਰੀ ਰੋਡ ਹੁਸ਼ਿਆਰਪੁਰ\n8 ਮਰਲੇ, 3 ਬੈੱਡਰੂਮ, 2 ਬਾਥ, ਕਾਰ ਪਾਰਕਿੰਗ\nਮੂੰਹ ਪੂਰਬ ਵੱਲ\nਮੰਗ 85 ਲੱਖ (ਗੱਲਬਾਤ ਹੋ ਜਾਊ)\nਫ਼ੋਨ 98000-00012',
    is: 'offer',
    phones: ['9800000012'],
    offers: [
      {
        ...KOTHI,
        city: 'Hoshiarpur',
        neighbourhood: 'Sutehri Road',
        totalArea: '8 marla',
        noOfRooms: '3',
        noOfWashrooms: '2',
        carParking: 'yes',
        facing: '3',
        price: '8500000',
        isNegotiable: true,
      },
    ],
  },
  {
    message:
      'Available options today 👇👇\n1) 5 mrla Deep Nagar 22.5 lac\n2) 7.5 mrla Mithapur - 3.40 lac/marla\n3) 1 kanal Model Town east face 5.5cr\n4) shop 10x45 Rama Mandi mn road 1.10 cr\nRate slightly nego. dm / wapp 98000 00013 , 98000 00014',
    is: 'offer',
    phones: ['9800000013', '9800000014'],
    offers: [
      {
        city: 'Jalandhar',
        neighbourhood: 'Deep Nagar',
        totalArea: '5 marla',
        price: '2250000',
        isNegotiable: true,
      },
      {
        city: 'Jalandhar',
        neighbourhood: 'Mithapur',
        totalArea: '7.5 marla',
        rate: { rupees: 340_000, unit: 'marla', total: 2_550_000 },
        isNegotiable: true,
      },
      {
        proposed: 'Jalandhar',
        neighbourhood: 'Model Town',
        totalArea: '1 kanal',
        facing: '3',
        price: '55000000',
        isNegotiable: true,
      },
      {
        propertyType: 400,
        city: 'Jalandhar',
        neighbourhood: 'Rama Mandi',
        totalArea: '450',
        breadth: '10',
        length: '45',
        price: '11000000',
        isNegotiable: true,
      },
    ],
  },
  {
    message:
      'ZAMEEN 🌾🌾🌾\n12-5 kanal (K-M) pind Unchi Bassi teh Dasuya\nnehri + motor dono, pakki sadak to 2 killa andar\n38 lac per killa\nmalak kol fard hai. Bayana 10 din, registry 3 month\nGurmeet Property 98000 00015',
    is: 'offer',
    phones: ['9800000015'],
    offers: [
      {
        propertyType: 300,
        landType: '1',
        city: 'Dasuya',
        neighbourhood: 'Unchi Bassi',
        totalArea: '12-5 kanal',
        waterSupply: '3',
        rate: { rupees: 3_800_000, unit: 'acre', total: 5_818_750 },
      },
    ],
  },
  {
    message:
      '*Forwarded many times*\n🙏Sat Sri Akal ji🙏\n2 killey road te lagde\nNakodar - Malsian road\nfront 220 ft\nRate kal dassange\n📞9800000016',
    is: 'offer',
    phones: ['9800000016'],
    offers: [
      {
        propertyType: 300,
        city: 'Nakodar',
        neighbourhood: 'Malsian road',
        totalArea: '2 acre',
        totalFront: '220',
      },
    ],
  },
  {
    message:
      'URGENT SALE ‼️ owner going Canada 🍁\ndouble story kothi 6.5 marle\nGuru Gobind Singh Nagar hsp\n4 bed with attach bath, modular kitchen, full furnished\n72L se 70L last 😊\nno brokers plz\n98000 00017',
    is: 'offer',
    phones: ['9800000017'],
    offers: [
      {
        ...KOTHI,
        city: 'Hoshiarpur',
        neighbourhood: 'Guru Gobind Singh Nagar',
        totalArea: '6.5 marla',
        noOfFloors: '2',
        noOfRooms: '4',
        furnishedStatus: '3',
        price: '7000000',
      },
    ],
  },
  {
    message:
      'Gud mrng all 🌹🌹🌹 Life is a beautiful journey ✨\nHave a nice day 🙏🙏\n— Sharma Properties, Model Town',
    is: 'nothing',
    phones: [],
    offers: [],
  },
  {
    message:
      'चाहिए चाहिए चाहिए 🔍\n10 से 12 मरला प्लॉट, जालंधर अर्बन एस्टेट फेज 2\nबजट 60 तक\nपार्क फेसिंग को पहल\n98000 00018',
    is: 'wanted',
    phones: ['9800000018'],
    offers: [],
  },
];

/** Without what is said twice under the names of other kinds, and without what is not said. */
function summary(offer: ReturnType<typeof readForward>['offers'][number]): object {
  const { landArea: _area, parkingSpace: _parking, ...said } = offer.said;
  const all = {
    ...said,
    propertyType: offer.propertyType,
    city: TEST_PLACES.cityName(offer.cityId),
    proposed: TEST_PLACES.cityName(offer.proposedCityId),
    rate: offer.rate,
    isNegotiable: offer.isNegotiable || undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

for (const { message, is, phones, offers } of FORWARDS) {
  test(`understands "${message.split('\n')[0]}"`, () => {
    const forward = readForward(message, TEST_PLACES);

    assert.deepEqual([forward.is, forward.phones], [is, phones]);
    assert.deepEqual(forward.offers.map(summary), offers);
  });
}

test('reads paragraphs as listings of their own, and says what is for rent', () => {
  const { offers } = readForward(
    'Plot 5 marla\nModel Town Nakodar\n12 lakh\n\nKothi 8 marla\nMukerian\n65 lakh',
    TEST_PLACES,
  );
  assert.deepEqual(
    offers.map(({ propertyType, said }) => [propertyType, said.price]),
    [
      [200, '1200000'],
      [100, '6500000'],
    ],
  );
  const [rent] = readForward('Kothi 8 marla for rent 25k', TEST_PLACES).offers;
  assert.equal(rent?.isRent, true);
});

test('any text is read without failing', () => {
  for (const text of ['', '1)\n2)\n', '9'.repeat(500), '10x', '5 marla', '💥'.repeat(50)])
    assert.ok(readForward(text, TEST_PLACES).offers.length <= 1);
});

test('what stands around the name of a quarter is no part of it', () => {
  for (const [place, neighbourhood, city] of [
    ['in Model Town Jalandhar', 'Model Town', 'Jalandhar'],
    ['in Model Town, Jalandhar, Punjab, India 144003', 'Model Town', 'Jalandhar'],
    ['at Rama Mandi in Jalandhar', 'Rama Mandi', 'Jalandhar'],
    ['Village Talhan, Tehsil Jalandhar, Distt. Jalandhar, Punjab', 'Talhan', 'Jalandhar'],
    ['pind Unchi Bassi teh Dasuya distt Hoshiarpur', 'Unchi Bassi', 'Dasuya'],
    [
      'Village Kala Dist Kapurthala near Phagwara Road Jalandhar',
      'Kala Phagwara Road',
      'Jalandhar',
    ],
    ['Block B715920 Model Town Jalandhar', 'Block B715920 Model Town', 'Jalandhar'],
    ['in Sector 9 Gurgaon, Haryana', 'Sector 9 Gurgaon', undefined],
    ['ਮਾਡਲ ਟਾਊਨ ਵਿੱਚ, ਜ਼ਿਲ੍ਹਾ ਜਲੰਧਰ', 'Model Town', 'Jalandhar'],
    ['मॉडल टाउन, जालन्धर, जिला जालंधर, पिन 144003', 'Model Town', 'Jalandhar'],
  ] as const) {
    const { offers } = readForward(`10 marla plot for sale ${place}\n45 lakh`, TEST_PLACES);
    assert.equal(offers[0]?.said.neighbourhood, neighbourhood, place);
    assert.equal(TEST_PLACES.cityName(offers[0]?.cityId), city, place);
  }
});
