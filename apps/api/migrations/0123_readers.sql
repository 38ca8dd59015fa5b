-- Readers at access points: which process serves each device, the numbers of people on readers, and what
-- each reader has to hold beside what was read back from it (access §22 to §29).

-- The process that serves a device, with a number that steps with each holder: a process that slept and
-- lost the device finds a higher one, and writes nothing (access §22).
create table device_leases (
  tenant_id uuid not null references tenants (id),
  device text not null,
  holder text,
  fence bigint not null default 0,
  held_until timestamptz not null default '-infinity',
  primary key (tenant_id, device)
);
create index device_leases_free on device_leases (held_until) where device like 'reader %';
create index device_leases_of_holder on device_leases (holder) where holder is not null;
call forbid_foreign_tenants('device_leases');
create policy holders on device_leases to {{system}} using (true) with check (true);
grant select, insert, update (holder, fence, held_until) on device_leases to {{app}};
grant select, update (holder, fence, held_until) on device_leases to {{system}};

-- When something was put down for the holder of a device to do; apart from the lease, whose holders keep
-- its row from being changed while they write.
create table device_calls (
  tenant_id uuid not null references tenants (id),
  device text not null,
  called_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, device)
);
call forbid_foreign_tenants('device_calls');
create policy holders on device_calls for select to {{system}} using (true);
grant select, insert, update (called_at) on device_calls to {{app}};
grant select on device_calls to {{system}};

-- A reader beside its equipment: what it said of itself, how it was reached last, what it was told.
create table access_readers (
  tenant_id uuid not null references tenants (id),
  equipment_id uuid not null,
  -- Of the link by which the reader reaches the server.
  generation integer not null default 1,
  profile text,
  serial text,
  device_id text check (device_id ~ '^[0-9]{1,20}$'),
  model text,
  firmware text,
  capacity integer,
  -- Seconds by which its clock is ahead of the company's.
  clock_ahead_s integer,
  clock_read_at timestamptz,
  answered_at timestamptz,
  silent_since timestamptz,
  -- Why the last contact failed, and when the next one is due.
  trouble text,
  tries integer not null default 0,
  look_at timestamptz not null default now(),
  -- After three wrong passwords nothing is sent before another one is set.
  stopped_at timestamptz,
  -- A digest of the mode and the addresses that it was told and that were read back.
  settings bytea,
  settings_at timestamptz,
  holidays bytea,
  -- Steps when the reader begins to count its events anew.
  epoch integer not null default 1,
  cursor jsonb,
  events_at timestamptz,
  inventory_wanted boolean not null default true,
  inventory_at timestamptz,
  inventory jsonb,
  primary key (tenant_id, equipment_id),
  foreign key (tenant_id, equipment_id) references equipment (tenant_id, id)
);
call forbid_foreign_tenants('access_readers');
grant select, insert, update on access_readers to {{app}};

-- The numbers by which readers know people, passes, cards and rules: given by us, never used again
-- (access §23). A card or PIN of a person has one of its own where it ends before the person does, and
-- the schedule of the ways out has one too.
create table reader_numbers (
  tenant_id uuid not null references tenants (id),
  number bigint not null check (number between 1 and 9007199254740991),
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  -- Of the person's PIN for duress.
  is_duress boolean not null default false,
  -- Of the person's PIN by itself.
  is_pin boolean not null default false,
  -- Of the card by itself, while the person holds it.
  card_id uuid,
  pass_id uuid,
  rule_id uuid,
  -- Of the schedule by which everybody with a rule leaves.
  is_exit boolean not null default false,
  primary key (tenant_id, number),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  foreign key (tenant_id, pass_id) references passes (tenant_id, id),
  foreign key (tenant_id, card_id) references cards (tenant_id, id),
  foreign key (tenant_id, rule_id) references access_rules (tenant_id, id),
  check (
    num_nonnulls(resident_id, employee_id, provider_id, pass_id, rule_id) + is_exit::int = 1
  ),
  check (
    is_duress::int + is_pin::int + num_nonnulls(card_id)
      <= num_nonnulls(resident_id, employee_id, provider_id)
  )
);
create unique index reader_numbers_of_resident
  on reader_numbers (tenant_id, resident_id, is_duress, is_pin, card_id) nulls not distinct
  where resident_id is not null;
create unique index reader_numbers_of_employee
  on reader_numbers (tenant_id, employee_id, is_duress, is_pin, card_id) nulls not distinct
  where employee_id is not null;
create unique index reader_numbers_of_provider
  on reader_numbers (tenant_id, provider_id, is_duress, is_pin, card_id) nulls not distinct
  where provider_id is not null;
create unique index reader_numbers_of_pass on reader_numbers (tenant_id, pass_id)
  where pass_id is not null;
create index reader_numbers_of_card on reader_numbers (tenant_id, card_id)
  where card_id is not null;
create unique index reader_numbers_of_rule on reader_numbers (tenant_id, rule_id)
  where rule_id is not null;
create unique index reader_numbers_of_exit on reader_numbers (tenant_id) where is_exit;
call forbid_foreign_tenants('reader_numbers');
grant select, insert on reader_numbers to {{app}};

-- What a reader has to hold, and what was read back (access §24). Contents are digests: numbers of cards,
-- codes and PINs are worked out when they are sent.
create table reader_entries (
  tenant_id uuid not null references tenants (id),
  equipment_id uuid not null,
  number bigint not null,
  part text not null check (part in ('person', 'schedule', 'face')),
  -- Null where it has to be gone.
  wanted bytea,
  -- Another one with each change of what is wanted, and never that of another entry, also after one was
  -- forgotten and is wanted again: an outcome of an earlier version settles nothing.
  version bigint not null generated by default as identity,
  wanted_since timestamptz not null default clock_timestamp(),
  credentials text[] not null default '{}' check (
    credentials <@ array['card', 'tag', 'qr', 'pin', 'face', 'plate']
  ),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'unknown')),
  reason text,
  detail text,
  tries integer not null default 0,
  next_at timestamptz not null default clock_timestamp(),
  -- When it was sent first, in whatever version; what was never sent need not be removed.
  sent_at timestamptz,
  -- When it was read back as wanted.
  proven_at timestamptz,
  primary key (tenant_id, equipment_id, number, part),
  foreign key (tenant_id, equipment_id) references access_readers (tenant_id, equipment_id),
  foreign key (tenant_id, number) references reader_numbers (tenant_id, number),
  check ((state in ('refused', 'unknown')) = (reason is not null))
);
create index reader_entries_due on reader_entries (tenant_id, equipment_id, next_at)
  where state <> 'done';
create index reader_entries_to_remove on reader_entries (tenant_id, equipment_id, next_at)
  where wanted is null;
create index reader_entries_of_number on reader_entries (tenant_id, number);
call forbid_foreign_tenants('reader_entries');
grant select, insert, update, delete on reader_entries to {{app}};

-- What a person had a reader do once: sent at most once, with an outcome that time does not change.
create table reader_commands (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  equipment_id uuid not null,
  kind text not null check (kind in ('probe', 'clock', 'password', 'open', 'hold', 'release')),
  point_id uuid,
  opening_reason text,
  -- A new password, encrypted until it is settled.
  sealed bytea,
  asked_by uuid not null references users (id),
  asked_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  sent_at timestamptz,
  state text not null default 'waiting' check (
    state in ('waiting', 'done', 'refused', 'unknown')
  ),
  reason text,
  detail text,
  settled_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, equipment_id) references access_readers (tenant_id, equipment_id),
  foreign key (tenant_id, point_id) references access_points (tenant_id, id),
  check ((kind in ('open', 'hold', 'release')) = (point_id is not null)),
  check ((state = 'waiting') = (settled_at is null)),
  check (sealed is null or (kind = 'password' and state = 'waiting'))
);
create index reader_commands_waiting on reader_commands (tenant_id, equipment_id, asked_at)
  where state = 'waiting';
-- Commands of a company are limited by the hour.
create index reader_commands_asked on reader_commands (tenant_id, asked_at);
create index reader_commands_at_point on reader_commands (tenant_id, point_id, asked_at)
  where point_id is not null;
call forbid_foreign_tenants('reader_commands');
grant select, insert on reader_commands to {{app}};
grant update (sealed, sent_at, state, reason, detail, settled_at) on reader_commands to {{app}};

-- Whose lists have to be worked out anew; without a subject all lists of the company. Written in the
-- transaction of the change, so that no way of writing is forgotten.
create table reader_changes (
  tenant_id uuid not null,
  id bigint not null generated always as identity,
  -- `resident:` and its id, or another kind of subject.
  subject text,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
call forbid_foreign_tenants('reader_changes');
create policy followers on reader_changes for select to {{system}} using (true);
grant select, insert, delete on reader_changes to {{app}};
grant select on reader_changes to {{system}};

-- When the lists of a company were worked out last, and when time alone changes them next.
create table reader_lists (
  tenant_id uuid not null references tenants (id),
  listed_at timestamptz,
  next_at timestamptz not null default now(),
  primary key (tenant_id)
);
create index reader_lists_due on reader_lists (next_at);
call forbid_foreign_tenants('reader_lists');
create policy followers on reader_lists for select to {{system}} using (true);
grant select, insert, update on reader_lists to {{app}};
grant select on reader_lists to {{system}};

-- Notes a change of a row: arguments are `kind:column`, and without one all lists change. In a company
-- without readers it writes nothing.
create function note_for_readers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope constant text := coalesce(current_setting('app.tenant_id', true), '');
  versions jsonb[] := array[]::jsonb[];
  one jsonb;
  company uuid;
  pair text;
begin
  if tg_op <> 'INSERT' then versions := versions || to_jsonb(old); end if;
  if tg_op <> 'DELETE' then versions := versions || to_jsonb(new); end if;
  company := (versions[1] ->> 'tenant_id')::uuid;
  if company is null then
    return null;
  end if;
  -- Logins change outside the scope of a company.
  if scope <> company::text then
    perform set_config('app.tenant_id', company::text, true);
  end if;
  if exists (select from access_readers where tenant_id = company) then
    if tg_nargs = 0 then
      insert into reader_changes (tenant_id) values (company);
    end if;
    foreach one in array versions loop
      for nth in 0 .. tg_nargs - 1 loop
        pair := tg_argv[nth];
        if one ->> split_part(pair, ':', 2) is not null then
          insert into reader_changes (tenant_id, subject)
            values (company, split_part(pair, ':', 1) || ':' || (one ->> split_part(pair, ':', 2)));
        end if;
      end loop;
      -- Both versions mostly name the same subject.
      exit when tg_op = 'UPDATE' and to_jsonb(old) ->> 'id' = to_jsonb(new) ->> 'id'
        and tg_nargs = 1 and tg_argv[0] like '%:id';
    end loop;
  end if;
  if scope <> company::text then
    perform set_config('app.tenant_id', scope, true);
  end if;
  return null;
end $$;
revoke all on function note_for_readers from public;

create trigger note_for_readers after insert or delete or update of name, social_name, status,
  deleted_at, approval, birth_date, exit_permission on residents
  for each row execute function note_for_readers('resident:id');
create trigger note_for_readers after insert or delete or update on resident_consents
  for each row execute function note_for_readers('resident:resident_id');
create trigger note_for_readers after insert or delete or update on occupancies
  for each row execute function note_for_readers('resident:resident_id');
create trigger note_for_readers after insert or delete or update on employees
  for each row execute function note_for_readers('employee:id');
create trigger note_for_readers after insert or delete or update on service_providers
  for each row execute function note_for_readers('provider:id');
create trigger note_for_readers after insert or delete or update on service_provider_apartments
  for each row execute function note_for_readers('provider:service_provider_id');
create trigger note_for_readers after insert or delete or update on cards for each row
  execute function note_for_readers(
    'resident:resident_id', 'employee:employee_id', 'provider:provider_id'
  );
create trigger note_for_readers after insert or delete or update on access_pins for each row
  execute function note_for_readers(
    'resident:resident_id', 'employee:employee_id', 'provider:provider_id'
  );
create trigger note_for_readers after insert or delete or update of status, deleted_at, starts_on,
  ends_on, leaves_on, invitation, resident_id, employee_id, provider_id on memberships for each row
  execute function note_for_readers(
    'resident:resident_id', 'employee:employee_id', 'provider:provider_id'
  );
create trigger note_for_readers after insert or delete or update of guest_name, visitor_id,
  apartment_id, plate, valid_from, valid_to, uses_allowed, uses_done, weekdays, from_time, to_time,
  on_holidays, state, status, deleted_at on passes
  for each row execute function note_for_readers('pass:id');
create trigger note_for_readers after insert or delete or update on pass_secrets
  for each row execute function note_for_readers('pass:pass_id');
-- Somebody who is blocked is told by the plate of other visitors as well.
create trigger note_for_readers after update of blocked, blocked_until, plate, deleted_at on visitors
  for each row when (
    jsonb_build_array(old.blocked, old.blocked_until, old.plate, old.deleted_at)
      is distinct from jsonb_build_array(new.blocked, new.blocked_until, new.plate, new.deleted_at)
  ) execute function note_for_readers();
create trigger note_for_readers after update of tower_id, status, deleted_at on apartments
  for each row execute function note_for_readers();
create trigger note_for_readers after insert or delete or update on holidays
  for each row execute function note_for_readers();
create trigger note_for_readers after insert or delete or update on access_points
  for each row execute function note_for_readers();
create trigger note_for_readers after update of tower_id, outside, deleted_at on access_areas
  for each row execute function note_for_readers();
create trigger note_for_readers after insert or delete or update on access_schedules
  for each row execute function note_for_readers();
create trigger note_for_readers after insert or delete or update on access_schedule_hours
  for each row execute function note_for_readers();
create trigger note_for_readers after insert or delete or update on access_rules
  for each row execute function note_for_readers();
create trigger note_for_readers after insert or delete or update on access_rule_towers
  for each row execute function note_for_readers();
create trigger note_for_readers after insert or delete or update on access_rule_apartments
  for each row execute function note_for_readers();
create trigger note_for_readers after insert or delete or update on access_rule_points
  for each row execute function note_for_readers();
create trigger note_for_readers after insert or delete or update on access_rule_people
  for each row execute function note_for_readers();

-- A login that ends takes the person's own PIN off the readers of all their companies.
create function note_login_for_readers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope constant text := coalesce(current_setting('app.tenant_id', true), '');
  one record;
begin
  for one in
    select tenant_id, coalesce('resident:' || resident_id, 'employee:' || employee_id,
      'provider:' || provider_id) as subject
    from memberships
    where user_id = new.id and tenant_id is not null
      and num_nonnulls(resident_id, employee_id, provider_id) = 1
  loop
    perform set_config('app.tenant_id', one.tenant_id::text, true);
    if exists (select from access_readers where tenant_id = one.tenant_id) then
      insert into reader_changes (tenant_id, subject) values (one.tenant_id, one.subject);
    end if;
  end loop;
  perform set_config('app.tenant_id', scope, true);
  return null;
end $$;
revoke all on function note_login_for_readers from public;
create trigger note_for_readers after update of status, deleted_at on users
  for each row execute function note_login_for_readers();

-- Equipment that a driver speaks to becomes a reader.
create function keep_reader() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.driver <> 'none' then
    insert into access_readers (tenant_id, equipment_id) values (new.tenant_id, new.id)
      on conflict (tenant_id, equipment_id) do update set look_at = now(), tries = 0;
    insert into device_leases (tenant_id, device) values (new.tenant_id, 'reader ' || new.id)
      on conflict do nothing;
    insert into reader_lists (tenant_id) values (new.tenant_id) on conflict do nothing;
  end if;
  if exists (
    select from access_readers where tenant_id = new.tenant_id and equipment_id = new.id
  ) then
    insert into reader_changes (tenant_id) values (new.tenant_id);
  end if;
  return null;
end $$;
revoke all on function keep_reader from public;
create trigger keep_reader after insert or update of driver, status, deleted_at, host, ip, port,
  username, operation_mode, model on equipment
  for each row execute function keep_reader();

-- Another secret ends the stop after wrong passwords.
create function restart_reader() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update access_readers set stopped_at = null, trouble = null, tries = 0, look_at = now()
    where tenant_id = new.tenant_id and equipment_id = new.equipment_id;
  return null;
end $$;
revoke all on function restart_reader from public;
create trigger restart_reader after insert or update on device_secrets
  for each row execute function restart_reader();

-- Equipment that had a driver before is a reader as well.
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into access_readers (tenant_id, equipment_id)
      select tenant_id, id from equipment where tenant_id = tenant and driver <> 'none';
    insert into device_leases (tenant_id, device)
      select tenant_id, 'reader ' || id from equipment where tenant_id = tenant and driver <> 'none';
    insert into reader_lists (tenant_id) select tenant
      where exists (select from access_readers where tenant_id = tenant);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

-- A picture of the point itself, by which people recognise it.
alter table access_points add column photo_file_id uuid;
alter table access_points
  add foreign key (tenant_id, photo_file_id) references files (tenant_id, id);
