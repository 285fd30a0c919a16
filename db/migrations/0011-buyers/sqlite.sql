-- Who is looking for what. `wants` is JSON: the members of a search that are set.
create table buyer (
  id integer primary key autoincrement,
  name text not null,
  phone text not null,
  note text not null,
  language text not null,
  wants text not null,
  active integer not null,
  search_text text not null,
  created_at text not null,
  version integer not null default 1
) strict;
-- What the matcher has to read again is found here without the rows.
create index buyer_version on buyer (active, id, version);

create table buyer_sent (
  buyer_id integer not null references buyer (id) on delete cascade,
  property_id integer not null references property (id) on delete cascade,
  sent_at text not null,
  user_name text not null,
  primary key (buyer_id, property_id)
) strict;
create index buyer_sent_property on buyer_sent (property_id);
