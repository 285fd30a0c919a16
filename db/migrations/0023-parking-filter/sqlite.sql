-- A search for houses or shops with parking reads them, as every filter does.
drop index property_type_city_posted;
create index property_type_city_posted on property (property_type, city_id, posted desc, id desc, price, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply, parking) where is_public = 1;
drop index property_type_posted;
create index property_type_posted on property (property_type, posted desc, id desc, price, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply, parking) where is_public = 1;
drop index property_type_city_cheapest;
create index property_type_city_cheapest on property (property_type, city_id, (case when price > 0 then price else 9e15 end), posted desc, id desc, price, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply, parking) where is_public = 1;
drop index property_type_cheapest;
create index property_type_cheapest on property (property_type, (case when price > 0 then price else 9e15 end), posted desc, id desc, price, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply, parking) where is_public = 1;
drop index property_type_city_dearest;
create index property_type_city_dearest on property (property_type, city_id, price desc, posted desc, id desc, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply, parking) where is_public = 1;
drop index property_type_dearest;
create index property_type_dearest on property (property_type, price desc, posted desc, id desc, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply, parking) where is_public = 1;
drop index property_type_area;
create index property_type_area on property (property_type, (total_area * case property_type when 300 then 43560 else 1 end), price, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply, parking, posted, id) where is_public = 1;
drop index property_type_city_area;
create index property_type_city_area on property (property_type, city_id, (total_area * case property_type when 300 then 43560 else 1 end), price, total_area, house_type, plot_type, land_type, no_of_rooms, property_status, facing, water_supply, parking, posted, id) where is_public = 1;
