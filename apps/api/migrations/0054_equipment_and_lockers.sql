-- Addresses that companies want the platform to connect to. None works before an administrator of the
-- platform approved it, whether it is public or private (domain.md section 3, lockers-manufacturer).
create table device_addresses (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  host text not null,
  port integer not null check (port between 1 and 65535),
  purpose text,
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused')),
  decided_at timestamptz,
  decided_by_id uuid references users (id),
  refusal_reason text,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(host || ' ' || coalesce(purpose, ''))) stored,
  primary key (tenant_id, id),
  check (state = 'asked' or decided_at is not null)
);
create unique index device_addresses_host on device_addresses (tenant_id, host, port)
  where deleted_at is null;
create index device_addresses_by_host on device_addresses (tenant_id, host, id)
  where deleted_at is null;
call keep_register('device_addresses');

create table locker_manufacturers (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  host text not null,
  port integer not null check (port between 1 and 65535),
  ip text,
  protocol text check (protocol in ('kerong', 'winnsen', 'other')),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(name || ' ' || host)) stored,
  primary key (tenant_id, id)
);
create unique index locker_manufacturers_name on locker_manufacturers (tenant_id, search_normal(name))
  where deleted_at is null;
create index locker_manufacturers_by_name on locker_manufacturers (tenant_id, name, id)
  where deleted_at is null;
call keep_register('locker_manufacturers');

create table equipment (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  kind text check (
    kind in ('facial', 'card', 'turnstile', 'gate', 'door', 'intercom', 'camera', 'lpr')
  ),
  manufacturer_tenant_id uuid,
  manufacturer_id uuid,
  driver text not null check (driver in ('http', 'onvif', 'isapi', 'sip', 'serial', 'none')),
  model text,
  serial text not null,
  host text,
  ip text,
  port integer check (port between 1 and 65535),
  username text,
  location text,
  tower_id uuid,
  direction text check (direction in ('in', 'out', 'both')),
  access_types text[] not null default '{}' check (access_types <@ array['facial', 'card']),
  operation_mode text check (operation_mode in ('standalone', 'online', 'contingency')),
  firmware text,
  clock_drift integer,
  last_seen_at timestamptz,
  state text not null default 'unknown' check (
    state in ('unknown', 'online', 'offline', 'error')
  ),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (
    search_normal(name || ' ' || coalesce(model, '') || ' ' || serial || ' '
      || coalesce(location, ''))
  ) stored,
  primary key (tenant_id, id),
  check (manufacturer_tenant_id in (tenant_id, '00000000-0000-0000-0000-000000000000')),
  foreign key (manufacturer_tenant_id, manufacturer_id) references brands (tenant_id, id),
  foreign key (tenant_id, tower_id) references towers (tenant_id, id)
);
create unique index equipment_serial on equipment (tenant_id, search_normal(serial))
  where deleted_at is null;
create index equipment_by_name on equipment (tenant_id, name, id) where deleted_at is null;
create index equipment_of_manufacturer on equipment (tenant_id, manufacturer_id);
create index equipment_of_tower on equipment (tenant_id, tower_id);
call keep_register('equipment');
call find_by_words('equipment');

-- What a device asks for before it obeys, encrypted by a key that the database does not hold. No list,
-- record, export or history reads this table.
create table device_secrets (
  tenant_id uuid not null,
  equipment_id uuid not null,
  sealed bytea not null,
  set_at timestamptz not null default now(),
  set_by uuid not null references users (id),
  primary key (tenant_id, equipment_id),
  foreign key (tenant_id, equipment_id) references equipment (tenant_id, id)
);
call forbid_foreign_tenants('device_secrets');
grant select, insert, update, delete on device_secrets to {{app}};

create table lockers (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  code text,
  manufacturer_id uuid not null,
  board integer check (board between 0 and 255),
  location text,
  tower_id uuid,
  serial text,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (
    search_normal(name || ' ' || coalesce(code, '') || ' ' || coalesce(location, '') || ' '
      || coalesce(serial, ''))
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, manufacturer_id) references locker_manufacturers (tenant_id, id),
  foreign key (tenant_id, tower_id) references towers (tenant_id, id)
);
create unique index lockers_name on lockers (tenant_id, search_normal(name))
  where deleted_at is null;
create index lockers_by_name on lockers (tenant_id, name, id) where deleted_at is null;
create index lockers_of_manufacturer on lockers (tenant_id, manufacturer_id);
create index lockers_of_tower on lockers (tenant_id, tower_id);
call keep_register('lockers');
call find_by_words('lockers');

-- Deferred, so that two doors exchange their numbers in one change.
create table locker_doors (
  tenant_id uuid not null,
  id uuid not null,
  locker_id uuid not null,
  ordinal integer not null,
  number integer not null check (number > 0),
  channel integer not null check (channel between 0 and 255),
  size text not null check (size in ('P', 'M', 'G', 'GG')),
  state text not null default 'free' check (state in ('free', 'reserved', 'occupied', 'blocked')),
  latch text not null default 'unknown' check (latch in ('closed', 'open', 'unknown')),
  primary key (tenant_id, id),
  foreign key (tenant_id, locker_id) references lockers (tenant_id, id),
  unique (tenant_id, locker_id, number) deferrable initially deferred,
  unique (tenant_id, locker_id, channel) deferrable initially deferred
);
create index locker_doors_of on locker_doors (tenant_id, locker_id, ordinal);
call keep_owned_rows('locker_doors');
