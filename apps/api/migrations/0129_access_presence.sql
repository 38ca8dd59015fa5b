-- Who is inside by accesses, second entries without an exit, and doors of which one opens only while the
-- other is closed (access §49 to §57).
alter table access_areas
  add column passback text check (passback in ('none', 'soft', 'hard')),
  add column passback_minutes integer check (passback_minutes between 1 and 10080);

-- Where a person was seen last. The row stays after they left, so that what a reader tells late
-- overwrites nothing newer (access §50).
create table access_presence (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  visitor_id uuid,
  -- Null where nobody knows into which area the point leads.
  area_id uuid,
  is_inside boolean not null,
  -- The moment at which they passed; not that at which it was told.
  seen_at timestamptz not null,
  -- The event, with its point; a person who corrected it has none.
  point_id uuid,
  event_id uuid,
  -- Reasons of the sighting itself; others follow from the area.
  doubts text[] not null default '{}' check (doubts <@ array['no_passage', 'both_ways', 'elsewhere']),
  corrected_by uuid references users (id),
  primary key (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  foreign key (tenant_id, visitor_id) references visitors (tenant_id, id),
  foreign key (tenant_id, area_id) references access_areas (tenant_id, id),
  foreign key (tenant_id, point_id) references access_points (tenant_id, id),
  check (num_nonnulls(resident_id, employee_id, provider_id, visitor_id) = 1),
  check (num_nonnulls(event_id, corrected_by) = 1)
);
create unique index access_presence_of_resident on access_presence (tenant_id, resident_id)
  where resident_id is not null;
create unique index access_presence_of_employee on access_presence (tenant_id, employee_id)
  where employee_id is not null;
create unique index access_presence_of_provider on access_presence (tenant_id, provider_id)
  where provider_id is not null;
create unique index access_presence_of_visitor on access_presence (tenant_id, visitor_id)
  where visitor_id is not null;
create index access_presence_inside on access_presence (tenant_id) where is_inside;
create index access_presence_seen on access_presence (tenant_id, seen_at);
call forbid_foreign_tenants('access_presence');
grant select, insert, update, delete on access_presence to {{app}};

-- By what leaves an area, or may, without anybody being known.
create index access_events_of_doors on access_events (tenant_id, point_id, at desc)
  where fact in ('exit_button', 'forced', 'held');

-- A refused second entry that the desk forgave: one more entry of the person into the area (access §54).
create table access_pardons (
  tenant_id uuid not null references tenants (id),
  -- The refusal.
  event_id uuid not null,
  person_id uuid not null,
  area_id uuid not null,
  given_at timestamptz not null default clock_timestamp(),
  given_by uuid not null references users (id),
  used_at timestamptz,
  primary key (tenant_id, event_id),
  foreign key (tenant_id, area_id) references access_areas (tenant_id, id)
);
create index access_pardons_open on access_pardons (tenant_id, person_id) where used_at is null;
call forbid_foreign_tenants('access_pardons');
grant select, insert, update (used_at), delete on access_pardons to {{app}};

-- Pairs of points of which one opens only while the other is closed: written with one of them, and
-- binding both (access §55).
create table access_interlocks (
  tenant_id uuid not null,
  id uuid not null,
  access_point_id uuid not null,
  ordinal integer not null,
  point_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, access_point_id) references access_points (tenant_id, id),
  foreign key (tenant_id, point_id) references access_points (tenant_id, id),
  check (access_point_id <> point_id)
);
create unique index access_interlocks_pair on access_interlocks (
  tenant_id, least(access_point_id, point_id), greatest(access_point_id, point_id)
);
create index access_interlocks_of on access_interlocks (tenant_id, access_point_id, ordinal);
create index access_interlocks_for on access_interlocks (tenant_id, point_id);
call keep_owned_rows('access_interlocks');
-- Entries by these points are on no list of a reader (access §25).
create trigger note_for_readers after insert or update or delete on access_interlocks
  for each row execute function note_for_readers();

-- What is known of a door with a sensor: read, or told by its reader (access §55).
create table access_doors (
  tenant_id uuid not null references tenants (id),
  equipment_id uuid not null,
  door integer not null,
  is_open boolean not null,
  -- When that was read or told last, and since when it is so.
  read_at timestamptz not null,
  since timestamptz not null,
  -- The reader's time of what it told last, as it wrote it.
  told_time text,
  primary key (tenant_id, equipment_id, door),
  foreign key (tenant_id, equipment_id) references access_readers (tenant_id, equipment_id)
);
call forbid_foreign_tenants('access_doors');
grant select, insert, update on access_doors to {{app}};

-- The exit of a visitor whom a reader saw leave (access §51).
alter table visits drop constraint visits_checked_out_how_check;
alter table visits add constraint visits_checked_out_how_check
  check (checked_out_how in ('desk', 'reader', 'unknown_time', 'closed_by_job'));
alter table visits drop constraint visits_check4;
alter table visits add constraint visits_exit_has_its_time check (
  checked_out_how is null
    or (checked_out_how in ('desk', 'reader')) = (checked_out_at is not null)
);
