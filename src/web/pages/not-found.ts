import { missingPage } from './page-answer.server.ts';

export const load = missingPage;
