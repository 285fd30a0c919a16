-- What a staff account logs in with beside its password; the private half never leaves the device.
create table passkey (
  id integer primary key autoincrement,
  staff_id integer not null references staff (id),
  credential_id text not null unique,
  public_key text not null,
  counter real not null,
  transports text not null,
  name text not null,
  created_at text not null,
  last_used_at text
) strict;
create index passkey_staff on passkey (staff_id);

-- Challenges that were answered, until they expire.
create table used_challenge (
  id text primary key,
  expires_at text not null
) strict;
create index used_challenge_expires on used_challenge (expires_at);
