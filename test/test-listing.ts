import sharp from 'sharp';
import { insertListing, insertPhoto, insertPhotoOf } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';

export function samplePhoto(background: string) {
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** The product with one listing, and `add` for its photos. */
export async function createWithListing() {
  const app = await createTestApp();
  const staff = await createStaffClient(app);
  const id = await insertListing(app.db);
  const address = `/api/Property/${id}`;
  const add = async (
    bytes: Uint8Array<ArrayBuffer>,
    { caption, order, to = address, ...headers }: Record<string, string> = {},
  ) => {
    const form = new FormData();
    form.set('file', new File([bytes], 'photo.jpg'));
    if (caption !== undefined) form.set('caption', caption);
    if (order !== undefined) form.set('order', order);
    const response = await app.fetch(`${to}/images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${staff.token}`, ...headers },
      body: form,
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const addColours = async (...colours: string[]) => {
    const ids: number[] = [];
    for (const colour of colours) ids.push((await add(await samplePhoto(colour))).body.id);
    return ids;
  };
  const read = async () => (await staff.get(address)).body;
  const etag = async () => (await staff.get(address)).headers.get('etag') ?? '';
  const files = async () => {
    const paths: string[] = [];
    for await (const { path } of app.media.list()) paths.push(path);
    return paths.sort();
  };
  return { ...app, staff, id, address, add, addColours, read, etag, files };
}

/** Rows of photos without files, which no test reads. */
export async function insertPhotos(
  app: Awaited<ReturnType<typeof createWithListing>>,
  count: number,
) {
  for (let position = 0; position < count; position += 1)
    await insertPhotoOf(app.db, {
      property_id: app.id,
      image_id: await insertPhoto(app.db),
      position,
    });
}
