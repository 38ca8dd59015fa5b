-- A list finds what its rows show: a company's city and contact, a species' sign, a segment's sectors.
create function words_of_list(items text[]) returns text
  language sql immutable parallel safe return array_to_string(items, ' ');
revoke all on function words_of_list from public;
grant execute on function words_of_list to {{app}};

alter table tenants drop column search_text;
alter table tenants add column search_text text generated always as (
  search_normal(legal_name || ' ' || coalesce(fantasy_name, '') || ' ' || coalesce(city, '') || ' '
    || coalesce(contact_name, ''))
) stored;

alter table species drop column search_text;
alter table species add column search_text text generated always as (
  search_normal(name || ' ' || coalesce(icon, ''))
) stored;

alter table segments drop column search_text;
alter table segments add column search_text text generated always as (
  search_normal(name_segment || ' ' || words_of_list(sectors))
) stored;
