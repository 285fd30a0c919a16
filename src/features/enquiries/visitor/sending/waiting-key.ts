/** In the local storage of a visitor whose enquiry could not be sent yet. */
export const WAITING_KEY = 'enquiries';
