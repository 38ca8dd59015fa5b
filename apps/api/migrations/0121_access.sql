-- Areas, points, schedules and rules of access, and every attempt at a point (access §1 to §9).
create table access_areas (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  tower_id uuid,
  outside boolean,
  notes text,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, tower_id) references towers (tenant_id, id)
);
create unique index access_areas_name on access_areas (tenant_id, search_normal(name))
  where deleted_at is null;
create index access_areas_by_name on access_areas (tenant_id, name, id) where deleted_at is null;
create index access_areas_of_tower on access_areas (tenant_id, tower_id) where tower_id is not null;
call keep_register('access_areas');

create table access_points (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  direction text not null check (direction in ('in', 'out', 'both')),
  area_from_id uuid,
  area_to_id uuid,
  equipment_id uuid,
  channel integer check (channel between 1 and 16),
  door_sensor boolean,
  held_open_s integer check (held_open_s between 5 and 600),
  way_out text check (way_out in ('exit_button', 'free_passage')),
  exit_tried_on date,
  notes text,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, area_from_id) references access_areas (tenant_id, id),
  foreign key (tenant_id, area_to_id) references access_areas (tenant_id, id),
  foreign key (tenant_id, equipment_id) references equipment (tenant_id, id),
  -- Nobody is locked in: an active way out has one that needs no reader, and somebody tried it.
  check (
    direction = 'in' or status = 'INATIVO' or (way_out is not null and exit_tried_on is not null)
  )
);
create unique index access_points_name on access_points (tenant_id, search_normal(name))
  where deleted_at is null;
create unique index access_points_equipment_id_channel_direction
  on access_points (tenant_id, equipment_id, channel, direction)
  where deleted_at is null and status = 'ATIVO';
create index access_points_by_name on access_points (tenant_id, name, id) where deleted_at is null;
create index access_points_from_area on access_points (tenant_id, area_from_id)
  where area_from_id is not null;
create index access_points_to_area on access_points (tenant_id, area_to_id)
  where area_to_id is not null;
create index access_points_of_equipment on access_points (tenant_id, equipment_id)
  where equipment_id is not null;
call keep_register('access_points');
call find_by_words('access_points');

create table access_schedules (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  description text,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (
    search_normal(name || ' ' || coalesce(description, ''))
  ) stored,
  primary key (tenant_id, id)
);
create unique index access_schedules_name on access_schedules (tenant_id, search_normal(name))
  where deleted_at is null;
create index access_schedules_by_name on access_schedules (tenant_id, name, id)
  where deleted_at is null;
call keep_register('access_schedules');

create table access_schedule_hours (
  tenant_id uuid not null,
  id uuid not null,
  access_schedule_id uuid not null,
  ordinal integer not null,
  days text[] not null default '{}' check (
    days <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday']
  ),
  from_time text not null check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  to_time text not null check (to_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  primary key (tenant_id, id),
  foreign key (tenant_id, access_schedule_id) references access_schedules (tenant_id, id)
);
create index access_schedule_hours_of
  on access_schedule_hours (tenant_id, access_schedule_id, ordinal);
call keep_owned_rows('access_schedule_hours');

create table access_rules (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  kinds text[] not null default '{}' check (
    kinds <@ array['resident', 'employee', 'provider', 'visitor']
  ),
  relations text[] not null default '{}' check (
    relations <@ array['owner', 'tenant', 'dependent', 'domestic_staff', 'landlord']
  ),
  schedule_id uuid,
  credentials text[] not null default '{}' check (
    credentials <@ array['card', 'tag', 'qr', 'pin', 'face', 'plate']
  ),
  two_credentials boolean,
  valid_from date,
  valid_to date,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, schedule_id) references access_schedules (tenant_id, id),
  check (valid_to >= valid_from)
);
create unique index access_rules_name on access_rules (tenant_id, search_normal(name))
  where deleted_at is null;
create index access_rules_by_name on access_rules (tenant_id, name, id) where deleted_at is null;
create index access_rules_of_schedule on access_rules (tenant_id, schedule_id)
  where schedule_id is not null;
call keep_register('access_rules');

create table access_rule_towers (
  tenant_id uuid not null,
  id uuid not null,
  access_rule_id uuid not null,
  ordinal integer not null,
  tower_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, access_rule_id) references access_rules (tenant_id, id),
  foreign key (tenant_id, tower_id) references towers (tenant_id, id)
);
create index access_rule_towers_of on access_rule_towers (tenant_id, access_rule_id, ordinal);
create index access_rule_towers_for on access_rule_towers (tenant_id, tower_id);
call keep_owned_rows('access_rule_towers');

create table access_rule_apartments (
  tenant_id uuid not null,
  id uuid not null,
  access_rule_id uuid not null,
  ordinal integer not null,
  apartment_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, access_rule_id) references access_rules (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id)
);
create index access_rule_apartments_of on access_rule_apartments (tenant_id, access_rule_id, ordinal);
create index access_rule_apartments_for on access_rule_apartments (tenant_id, apartment_id);
call keep_owned_rows('access_rule_apartments');

create table access_rule_points (
  tenant_id uuid not null,
  id uuid not null,
  access_rule_id uuid not null,
  ordinal integer not null,
  point_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, access_rule_id) references access_rules (tenant_id, id),
  foreign key (tenant_id, point_id) references access_points (tenant_id, id)
);
create index access_rule_points_of on access_rule_points (tenant_id, access_rule_id, ordinal);
create index access_rule_points_for on access_rule_points (tenant_id, point_id);
call keep_owned_rows('access_rule_points');

create table access_rule_people (
  tenant_id uuid not null,
  id uuid not null,
  access_rule_id uuid not null,
  ordinal integer not null,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, access_rule_id) references access_rules (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  check (num_nonnulls(resident_id, employee_id, provider_id) = 1)
);
create index access_rule_people_of on access_rule_people (tenant_id, access_rule_id, ordinal);
create index access_rule_people_resident on access_rule_people (tenant_id, resident_id)
  where resident_id is not null;
create index access_rule_people_employee on access_rule_people (tenant_id, employee_id)
  where employee_id is not null;
create index access_rule_people_provider on access_rule_people (tenant_id, provider_id)
  where provider_id is not null;
call keep_owned_rows('access_rule_people');

-- A person's own PINs, which no list, export, history or answer reads: encrypted, with a keyed digest to
-- find the person by (access §7).
create table access_pins (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  is_duress boolean not null,
  sealed bytea not null,
  digest bytea not null,
  set_at timestamptz not null default now(),
  set_by uuid not null references users (id),
  primary key (tenant_id, id),
  unique (tenant_id, digest),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  check (num_nonnulls(resident_id, employee_id, provider_id) = 1)
);
create unique index access_pins_of_resident on access_pins (tenant_id, resident_id, is_duress)
  where resident_id is not null;
create unique index access_pins_of_employee on access_pins (tenant_id, employee_id, is_duress)
  where employee_id is not null;
create unique index access_pins_of_provider on access_pins (tenant_id, provider_id, is_duress)
  where provider_id is not null;
call forbid_foreign_tenants('access_pins');
grant select, insert, delete on access_pins to {{app}};

-- Whether nobody in a company has a PIN: no pass, and no person. Until the end of the transaction
-- nobody else gets an answer about the same PIN, and each statement below sees what was committed
-- before it.
create function is_free_pin(company uuid, wanted bytea) returns boolean
  language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(format('PIN %s %s', company, wanted), 0));
  return not exists (
      select from pass_secrets where tenant_id = company and pin_digest = wanted
    ) and not exists (
      select from access_pins where tenant_id = company and digest = wanted
    );
end $$;
revoke all on function is_free_pin from public;
grant execute on function is_free_pin to {{app}};

-- Refused PINs of one's own are counted by themselves, as each would be a guess at a neighbour's.
alter table look_ups
  drop constraint look_ups_kind_check,
  add constraint look_ups_kind_check check (kind in ('document', 'pin', 'pickup', 'own_pin'));

-- Facts about attempts at points, each written once (access §9). A person is one of four kinds, or
-- none where nobody knows the credential.
create table access_events (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  at timestamptz not null default now(),
  point_id uuid not null,
  fact text not null check (fact in (
    'granted', 'denied', 'pending', 'taken', 'not_taken', 'forced', 'held', 'exit_button', 'opened'
  )),
  direction text not null check (direction in ('in', 'out')),
  reason text check (reason in (
    'unknown', 'blocked', 'not_yet', 'expired', 'schedule', 'holiday', 'wrong_point', 'used_up',
    'revoked', 'lost_card', 'no_consent', 'passback', 'interlock', 'lockdown', 'error'
  )),
  marks text[] not null default '{}',
  credential text check (credential in ('card', 'tag', 'qr', 'pin', 'face', 'plate')),
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  visitor_id uuid,
  card_id uuid,
  pass_id uuid,
  visit_id uuid,
  rule_id uuid,
  -- Rules that were considered, each with the part that was not met.
  considered jsonb not null default '[]',
  -- The person who opened from afar, and why.
  opened_by uuid references users (id),
  opening_reason text,
  equipment_id uuid,
  -- The reader's numbering, its own id of the event, and its time as it wrote it.
  epoch integer,
  reader_event text,
  reader_time text,
  reader_zone text,
  primary key (tenant_id, id, at),
  foreign key (tenant_id, point_id) references access_points (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  foreign key (tenant_id, visitor_id) references visitors (tenant_id, id),
  foreign key (tenant_id, card_id) references cards (tenant_id, id),
  foreign key (tenant_id, pass_id) references passes (tenant_id, id),
  foreign key (tenant_id, visit_id) references visits (tenant_id, id),
  foreign key (tenant_id, rule_id) references access_rules (tenant_id, id),
  foreign key (tenant_id, equipment_id) references equipment (tenant_id, id),
  check (num_nonnulls(resident_id, employee_id, provider_id, visitor_id) <= 1),
  check ((fact = 'denied') = (reason is not null)),
  check ((fact = 'opened') = (opened_by is not null and opening_reason is not null)),
  check (num_nonnulls(equipment_id, epoch, reader_event) in (0, 3))
) partition by range (at);
create index access_events_latest on access_events (tenant_id, at desc, id desc);
create index access_events_at_point on access_events (tenant_id, point_id, at desc);
create index access_events_of_resident on access_events (tenant_id, resident_id, at desc)
  where resident_id is not null;
create index access_events_of_employee on access_events (tenant_id, employee_id, at desc)
  where employee_id is not null;
create index access_events_of_provider on access_events (tenant_id, provider_id, at desc)
  where provider_id is not null;
create index access_events_of_visitor on access_events (tenant_id, visitor_id, at desc)
  where visitor_id is not null;
grant select, insert on access_events to {{app}};

-- A key of each event of a reader, beside the partitions: an event that comes late or again is known
-- in whatever month it was written.
create table access_event_keys (
  tenant_id uuid not null references tenants (id),
  equipment_id uuid not null,
  epoch integer not null,
  reader_event text not null,
  event_id uuid not null,
  primary key (tenant_id, equipment_id, epoch, reader_event),
  foreign key (tenant_id, equipment_id) references equipment (tenant_id, id)
);
call forbid_foreign_tenants('access_event_keys');
grant select, insert on access_event_keys to {{app}};

-- Makes the partitions of the months from this one on; the default one takes the rest.
create function make_access_partitions(months integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first date := date_trunc('month', now() at time zone 'UTC');
  name text;
begin
  for ahead in 0..months loop
    name := format('access_events_%s', to_char(first + make_interval(months => ahead), 'YYYY_MM'));
    if to_regclass(name) is null then
      execute format(
        'create table %I partition of access_events for values from (%L) to (%L)', name,
        (first + make_interval(months => ahead))::timestamp at time zone 'UTC',
        (first + make_interval(months => ahead + 1))::timestamp at time zone 'UTC'
      );
      call forbid_foreign_tenants(name::regclass);
    end if;
  end loop;
end $$;
revoke all on function make_access_partitions from public;
grant execute on function make_access_partitions to {{system}};
create table access_events_rest partition of access_events default;
call forbid_foreign_tenants('access_events_rest');
call forbid_foreign_tenants('access_events');
select make_access_partitions(3);

-- Erases events whose term is over, with their keys, and says so in the trail (access §14).
create function erase_access_events(events uuid[], why text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  gone uuid[];
begin
  with erased as (
    delete from access_events e
      where e.tenant_id = own and e.id = any(events) and e.at < now() - interval '30 days'
      returning e.id, e.equipment_id, e.epoch, e.reader_event
  ), keys as (
    delete from access_event_keys k using erased e
      where k.tenant_id = own and k.equipment_id = e.equipment_id and k.epoch = e.epoch
        and k.reader_event = e.reader_event and k.event_id = e.id
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
revoke all on function erase_access_events from public;
grant execute on function erase_access_events to {{app}};

-- A PIN for duress raises a silent alert at a point (access §7).
alter table panic_alerts drop constraint panic_alerts_source_check;
alter table panic_alerts add constraint panic_alerts_source_check
  check (source in ('button', 'drill', 'access'));
