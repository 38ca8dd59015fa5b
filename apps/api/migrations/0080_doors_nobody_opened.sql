-- Who moves a parcel away from a door that was not read open since it was put in took nothing out of it:
-- the door is blocked until somebody looks, as where a parcel is over unseen (reference.md D53).
create function block_unseen_door(tenant uuid, locker uuid, door_number integer)
  returns void language plpgsql set search_path = public as $$
begin
  if not exists (
    select 1 from lockers l
    join locker_manufacturers m on m.tenant_id = l.tenant_id and m.id = l.manufacturer_id
    where l.tenant_id = tenant and l.id = locker and l.board is not null
      and m.protocol in ('kerong', 'winnsen')
  ) then
    return;
  end if;
  update locker_doors d set state = 'blocked'
  where d.tenant_id = tenant and d.locker_id = locker and d.number = door_number
    and d.state <> 'blocked';
  if found then
    insert into door_readings (tenant_id, locker_id, door, blocked_reason)
    values (tenant, locker, door_number, 'to_be_looked_into')
    on conflict (tenant_id, locker_id, door)
      do update set blocked_reason = excluded.blocked_reason;
  end if;
end $$;
revoke all on function block_unseen_door from public;
grant execute on function block_unseen_door to {{app}};

create or replace function keep_unseen_door(
  tenant uuid, parcel uuid, locker uuid, door_number integer)
  returns void language plpgsql set search_path = public as $$
begin
  if not exists (
    select 1 from door_commands c
    where c.tenant_id = tenant and c.parcel_id = parcel and c.purpose = 'collect'
      and c.finding = 'empty' and c.opened_at is not null
  ) then
    perform block_unseen_door(tenant, locker, door_number);
  end if;
end $$;

-- Whether a door was read open after a parcel came to lie behind it, or is open now.
create function was_opened_since(tenant uuid, parcel uuid, locker uuid, door_number integer)
  returns boolean language sql stable set search_path = public as $$
  select exists (
    select 1 from locker_doors d
    where d.tenant_id = tenant and d.locker_id = locker and d.number = door_number
      and d.latch = 'open')
  or exists (
    select 1 from door_commands c
    where c.tenant_id = tenant and c.locker_id = locker and c.door = door_number
      and c.opened_at > (
        select max(e.at) from parcel_events e
        where e.tenant_id = tenant and e.parcel_id = parcel and e.kind in ('received', 'moved')
          and e.locker_id = locker and e.door = door_number))
$$;
revoke all on function was_opened_since from public;
grant execute on function was_opened_since to {{app}};

create or replace function keep_doors_of_parcels() returns trigger
  language plpgsql set search_path = public as $$
declare
  is_over constant boolean := tg_op = 'UPDATE' and old.locker_id is not null
    and old.state in ('arrived', 'told', 'reminded') and old.deleted_at is null
    and (new.state not in ('arrived', 'told', 'reminded') or new.deleted_at is not null);
  is_moved constant boolean := tg_op = 'UPDATE' and old.locker_id is not null
    and old.state in ('arrived', 'told', 'reminded') and old.deleted_at is null
    and (new.locker_id, new.door) is distinct from (old.locker_id, old.door);
begin
  if is_over or is_moved then
    perform 1 from lockers l where l.tenant_id = old.tenant_id and l.id = old.locker_id
      for no key update;
  end if;
  if is_over then
    perform keep_unseen_door(old.tenant_id, old.id, old.locker_id, old.door);
  elsif is_moved and not was_opened_since(old.tenant_id, old.id, old.locker_id, old.door) then
    perform block_unseen_door(old.tenant_id, old.locker_id, old.door);
  end if;
  if tg_op = 'UPDATE' and old.locker_id is not null then
    perform keep_door_state(old.tenant_id, old.locker_id, old.door);
  end if;
  if new.locker_id is not null then
    perform keep_door_state(new.tenant_id, new.locker_id, new.door);
  end if;
  return null;
end $$;
