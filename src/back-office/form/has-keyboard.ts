/** False on touch screens, where focusing a field opens a keyboard over half of the form. */
export const HAS_KEYBOARD =
  typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches;
