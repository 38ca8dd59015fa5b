-- Imports of spreadsheets: what was asked and what became of it, and the lines while they are checked.

create table imports (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  register text not null,
  state text not null default 'queued' check (
    state in ('queued', 'running', 'done', 'failed', 'cancelled')
  ),
  dry_run boolean not null,
  existing text not null check (existing in ('keep', 'update')),
  create_missing boolean not null,
  file_name text not null,
  heads text[] not null default '{}',
  -- For each head the column it means, or null.
  mapping jsonb not null default '[]',
  checked integer not null default 0,
  total integer not null default 0,
  valid integer not null default 0,
  invalid integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  errors jsonb not null default '[]',
  errors_total integer not null default 0,
  -- What existing rows would become: the first differences, for the dry run to show.
  differences jsonb not null default '[]',
  -- Rows that references name and that are not there: register and titles.
  missing jsonb not null default '[]',
  -- The code of what made it fail.
  problem text,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  -- Moves while the import lives; one that stands still was left behind by a stopped server.
  touched_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
call forbid_foreign_tenants('imports');
grant select, insert, update, delete on imports to {{app}};

-- Unlogged: nothing in it is worth keeping when the database crashes, and the import starts over.
create unlogged table import_lines (
  tenant_id uuid not null,
  import_id uuid not null,
  line integer not null,
  cells text[] not null,
  action text not null check (action in ('create', 'update', 'same', 'bad')),
  row_id uuid,
  -- The version of the existing row that was compared.
  row_version integer,
  -- Columns of the row, and of the row that it carries.
  row_values jsonb,
  carried_values jsonb,
  -- What a create of a missing reference waits for: field → the title's parts.
  waiting jsonb,
  changes jsonb,
  errors jsonb,
  primary key (tenant_id, import_id, line)
);
call forbid_foreign_tenants('import_lines');
grant select, insert, update, delete on import_lines to {{app}};
