import { sql } from 'kysely';
import type { Db } from '#platform/database/database.server.ts';

/** Statuses, checks, photos, owners and a trash, as a catalogue of some years has them. */
export async function giveLivesToListings(db: Db): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`
      update property set
        status = case when id % 10 < 6 then 1 when id % 10 < 7 then 2 when id % 10 < 9 then 3
          when id % 20 = 9 then 4 else 5 end,
        is_public = case when id % 10 < 7 and id % 33 <> 0 then 1 else 0 end,
        trashed_at = case when id % 33 = 0 then '2026-01-01T00:00:00.000Z' end,
        checked_at = case when id % 7 > 0
          then substr('2026-0' || (1 + id % 9) || '-01T00:00:00.000Z', 1, 24) end,
        property_number = case when id % 2 = 0 then id % 5000 else 0 end,
        owner_contact = case when id % 3 > 0
          then '9' || substr(cast(100000000 + id * 7919 as text), 1, 9) else '' end
    `.execute(db);
    await sql`
      insert into image (id, hash, path, width, height, placeholder, created_at)
      values (1, 'bench', 'Resources/Images/bench.jpg', 1, 1, '', '')
    `.execute(db);
    await sql`
      insert into property_image (property_id, image_id, position)
      select id, 1, 0 from property where id % 5 < 4
    `.execute(db);
  });
}
