-- The desk registers who comes by what their kind asks of them, and what is over is corrected by
-- additions (domain.md section 3, visitors).

-- An official needs no destination, and is held nowhere.
alter table visits
  drop constraint visits_check,
  add constraint visits_destination check (
    num_nonnulls(apartment_id, employee_id) = 1
    or (kind = 'official' and num_nonnulls(apartment_id, employee_id) = 0)
  ),
  add column provider_absent boolean,
  -- That somebody stays too long is told again and again until the gate has looked.
  add column overstay_seen_at timestamptz;

-- The last movements at the gate.
create index visits_by_entry on visits (tenant_id, checked_in_at desc)
  where checked_in_at is not null and deleted_at is null;
create index visits_by_exit on visits (tenant_id, checked_out_at desc)
  where checked_out_at is not null and deleted_at is null;

create table visit_corrections (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  visit_id uuid not null,
  text text not null,
  reason text not null,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  primary key (tenant_id, id),
  foreign key (tenant_id, visit_id) references visits (tenant_id, id)
);
create index visit_corrections_of on visit_corrections (tenant_id, visit_id, created_at);
call forbid_foreign_tenants('visit_corrections');
-- Removed with what its visit says of somebody, once the term of visits is over.
grant select, insert, delete on visit_corrections to {{app}};

-- Whose word a pass is: the terms of a household's are the household's.
alter table passes add column given_by text check (given_by in ('household', 'company', 'gate'));
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update passes p set given_by = coalesce(
      (select case m.role when 'condomino' then 'household' when 'funcionario' then 'gate' end
        from memberships m where m.tenant_id = p.tenant_id and m.user_id = p.created_by
        order by (m.deleted_at is null) desc, m.id limit 1), 'company');
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

-- Who of the unit said that something may leave or enter.
alter table item_passes
  add column host_id uuid,
  add foreign key (tenant_id, host_id) references residents (tenant_id, id);
-- What may leave is few of all that ever was permitted.
create index item_passes_open on item_passes (tenant_id, apartment_id)
  where state = 'authorised' and direction = 'out' and deleted_at is null;
create index item_passes_of_host on item_passes (tenant_id, host_id) where host_id is not null;
