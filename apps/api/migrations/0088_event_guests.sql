-- Who is invited to a reservation, and common areas as places to which visitors come (domain.md section 3,
-- events and visitors).

alter table passes
  add column common_area_id uuid,
  add foreign key (tenant_id, common_area_id) references common_areas (tenant_id, id),
  drop constraint passes_check,
  add constraint passes_destination check (num_nonnulls(apartment_id, employee_id, common_area_id) = 1);
create index passes_of_common_area on passes (tenant_id, common_area_id)
  where common_area_id is not null;

alter table visits
  add column common_area_id uuid,
  add foreign key (tenant_id, common_area_id) references common_areas (tenant_id, id),
  drop constraint visits_destination,
  add constraint visits_destination check (
    num_nonnulls(apartment_id, employee_id, common_area_id) = 1
    or (kind = 'official' and num_nonnulls(apartment_id, employee_id, common_area_id) = 0)
  );
create index visits_of_common_area on visits (tenant_id, common_area_id)
  where common_area_id is not null;

alter table desk_entries
  add column common_area_id uuid,
  add foreign key (tenant_id, common_area_id) references common_areas (tenant_id, id);
create index desk_entries_of_common_area on desk_entries (tenant_id, common_area_id)
  where common_area_id is not null;

-- Somebody who is invited, with those they may bring; a yes gives them a pass.
create table event_guests (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  event_id uuid not null,
  name text not null collate "pt-BR-x-icu",
  phone text,
  email text,
  document text,
  plate text,
  companions integer check (companions between 0 and 50),
  children integer check (children between 0 and 50),
  -- How many come, as they said: with themselves, and nobody brings more than they were told that they may.
  coming integer check (coming between 1 and 1 + coalesce(companions, 0) + coalesce(children, 0)),
  state text not null default 'invited' check (
    state in ('invited', 'confirmed', 'declined', 'cancelled')
  ),
  answered_at timestamptz,
  invited_at timestamptz,
  pass_id uuid,
  erased_at timestamptz,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (
    search_normal(name || ' ' || plate_words(plate))
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, pass_id) references passes (tenant_id, id),
  check ((state = 'confirmed') = (coming is not null)),
  check (state <> 'confirmed' or answered_at is not null)
);
create index event_guests_by_name on event_guests (tenant_id, name, id) where deleted_at is null;
create index event_guests_of_event on event_guests (tenant_id, event_id);
create index event_guests_of_pass on event_guests (tenant_id, pass_id) where pass_id is not null;
call keep_register('event_guests');

-- The generation of a guest's link, where it is not the first (domain.md section 4, Tokens in links).
create table event_guest_links (
  tenant_id uuid not null references tenants (id),
  guest_id uuid not null,
  generation integer not null check (generation > 0),
  primary key (tenant_id, guest_id),
  foreign key (tenant_id, guest_id) references event_guests (tenant_id, id)
);
call forbid_foreign_tenants('event_guest_links');
grant select, insert, update (generation) on event_guest_links to {{app}};
