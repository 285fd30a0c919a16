-- Searches of visitors that found nothing, counted; '' is all beyond the limit of a day.
create table missed_search (
  day text not null,
  search text not null,
  times integer not null,
  primary key (day, search)
) strict;
