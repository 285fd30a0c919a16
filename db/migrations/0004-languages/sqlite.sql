-- Names of places and texts of listings in Punjabi and Hindi; '' where there is none.
alter table country add column name_pa text not null default '';
alter table country add column name_hi text not null default '';
alter table state add column name_pa text not null default '';
alter table state add column name_hi text not null default '';
alter table city add column name_pa text not null default '';
alter table city add column name_hi text not null default '';
alter table property add column title_pa text not null default '';
alter table property add column title_hi text not null default '';
alter table property add column description_pa text not null default '';
alter table property add column description_hi text not null default '';
alter table property add column neighbourhood_pa text not null default '';
alter table property add column neighbourhood_hi text not null default '';

-- Places that were added before get their names, where these are known.
update country set name_pa = 'ਭਾਰਤ', name_hi = 'भारत' where lower(name) = 'india';
update state set name_pa = 'ਪੰਜਾਬ', name_hi = 'पंजाब'
  where lower(name) = 'punjab' and country_id in (select id from country where lower(name) = 'india');
update city set name_pa = known.column2, name_hi = known.column3
  from (values
    ('jalandhar', 'ਜਲੰਧਰ', 'जालंधर'),
    ('jalandhar cantonment', 'ਜਲੰਧਰ ਛਾਉਣੀ', 'जालंधर छावनी'),
    ('jalandhar cantt', 'ਜਲੰਧਰ ਛਾਉਣੀ', 'जालंधर छावनी'),
    ('nakodar', 'ਨਕੋਦਰ', 'नकोदर'),
    ('phillaur', 'ਫਿਲੌਰ', 'फिल्लौर'),
    ('shahkot', 'ਸ਼ਾਹਕੋਟ', 'शाहकोट'),
    ('adampur', 'ਆਦਮਪੁਰ', 'आदमपुर'),
    ('kartarpur', 'ਕਰਤਾਰਪੁਰ', 'करतारपुर'),
    ('goraya', 'ਗੁਰਾਇਆ', 'गोराया'),
    ('nurmahal', 'ਨੂਰਮਹਿਲ', 'नूरमहल'),
    ('bhogpur', 'ਭੋਗਪੁਰ', 'भोगपुर'),
    ('lohian khas', 'ਲੋਹੀਆਂ ਖ਼ਾਸ', 'लोहियां खास'),
    ('lohian', 'ਲੋਹੀਆਂ', 'लोहियां'),
    ('alawalpur', 'ਅਲਾਵਲਪੁਰ', 'अलावलपुर'),
    ('bilga', 'ਬਿਲਗਾ', 'बिलगा'),
    ('mehatpur', 'ਮਹਿਤਪੁਰ', 'महितपुर'),
    ('hoshiarpur', 'ਹੁਸ਼ਿਆਰਪੁਰ', 'होशियारपुर'),
    ('dasuya', 'ਦਸੂਹਾ', 'दसूहा'),
    ('dasua', 'ਦਸੂਹਾ', 'दसूहा'),
    ('mukerian', 'ਮੁਕੇਰੀਆਂ', 'मुकेरियां'),
    ('garhshankar', 'ਗੜ੍ਹਸ਼ੰਕਰ', 'गढ़शंकर'),
    ('tanda urmar', 'ਟਾਂਡਾ ਉੜਮੁੜ', 'टांडा उड़मुड़'),
    ('urmar tanda', 'ਟਾਂਡਾ ਉੜਮੁੜ', 'टांडा उड़मुड़'),
    ('tanda', 'ਟਾਂਡਾ', 'टांडा'),
    ('mahilpur', 'ਮਾਹਿਲਪੁਰ', 'माहिलपुर'),
    ('hariana', 'ਹਰਿਆਣਾ', 'हरियाना'),
    ('talwara', 'ਤਲਵਾੜਾ', 'तलवाड़ा'),
    ('gardhiwala', 'ਗੜ੍ਹਦੀਵਾਲਾ', 'गढ़दीवाला'),
    ('garhdiwala', 'ਗੜ੍ਹਦੀਵਾਲਾ', 'गढ़दीवाला'),
    ('sham churasi', 'ਸ਼ਾਮ ਚੁਰਾਸੀ', 'शाम चौरासी'),
    ('hajipur', 'ਹਾਜੀਪੁਰ', 'हाजीपुर')
  ) as known
  where lower(city.name) = known.column1 and city.state_id in (
    select state.id from state join country on country.id = state.country_id
    where lower(state.name) = 'punjab' and lower(country.name) = 'india'
  );
