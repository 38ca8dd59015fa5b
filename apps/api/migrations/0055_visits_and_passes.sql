-- Visits, the passes that let visitors in, and what is carried in and out (domain.md section 3, visitors).

create table passes (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  guest_name text not null collate "pt-BR-x-icu",
  visitor_id uuid not null,
  kind text not null check (
    kind in ('social', 'delivery', 'ride', 'service', 'event_guest', 'recurring', 'official')
  ),
  apartment_id uuid,
  employee_id uuid,
  host_id uuid,
  provider_id uuid,
  companions integer,
  plate text,
  purpose text,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  uses_allowed integer check (uses_allowed >= 1),
  uses_done integer not null default 0,
  weekdays text[] not null default '{}' check (
    weekdays <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  ),
  from_time text,
  to_time text,
  on_holidays boolean,
  state text not null default 'active' check (
    state in ('active', 'cancelled', 'revoked')
  ),
  revoked_at timestamptz,
  revoked_by_id uuid references users (id),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (
    search_normal(guest_name || ' ' || plate_words(plate))
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, visitor_id) references visitors (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, host_id) references residents (tenant_id, id),
  foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  check (num_nonnulls(apartment_id, employee_id) = 1),
  check (valid_to > valid_from),
  check (uses_done between 0 and coalesce(uses_allowed, uses_done)),
  check (num_nonnulls(from_time, to_time) in (0, 2))
);
create index passes_by_start on passes (tenant_id, valid_from, id) where deleted_at is null;
create index passes_of_visitor on passes (tenant_id, visitor_id);
create index passes_of_apartment on passes (tenant_id, apartment_id) where apartment_id is not null;
create index passes_of_employee on passes (tenant_id, employee_id) where employee_id is not null;
create index passes_of_host on passes (tenant_id, host_id) where host_id is not null;
create index passes_of_provider on passes (tenant_id, provider_id) where provider_id is not null;
create index passes_of_creator on passes (tenant_id, created_by);
call keep_register('passes');

-- What a pass is recognised by, which no list, export, history or answer reads: the generation of its
-- link, and eight digits for whoever has no screen, encrypted, with a keyed digest to find the pass by.
create table pass_secrets (
  tenant_id uuid not null,
  pass_id uuid not null,
  generation integer not null default 1,
  pin_sealed bytea not null,
  pin_digest bytea not null,
  primary key (tenant_id, pass_id),
  unique (tenant_id, pin_digest),
  foreign key (tenant_id, pass_id) references passes (tenant_id, id)
);
call forbid_foreign_tenants('pass_secrets');
grant select, insert, update on pass_secrets to {{app}};

create table visits (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  guest_name text not null collate "pt-BR-x-icu",
  visitor_id uuid not null,
  kind text not null check (
    kind in ('social', 'delivery', 'ride', 'service', 'event_guest', 'recurring', 'official')
  ),
  apartment_id uuid,
  employee_id uuid,
  host_id uuid,
  provider_id uuid,
  companions integer,
  plate text,
  purpose text,
  authority text,
  photo_file_id uuid,
  expected_from timestamptz,
  expected_to timestamptz,
  state text not null default 'waiting' check (
    state in (
      'expected', 'waiting', 'authorised', 'denied', 'cancelled', 'no_show', 'inside', 'left'
    )
  ),
  waiting_since timestamptz,
  unanswered_at timestamptz,
  answered_at timestamptz,
  answered_by_id uuid references users (id),
  answered_through text check (
    answered_through in ('app', 'intercom', 'phone', 'list', 'desk', 'pass')
  ),
  answered_name text,
  denied_reason text,
  pass_id uuid,
  checked_in_at timestamptz,
  checked_in_by_id uuid references users (id),
  let_in_reason text,
  checked_out_at timestamptz,
  checked_out_by_id uuid references users (id),
  checked_out_how text check (checked_out_how in ('desk', 'unknown_time', 'closed_by_job')),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (
    search_normal(guest_name || ' ' || plate_words(plate))
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, visitor_id) references visitors (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, host_id) references residents (tenant_id, id),
  foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  foreign key (tenant_id, pass_id) references passes (tenant_id, id),
  foreign key (tenant_id, photo_file_id) references files (tenant_id, id),
  check (num_nonnulls(apartment_id, employee_id) = 1),
  check (expected_to > expected_from),
  check (state <> 'inside' or checked_in_at is not null),
  check ((state = 'left') = (checked_out_how is not null)),
  -- An exit that nobody saw has no time.
  check (checked_out_how is null or (checked_out_how = 'desk') = (checked_out_at is not null)),
  check (state not in ('denied', 'authorised') or answered_through is not null)
);
create unique index visits_inside on visits (tenant_id, visitor_id)
  where state = 'inside' and deleted_at is null;
create index visits_by_start on visits (tenant_id, expected_from desc nulls last, id desc)
  where deleted_at is null;
create index visits_open on visits (tenant_id, state, expected_from)
  where state in ('expected', 'waiting', 'authorised', 'inside') and deleted_at is null;
create index visits_of_visitor on visits (tenant_id, visitor_id);
create index visits_of_apartment on visits (tenant_id, apartment_id, created_at)
  where apartment_id is not null;
create index visits_of_employee on visits (tenant_id, employee_id) where employee_id is not null;
create index visits_of_host on visits (tenant_id, host_id) where host_id is not null;
create index visits_of_provider on visits (tenant_id, provider_id) where provider_id is not null;
create index visits_of_pass on visits (tenant_id, pass_id) where pass_id is not null;
create index visits_of_creator on visits (tenant_id, created_by);
call keep_register('visits');

create table item_passes (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  description text not null collate "pt-BR-x-icu",
  quantity integer,
  direction text not null check (direction in ('in', 'out')),
  carrier text not null,
  visit_id uuid,
  apartment_id uuid not null,
  photo_file_id uuid,
  state text not null default 'authorised' check (state in ('authorised', 'passed', 'cancelled')),
  passed_at timestamptz,
  passed_by_id uuid references users (id),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(description || ' ' || carrier)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, visit_id) references visits (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, photo_file_id) references files (tenant_id, id),
  check (state <> 'passed' or passed_at is not null)
);
create index item_passes_by_description on item_passes (tenant_id, description, id)
  where deleted_at is null;
create index item_passes_of_apartment on item_passes (tenant_id, apartment_id);
create index item_passes_of_visit on item_passes (tenant_id, visit_id) where visit_id is not null;
create index item_passes_of_creator on item_passes (tenant_id, created_by);
call keep_register('item_passes');

-- A blocked visitor is recognised by the plate too.
create index visitors_blocked_plate on visitors (tenant_id, plate_key(plate))
  where blocked and deleted_at is null;
