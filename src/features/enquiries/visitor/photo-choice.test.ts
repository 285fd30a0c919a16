import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPhotoChoice } from './photo-choice.ts';

const fileOf = (name: string) => new File([name], name);

/** Prepares what does not begin with `bad`, when it is told to. */
function createSlowChoice() {
  const waiting: (() => void)[] = [];
  let most = 0;
  let now = 0;
  const choice = createPhotoChoice(async (file) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise<void>((resolve) => waiting.push(resolve));
    now -= 1;
    if (file.name === 'broken') throw new Error('the script was not there');
    return file.name.startsWith('bad') ? undefined : { file, preview: file };
  });
  const finishAll = async () => {
    const ready = choice.ready();
    const timer = setInterval(() => waiting.pop()?.(), 0);
    const files = await ready;
    clearInterval(timer);
    return files;
  };
  return { choice, finishAll, most: () => most };
}

test('photos are prepared one after the other, and those that fail are left out and said', async () => {
  const { choice, finishAll, most } = createSlowChoice();
  choice.add(['one', 'bad', 'two', 'broken'].map(fileOf));

  const files = await finishAll();

  assert.deepEqual(await Promise.all(files.map((file) => file.text())), ['one', 'two']);
  assert.equal(choice.get().problem, 'unreadable');
  assert.equal(most(), 1);
});

test('a seventh photo is left out, and said', async () => {
  const { choice, finishAll } = createSlowChoice();
  choice.add(['1', '2', '3', '4'].map(fileOf));
  choice.add(['5', '6', '7'].map(fileOf));
  assert.equal(choice.get().problem, 'tooMany');

  assert.equal((await finishAll()).length, 6);
});

test('one that is removed while it is prepared stays away', async () => {
  const { choice, finishAll } = createSlowChoice();
  choice.add([fileOf('one'), fileOf('two')]);
  choice.remove(choice.get().photos[0]?.id ?? 0);

  const files = await finishAll();

  assert.deepEqual(await Promise.all(files.map((file) => file.text())), ['two']);
});
