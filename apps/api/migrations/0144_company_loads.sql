-- release 0.2.1
-- Requests of each company and those that were refused, in steps of five minutes, counted by all servers
-- together (servers §4). Old steps are removed by whoever writes.
create table company_loads (
  step timestamptz not null,
  tenant_id uuid not null references tenants (id),
  requests integer not null check (requests >= 0),
  refused integer not null check (refused >= 0),
  primary key (step, tenant_id)
);
grant select, insert, update, delete on company_loads to {{system}};
