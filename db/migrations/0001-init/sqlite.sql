create table country (
  id integer primary key autoincrement,
  name text not null,
  version integer not null default 1
) strict;

create table state (
  id integer primary key autoincrement,
  name text not null,
  country_id integer not null references country (id),
  version integer not null default 1
) strict;
create index state_country on state (country_id);

create table city (
  id integer primary key autoincrement,
  name text not null,
  state_id integer not null references state (id),
  version integer not null default 1
) strict;
create index city_state on city (state_id);

create table staff (
  id integer primary key autoincrement,
  user_name text not null,
  password_hash text not null,
  created_at text not null,
  removed_at text
) strict;
create unique index staff_user_name on staff (lower(user_name)) where removed_at is null;

create table session (
  id text primary key,
  staff_id integer not null references staff (id),
  created_at text not null,
  expires_at text not null
) strict;
create index session_staff on session (staff_id);
create index session_expires on session (expires_at);

-- Wrong log-ins by account; `account` is a hash, because people type passwords into the wrong field.
create table login_attempt (
  account text primary key,
  failures integer not null,
  blocked_until text not null,
  last_at text not null
) strict;
create index login_attempt_last_at on login_attempt (last_at);

create table image (
  id integer primary key autoincrement,
  hash text not null unique,
  path text not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  created_at text not null
) strict;

create table property (
  id integer primary key autoincrement,
  property_type integer not null,
  city_id integer not null references city (id),
  title text not null,
  description text not null,
  neighbourhood text not null,
  price real not null default 0,
  posted text not null,
  is_popular integer not null default 0,
  property_number real not null default 0,
  road_size real not null default 0,
  owner_contact text not null default '',
  video_id text not null default '',
  image_id integer references image (id),
  staff_id integer not null references staff (id),
  version integer not null default 1,
  updated_at text not null,
  total_area real not null default 0,
  length real not null default 0,
  breadth real not null default 0,
  built_up_area real not null default 0,
  facing integer not null default 0,
  house_type integer not null default 0,
  plot_type integer not null default 0,
  land_type integer not null default 0,
  property_status integer not null default 0,
  furnished_status integer not null default 0,
  no_of_floors real not null default 0,
  floor_no real not null default 0,
  no_of_rooms real not null default 0,
  no_of_washrooms real not null default 0,
  project_name text not null default '',
  parking integer not null default 0,
  year_built text,
  road_front_sides real not null default 0,
  total_front real not null default 0,
  water_supply integer not null default 0
) strict;
create index property_image on property (image_id) where image_id is not null;
create index property_staff on property (staff_id);
create index property_popular on property (posted desc, id desc) where is_popular = 1;
-- The search walks one of these six in the order it is asked for and decides from the index alone what matches. Within a type,
-- with or without a city; newest first, cheapest first ("Call for Price" last), dearest first.
create index property_type_city_posted on property (property_type, city_id, posted desc, id desc, price, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply);
create index property_type_posted on property (property_type, posted desc, id desc, price, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply);
create index property_type_city_cheapest on property (property_type, city_id, (case when price > 0 then price else 9e15 end), posted desc, id desc, price, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply);
create index property_type_cheapest on property (property_type, (case when price > 0 then price else 9e15 end), posted desc, id desc, price, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply);
create index property_type_city_dearest on property (property_type, city_id, price desc, posted desc, id desc, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply);
create index property_type_dearest on property (property_type, price desc, posted desc, id desc, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply);
-- What is not filtered at all is paged deepest.
create index property_posted on property (posted desc, id desc);
create index property_city on property (city_id, is_popular);
-- The back-office sorts its list by these.
create index property_title on property (lower(title), id);
create index property_number on property (property_number, id);

create table imported_listing (
  source_key text primary key,
  property_id integer not null references property (id) on delete cascade,
  imported_at text not null
) strict;
create index imported_listing_property on imported_listing (property_id);

create table audit_entry (
  id integer primary key autoincrement,
  at text not null,
  staff_id integer references staff (id),
  user_name text not null,
  entity text not null,
  entity_id integer not null,
  action text not null,
  before text,
  after text
) strict;
create index audit_entry_entity on audit_entry (entity, entity_id, id desc);

create table idempotency_key (
  key text not null,
  staff_id integer not null references staff (id),
  entity text not null,
  entity_id integer not null,
  request_hash text not null,
  created_at text not null,
  primary key (staff_id, entity, key)
) strict;

create table page_view (
  day text not null,
  path text not null,
  referrer_host text not null,
  device text not null,
  views integer not null,
  primary key (day, path, referrer_host, device)
) strict;

create table catalogue (
  id integer primary key check (id = 1),
  version integer not null,
  filled_at text
) strict;
insert into catalogue (id, version) values (1, 1);
