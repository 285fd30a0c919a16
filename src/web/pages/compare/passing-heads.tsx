import { SOLD } from '#features/listings/listing-status.ts';
import { formatPrice, spokenPrice } from '#units/price.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { textLanguage } from '#web/ui/text-language.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import type { Compared } from './compared.ts';

/** Price and title of each column, in sight while the table's own heads are above the screen. */
export function PassingHeads({ columns }: { columns: readonly Compared[] }) {
  const { marks, units } = useSharedWords();
  const language = useLanguage();
  return (
    <div className="passing-heads" aria-hidden="true">
      <div>
        {columns.map(({ id, status, price, title }) => (
          <p key={id}>
            <b>
              {status === SOLD
                ? marks.sold
                : spokenPrice(price, units) || formatPrice(price, units)}
            </b>
            <span {...textLanguage(title, language)}>{title}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
