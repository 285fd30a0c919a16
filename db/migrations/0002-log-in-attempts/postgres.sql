-- Wrong log-ins by account and address; the row with the address '*' counts those of all addresses.
alter table login_attempt add column address text not null default '*';
alter table login_attempt alter column address drop default;
alter table login_attempt drop constraint login_attempt_pkey;
alter table login_attempt add primary key (account, address);

-- The addresses from which an account was entered, with the last time.
create table login_address (
  staff_id integer not null references staff (id),
  address text not null,
  last_at text collate "C" not null,
  primary key (staff_id, address)
);
create index login_address_last_at on login_address (last_at);
