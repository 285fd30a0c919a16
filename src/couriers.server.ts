import { findSearchNews } from '#features/alerts/search-news.server.ts';
import { composeEnquiryEmail } from '#features/enquiries/enquiry-email.server.ts';
import type { Announce } from '#features/enquiries/receive-once.server.ts';
import { publicDbOf } from '#features/listings/public-listings.server.ts';
import { createCourier } from '#features/outbox/courier.server.ts';
import { createMailer } from '#features/outbox/mailer.server.ts';
import { addMessage } from '#features/outbox/outbox.server.ts';
import { deliverAlert } from './features/alerts/deliver-alert.server.ts';
import { findListingNews, type TellLater } from './features/alerts/listing-news.server.ts';
import type { Services } from './services.ts';
import { alertMessages } from './web/messages/composed-messages.server.ts';

/** What the product sends by itself. */
export function createCouriers(services: Services) {
  const couriers = [enquiryCourier(services), alertCourier(services)];
  const announce: Announce = async (db, enquiryId, now) => {
    if (services.config.SMTP_URL === undefined) return;
    await addMessage(db, { kind: 'enquiry', enquiry_id: enquiryId }, now);
  };
  return {
    announce,
    start: () => {
      for (const courier of couriers) courier.start();
    },
    deliverDue: () => Promise.all(couriers.map((courier) => courier.deliverDue())),
    stop: () => Promise.all(couriers.map((courier) => courier.stop())),
  };
}

function enquiryCourier(services: Services) {
  const { config, db, siteUrl } = services;
  const sendEmail = createMailer(config, siteUrl);
  return createCourier(services, 'enquiry', {
    async deliver({ enquiry_id: id, message_id }, stopped) {
      if (sendEmail === undefined) throw new Error('There is no SMTP_URL any more.');
      const email = id === null ? undefined : await composeEnquiryEmail(db, id, siteUrl);
      if (email !== undefined) await sendEmail({ ...email, id: message_id }, stopped);
    },
  });
}

/** After a write that visitors see, it looks for what browsers are to be told of. */
function alertCourier(services: Services) {
  const { database, db, now, postPublicly, siteUrl } = services;
  const publicDb = publicDbOf({ ...database, reads: db }, now);
  const post = { db, publicDb, siteUrl, postPublicly, wordsIn: alertMessages };
  const tellLater: TellLater = (db, alertId, news) =>
    addMessage(db, { kind: 'alert', alert_id: alertId, news }, now());
  let searchedVersion: number | undefined;
  return createCourier(services, 'alert', {
    lifetimeMs: DAY_MS,
    async collect() {
      const version = await database.committedVersion();
      if (version === searchedVersion) return;
      await findListingNews(db, tellLater);
      await findSearchNews(db, publicDb, tellLater);
      searchedVersion = version;
    },
    deliver: (message, stopped) => deliverAlert(post, message, stopped),
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;
