-- An event has several keys where a reader told of it in several ways: they are erased with it.
create index access_event_keys_of_event on access_event_keys (tenant_id, event_id);

create or replace function erase_access_events(events uuid[], why text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  gone uuid[];
begin
  with erased as (
    delete from access_events e
      where e.tenant_id = own and e.id = any(events) and e.at < now() - interval '30 days'
      returning e.id
  ), keys as (
    delete from access_event_keys k using erased e where k.tenant_id = own and k.event_id = e.id
  )
  select array_agg(e.id) into gone from erased e;
  if gone is null then
    return 0;
  end if;
  update audit_log a set changes = '{}'
    where a.tenant_id = own and a.register = 'access_events' and a.row_id = any(gone);
  insert into audit_log (tenant_id, id, actor_role, register, operation, changes, reason)
    values (own, gen_random_uuid(), 'system', 'access_events', 'erase',
      jsonb_build_object('count', jsonb_build_array(null, cardinality(gone))), why);
  return cardinality(gone);
end $$;
