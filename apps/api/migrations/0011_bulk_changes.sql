-- Changes of all rows that a filter finds: what was asked, how far it is, and what stayed as it was.
create table bulk_changes (
  tenant_id uuid not null,
  id uuid not null,
  register text not null,
  action text not null check (action in ('activate', 'inactivate', 'delete')),
  -- Parameters of the list, as its address spells them.
  filter jsonb not null,
  expected_total integer not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  done integer not null default 0,
  refused integer not null default 0,
  -- The first rows that stayed as they were: id, title and code.
  refusals jsonb not null default '[]',
  -- The code of what made it fail.
  problem text,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  touched_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
call forbid_foreign_tenants('bulk_changes');
grant select, insert, update, delete on bulk_changes to {{app}};
