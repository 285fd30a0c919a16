-- The area as the agency says it, beside total_area; all three null where only total_area is known.
-- square_feet_per_marla is also null for units that do not depend on the marla.
alter table property add column said_area real;
alter table property add column said_area_unit text;
alter table property add column square_feet_per_marla real;
