-- A car that is sold keeps its row, with dates; its plate is free for the next owner's (domain.md
-- section 3, vehicles).
alter table vehicles
  add column starts_on date,
  add column ends_on date,
  add column ownership text not null default 'held' check (ownership in ('held', 'sold')),
  add check (ends_on >= starts_on);
create index vehicles_by_tag on vehicles (tenant_id, search_normal(tag))
  where deleted_at is null and tag is not null;

-- A microchip is 15 digits, compared as they are stored.
drop index pets_microchip;
create unique index pets_microchip on pets (tenant_id, microchip)
  where deleted_at is null and status = 'ATIVO' and not disputed;

-- The remaining fields of a person (domain.md section 1, Groups of fields).
alter table visitors
  add column marital_status text check (
    marital_status in ('single', 'married', 'divorced', 'widowed', 'stable_union')
  ),
  add column nationality text,
  add column cnh_number text,
  add column cnh_category text check (
    cnh_category in ('ACC', 'A', 'B', 'AB', 'C', 'AC', 'D', 'AD', 'E', 'AE')
  ),
  add column cnh_expires_on date;
