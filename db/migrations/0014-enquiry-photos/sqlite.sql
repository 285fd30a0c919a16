-- Photographs that sellers send with an enquiry. Personal data: gone with the person.
create table enquiry_photo (
  id integer primary key autoincrement,
  enquiry_id integer not null references enquiry (id) on delete cascade,
  position integer not null,
  path text not null unique,
  width integer not null,
  height integer not null,
  -- Of all its files.
  bytes integer not null,
  created_at text not null
) strict;
create index enquiry_photo_enquiry on enquiry_photo (enquiry_id, position);
create index enquiry_photo_created_at on enquiry_photo (created_at, bytes);
