-- The last day that a planned departure gives a login, an occupancy, an employee or a provider. It holds by the
-- clock, however late the job is that ends the thing itself; a plan that is undone, or done, leaves none.
alter table memberships add column leaves_on date;
alter table occupancies add column leaves_on date;
alter table employees add column leaves_on date;
alter table service_providers add column leaves_on date;

create function keep_last_day() returns trigger
  language plpgsql set search_path = public as $$
declare
  last_day date := case when new.state = 'pending' and new.choice in ('end', 'landlord')
    then new.last_day end;
begin
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
revoke all on function keep_last_day from public;
create trigger keep_last_day after insert or update on departure_items
  for each row execute function keep_last_day();

do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    -- What is planned already: the trigger writes its last day.
    update departure_items set outcome = outcome where tenant_id = tenant and state = 'pending';
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
