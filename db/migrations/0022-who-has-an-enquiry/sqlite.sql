-- Who of the staff looks after it; null while nobody does.
alter table enquiry add column assignee_id integer references staff (id);
create index enquiry_assignee on enquiry (assignee_id) where assignee_id is not null;
