// Runs alone: it counts the statements of the whole process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE } from '#features/listings/listing-kind.ts';
import { countStatements } from '#test/count-statements.ts';
import { createWithListing } from '#test/test-listing.ts';

test('a write reads a listing and its photos before and after, and not in between', async (context) => {
  await using app = await createWithListing();
  const { staff, address, id } = app;
  const [one, two] = await app.addColours('#a00', '#0a0');
  const { cityID } = await app.read();
  const house = { type: 2, totalArea: 1250 };
  const texts = { title: 'By the canal', description: 'New.', neighbourhood: 'Model Town' };
  const listing = { id, propertyType: HOUSE, ...texts, price: 1, cityID, house };
  const counted = countStatements(context);
  const statementsOf = async (write: Promise<{ status: number }>) => {
    const before = counted();
    assert.ok((await write).status < 300);
    return counted() - before;
  };

  // The session, the version, two reads of two statements, the trail; a PUT also reads the city,
  // writes row and price, and has five statements for the words.
  assert.equal(await statementsOf(staff.put('/api/Property', listing)), 15);
  assert.equal(await statementsOf(staff.put(`${address}/images`, [{ id: two }, { id: one }])), 11);
  assert.equal(await statementsOf(staff.delete(`${address}/images/${two}`)), 11);
  await staff.delete(address);
  assert.equal(await statementsOf(staff.delete(`${address}?forever=true`)), 13);
});
