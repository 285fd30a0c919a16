-- PostgreSQL reads an index alone only if it has the columns themselves, not only what is computed.
drop index property_kept_title;
drop index property_kept_checked;
create index property_kept_title on property (lower(title), id) include (title) where trashed_at is null;
create index property_kept_checked on property (coalesce(checked_at, ''), id) include (checked_at) where trashed_at is null;
