-- Searches of visitors that found nothing, counted; '' is all beyond the limit of a day.
create table missed_search (
  day text collate "C" not null,
  search text collate "C" not null,
  times integer not null,
  primary key (day, search)
);
