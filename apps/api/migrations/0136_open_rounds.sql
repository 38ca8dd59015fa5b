-- The list of rounds opens with those that are planned or running (interface §19): a few among all
-- the rounds of years.
create index rounds_open on rounds (tenant_id, starts_at, id)
  where state in ('planned', 'running') and deleted_at is null;
