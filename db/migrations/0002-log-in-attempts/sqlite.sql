-- Wrong log-ins by account and address; the row with the address '*' counts those of all addresses.
alter table login_attempt rename to login_attempt_by_account;
drop index login_attempt_last_at;
create table login_attempt (
  account text not null,
  address text not null,
  failures integer not null,
  blocked_until text not null,
  last_at text not null,
  primary key (account, address)
) strict;
insert into login_attempt (account, address, failures, blocked_until, last_at)
  select account, '*', failures, blocked_until, last_at from login_attempt_by_account;
drop table login_attempt_by_account;
create index login_attempt_last_at on login_attempt (last_at);

-- The addresses from which an account was entered, with the last time.
create table login_address (
  staff_id integer not null references staff (id),
  address text not null,
  last_at text not null,
  primary key (staff_id, address)
) strict;
create index login_address_last_at on login_address (last_at);
