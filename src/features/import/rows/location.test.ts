import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spellingsOf } from '#features/listings/understand/phrases.ts';
import { STATE_SPELLINGS, TOWN_STATES } from '#features/listings/understand/words/region-words.ts';
import { TEST_CITIES } from '#test/test-places.ts';
import { knownCities, splitLocation } from './location.ts';

const KNOWN = knownCities(TEST_CITIES);
const india = (name: string) => ({
  id: 2,
  name,
  names: {},
  countryId: 1,
  country: { id: 1, name: 'India', names: {} },
});
const elsewhere = (name: string, state: string) => ({ name, names: {}, state: india(state) });

/** What an address says: neighbourhood, city, state. */
const ADDRESSES = `
Sector 9, Gurgaon, Haryana | Sector 9 | Gurgaon | Haryana
Village Talhan, Tehsil Jalandhar, Distt. Jalandhar, Punjab, India | Village Talhan | Jalandhar | Punjab
House 12, Sector 7, Karnal, Haryana 132001 | House 12, Sector 7 | Karnal | Haryana
Plot 4, Sector 70, Mohali, Punjab 160071, India | Plot 4, Sector 70 | Mohali | Punjab
Ranjit Avenue, Amritsar, Punjab | Ranjit Avenue | Amritsar | Punjab
Malviya Nagar, Jaipur, Rajasthan - 302017 | Malviya Nagar | Jaipur | Rajasthan
Sector 22, Chandigarh | Sector 22 | Chandigarh | Chandigarh
Sector 17-C, Chandigarh (UT) - 160017 | Sector 17-C | Chandigarh | Chandigarh
Vasant Kunj, New Delhi | Vasant Kunj | Delhi | Delhi
Rohini Sector 3, New Delhi, Delhi 110085, India | Rohini Sector 3 | Delhi | Delhi
Model Town Jalandhar | Model Town | Jalandhar | Punjab
Model Town, Jalandhar-144003 | Model Town | Jalandhar | Punjab
Model Town, Jalandhar - 144 003 | Model Town | Jalandhar | Punjab
in Model Town, Jalandhar | Model Town | Jalandhar | Punjab
In Urban Estate Phase 2 in Jalandhar | Urban Estate Phase 2 | Jalandhar | Punjab
At Bus Stand, Nakodar, Punjab (India) | Bus Stand | Nakodar | Punjab
Near Bus Stand, Nakodar Road, Jalandhar | Near Bus Stand, Nakodar Road | Jalandhar | Punjab
Hoshiarpur Road, Phagwara, Distt. Kapurthala | Hoshiarpur Road | Phagwara |
VPO Unchi Bassi, Teh. Dasuya, Distt. Hoshiarpur | VPO Unchi Bassi | Dasuya | Punjab
Vill. Kotla, Tehsil & Distt. Hoshiarpur, Pb. | Vill. Kotla | Hoshiarpur | Punjab
Village Kotli Tehsil Phillaur Distt Jalandhar Punjab | Village Kotli | Phillaur | Punjab
Main Bazar, Dasuya, District Hoshiarpur, Punjab, 144205 | Main Bazar | Dasuya | Punjab
Main Bazar, Mukerian, Hoshiarpur Distt., Punjab | Main Bazar | Mukerian | Punjab
Village Sangowal, Dist. Jalandhar | Village Sangowal | Jalandhar | Punjab
Village Dhanal, Zila Jalandhar | Village Dhanal | Jalandhar | Punjab
Village Kala, Tehsil Batala, Distt. Gurdaspur, Punjab | Village Kala | Batala | Punjab
Near District Courts, Hoshiarpur | Near District Courts | Hoshiarpur | Punjab
Tehsil Road, Nakodar | Tehsil Road | Nakodar | Punjab
ਪਿੰਡ ਤੱਲ੍ਹਣ, ਤਹਿਸੀਲ ਜਲੰਧਰ, ਜ਼ਿਲ੍ਹਾ ਜਲੰਧਰ, ਪੰਜਾਬ | ਪਿੰਡ ਤੱਲ੍ਹਣ | Jalandhar | Punjab
ਪਿੰਡ ਤੱਲ੍ਹਣ, ਜਿਲਾ ਜਲਨ੍ਧਰ, ਪੰਜਾਬ, ਭਾਰਤ | ਪਿੰਡ ਤੱਲ੍ਹਣ | Jalandhar | Punjab
ਮਾਡਲ ਟਾਊਨ ਜਲੰਧਰ ੧੪੪੦੦੩ | ਮਾਡਲ ਟਾਊਨ | Jalandhar | Punjab
ਮਾਡਲ ਟਾਊਨ, ਕਰਨਾਲ, ਹਰਿਆਣਾ | ਮਾਡਲ ਟਾਊਨ | ਕਰਨਾਲ | Haryana
गाँव तल्हण, तहसील जालंधर, जिला जालंधर, पंजाब, भारत | गाँव तल्हण | Jalandhar | Punjab
सेक्टर 9, गुड़गांव, हरियाणा | सेक्टर 9 | गुड़गांव | Haryana
मॉडल टाउन, जालन्धर, पञ्जाब, पिन 144003 | मॉडल टाउन | Jalandhar | Punjab
मॉडल टाउन में, जालंधर ज़िला | मॉडल टाउन | Jalandhar | Punjab
Ward 5, Hariana, Distt. Hoshiarpur, Punjab | Ward 5 | Hariana | Punjab
Sham Churasi Road, Adampur Doaba, Punjab, Bharat | Sham Churasi Road | Adampur | Punjab
Mandi Road, Adampur, Haryana | Mandi Road | Adampur | Haryana
12/3 Lajpat Nagar; Jalandhar; PIN: 144001 | 12/3 Lajpat Nagar | Jalandhar | Punjab
Model Town, Jalandhar, Jalandhar, Punjab | Model Town | Jalandhar | Punjab
Punjab Avenue, Jalandhar | Punjab Avenue | Jalandhar | Punjab
Haryana Bhawan Street, Hoshiarpur | Haryana Bhawan Street | Hoshiarpur | Punjab
Jalandhar Cantt, Punjab, IN-144005 | Jalandhar Cantonment | Jalandhar Cantonment | Punjab
Village: Talhan, Tehsil: Jalandhar, District: Jalandhar, State: Punjab, Country: India | Village: Talhan | Jalandhar | Punjab
ਪਿੰਡ ਰੁੜਕਾ, ਤਹਿ. ਫਿਲੌਰ, ਜ਼ਿਲ੍ਹਾ ਜਲੰਧਰ | ਪਿੰਡ ਰੁੜਕਾ | Phillaur | Punjab
Guru Nanak Pura, Jalandhar, P.B. | Guru Nanak Pura | Jalandhar | Punjab
Mall Road, Shimla, H.P. | Mall Road | Shimla | Himachal Pradesh
Model Town, Jalandhar, PIN144001 | Model Town | Jalandhar | Punjab
Block B715920, Jalandhar | Block B715920 | Jalandhar | Punjab
Jalandhar, Block B715920 | Block B715920 | Jalandhar | Punjab
Phase 3B2, SAS Nagar, Punjab | - | |
Green Avenue, Punjab | - | |
Haryana | - | |
Plot in Haryana | - | |
Civil Lines, Himachal Pradesh | - | |
`;

test('reads the town of an address from its end, and leaves what only says where it lies', () => {
  const wrong: string[] = [];
  for (const line of ADDRESSES.trim().split('\n')) {
    const [text = '', neighbourhood = '', city = '', state = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const found = splitLocation(text, KNOWN, '');
    const read =
      found !== undefined && 'city' in found ? found : { neighbourhood: '-', city: '', state: '' };
    const said = [read.neighbourhood, read.city, read.state];
    if (said.join() !== [neighbourhood, city, state].join())
      wrong.push(`${text}: ${said.join(' | ')}`);
  }
  assert.deepEqual(wrong, []);
});

test('an address in any state of India, by any of its names, lies there', () => {
  for (const [name, others] of Object.entries(STATE_SPELLINGS))
    for (const spelling of [name, name.toUpperCase(), ...spellingsOf(others)]) {
      const found = splitLocation(`Sector 9, Testpur, ${spelling}`, KNOWN, '');
      assert.ok(found !== undefined && 'city' in found, spelling);
      const city = TOWN_STATES.has(name) ? name : 'Testpur';
      assert.deepEqual([found.city, found.state], [city, name], spelling);
    }
});

test('a town that two states have is not guessed', () => {
  const known = knownCities([...TEST_CITIES, elsewhere('Adampur', 'Haryana')]);

  assert.deepEqual(splitLocation('Model Town, Adampur', known, ''), {
    unclear:
      'may be Adampur in Punjab, India or Adampur in Haryana, India: say which in a column State',
  });
  for (const [text, state, expected] of [
    ['Model Town, Adampur, Haryana', '', 'Haryana'],
    ['Model Town, Adampur, ਪੰਜਾਬ', '', 'Punjab'],
    ['Model Town, Adampur', 'हरियाणा', 'Haryana'],
  ] as const) {
    const found = splitLocation(text, known, state);
    assert.ok(found !== undefined && 'city' in found, text);
    assert.deepEqual([found.city, found.state], ['Adampur', expected], text);
  }
});

test('an address in another state than the row says is refused', () => {
  assert.deepEqual(splitLocation('Sector 9, Gurgaon, Haryana', KNOWN, 'Punjab'), {
    unclear: 'names Haryana, while its state is Punjab',
  });
});
