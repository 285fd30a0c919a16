-- The back-office's list counts in the first and reads pages along the others. `trashed_at` comes
-- first, not in a condition: partial indexes are no longer chosen once the database has statistics.
drop index property_title;
create index property_kept_filters on property (trashed_at, city_id, status, property_type, coalesce(checked_at, ''), id);
create index property_kept_title on property (trashed_at, lower(title), id, city_id, property_number, owner_contact);
create index property_kept_posted on property (trashed_at, posted, id);
create index property_kept_price on property (trashed_at, price, id);
create index property_kept_type on property (trashed_at, property_type, id);
create index property_kept_number on property (trashed_at, property_number, id);
create index property_kept_checked on property (trashed_at, coalesce(checked_at, ''), id, status, property_type, city_id);
create index property_kept_id on property (trashed_at, id);
