-- The back-office's list counts in the first and reads pages along the others.
drop index property_title;
create index property_kept_filters on property (city_id, status, property_type, coalesce(checked_at, ''), id) where trashed_at is null;
create index property_kept_title on property (lower(title), id, city_id, property_number, owner_contact) where trashed_at is null;
create index property_kept_posted on property (posted, id) where trashed_at is null;
create index property_kept_price on property (price, id) where trashed_at is null;
create index property_kept_type on property (property_type, id) where trashed_at is null;
create index property_kept_number on property (property_number, id) where trashed_at is null;
create index property_kept_checked on property (coalesce(checked_at, ''), id, status, property_type, city_id) where trashed_at is null;
create index property_kept_id on property (id) where trashed_at is null;
