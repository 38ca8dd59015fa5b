-- Pictures that people send, counted by the hour: files that nobody claims go, and so do those that
-- another replaces, but having sent them counts.

-- Shared rows' pictures count under the nil tenant, which is no row of tenants.
create table upload_counts (
  tenant_id uuid not null,
  hour timestamptz not null,
  user_id uuid not null references users (id),
  uploads integer not null check (uploads > 0),
  primary key (tenant_id, hour, user_id)
);
call forbid_foreign_tenants('upload_counts');
grant select, insert, update, delete on upload_counts to {{app}};
