import { insertCity } from './factories.ts';
import { createStaffClient } from './staff-client.ts';
import { createTestApp } from './test-app.ts';

/** The product with a city, a staff client and valid input for each kind of listing. */
export async function createTestAppWithStaff() {
  const app = await createTestApp();
  const staff = await createStaffClient(app);
  const city = await insertCity(app.db);
  const common = {
    title: 'Kothi in Model Town',
    description: 'Two storeys.',
    neighbourhood: 'Model Town',
    price: 4_500_000,
    cityID: city,
  };
  const blocks = {
    house: { ...common, propertyType: 100, house: { type: 2, totalArea: 1250 } },
    plot: { ...common, propertyType: 200, plot: { plotType: 1, totalArea: 500 } },
    land: { ...common, propertyType: 300, land: { landType: 1, totalArea: 2.5 } },
    shop: { ...common, propertyType: 400, shop: { totalArea: 90.5 } },
  };
  return { ...app, staff, city, ...blocks };
}
