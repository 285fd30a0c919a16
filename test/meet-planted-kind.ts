// Runs in the copy that `planted-enquiry-kind.test.ts` planted a kind into; prints where it appears.
import { Enquiry } from '#features/enquiries/enquiry.ts';
import { enquiryAddress, enquiryOf } from '#features/enquiries/enquiry-address.ts';
import { composeEnquiryEmail } from '#features/enquiries/enquiry-email.server.ts';
import { KINDS, kindsFrom } from '#features/enquiries/enquiry-kinds.ts';
import { answerText } from '#features/enquiries/office/answer-text.ts';
import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';

const SITE_URL = 'https://agency.test';
const { kind } = enquiryOf(new URLSearchParams({ kind: process.argv[2] ?? '' }));
await using app = await createTestApp({}, await openTestDatabase('sqlite'));
const staff = await createStaffClient(app);

const asked = { kind, name: 'Sukhdev', phone: '9876543210', consent: true };
const received = await staff.post('/api/Enquiry', asked);
const stored = Enquiry.parse((await staff.get(`/api/Enquiry/${received.body.id}`)).body);
const email = await composeEnquiryEmail(app.db, stored.id, SITE_URL);
const { body: report } = await staff.get('/api/Report/enquiries?days=7');
const { body: description } = await staff.get('/api/openapi.json');

console.log(
  JSON.stringify({
    address: enquiryAddress(kind),
    offeredWith: kindsFrom(KINDS[kind].from),
    headings: LANGUAGE_CODES.map((language) => MESSAGES[language].enquiry.heading[kind]),
    described: description.components.schemas.EnquiryInput.properties.kind.enum,
    stored: stored.kind,
    email: [email?.subject.split(':')[0], email?.text.split('\n')[2]],
    answers: LANGUAGE_CODES.map((language) =>
      answerText({ ...stored, language }, { name: 'DK', siteUrl: SITE_URL }),
    ),
    reported: report.kinds,
  }),
);
