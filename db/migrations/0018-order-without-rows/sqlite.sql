-- SQLite reads computed columns from an index; there is nothing to change.
select 1;
