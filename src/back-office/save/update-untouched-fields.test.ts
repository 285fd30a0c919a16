import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFormControl, type UseFormReturn } from 'react-hook-form';
import { updateUntouchedFields } from './update-untouched-fields.ts';

const INITIAL = { name: 'Nakodar', stateId: 1 };

function createForm() {
  const form = createFormControl({ defaultValues: INITIAL });
  const field = form.register('name');
  const input = { name: 'name', type: 'text', value: INITIAL.name, focus() {} };
  field.ref(input);
  const type = (text: string) => {
    input.value = text;
    return field.onChange({ type: 'change', target: input });
  };
  return { form, input, type };
}

test('shows the current record in a form that nobody has typed into', () => {
  const { form, input } = createForm();
  assert.deepEqual(updateUntouchedFields(form, INITIAL, { name: 'Nakodar Kalan', stateId: 2 }), {
    isTyped: false,
    isChanged: true,
  });
  assert.equal(input.value, 'Nakodar Kalan');
});

test('keeps typed fields and updates the others', async () => {
  const { form, type } = createForm();
  await type('Nakodar Khurd');
  assert.deepEqual(updateUntouchedFields(form, INITIAL, { name: 'Nakodar Kalan', stateId: 2 }), {
    isTyped: true,
    isChanged: true,
  });
  assert.deepEqual(form.getValues(), { name: 'Nakodar Khurd', stateId: 2 });
});

test('keeps what is typed before the next render', async () => {
  for (const now of [INITIAL, { name: 'Nakodar Kalan', stateId: 2 }]) {
    const { form, type } = createForm();
    updateUntouchedFields(form, INITIAL, now);
    await type('Nakodar Khurd');
    assert.equal(form.getValues().name, 'Nakodar Khurd');
  }
});

test('compares the members of a nested value each by itself', () => {
  const initial = { name: 'Nakodar', names: { pa: '', hi: '' } };
  const typed = { name: 'Nakodar', names: { pa: 'ਨਕੋਦਰ', hi: '' } };
  const set: unknown[] = [];
  const form = {
    getValues: (() => typed) as UseFormReturn<typeof initial>['getValues'],
    setValue: (...values: unknown[]) => void set.push(values.slice(0, 2)),
  };
  const now = { name: 'Nakodar', names: { pa: 'ਨਕੋਦਾਰ', hi: 'नकोदर' } };

  assert.deepEqual(updateUntouchedFields(form, initial, now), { isTyped: true, isChanged: true });
  assert.deepEqual(set, [['names.hi', 'नकोदर']]);
});
