-- Who works for a company and who comes in to work for it (domain.md section 3): employees with their
-- shifts, and providers with the people and documents that they send.

create table service_providers (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  kind text not null check (kind in ('company', 'person')),
  name text not null collate "pt-BR-x-icu",
  social_name text,
  category text not null collate "pt-BR-x-icu",
  legal_name text,
  cnpj text,
  state_registration text,
  municipal_registration text,
  site text,
  contact_name text,
  cpf text,
  id_doc jsonb,
  gender text check (gender in ('male', 'female', 'other', 'not_informed')),
  marital_status text check (
    marital_status in ('single', 'married', 'divorced', 'widowed', 'stable_union')
  ),
  nationality text,
  birth_date date,
  cnh_number text,
  cnh_category text check (
    cnh_category in ('ACC', 'A', 'B', 'AB', 'C', 'AC', 'D', 'AD', 'E', 'AE')
  ),
  cnh_expires_on date,
  email text,
  phones text[] not null default '{}',
  photo_file_id uuid,
  notes text,
  zip_code text,
  street text,
  number text,
  complement text,
  district text,
  city text,
  state text,
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'blocked')),
  block_reason text,
  decided_at timestamptz,
  decided_by_id uuid references users (id),
  contract_from date,
  contract_to date,
  allowed_days text[] not null default '{}' check (
    allowed_days <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  ),
  allowed_from text check (allowed_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  allowed_to text check (allowed_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  access_types text[] not null default '{}' check (access_types <@ array['facial', 'card']),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  id_doc_key text generated always as (id_doc_key(id_doc)) stored,
  id_doc_number text generated always as (id_doc ->> 'number') stored,
  search_text text generated always as (
    search_normal(name || ' ' || coalesce(social_name, '') || ' ' || category || ' '
      || phone_words(phones))
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, photo_file_id) references files (tenant_id, id),
  check (contract_to >= contract_from),
  check (case kind when 'company' then cpf is null else cnpj is null end),
  check (approval <> 'blocked' or block_reason is not null)
);
create unique index service_providers_cnpj on service_providers (tenant_id, cnpj)
  where deleted_at is null;
create unique index service_providers_cpf on service_providers (tenant_id, cpf)
  where deleted_at is null;
create index service_providers_id_doc on service_providers (tenant_id, id_doc_key)
  where deleted_at is null;
create index service_providers_id_doc_number on service_providers (tenant_id, id_doc_number)
  where deleted_at is null and id_doc_number is not null;
create index service_providers_by_name on service_providers (tenant_id, name, id)
  where deleted_at is null;
create index service_providers_by_search on service_providers (tenant_id) include (search_text, id)
  where deleted_at is null;
call keep_register('service_providers');
call find_by_words('service_providers');

create table service_provider_technicians (
  tenant_id uuid not null,
  id uuid not null,
  service_provider_id uuid not null,
  ordinal integer not null,
  name text not null,
  cpf text,
  document text,
  phone text,
  primary key (tenant_id, id),
  foreign key (tenant_id, service_provider_id) references service_providers (tenant_id, id)
);
create index service_provider_technicians_of
  on service_provider_technicians (tenant_id, service_provider_id, ordinal);
call keep_owned_rows('service_provider_technicians');

create table service_provider_documents (
  tenant_id uuid not null,
  id uuid not null,
  service_provider_id uuid not null,
  ordinal integer not null,
  document_kind text not null check (
    document_kind in ('contract', 'insurance', 'certificate', 'training', 'health', 'other')
  ),
  number text,
  expires_on date,
  primary key (tenant_id, id),
  foreign key (tenant_id, service_provider_id) references service_providers (tenant_id, id)
);
create index service_provider_documents_of
  on service_provider_documents (tenant_id, service_provider_id, ordinal);
call keep_owned_rows('service_provider_documents');

create table employees (
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
  cnh_category text check (
    cnh_category in ('ACC', 'A', 'B', 'AB', 'C', 'AC', 'D', 'AD', 'E', 'AE')
  ),
  cnh_expires_on date,
  email text,
  phones text[] not null default '{}',
  photo_file_id uuid,
  notes text,
  zip_code text,
  street text,
  number text,
  complement text,
  district text,
  city text,
  state text,
  position text not null collate "pt-BR-x-icu",
  kind text check (kind in ('own', 'outsourced')),
  provider_id uuid,
  admitted_on date,
  dismissed_on date,
  employment text not null default 'active' check (employment in ('active', 'dismissed')),
  access_types text[] not null default '{}' check (access_types <@ array['facial', 'card']),
  facial_status text not null default 'none' check (
    facial_status in
      ('none', 'consent_pending', 'photo_pending', 'processing', 'enrolled', 'failed', 'revoked')
  ),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  id_doc_key text generated always as (id_doc_key(id_doc)) stored,
  id_doc_number text generated always as (id_doc ->> 'number') stored,
  search_text text generated always as (
    search_normal(name || ' ' || coalesce(social_name, '') || ' ' || "position" || ' '
      || coalesce(email, '') || ' ' || phone_words(phones))
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, photo_file_id) references files (tenant_id, id),
  foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  check (dismissed_on >= admitted_on),
  check (employment = 'active' or status = 'INATIVO'),
  check ((provider_id is not null) = (kind is not null and kind = 'outsourced'))
);
create unique index employees_cpf on employees (tenant_id, cpf) where deleted_at is null;
create index employees_id_doc on employees (tenant_id, id_doc_key) where deleted_at is null;
create index employees_id_doc_number on employees (tenant_id, id_doc_number)
  where deleted_at is null and id_doc_number is not null;
create index employees_by_name on employees (tenant_id, name, id) where deleted_at is null;
create index employees_by_search on employees (tenant_id) include (search_text, id)
  where deleted_at is null;
create index employees_of_provider on employees (tenant_id, provider_id)
  where provider_id is not null;
call keep_register('employees');
call find_by_words('employees');

create table employee_shifts (
  tenant_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  ordinal integer not null,
  weekdays text[] not null default '{}' check (
    weekdays <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  ),
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends_at text not null check (ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create index employee_shifts_of on employee_shifts (tenant_id, employee_id, ordinal);
call keep_owned_rows('employee_shifts');

-- A membership stands for one of a company's people, and an invitation says for whom it will.
alter table memberships
  add column employee_id uuid,
  add column provider_id uuid,
  add foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  add foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  add check (num_nonnulls(resident_id, employee_id, provider_id) <= 1);
create index memberships_of_employee on memberships (tenant_id, employee_id)
  where deleted_at is null and employee_id is not null;
create index memberships_of_provider on memberships (tenant_id, provider_id)
  where deleted_at is null and provider_id is not null;
alter table invitations
  add column employee_id uuid,
  add column provider_id uuid,
  add foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  add foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  add check (num_nonnulls(resident_id, employee_id, provider_id) <= 1);
