-- What visitors ask the agency. The texts are personal data; they are '' once they were erased.
create table enquiry (
  id integer primary key autoincrement,
  reference text not null unique,
  kind text not null,
  status text not null,
  name text not null,
  phone text not null,
  message text not null,
  preferred_time text not null,
  time_zone text not null,
  language text not null,
  property_id integer references property (id) on delete set null,
  note text not null,
  follow_up_on text,
  -- The other texts, folded, for the search.
  search_text text not null,
  created_at text not null,
  status_changed_at text not null,
  erased_at text,
  version integer not null default 1,
  -- Hashes of the Idempotency-Key and of what was sent under it.
  request_key text unique,
  request_hash text
) strict;
create index enquiry_status on enquiry (status, status_changed_at);
create index enquiry_phone on enquiry (phone);
create index enquiry_property on enquiry (property_id, created_at);
create index enquiry_follow_up on enquiry (follow_up_on) where follow_up_on is not null;

-- Who sent enquiries in the last hour, as keyed hashes of network and phone.
create table enquiry_sender (
  sender text not null,
  at text not null,
  enquiry_id integer not null,
  primary key (sender, at, enquiry_id)
) strict;
create index enquiry_sender_at on enquiry_sender (at);

-- Taps on the links of a listing, counted.
create table tap (
  day text not null,
  property_id integer not null,
  kind text not null,
  taps integer not null,
  primary key (day, property_id, kind)
) strict;
create index tap_property on tap (property_id, day);
