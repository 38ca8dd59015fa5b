-- Who gets an occupancy that begins after a planned departure keeps the login, as the job of the departure decides
-- (`still_tied`): its last day is taken away as soon as the occupancy is there, and back when it is gone.
create or replace function keep_last_day() returns trigger
  language plpgsql set search_path = public as $$
declare
  last_day date := case when new.state = 'pending' and new.choice in ('end', 'landlord')
    then new.last_day end;
begin
  if new.kind = 'login' and exists (
    select 1 from occupancies o
    where o.tenant_id = new.tenant_id and o.resident_id = new.person_id and o.deleted_at is null
      and o.starts_on > last_day and o.leaves_on is null) then
    last_day := null;
  end if;
  if new.kind in ('login', 'role') then
    update memberships m set leaves_on = last_day
      where m.tenant_id = new.tenant_id and m.id = new.thing_id and m.leaves_on is distinct from last_day;
  elsif new.kind = 'occupancy' then
    update occupancies o set leaves_on = last_day
      where o.tenant_id = new.tenant_id and o.id = new.thing_id and o.leaves_on is distinct from last_day;
  elsif new.kind in ('person', 'employee') then
    update employees e set leaves_on = last_day
      where e.tenant_id = new.tenant_id and e.id = new.thing_id and e.leaves_on is distinct from last_day;
    update service_providers p set leaves_on = last_day
      where p.tenant_id = new.tenant_id and p.id = new.thing_id and p.leaves_on is distinct from last_day;
  end if;
  return null;
end $$;

create function keep_tied_login() returns trigger
  language plpgsql set search_path = public as $$
begin
  -- `keep_last_day` looks at the login again.
  update departure_items i set outcome = i.outcome
    where i.tenant_id = new.tenant_id and i.kind = 'login' and i.state = 'pending'
      and i.person_id in (old.resident_id, new.resident_id);
  return null;
end $$;
revoke all on function keep_tied_login from public;
create trigger keep_tied_login after insert or update of resident_id, starts_on, deleted_at, leaves_on on occupancies
  for each row execute function keep_tied_login();

do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update departure_items set outcome = outcome
      where tenant_id = tenant and kind = 'login' and state = 'pending';
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
