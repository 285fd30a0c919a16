-- Whoever has an account already may do everything.
alter table staff add column role text not null default 'owner' check (role in ('owner', 'agent', 'viewer'));
alter table staff add column last_seen_at text;

-- The browser and device of the log-in, in words.
alter table session add column device text not null default '';
alter table session add column last_seen_at text not null default '';
update session set last_seen_at = created_at;
update staff set last_seen_at = (select max(created_at) from session where staff_id = staff.id);

-- One row once the agency has changed its settings; null is the default of the environment.
create table settings (
  id integer primary key check (id = 1),
  business_name text,
  business_phone text,
  whatsapp_number text,
  youtube_url text,
  facebook_url text,
  instagram_url text,
  office_address text not null default '',
  hours text not null default '',
  rera_number text not null default '',
  version integer not null
) strict;

-- Those whom the agency shows on its About page, in their order.
create table person (
  position integer primary key,
  name text not null,
  role text not null,
  phone text not null,
  image_id integer references image (id)
) strict;
create index person_image on person (image_id) where image_id is not null;
