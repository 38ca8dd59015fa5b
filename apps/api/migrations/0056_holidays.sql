-- Holidays of the state, of the city and of a company itself; the country's are computed (domain.md
-- section 4, Holidays).
create table holidays (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  day date not null,
  scope text check (scope in ('state', 'city', 'own')),
  yearly boolean,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) stored,
  primary key (tenant_id, id)
);
create unique index holidays_name on holidays (tenant_id, search_normal(name), day)
  where deleted_at is null;
create index holidays_by_day on holidays (tenant_id, day, id) where deleted_at is null;
call keep_register('holidays');
