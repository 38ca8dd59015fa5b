-- What a condomino types never tells that somebody else's row has it: theirs is kept beside it, marked,
-- and the unique rules leave it out (domain.md section 1, A duplicate).

alter table vehicles add column disputed boolean not null default false;
drop index vehicles_plate;
drop index vehicles_renavam;
drop index vehicles_chassis;
create unique index vehicles_plate on vehicles (tenant_id, plate_key(plate))
  where deleted_at is null and status = 'ATIVO' and not disputed;
create unique index vehicles_renavam on vehicles (tenant_id, renavam)
  where deleted_at is null and status = 'ATIVO' and not disputed;
create unique index vehicles_chassis on vehicles (tenant_id, chassis)
  where deleted_at is null and status = 'ATIVO' and not disputed;
create index vehicles_disputed on vehicles (tenant_id, created_at, id) where disputed;

-- Whoever loses a dispute becomes inactive, and so leaves the microchip to the other, as a car its plate.
alter table pets add column disputed boolean not null default false;
drop index pets_microchip;
create unique index pets_microchip on pets (tenant_id, search_normal(microchip))
  where deleted_at is null and status = 'ATIVO' and not disputed and microchip is not null;
create index pets_disputed on pets (tenant_id, created_at, id) where disputed;

-- Whom a resident proposed for the household, the síndico accepts or refuses, and says why.
alter table residents drop constraint residents_approval_check;
alter table residents
  add constraint residents_approval_check check (approval in ('accepted', 'pending', 'refused')),
  add column refusal_reason text;
