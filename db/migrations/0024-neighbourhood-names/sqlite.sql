-- What staff called a neighbourhood in another language, for the next listing there.
create index property_neighbourhood_names on property (city_id, lower(neighbourhood)) where is_public = 1 and (neighbourhood_pa <> '' or neighbourhood_hi <> '');
