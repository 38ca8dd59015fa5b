-- Cabinets with what lies in them, and who has it now (domain.md section 3, cabinets).
create table cabinets (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  kind text check (kind in ('keys', 'tools', 'storage')),
  location text,
  tower_id uuid,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (
    search_normal(name || ' ' || coalesce(location, ''))
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, tower_id) references towers (tenant_id, id)
);
create unique index cabinets_name on cabinets (tenant_id, search_normal(name))
  where deleted_at is null;
create index cabinets_by_name on cabinets (tenant_id, name, id) where deleted_at is null;
create index cabinets_of_tower on cabinets (tenant_id, tower_id);
call keep_register('cabinets');
call find_by_words('cabinets');

create table cabinet_items (
  tenant_id uuid not null,
  id uuid not null,
  cabinet_id uuid not null,
  ordinal integer not null,
  name text not null,
  code text,
  note text,
  primary key (tenant_id, id),
  foreign key (tenant_id, cabinet_id) references cabinets (tenant_id, id)
);
create index cabinet_items_of on cabinet_items (tenant_id, cabinet_id, ordinal);
call keep_owned_rows('cabinet_items');

-- Who took what, and who gave it back to whom. A loan is never rewritten, only ended; it keeps the name
-- of its item, which may leave the cabinet later, but not while it is lent.
create table cabinet_loans (
  tenant_id uuid not null,
  id uuid not null,
  cabinet_id uuid not null,
  item_id uuid,
  item_name text not null,
  item_code text,
  resident_id uuid,
  -- The name of a borrower who is in no register.
  borrower text,
  lent_at timestamptz not null default now(),
  lent_by uuid not null references users (id),
  due_at timestamptz,
  returned_at timestamptz,
  returned_by uuid references users (id),
  primary key (tenant_id, id),
  foreign key (tenant_id, cabinet_id) references cabinets (tenant_id, id),
  foreign key (tenant_id, item_id) references cabinet_items (tenant_id, id)
    on delete set null (item_id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  check (num_nonnulls(resident_id, borrower) = 1),
  check (item_id is not null or returned_at is not null),
  check (num_nonnulls(returned_at, returned_by) in (0, 2)),
  check (due_at > lent_at)
);
create unique index cabinet_loans_open on cabinet_loans (tenant_id, item_id)
  where returned_at is null;
create index cabinet_loans_of_cabinet on cabinet_loans (tenant_id, cabinet_id, lent_at desc);
create index cabinet_loans_of_item on cabinet_loans (tenant_id, item_id);
create index cabinet_loans_of_resident on cabinet_loans (tenant_id, resident_id);
call forbid_foreign_tenants('cabinet_loans');
grant select, insert, update (returned_at, returned_by) on cabinet_loans to {{app}};
