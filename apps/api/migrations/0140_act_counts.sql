-- How often a person or a company has done what is limited within some time, counted by all servers
-- together (platform §26).
create table act_counts (
  tenant_id uuid not null references tenants (id),
  act text not null check (char_length(act) between 1 and 40),
  -- The person, link or company whose acts are counted.
  counted_for uuid not null,
  since timestamptz not null default now(),
  count integer not null default 1,
  primary key (tenant_id, act, counted_for)
);
call forbid_foreign_tenants('act_counts');
grant select, insert, update, delete on act_counts to {{app}};
create index act_counts_by_age on act_counts (tenant_id, since);
