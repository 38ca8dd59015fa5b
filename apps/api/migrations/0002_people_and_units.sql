-- Towers, apartments, residents, and the dated occupancies that tie them together.

create table towers (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  code text,
  floors integer,
  units_per_floor integer,
  zip_code text,
  street text,
  number text,
  complement text,
  district text,
  city text,
  state text,
  position jsonb,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(name || ' ' || coalesce(code, ''))) stored,
  primary key (tenant_id, id)
);
create unique index towers_name on towers (tenant_id, search_normal(name)) where deleted_at is null;
create index towers_by_name on towers (tenant_id, name, id) where deleted_at is null;
call keep_register('towers');

create table apartments (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  tower_id uuid not null,
  number text not null collate natural_order,
  floor integer,
  kind text check (
    kind in ('apartment', 'house', 'commercial', 'storage', 'classroom', 'consulting_room', 'lot', 'line')
  ),
  area_m2 numeric,
  ideal_fraction numeric,
  intercom text,
  parking_spots integer,
  occupancy text check (occupancy in ('vacant', 'owner', 'rented', 'short_stay', 'works')),
  visitor_cap integer,
  notes text,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(number)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, tower_id) references towers (tenant_id, id)
);
create unique index apartments_number on apartments (tenant_id, tower_id, search_normal(number))
  where deleted_at is null;
create index apartments_by_number on apartments (tenant_id, number, id) where deleted_at is null;
call keep_register('apartments');

create table residents (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  social_name text,
  cpf text,
  id_doc jsonb,
  gender text check (gender in ('male', 'female', 'other', 'not_informed')),
  marital_status text check (
    marital_status in ('single', 'married', 'divorced', 'widowed', 'stable_union')
  ),
  nationality text,
  birth_date date,
  cnh_number text,
  cnh_category text,
  cnh_expires_on date,
  email text,
  phones text[] not null default '{}',
  photo_file_id uuid,
  notes text,
  emergency_contact jsonb,
  guardian_id uuid,
  exit_permission text check (exit_permission in ('free', 'guardian', 'never')),
  access_types text[] not null default '{}' check (access_types <@ array['facial', 'card']),
  facial_status text not null default 'none' check (
    facial_status in
      ('none', 'consent_pending', 'photo_pending', 'processing', 'enrolled', 'failed', 'revoked')
  ),
  approval text not null default 'accepted' check (approval in ('accepted', 'pending')),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  -- One paper is one paper however its number was punctuated: the contract's idDocKey in SQL.
  id_doc_key text generated always as (
    case
      when id_doc ->> 'kind' = 'cin' then 'cpf:' || (id_doc ->> 'number')
      else (id_doc ->> 'kind') || ':'
        || coalesce(id_doc ->> 'country', case when id_doc ->> 'kind' in ('passport', 'other') then '' else 'BR' end)
        || ':' || case
          when id_doc ->> 'kind' in ('rg', 'other')
            then regexp_replace(coalesce(id_doc ->> 'issuer', ''), '[^[:alnum:]]', '', 'g')
          else ''
        end || ':' || (id_doc ->> 'number')
    end
  ) stored,
  search_text text generated always as (
    search_normal(name || ' ' || coalesce(social_name, '') || ' ' || coalesce(email, ''))
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, photo_file_id) references files (tenant_id, id),
  foreign key (tenant_id, guardian_id) references residents (tenant_id, id)
);
create unique index residents_cpf on residents (tenant_id, cpf) where deleted_at is null;
create index residents_id_doc on residents (tenant_id, id_doc_key) where deleted_at is null;
create index residents_by_name on residents (tenant_id, name, id) where deleted_at is null;
create index residents_guardian on residents (tenant_id, guardian_id) where guardian_id is not null;
call keep_register('residents');

create table resident_consents (
  tenant_id uuid not null,
  id uuid not null,
  resident_id uuid not null,
  ordinal integer not null,
  purpose text not null check (purpose in ('facial', 'image', 'contact')),
  term_version text not null,
  given_on date not null,
  revoked_on date,
  primary key (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id)
);
create index resident_consents_of on resident_consents (tenant_id, resident_id, ordinal);
call keep_owned_rows('resident_consents');

create table occupancies (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  apartment_id uuid not null,
  resident_id uuid not null,
  relation text not null check (
    relation in ('owner', 'tenant', 'dependent', 'domestic_staff', 'landlord')
  ),
  starts_on date not null,
  ends_on date,
  may_authorize_visitors boolean,
  may_book boolean,
  gets_parcels boolean,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  check (ends_on >= starts_on)
);
create unique index occupancies_once
  on occupancies (tenant_id, apartment_id, resident_id, relation, starts_on) where deleted_at is null;
create index occupancies_by_start on occupancies (tenant_id, starts_on, id) where deleted_at is null;
create index occupancies_of_resident on occupancies (tenant_id, resident_id, ends_on);
create index occupancies_of_apartment on occupancies (tenant_id, apartment_id, ends_on);
call keep_register('occupancies');

-- A condomino's own rows hang on the person their membership stands for.
alter table memberships add column resident_id uuid;
alter table memberships add foreign key (tenant_id, resident_id) references residents (tenant_id, id);
