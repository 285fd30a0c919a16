/** A part of a town, and how its prices stand to the town's own. */
export interface Quarter {
  readonly name: string;
  readonly factor: number;
  /** Where there are workshops and sheds. */
  readonly industrial?: true;
}

/** A town of the districts of Jalandhar and Hoshiarpur, with prices of the market there in lakh rupees. */
export interface Town {
  readonly name: string;
  /** Its share of all listings. */
  readonly weight: number;
  /** A marla of residential ground in a middling quarter. */
  readonly marla: number;
  /** An acre of farm land near by. */
  readonly acre: number;
  /** A square foot of shop in the main bazaar, in rupees. */
  readonly shop: number;
  /** Whether builders put up flats and floors here. */
  readonly flats: boolean;
  readonly quarters: readonly Quarter[];
  /** Where the land lies. */
  readonly villages: readonly string[];
}

const at = (factor: number, ...names: string[]): Quarter[] =>
  names.map((name) => ({ name, factor }));
const sheds = (factor: number, ...names: string[]): Quarter[] =>
  names.map((name) => ({ name, factor, industrial: true }));

/** What every smaller town has. */
const SMALL_TOWN = [
  ...at(1.35, 'Main Bazaar', 'Bus Stand Road'),
  ...at(1, 'Railway Road', 'Civil Hospital Road'),
  ...at(0.9, 'Dana Mandi'),
];

export const TOWNS: readonly Town[] = [
  {
    name: 'Jalandhar',
    weight: 34,
    marla: 4.2,
    acre: 95,
    shop: 11_000,
    flats: true,
    quarters: [
      ...at(2.6, 'Model Town', 'Lajpat Nagar', 'New Jawahar Nagar'),
      ...at(
        1.9,
        'Guru Teg Bahadur Nagar',
        'Master Tara Singh Nagar',
        'Adarsh Nagar',
        'Defence Colony',
        'Chhoti Baradari',
      ),
      ...at(1.6, 'Urban Estate Phase 1', 'Urban Estate Phase 2', 'Green Model Town', 'Garha Road'),
      ...at(1.1, 'Mithapur', 'Wadala Chowk', 'Nakodar Road', 'Surya Enclave', 'Deep Nagar'),
      ...at(
        0.8,
        'Rama Mandi',
        'Khambra',
        'Kapurthala Road',
        'Maqsudan',
        'Avtar Nagar',
        'Model House',
      ),
      ...at(
        0.6,
        'Basti Sheikh',
        'Basti Guzan',
        'Ladhewali',
        'Kishanpura',
        'Dakoha',
        'Sodal Road',
        'Chugitti',
        'Suranussi',
      ),
      ...sheds(0.7, 'Focal Point', 'Industrial Area', 'Leather Complex'),
    ],
    villages: [
      'Lambra',
      'Jandu Singha',
      'Jamsher',
      'Khambra',
      'Dhanowali',
      'Partappura',
      'Randhawa Masandan',
      'Talhan',
      'Patara',
      'Chitti',
    ],
  },
  {
    name: 'Hoshiarpur',
    weight: 19,
    marla: 2.4,
    acre: 48,
    shop: 7000,
    flats: true,
    quarters: [
      ...at(2, 'Model Town', 'Mall Road'),
      ...at(1.4, 'Sutehri Road', 'Krishna Nagar', 'Shalimar Nagar', 'Guru Gobind Singh Nagar'),
      ...at(1, 'Phagwara Road', 'Chandigarh Road', 'Dasuya Road', 'Una Road', 'Tanda Road'),
      ...at(0.65, 'Bajwara', 'Chak Sadhu', 'Piplanwala', 'Bahadurpur', 'Prem Garh', 'Purhiran'),
      ...sheds(0.7, 'Focal Point'),
    ],
    villages: [
      'Bajwara',
      'Chak Sadhu',
      'Bassi Kalan',
      'Nanda Chaur',
      'Chohal',
      'Jahan Khelan',
      'Sherpur',
      'Rajpur Bhaian',
      'Nangal Kalan',
    ],
  },
  town(
    'Nakodar',
    5,
    1.7,
    52,
    5200,
    ['Shankar', 'Uggi', 'Malri', 'Mehatpur', 'Tahli', 'Bir Pind'],
    at(1.2, 'Shankar Road', 'Nurmahal Road', 'Jalandhar Road'),
  ),
  town(
    'Phillaur',
    4,
    1.5,
    50,
    4700,
    ['Apra', 'Nagar', 'Lasara', 'Tehang', 'Bara Pind'],
    at(1.1, 'Nurmahal Road', 'Ravidass Nagar'),
  ),
  town(
    'Shahkot',
    3,
    1.1,
    42,
    3800,
    ['Malsian', 'Nangal Ambian', 'Bajwa Kalan', 'Dhandowal'],
    at(1, 'Malsian Road', 'Moga Road'),
  ),
  town(
    'Adampur',
    4,
    1.6,
    55,
    4600,
    ['Kathar', 'Daroli Kalan', 'Khurdpur', 'Kandola', 'Jallowal'],
    at(1.1, 'Hoshiarpur Road', 'Airport Road'),
  ),
  town(
    'Kartarpur',
    3.5,
    1.6,
    58,
    4500,
    ['Dialpur', 'Pattar Kalan', 'Kudowal', 'Rahimpur'],
    at(1.1, 'GT Road', 'Kishangarh Road'),
  ),
  town(
    'Goraya',
    3,
    1.4,
    50,
    4300,
    ['Rurka Kalan', 'Dhani Pind', 'Bundala', 'Atta', 'Jajja'],
    at(1.2, 'GT Road', 'Rurka Road'),
  ),
  town(
    'Nurmahal',
    2.5,
    1.1,
    42,
    3600,
    ['Bilga', 'Talwan', 'Gumtali', 'Cheema Kalan'],
    at(1, 'Nakodar Road', 'Phillaur Road'),
  ),
  town(
    'Bhogpur',
    2.5,
    1.2,
    46,
    3900,
    ['Kala Bakra', 'Rastgo', 'Dalla', 'Ladhra'],
    at(1.1, 'GT Road', 'Adampur Road'),
  ),
  town(
    'Lohian Khas',
    1.5,
    0.8,
    34,
    2900,
    ['Gidderpindi', 'Kang Sabu', 'Nall', 'Manak'],
    at(1, 'Sultanpur Road', 'Malsian Road'),
  ),
  town(
    'Alawalpur',
    1.5,
    0.9,
    46,
    3000,
    ['Kishangarh', 'Dolike Sunderpur', 'Daulatpur', 'Sikanderpur'],
    at(1, 'Adampur Road', 'Kishangarh Road'),
  ),
  town(
    'Dasuya',
    3.5,
    1.3,
    38,
    4200,
    ['Unchi Bassi', 'Usman Shahid', 'Ghogra', 'Jhingran', 'Argowal'],
    at(1.2, 'Hajipur Road', 'Miani Road', 'GT Road'),
  ),
  town(
    'Mukerian',
    3.5,
    1.4,
    40,
    4400,
    ['Bhangala', 'Naushehra Pattan', 'Singhowal', 'Changarwan'],
    at(1.1, 'Talwara Road', 'GT Road'),
  ),
  town(
    'Garhshankar',
    3,
    1.2,
    38,
    3900,
    ['Samundra', 'Saila Khurd', 'Possi', 'Lalwan', 'Degham'],
    at(1.1, 'Nangal Road', 'Banga Road', 'Hoshiarpur Road'),
  ),
  town(
    'Tanda Urmar',
    3,
    1.2,
    40,
    4000,
    ['Miani', 'Khudda', 'Jaja', 'Jalalpur', 'Dhugga Kalan'],
    at(1.1, 'Sri Hargobindpur Road', 'Dasuya Road', 'Urmar'),
  ),
  town(
    'Mahilpur',
    2.5,
    1.2,
    36,
    3700,
    ['Jaijon Doaba', 'Baddon', 'Langeri', 'Paldi', 'Gondpur'],
    at(1.1, 'Phagwara Road', 'Jaijon Road'),
  ),
  town(
    'Hariana',
    1.8,
    0.9,
    32,
    3000,
    ['Bhunga', 'Dholbaha', 'Janauri', 'Bassi Jalal Khan'],
    at(1, 'Dholbaha Road', 'Hoshiarpur Road'),
  ),
  town(
    'Talwara',
    2,
    1,
    28,
    3300,
    ['Datarpur', 'Kamahi Devi', 'Amroh', 'Rajwal'],
    at(1.2, 'Township Sector 2', 'Township Sector 3', 'Daulatpur Road'),
  ),
  town(
    'Gardhiwala',
    1.5,
    0.9,
    33,
    2900,
    ['Dhoot Kalan', 'Argowal', 'Kesopur', 'Bhana'],
    at(1, 'Dasuya Road', 'Hoshiarpur Road'),
  ),
  town(
    'Sham Churasi',
    1.2,
    0.8,
    35,
    2700,
    ['Kotla Naudh Singh', 'Attowal', 'Badla Mahi', 'Talwandi Kanungo'],
    at(1, 'Adampur Road', 'Hoshiarpur Road'),
  ),
  town(
    'Hajipur',
    1,
    0.8,
    27,
    2600,
    ['Saggran', 'Behlakhan', 'Fatehpur', 'Jugial'],
    at(1, 'Talwara Road', 'Dasuya Road'),
  ),
];

function town(
  name: string,
  weight: number,
  marla: number,
  acre: number,
  shop: number,
  villages: string[],
  own: Quarter[],
): Town {
  return {
    name,
    weight,
    marla,
    acre,
    shop,
    flats: false,
    quarters: [...SMALL_TOWN, ...own],
    villages,
  };
}
