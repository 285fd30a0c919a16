-- Wakes every process that keeps answers under the version; it tells the schema apart, not the version.
create function notify_catalogue_version() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_version', tg_table_schema);
  return null;
end
$$;

create trigger catalogue_version_raised after update of version on catalogue
  for each row when (old.version is distinct from new.version)
  execute function notify_catalogue_version();
