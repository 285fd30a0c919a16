-- The words of listings, folded. `@5` is that of all listings in city 5, `#100` that of all houses.
create table search_word (
  id integer primary key autoincrement,
  word text not null unique
) strict;

-- `listings` says which of the 4,096 listings of a chunk have the word.
create table search_posting (
  word_id integer not null references search_word (id),
  chunk integer not null,
  listings blob not null,
  primary key (word_id, chunk)
) strict, without rowid;

-- The rules by which the words were taken; 0 where they must be taken at the next start.
alter table catalogue add column word_rules integer not null default 0;
