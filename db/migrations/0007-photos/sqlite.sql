drop index property_image;

-- The photos of a listing, numbered from 0 without gaps; the first is the cover.
create table property_image (
  id integer primary key autoincrement,
  property_id integer not null references property (id) on delete cascade,
  image_id integer not null references image (id),
  position integer not null,
  caption text not null default '',
  unique (property_id, position),
  unique (property_id, image_id)
) strict;
create index property_image_image on property_image (image_id);

insert into property_image (property_id, image_id, position)
select id, image_id, 0 from property where image_id is not null order by id;

alter table property drop column image_id;
