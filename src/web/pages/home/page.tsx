import { servicesContext } from '#web/context.server.ts';
import type { Route } from './+types/page';

export async function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  return { businessName: config.BUSINESS_NAME };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData.businessName} | Buy and Sell Properties in Punjab` }];
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <h1 className="p-4 text-2xl font-bold">{loaderData.businessName}</h1>;
}
