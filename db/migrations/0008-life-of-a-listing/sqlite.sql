-- Where a listing stands: 1 available, 2 under deal, 3 sold, 4 withdrawn, 5 draft.
alter table property add column status integer not null default 1;
alter table property add column status_changed_at text not null default '';
-- When visitors could first see it; null for what they never saw.
alter table property add column published_at text;
-- When the agency last made sure of it.
alter table property add column checked_at text;
-- The price before the last reduction, and when that was.
alter table property add column reduced_from real;
alter table property add column reduced_at text;
alter table property add column trashed_at text;
-- One column, so that partial indexes cover every public query.
alter table property add column is_public integer not null default 1
  check (is_public = case when status in (1, 2) and trashed_at is null then 1 else 0 end);
update property set status_changed_at = posted, published_at = posted;

create table price_change (
  id integer primary key autoincrement,
  property_id integer not null references property (id) on delete cascade,
  at text not null,
  price_before real not null,
  price_after real not null
) strict;
create index price_change_property on price_change (property_id, id);

-- What visitors once saw and was removed for ever.
create table removed_listing (
  id integer primary key,
  property_type integer not null,
  city_id integer not null,
  removed_at text not null
) strict;
insert into removed_listing (id, property_type, city_id, removed_at)
  select entity_id, max(json_extract(before, '$.propertyType')), max(json_extract(before, '$.cityID')), max(at)
  from audit_entry
  where entity = 'Property' and action = 'delete' and before is not null
    and entity_id not in (select id from property)
  group by entity_id;

-- Public queries read these.
drop index property_type_city_posted;
create index property_type_city_posted on property (property_type, city_id, posted desc, id desc, price, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply) where is_public = 1;
drop index property_type_posted;
create index property_type_posted on property (property_type, posted desc, id desc, price, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply) where is_public = 1;
drop index property_type_city_cheapest;
create index property_type_city_cheapest on property (property_type, city_id, (case when price > 0 then price else 9e15 end), posted desc, id desc, price, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply) where is_public = 1;
drop index property_type_cheapest;
create index property_type_cheapest on property (property_type, (case when price > 0 then price else 9e15 end), posted desc, id desc, price, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply) where is_public = 1;
drop index property_type_city_dearest;
create index property_type_city_dearest on property (property_type, city_id, price desc, posted desc, id desc, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply) where is_public = 1;
drop index property_type_dearest;
create index property_type_dearest on property (property_type, price desc, posted desc, id desc, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply) where is_public = 1;
drop index property_posted;
create index property_posted on property (posted desc, id desc) where is_public = 1;
drop index property_popular;
create index property_popular on property (posted desc, id desc) where is_public = 1 and is_popular = 1;
create index property_public_city on property (city_id, is_popular) where is_public = 1;
create index property_trashed on property (trashed_at) where trashed_at is not null;
