import type { EnumerationId } from '#features/listings/enumerations/enumerations.ts';
import { HOUSE, LAND, type ListingKindId, PLOT, SHOP } from '#features/listings/listing-kind.ts';

/** Spellings are separated by commas; English, Punjabi, Hindi, then as they are typed in Latin. */
export const KIND_SPELLINGS: Readonly<Record<ListingKindId, string>> = {
  [HOUSE]: `house, houses, home, homes, ਮਕਾਨ, ਘਰ, मकान, घर, makan, makaan, ghar, haus, hous, hose, huose, makkan,
    residential house, ਰਿਹਾਇਸ਼ੀ ਮਕਾਨ`,
  [PLOT]: `plot, plots, ਪਲਾਟ, ਪਲੌਟ, ਪਲਾਟਾਂ, प्लॉट, प्लाट, भूखंड, plat, palat, plott, ploat, plto,
    polt, pplot, plote`,
  [LAND]: `land, lands, ਜ਼ਮੀਨ, ਜਮੀਨ, ਭੋਇੰ, ਪੈਲੀ, ਜ਼ਮੀਨਾਂ, ज़मीन, zameen, zamin, jameen, jamin, jmeen,
    zmeen, zamen, jamen, bhoin, paili`,
  [SHOP]: `shop, shops, ਦੁਕਾਨ, ਦੁਕਾਨਾਂ, ਹੱਟੀ, दुकान, दूकान, दुकानें, dukan, dukaan, dukkan, dukana,
    hatti`,
};

export const HOUSE_SPELLINGS: Readonly<Record<EnumerationId<'HouseType'>, string>> = {
  1: `independent house, independent, ind house, independent home, ਇੰਡੀਪੈਂਡੈਂਟ ਮਕਾਨ,
    ਇੰਡੀਪੈਂਡੈਂਟ, ਵੱਖਰਾ ਮਕਾਨ, इंडिपेंडेंट मकान, इंडिपेंडेंट, स्वतंत्र मकान, alag makan,
    vakhra makan`,
  2: `kothi, kothis, bungalow, bungalows, ਕੋਠੀ, ਕੋਠੀਆਂ, ਬੰਗਲਾ, कोठी, कोठियां, बंगला, kothee, koti, kothhi, kohti, khoti,
    kothian, kothiyan, kothiya, bangla`,
  3: 'villa, villas, ਵਿਲਾ, विला, vila',
  4: `builder floor, builder floors, independent floor, ਬਿਲਡਰ ਫ਼ਲੋਰ, ਫ਼ਲੋਰ, बिल्डर फ़्लोर, floor,
    flore`,
  5: `flat, flats, apartment, apartments, ਫ਼ਲੈਟ, ਫ਼ਲੈਟਸ, ਅਪਾਰਟਮੈਂਟ, फ़्लैट, अपार्टमेंट, appartment, falt,
    flt`,
  6: `farm house, farmhouse, farm houses, farmhouses, ਫ਼ਾਰਮ ਹਾਊਸ, फ़ार्म हाउस, farm haus`,
};

export const PLOT_SPELLINGS: Readonly<Record<EnumerationId<'PlotType'>, string>> = {
  1: `residential plot, residential plots, ਰਿਹਾਇਸ਼ੀ ਪਲਾਟ, आवासीय प्लॉट, रिहायशी प्लॉट,
    rehaishi plot, rihaishi plot, ghar wala plot`,
  2: `commercial plot, commercial plots, ਕਮਰਸ਼ੀਅਲ ਪਲਾਟ, ਵਪਾਰਕ ਪਲਾਟ, कमर्शियल प्लॉट,
    व्यावसायिक प्लॉट, comercial plot, vaparak plot`,
  3: `industrial plot, industrial plots, factory plot, ਇੰਡਸਟਰੀਅਲ ਪਲਾਟ, ਉਦਯੋਗਿਕ ਪਲਾਟ, ਸਨਅਤੀ ਪਲਾਟ,
    इंडस्ट्रियल प्लॉट, औद्योगिक प्लॉट`,
  4: 'farm house plot, farmhouse plot, ਫ਼ਾਰਮ ਹਾਊਸ ਪਲਾਟ, फ़ार्म हाउस प्लॉट',
};

export const LAND_SPELLINGS: Readonly<Record<EnumerationId<'LandType'>, string>> = {
  1: `agricultural land, agriculture land, agri land, farm land, farmland, agricultural,
    agriculture, ਵਾਹੀਯੋਗ ਜ਼ਮੀਨ, ਵਾਹੀਯੋਗ, ਖੇਤੀ ਵਾਲੀ ਜ਼ਮੀਨ, ਵਾਹੀ ਵਾਲੀ ਜ਼ਮੀਨ, ਖੇਤੀ ਵਾਲੀ,
    खेती की ज़मीन, खेती वाली ज़मीन, कृषि भूमि, kheti wali zameen, kheti wali, kheti di zameen,
    kheti ki zameen, kheti zameen, khetibari zameen, khetibari, khet, ਖੇਤ, खेत, vahi wali zameen, vahi wali, wahi wali`,
  2: `orchard, orchards, ਬਾਗ਼, बाग़, bagh, baag, kinnu bagh`,
  3: `farm house land, farmhouse land, ਫ਼ਾਰਮ ਹਾਊਸ ਵਾਲੀ ਜ਼ਮੀਨ, फ़ार्म हाउस की ज़मीन,
    फ़ार्म हाउस वाली ज़मीन`,
  4: 'commercial land, ਕਮਰਸ਼ੀਅਲ ਜ਼ਮੀਨ, ਵਪਾਰਕ ਜ਼ਮੀਨ, कमर्शियल ज़मीन, comercial land',
  5: 'industrial land, factory land, ਇੰਡਸਟਰੀਅਲ ਜ਼ਮੀਨ, इंडस्ट्रियल ज़मीन',
};

/** Kinds of shop, which no filter tells apart: the word is searched too. */
export const SHOP_WORDS = `showroom, showrooms, shoroom, show room, ਸ਼ੋਅਰੂਮ, शोरूम, booth, booths,
  buth, ਬੂਥ, बूथ, sco, shop cum office, ਐੱਸਸੀਓ, एससीओ, godown, godowns, godam, warehouse, ਗੋਦਾਮ,
  ਗੁਦਾਮ, गोदाम`;

/** What is said of several kinds, with the code of each. */
export const USE_SPELLINGS = [
  {
    spellings: 'residential, ਰਿਹਾਇਸ਼ੀ, रिहायशी, आवासीय, rehaishi, rihaishi',
    codes: { plotType: 1 },
  },
  {
    spellings: 'commercial, ਕਮਰਸ਼ੀਅਲ, ਵਪਾਰਕ, कमर्शियल, व्यावसायिक, comercial, vaparak',
    codes: { plotType: 2, landType: 4 },
  },
  {
    spellings: 'industrial, ਇੰਡਸਟਰੀਅਲ, ਉਦਯੋਗਿਕ, ਸਨਅਤੀ, इंडस्ट्रियल, औद्योगिक',
    codes: { plotType: 3, landType: 5 },
  },
] as const;
