-- Parking spaces and credentials (domain.md section 3): who has which, each for one at a time.

create table garages (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  code text not null collate natural_order,
  level text collate natural_order,
  kind text check (
    kind in (
      'fixed', 'rotating', 'visitor', 'accessible', 'elderly', 'motorcycle', 'bicycle', 'charging',
      'loading'
    )
  ),
  covered boolean,
  apartment_id uuid,
  lent_to_id uuid,
  vehicle_id uuid,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(code || ' ' || coalesce(level, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, lent_to_id) references apartments (tenant_id, id),
  foreign key (tenant_id, vehicle_id) references vehicles (tenant_id, id),
  check (lent_to_id <> apartment_id)
);
create unique index garages_code on garages (tenant_id, search_normal(level), search_normal(code))
  where deleted_at is null and level is not null;
-- The same of spaces without a level.
create unique index garages_code_alone
  on garages (tenant_id, search_normal(level), search_normal(code))
  where deleted_at is null and level is null;
create unique index garages_vehicle on garages (tenant_id, vehicle_id) where deleted_at is null;
create index garages_by_code on garages (tenant_id, code, id) where deleted_at is null;
create index garages_of_apartment on garages (tenant_id, apartment_id);
create index garages_lent_to on garages (tenant_id, lent_to_id) where lent_to_id is not null;
call keep_register('garages');
call find_by_words('garages');

create table cards (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  number text not null collate natural_order check (number ~ '^(0|[1-9][0-9]{0,28})$'),
  facility_code integer check (facility_code between 0 and 65535),
  technology text check (
    technology in ('wiegand26', 'wiegand34', 'wiegand66', 'mifare', 'uhf', 'qr')
  ),
  kind text check (kind in ('card', 'tag', 'keyfob')),
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  apartment_id uuid,
  valid_from date,
  valid_to date,
  state text not null default 'stock' check (
    state in ('stock', 'assigned', 'blocked', 'lost', 'returned', 'discarded')
  ),
  block_reason text,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(number)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  check (valid_to >= valid_from),
  check (num_nonnulls(resident_id, employee_id, provider_id) <= 1),
  check (state <> 'assigned' or num_nonnulls(resident_id, employee_id, provider_id) = 1),
  check (state <> 'discarded' or status = 'INATIVO')
);
create unique index cards_number on cards (tenant_id, number)
  where deleted_at is null and status = 'ATIVO';
create index cards_by_number on cards (tenant_id, number, id) where deleted_at is null;
create index cards_of_resident on cards (tenant_id, resident_id) where resident_id is not null;
create index cards_of_employee on cards (tenant_id, employee_id) where employee_id is not null;
create index cards_of_provider on cards (tenant_id, provider_id) where provider_id is not null;
create index cards_of_apartment on cards (tenant_id, apartment_id) where apartment_id is not null;
call keep_register('cards');
call find_by_words('cards');

-- A car is of at most one of the company's people.
alter table vehicles
  add column employee_id uuid,
  add column provider_id uuid,
  add foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  add foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  add check (num_nonnulls(resident_id, employee_id, provider_id) <= 1);
create index vehicles_of_employee on vehicles (tenant_id, employee_id) where employee_id is not null;
create index vehicles_of_provider on vehicles (tenant_id, provider_id) where provider_id is not null;
