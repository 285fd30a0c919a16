-- Messages that wait to be sent. They name what they tell of; no word of a person stands here.
create table outbox (
  id integer primary key autoincrement,
  kind text not null,
  -- The same in every attempt, so that a repeat can be recognized.
  message_id text not null unique,
  enquiry_id integer references enquiry (id) on delete cascade,
  created_at text not null,
  -- The next attempt. Whoever claims a message first moves this.
  due_at text not null,
  attempts integer not null
) strict;
create index outbox_due on outbox (kind, due_at);
create index outbox_enquiry on outbox (enquiry_id) where enquiry_id is not null;
