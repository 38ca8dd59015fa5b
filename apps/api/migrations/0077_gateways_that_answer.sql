-- When the gateway of a locker answered last, and since when it does not: that is told once (domain.md
-- section 3, lockers).
create table locker_contacts (
  tenant_id uuid not null,
  locker_id uuid not null,
  answered_at timestamptz,
  -- The first look without an answer since then; one alone says little.
  missed_at timestamptz,
  -- Since when it was told of.
  silent_since timestamptz,
  primary key (tenant_id, locker_id),
  foreign key (tenant_id, locker_id) references lockers (tenant_id, id)
);
call forbid_foreign_tenants('locker_contacts');
grant select, insert, update on locker_contacts to {{app}};
