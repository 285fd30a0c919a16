-- The key by which push services know this site; made once.
create table push_key (
  id integer primary key check (id = 1),
  public_key text not null,
  private_key text not null
) strict;

-- What a browser wants to be told of: changes of a listing, or new listings of a search.
create table alert (
  id integer primary key autoincrement,
  -- By which the browser ends it.
  token text not null unique,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  property_id integer references property (id) on delete cascade,
  -- The query of the search's page.
  search text,
  -- What the browser knows: price and status of the listing, and what was published by then.
  known_price real not null,
  known_status integer not null,
  known_until text not null
) strict;
create unique index alert_followed on alert (endpoint, coalesce(property_id, 0), coalesce(search, ''));
create index alert_property on alert (property_id) where property_id is not null;

alter table outbox add column alert_id integer references alert (id) on delete cascade;
-- The ids of new listings, separated by commas, or `reduced` or `sold`.
alter table outbox add column news text;
create index outbox_alert on outbox (alert_id) where alert_id is not null;
