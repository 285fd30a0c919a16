export const overview = {
  yes: 'yes',
  no: 'No',
  dimensions: '{length} x {breadth}',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;
