import { Link } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { languageOfPath } from '#language/language-address.ts';
import { buttonClass } from '#ui/button.ts';
import { agencyMeta } from '#web/shell/agency-meta.ts';
import type { Route } from './+types/page';
import { ContactPanel } from './contact-panel.tsx';

export function meta({ matches, location }: Route.MetaArgs) {
  const { shell } = matches[0].loaderData;
  const { name } = shell.business;
  return agencyMeta(shell, {
    title: `About Us | ${name}`,
    description: `${name} has sold houses, plots, farmland and shops in Jalandhar and Hoshiarpur since 2020. Call us or write on WhatsApp.`,
    language: languageOfPath(location.pathname),
    address: '/about',
  });
}

const FACTS = [
  { term: 'Founded', detail: '2020' },
  { term: 'Listings', detail: 'more than 350' },
  { term: 'We deal in', detail: 'residential, agricultural and commercial property' },
  { term: 'Where', detail: 'the districts of Jalandhar and Hoshiarpur, Punjab' },
  { term: 'Commission', detail: 'often little or none' },
];

export default function AboutPage({ matches }: Route.ComponentProps) {
  const { business } = matches[0].loaderData.shell;
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-8 lg:grid-cols-[1fr_24rem] lg:pt-14">
      <div className="prose">
        <h1>About Us</h1>
        <p className="lead">
          {business.name} was founded in 2020 to make buying and selling property in Punjab simpler,
          and above all more honest.
        </p>
        <p>
          We deal in residential, agricultural and commercial property in the districts of Jalandhar
          and Hoshiarpur: houses and kothis, residential and commercial plots, farmland and
          orchards, shops and showrooms. We know the villages and colonies, visit what we list, and
          say what we saw.
        </p>
        <p>
          A large following on social media watches our videos of new properties, so that what we
          list is seen quickly, by families nearby as well as by those who live abroad. More than
          350 listings have come together this way. We often offer deals with little or no
          commission.
        </p>
        <dl className="facts">
          {FACTS.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Link to={exploreAddress()} className={buttonClass('primary')}>
            See all properties
          </Link>
        </p>
      </div>
      <ContactPanel business={business} />
    </div>
  );
}
