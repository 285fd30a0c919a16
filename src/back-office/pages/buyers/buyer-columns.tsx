import { Link } from 'react-router';
import { phoneText } from '#back-office/person/phone-text.ts';
import type { BuyerInWords } from '#features/buyers/buyer.ts';
import { LANGUAGES } from '#language/language.ts';
import { WantChips } from './want-chips.tsx';

export const BUYER_COLUMNS = [
  {
    key: 'name',
    heading: 'Name',
    sortable: false,
    cell: ({ id, name }: BuyerInWords) => (
      <Link to={`/buyers/${id}`} className="inline-flex min-h-11 items-center font-semibold">
        {name}
      </Link>
    ),
  },
  {
    key: 'phone',
    heading: 'Phone',
    sortable: false,
    cell: ({ phone }: BuyerInWords) => (
      <a
        href={`tel:${phone}`}
        className="inline-flex min-h-11 items-center whitespace-nowrap tabular-nums"
      >
        {phoneText(phone)}
      </a>
    ),
  },
  {
    key: 'wanted',
    heading: 'Wants',
    sortable: false,
    cell: ({ wanted }: BuyerInWords) => <WantChips wanted={wanted} />,
  },
  {
    key: 'language',
    heading: 'Language',
    sortable: false,
    cell: ({ language, active }: BuyerInWords) =>
      `${LANGUAGES[language].englishName}${active ? '' : ', not looking now'}`,
  },
];
