import { createRandom } from './random.ts';

const HEADER = 'Ref,Heading,Details,Location,Type,Size,Demand,Bedrooms,Facing,Posted on';
const TOWNS = ['Jalandhar', 'Hoshiarpur', 'Nakodar', 'Phagwara', 'Dasuya', 'Mukerian'];
const KINDS = ['plot', 'kothi', 'independent house/villa', 'shop', 'residential land'];
const FACINGS = ['East', 'North', 'South-West', ''];
const WORDS =
  'corner road market school park gated clear registry possession loan water marble kitchen lawn'.split(
    ' ',
  );

/** A file as agencies have it, without a column for the city; each row is another listing. */
export function importFile(rows: number): string {
  const random = createRandom(3);
  const one = (from: readonly string[]) => from[random.below(from.length)] ?? '';
  const words = (count: number) => Array.from({ length: count }, () => one(WORDS)).join(' ');
  const lines = Array.from({ length: rows }, (_, index) => {
    const colony = `Colony ${random.below(400)}`;
    return [
      `R${index}`,
      `${words(3)} near ${colony} ${index}`,
      `"${words(60)}, ${words(20)}."`,
      `"${colony}, ${one(TOWNS)}, Punjab"`,
      one(KINDS),
      `${2 + random.below(40)} marla`,
      `${10 + random.below(400)} lakh`,
      String(1 + random.below(6)),
      one(FACINGS),
      `2025-0${1 + random.below(9)}-1${random.below(9)}`,
    ].join();
  });
  return [HEADER, ...lines, ''].join('\n');
}
