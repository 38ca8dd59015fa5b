-- What telephones record of rounds, each entry once and never changed, and how each point of a round stands
-- (domain.md section 3, rounds).
create table round_entries (
  tenant_id uuid not null,
  id uuid not null,
  round_id uuid not null,
  -- One walk on one telephone.
  run_id uuid not null,
  kind text not null check (kind in ('start', 'scan', 'skip', 'note', 'finish', 'abort')),
  point_id uuid,
  code_number integer,
  is_old_code boolean not null default false,
  method text check (method in ('qr', 'nfc', 'typed')),
  -- By the clock of the telephone, and since its page was opened.
  device_at timestamptz not null,
  page_life uuid not null,
  monotonic_ms bigint not null check (monotonic_ms >= 0),
  received_at timestamptz not null default clock_timestamp(),
  user_id uuid not null references users (id),
  employee_id uuid,
  latitude double precision,
  longitude double precision,
  accuracy_m double precision,
  answers jsonb not null default '[]',
  picture_file_id uuid,
  note text,
  -- What a supervisor said of a suspicious scan.
  verdict text check (verdict in ('fine', 'not_valid')),
  judged_by_id uuid references users (id),
  judged_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, round_id) references rounds (tenant_id, id),
  foreign key (tenant_id, point_id) references patrol_points (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, picture_file_id) references files (tenant_id, id)
);
create index round_entries_of on round_entries (tenant_id, round_id, device_at);
create index round_entries_at on round_entries (tenant_id, point_id) where point_id is not null;
create index round_entries_by on round_entries (tenant_id, employee_id)
  where employee_id is not null;
create index round_entries_picture on round_entries (tenant_id, picture_file_id)
  where picture_file_id is not null;
create index round_entries_placed on round_entries (tenant_id, received_at)
  where latitude is not null;
call forbid_foreign_tenants('round_entries');
grant select, insert, update (latitude, longitude, accuracy_m, verdict, judged_by_id, judged_at)
  on round_entries to {{app}};

-- How each point of a round stands, worked out of its entries: for lists and reports.
create table round_points (
  tenant_id uuid not null,
  round_id uuid not null,
  point_id uuid not null,
  ordinal integer not null,
  optional boolean not null,
  result text not null check (result in ('scanned', 'skipped', 'open')),
  entry_id uuid,
  scanned_at timestamptz,
  marks text[] not null default '{}',
  suspicions text[] not null default '{}',
  primary key (tenant_id, round_id, point_id),
  foreign key (tenant_id, round_id) references rounds (tenant_id, id),
  foreign key (tenant_id, point_id) references patrol_points (tenant_id, id),
  foreign key (tenant_id, entry_id) references round_entries (tenant_id, id)
);
create index round_points_at on round_points (tenant_id, point_id, scanned_at);
create index round_points_of_entry on round_points (tenant_id, entry_id)
  where entry_id is not null;
create index round_points_suspicious on round_points (tenant_id, round_id)
  where suspicions <> '{}';
call forbid_foreign_tenants('round_points');
grant select, insert, update, delete on round_points to {{app}};

-- A round that was begun, and then heard of no more.
alter table rounds add column no_signal boolean not null default false;
alter table rounds add column walker_id uuid;
alter table rounds add column walked_by_id uuid references users (id);
alter table rounds
  add foreign key (tenant_id, walker_id) references employees (tenant_id, id);
create index rounds_of_walker on rounds (tenant_id, walker_id) where walker_id is not null;
