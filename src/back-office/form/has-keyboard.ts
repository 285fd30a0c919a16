/** Whether a focused field opens no keyboard over half of the screen: there a form may put the focus into its first field. */
export const HAS_KEYBOARD =
  typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches;
