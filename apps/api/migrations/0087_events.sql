-- Reservations of common areas. That two never meet is the database's matter: a row for each area that a
-- reservation blocks, with the buffers of its own area (domain.md section 3, events).
create table events (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  title text not null collate "pt-BR-x-icu",
  common_area_id uuid not null,
  apartment_id uuid not null,
  resident_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  expected_guests integer check (expected_guests >= 0),
  rule_id uuid,
  waits boolean,
  notes text,
  state text not null default 'approved' check (
    state in (
      'waiting', 'offered', 'requested', 'approved', 'refused', 'cancelled', 'in_use', 'done', 'no_show'
    )
  ),
  reason text,
  held_until timestamptz,
  decided_at timestamptz,
  decided_by_id uuid references users (id),
  cancelled_at timestamptz,
  cancelled_by_id uuid references users (id),
  cancelled_late boolean,
  fee numeric,
  deposit numeric,
  erased_at timestamptz,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(title)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, common_area_id) references common_areas (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, rule_id) references rules (tenant_id, id),
  check (ends_at > starts_at),
  check (state not in ('waiting', 'offered', 'requested') or held_until is not null)
);
create index events_by_start on events (tenant_id, starts_at, id) where deleted_at is null;
create index events_of_area on events (tenant_id, common_area_id, starts_at);
create index events_of_apartment on events (tenant_id, apartment_id, starts_at);
create index events_of_resident on events (tenant_id, resident_id);
create index events_of_rule on events (tenant_id, rule_id);
-- Who waits for a time of an area, in the order in which they came.
create index events_waiting on events (tenant_id, common_area_id, created_at)
  where state = 'waiting' and deleted_at is null;
call keep_register('events');
call find_by_words('events');

create table event_blocks (
  tenant_id uuid not null references tenants (id),
  event_id uuid not null,
  common_area_id uuid not null,
  blocked_during tstzrange not null check (not isempty(blocked_during)),
  -- Of the area that is used, and not of one that only closes with it: links are not transitive, so that
  -- two reservations may both close a third area.
  is_own boolean not null,
  primary key (tenant_id, event_id, common_area_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, common_area_id) references common_areas (tenant_id, id),
  constraint event_blocks_own exclude using gist (
    tenant_id with =, common_area_id with =, blocked_during with &&
  ) where (is_own),
  constraint event_blocks_linked exclude using gist (
    tenant_id with =, common_area_id with =, blocked_during with &&, (is_own::int) with <>
  )
);
call forbid_foreign_tenants('event_blocks');
grant select, insert, delete on event_blocks to {{app}};

-- The link under which a calendar program reads somebody's reservations: nothing of it is stored but its
-- generation (domain.md section 4, Tokens in links).
create table calendar_feeds (
  tenant_id uuid not null references tenants (id),
  membership_id uuid not null references memberships (id),
  generation integer not null default 1 check (generation > 0),
  made_at timestamptz not null default now(),
  primary key (tenant_id, membership_id)
);
call forbid_foreign_tenants('calendar_feeds');
grant select, insert, update (generation, made_at) on calendar_feeds to {{app}};

-- What was found in an area before and after a reservation, a row an item.
create table event_inspections (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  event_id uuid not null,
  moment text not null check (moment in ('before', 'after')),
  item text not null collate "pt-BR-x-icu",
  result text not null check (result in ('fine', 'damaged')),
  note text,
  picture_file_id uuid,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(item)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, picture_file_id) references files (tenant_id, id)
);
create unique index event_inspections_once on event_inspections (tenant_id, event_id, moment, search_normal(item))
  where deleted_at is null;
call keep_register('event_inspections');
create index event_inspections_by_item on event_inspections (tenant_id, item, id);
create index event_inspections_of_picture on event_inspections (tenant_id, picture_file_id);
