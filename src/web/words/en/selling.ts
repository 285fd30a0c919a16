export const selling = {
  sellProperty: 'Sell Property',
  whatsAppMessage: 'Hello, I would like to sell a property.',
} as const;
