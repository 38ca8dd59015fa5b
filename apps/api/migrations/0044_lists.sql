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

-- A list as somebody wants to see it again, by a name of theirs: nobody else's. Under the nil tenant for
-- lists of the platform's people and shared rows.
create table saved_views (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null references users (id),
  register text not null,
  name text not null,
  -- The list's address after its `?`, in the spelling that the web app writes.
  query text not null,
  -- Columns that are not shown; null where the list shows those that it shows at first.
  hidden text[],
  density text not null check (density in ('comfortable', 'compact')),
  -- The list opens with it.
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index saved_views_name on saved_views (tenant_id, user_id, register, lower(name));
create unique index saved_views_default on saved_views (tenant_id, user_id, register)
  where is_default;
create index saved_views_of_user on saved_views (user_id);
call forbid_foreign_tenants('saved_views');
grant select, insert, update, delete on saved_views to {{app}};
