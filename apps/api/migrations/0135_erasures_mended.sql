-- Erasures of a person: what was left of them in notices, in visitors who were merged into them, and
-- in receipts of departures (people §8 to §11). Records that were erased before are marked and no
-- more: what was left of them is erased with the terms of its rows.

-- Clients choose the ids of records, so that two registers may have the same one.
drop index erasures_of_person;
create unique index erasures_of_person on erasures (tenant_id, register, person_id);

-- Notices about an erased person are deleted by what they are about.
create index inbox_items_of_subject on inbox_items (tenant_id, register, subject_id);

-- Titles of employees in the departure of their provider are found by the employee.
create index departure_items_of_thing on departure_items (tenant_id, thing_id);

-- An erased record is not restored. Visitors have the column already, for the end of their term.
alter table residents add column erased_at timestamptz;
alter table employees add column erased_at timestamptz;
alter table service_providers add column erased_at timestamptz;
alter table vehicles add column erased_at timestamptz;
alter table pets add column erased_at timestamptz;
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update residents p set erased_at = e.at from erasures e
      where p.tenant_id = tenant and e.tenant_id = tenant and e.register = 'residents'
        and e.person_id = p.id;
    update employees p set erased_at = e.at from erasures e
      where p.tenant_id = tenant and e.tenant_id = tenant and e.register = 'employees'
        and e.person_id = p.id;
    update service_providers p set erased_at = e.at from erasures e
      where p.tenant_id = tenant and e.tenant_id = tenant and e.register = 'service-providers'
        and e.person_id = p.id;
    update vehicles v set erased_at = a.at from audit_log a
      where v.tenant_id = tenant and a.tenant_id = tenant and a.register = 'vehicles'
        and a.row_id = v.id and a.operation = 'erase' and a.reason = 'erasure';
    update pets p set erased_at = a.at from audit_log a
      where p.tenant_id = tenant and a.tenant_id = tenant and a.register = 'pets'
        and a.row_id = p.id and a.operation = 'erase' and a.reason = 'erasure';
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

-- Takes every value out of the trail of an erased person's record, and of visitors that were merged
-- into it, and leaves a row for each that says so. The receipt must exist: the trail of anybody else
-- stays as it is.
create or replace function erase_trail_of(erasure uuid) returns integer
language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  own constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  receipt erasures;
  records uuid[];
  blanked integer;
begin
  select * into receipt from erasures e where e.tenant_id = own and e.id = erasure;
  if not found then
    raise exception 'there is no such erasure' using errcode = 'no_data_found';
  end if;
  with recursive merged as (
    select receipt.person_id as id
    union
    select v.id from visitors v join merged m on v.merged_into = m.id
    where v.tenant_id = own and receipt.register = 'visitors'
  )
  select array_agg(m.id) into records from merged m;
  update audit_log a set reason = null, changes = (
      select coalesce(jsonb_object_agg(c.key, '[null, null]'::jsonb), '{}')
      from jsonb_each(a.changes) c
    )
    where a.tenant_id = own and a.register = receipt.register and a.row_id = any(records)
      and (a.changes <> '{}' or a.reason is not null);
  get diagnostics blanked = row_count;
  insert into audit_log
      (tenant_id, id, actor_id, actor_role, register, row_id, operation, changes)
    select own, gen_random_uuid(), receipt.asked_by, 'sindico', receipt.register, r.id, 'erase',
      '{"name": [null, null]}'
    from unnest(records) r (id);
  return blanked;
end $$;

-- What became of a departure is not rewritten, but the words about an erased person go: the reason,
-- and titles, which become the neutral name of that erasure (`neutralName` in people-tables.ts).
create or replace function keep_ended_departure() returns trigger
language plpgsql set search_path to 'public' as $$
declare
  is_erased boolean := false;
begin
  if old.state = tg_argv[0] then
    return new;
  end if;
  if tg_table_name = 'departures' then
    is_erased := new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
      and exists (select from erasures e where e.tenant_id = old.tenant_id
        and (e.register, e.person_id) in (('residents', old.resident_id),
          ('employees', old.employee_id), ('service-providers', old.provider_id)));
  elsif to_jsonb(new) - 'title' = to_jsonb(old) - 'title' then
    -- A departure of a provider has things of the employees whom they send.
    is_erased := exists (select from departures d join erasures e on e.tenant_id = d.tenant_id
      where d.tenant_id = old.tenant_id and d.id = old.departure_id
        and new.title = 'Pessoa apagada ' || e.number
        and e.person_id = case old.kind when 'employee' then old.thing_id else old.person_id end
        and e.register = case
          when d.resident_id is not null then 'residents'
          when d.provider_id = old.person_id and old.kind <> 'employee' then 'service-providers'
          else 'employees' end);
  end if;
  if is_erased then
    return new;
  end if;
  raise exception 'a departure that is over is not rewritten'
    using errcode = 'integrity_constraint_violation';
end $$;
