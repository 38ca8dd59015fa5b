-- What became of an attempt names that attempt, so that one passage is one line (access §60).
alter table access_events add column attempt_id uuid
  check (attempt_id is null or fact in ('granted', 'taken', 'not_taken'));
create index access_events_of_attempt on access_events (tenant_id, attempt_id) include (fact)
  where attempt_id is not null;
-- Accesses of the guests of a unit, in its record.
create index access_events_of_pass on access_events (tenant_id, pass_id, at desc)
  where pass_id is not null;

do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    -- Readers' passages are known by the key that an attempt gives away once.
    update access_events e
    set attempt_id = substr(k.reader_event, length('passage of ') + 1)::uuid
    from access_event_keys k
    where e.tenant_id = tenant and e.fact in ('taken', 'not_taken') and k.tenant_id = tenant
      and k.event_id = e.id and k.reader_event like 'passage of %';
    -- Those of the demonstration have no key: they follow their attempt within seconds.
    update access_events e
    set attempt_id = (
      select a.id from access_events a
      where a.tenant_id = tenant and a.fact = 'granted' and a.point_id = e.point_id
        and a.direction = e.direction and a.credential is not distinct from e.credential
        and a.resident_id is not distinct from e.resident_id
        and a.employee_id is not distinct from e.employee_id
        and a.provider_id is not distinct from e.provider_id
        and a.visitor_id is not distinct from e.visitor_id
        and a.at between e.at - interval '10 seconds' and e.at
      order by a.at desc limit 1)
    where e.tenant_id = tenant and e.fact in ('taken', 'not_taken') and e.equipment_id is null;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
