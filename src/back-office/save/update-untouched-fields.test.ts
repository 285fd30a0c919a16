import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFormControl } from 'react-hook-form';
import { updateUntouchedFields } from './update-untouched-fields.ts';

const BEGUN = { name: 'Nakodar', stateId: 1 };

/** A form with a text field that is drawn, and a way to type into it. */
function createForm() {
  const form = createFormControl({ defaultValues: BEGUN });
  const field = form.register('name');
  const input = { name: 'name', type: 'text', value: BEGUN.name, focus() {} };
  field.ref(input);
  const type = (text: string) => {
    input.value = text;
    return field.onChange({ type: 'change', target: input });
  };
  return { form, input, type };
}

test('a form that nobody has typed into shows the record as it is now', () => {
  const { form, input } = createForm();
  assert.deepEqual(updateUntouchedFields(form, BEGUN, { name: 'Nakodar Kalan', stateId: 2 }), {
    isTyped: false,
    isChanged: true,
  });
  assert.equal(input.value, 'Nakodar Kalan');
});

test('what was typed stays, the other fields are as somebody else has made them', async () => {
  const { form, type } = createForm();
  await type('Nakodar Khurd');
  assert.deepEqual(updateUntouchedFields(form, BEGUN, { name: 'Nakodar Kalan', stateId: 2 }), {
    isTyped: true,
    isChanged: true,
  });
  assert.deepEqual(form.getValues(), { name: 'Nakodar Khurd', stateId: 2 });
});

test('what is typed before the form is drawn again is not lost', async () => {
  for (const now of [BEGUN, { name: 'Nakodar Kalan', stateId: 2 }]) {
    const { form, type } = createForm();
    updateUntouchedFields(form, BEGUN, now);
    await type('Nakodar Khurd');
    assert.equal(form.getValues().name, 'Nakodar Khurd');
  }
});
