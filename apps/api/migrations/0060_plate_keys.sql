-- The key of a plate is stored: under row-level security an index over a function serves no condition,
-- since only functions that are declared to tell nothing of their arguments go before a policy.
alter table vehicles add column plate_key text generated always as (plate_key(plate)) stored;
alter table visitors add column plate_key text generated always as (plate_key(plate)) stored;
alter table visits add column plate_key text generated always as (plate_key(plate)) stored;
alter table passes add column plate_key text generated always as (plate_key(plate)) stored;

drop index vehicles_plate;
create unique index vehicles_plate on vehicles (tenant_id, plate_key)
  where deleted_at is null and status = 'ATIVO' and not disputed;

-- The gate asks for every visitor of a plate, and whether a blocked one has it.
drop index visitors_blocked_plate;
create index visitors_plate on visitors (tenant_id, plate_key)
  where plate_key is not null and deleted_at is null;
create index visitors_blocked on visitors (tenant_id, id) include (plate_key)
  where blocked and deleted_at is null;
