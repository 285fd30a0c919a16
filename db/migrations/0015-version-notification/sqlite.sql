-- SQLite shows commits in its file of shared memory; there is nothing to add.
select 1;
