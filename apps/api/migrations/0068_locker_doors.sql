-- Whether what the board says of something behind its doors is true: many are wired without sensors,
-- and answer all the same (devices.md).
alter table lockers add column has_sensors boolean;

-- Whose each address is that the platform connects to, so that no company reaches another's devices:
-- approved hosts for good, the addresses that names led to for a while. Of the platform, since it is
-- looked at across companies.
create table address_claims (
  host text not null,
  port integer not null,
  tenant_id uuid not null references tenants (id),
  until timestamptz not null,
  primary key (host, port)
);
grant select, insert, update, delete on address_claims to {{app}};

-- What the board said last of each door, beside its latch, and why somebody blocked it.
create table door_readings (
  tenant_id uuid not null,
  locker_id uuid not null,
  door integer not null check (door > 0),
  -- Null without sensors.
  occupied boolean,
  read_at timestamptz,
  -- Since when the sensor and the register say different things; null while they agree.
  disagrees_since timestamptz,
  blocked_reason text,
  primary key (tenant_id, locker_id, door),
  foreign key (tenant_id, locker_id) references lockers (tenant_id, id)
);
call forbid_foreign_tenants('door_readings');
grant select, insert, update on door_readings to {{app}};

-- Commands to open a door. One is sent at most once: `sent` is committed before its frame is written,
-- and a server that finds it so never writes it again (domain.md section 3, lockers).
create table door_commands (
  tenant_id uuid not null,
  id uuid not null,
  purpose text not null check (purpose in ('check', 'deposit', 'collect')),
  locker_id uuid not null,
  door integer not null check (door > 0),
  parcel_id uuid,
  -- What it is collected by, spent when the door is read closed.
  code_id uuid,
  -- Whoever of the household stands before the locker.
  resident_id uuid,
  check_reason text,
  asked_by uuid references users (id),
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  state text not null default 'waiting' check (
    state in ('waiting', 'sent', 'done', 'refused', 'unknown')
  ),
  reason text,
  sent_at timestamptz,
  settled_at timestamptz,
  opened_at timestamptz,
  closed_at timestamptz,
  finding text check (finding in ('inside', 'empty')),
  resolved_by uuid references users (id),
  told_open_at timestamptz,
  over_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, locker_id) references lockers (tenant_id, id),
  foreign key (tenant_id, parcel_id) references parcels (tenant_id, id),
  foreign key (tenant_id, code_id) references parcel_codes (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  check ((purpose = 'check') = (parcel_id is null)),
  check (purpose <> 'collect' or code_id is not null),
  check (state not in ('sent', 'done', 'unknown') or sent_at is not null),
  check (state <> 'refused' or over_at is not null)
);
-- A door has one command at a time, and a parcel too.
create unique index door_commands_of_door on door_commands (tenant_id, locker_id, door)
  where over_at is null;
create unique index door_commands_of_parcel on door_commands (tenant_id, parcel_id)
  where over_at is null and parcel_id is not null;
create index door_commands_of_locker on door_commands (tenant_id, locker_id, asked_at);
create index door_commands_with_parcel on door_commands (tenant_id, parcel_id)
  where parcel_id is not null;
create index door_commands_with_code on door_commands (tenant_id, code_id)
  where code_id is not null;
create index door_commands_of_resident on door_commands (tenant_id, resident_id)
  where resident_id is not null;
call forbid_foreign_tenants('door_commands');
grant select, insert,
  update (state, reason, sent_at, settled_at, opened_at, closed_at, finding, resolved_by,
    told_open_at, over_at)
  on door_commands to {{app}};

-- What is done with a door behind which a parcel lies is a link of its chain.
alter table parcel_events drop constraint parcel_events_kind_check;
alter table parcel_events add constraint parcel_events_kind_check check (
  kind in (
    'received', 'told', 'reminded', 'moved', 'redirected', 'code_renewed', 'delegated',
    'delegate_revoked', 'door_opened', 'door_resolved', 'handed_over', 'returned', 'lost', 'found',
    'refused', 'cancelled'
  )
);

-- What was sent is never sent again, and what became of a command is not rewritten.
create function keep_door_outcome() returns trigger
  language plpgsql set search_path = public as $$
begin
  if old.over_at is not null
    or (new.state <> old.state and not (
      (old.state = 'waiting' and new.state in ('sent', 'refused'))
      or (old.state = 'sent' and new.state in ('done', 'refused', 'unknown'))))
  then
    raise exception 'what became of a door is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
revoke all on function keep_door_outcome from public;
create trigger keep_outcome before update on door_commands
  for each row execute function keep_door_outcome();

-- A door is occupied as long as a parcel lies in it, whatever takes it there or away, and reserved as
-- long as one is put in; a blocked one stays blocked. The locker is locked first, as by whoever saves it.
create function keep_door_state(tenant uuid, locker uuid, door_number integer) returns void
  language plpgsql set search_path = public as $$
begin
  perform 1 from lockers l where l.tenant_id = tenant and l.id = locker for no key update;
  update locker_doors d set state = s.state
  from (
    select case
      when exists (
        select 1 from parcels p
        where p.tenant_id = tenant and p.locker_id = locker and p.door = door_number
          and p.state in ('arrived', 'told', 'reminded') and p.deleted_at is null) then 'occupied'
      when exists (
        select 1 from door_commands c
        where c.tenant_id = tenant and c.locker_id = locker and c.door = door_number
          and c.purpose = 'deposit' and c.over_at is null) then 'reserved'
      else 'free' end as state) s
  where d.tenant_id = tenant and d.locker_id = locker and d.number = door_number
    and d.state not in ('blocked', s.state);
end $$;
revoke all on function keep_door_state from public;
grant execute on function keep_door_state to {{app}};

-- A parcel that is over without its door having been read empty may lie there still: nothing is put in
-- before somebody has looked (reference.md D53). Only where doors are opened by the platform.
create function keep_unseen_door(tenant uuid, parcel uuid, locker uuid, door_number integer)
  returns void language plpgsql set search_path = public as $$
begin
  if exists (
    select 1 from door_commands c
    where c.tenant_id = tenant and c.parcel_id = parcel and c.purpose = 'collect'
      and c.finding = 'empty' and c.opened_at is not null
  ) or not exists (
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
revoke all on function keep_unseen_door from public;
grant execute on function keep_unseen_door to {{app}};

create function keep_doors_of_parcels() returns trigger
  language plpgsql set search_path = public as $$
begin
  if tg_op = 'UPDATE' and old.locker_id is not null
    and old.state in ('arrived', 'told', 'reminded') and old.deleted_at is null
    and (new.state not in ('arrived', 'told', 'reminded') or new.deleted_at is not null)
  then
    perform 1 from lockers l where l.tenant_id = old.tenant_id and l.id = old.locker_id
      for no key update;
    perform keep_unseen_door(old.tenant_id, old.id, old.locker_id, old.door);
  end if;
  if tg_op = 'UPDATE' and old.locker_id is not null then
    perform keep_door_state(old.tenant_id, old.locker_id, old.door);
  end if;
  if new.locker_id is not null then
    perform keep_door_state(new.tenant_id, new.locker_id, new.door);
  end if;
  return null;
end $$;
revoke all on function keep_doors_of_parcels from public;
create trigger keep_doors after insert on parcels
  for each row when (new.locker_id is not null) execute function keep_doors_of_parcels();
create trigger keep_doors_after after update of state, locker_id, door, deleted_at on parcels
  for each row when (old.locker_id is not null or new.locker_id is not null)
  execute function keep_doors_of_parcels();

create function keep_doors_of_commands() returns trigger
  language plpgsql set search_path = public as $$
begin
  perform keep_door_state(new.tenant_id, new.locker_id, new.door);
  return null;
end $$;
revoke all on function keep_doors_of_commands from public;
create trigger keep_doors after insert or update of over_at on door_commands
  for each row execute function keep_doors_of_commands();
