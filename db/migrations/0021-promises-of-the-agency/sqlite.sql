-- Codes of languages with a space between them.
alter table settings add column languages text not null default '';
-- Null is the specification's year.
alter table settings add column founded_year integer;
alter table settings add column copyright_year integer;
-- Within how many hours an enquiry is answered; null where the agency promises nothing.
alter table settings add column answer_hours integer;

-- Pages say how many the agency has sold.
create index property_sold on property (status_changed_at) where status = 3 and trashed_at is null;
