-- Rounds that a telephone has taken along, to be walked without a network: no change of the schedule removes them.
create table round_packs (
  tenant_id uuid not null,
  round_id uuid not null,
  user_id uuid not null references users (id),
  taken_at timestamptz not null default now(),
  primary key (tenant_id, round_id, user_id),
  foreign key (tenant_id, round_id) references rounds (tenant_id, id)
);
call forbid_foreign_tenants('round_packs');
grant select, insert on round_packs to {{app}};
