-- Places that rounds pass, the routes past them and their starts, and each round (domain.md section 3, patrols).
create table patrol_points (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  tower_id uuid,
  location text,
  instructions text,
  photo_required boolean,
  latitude numeric check (latitude between -90 and 90),
  longitude numeric check (longitude between -180 and 180),
  radius_m integer check (radius_m between 5 and 500),
  code_number integer not null default 1 check (code_number between 1 and 10000),
  code_renewed_at timestamptz,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (
    search_normal(name || ' ' || coalesce(location, ''))
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, tower_id) references towers (tenant_id, id),
  check ((latitude is null) = (longitude is null))
);
create unique index patrol_points_name on patrol_points (tenant_id, search_normal(name))
  where deleted_at is null;
create index patrol_points_by_name on patrol_points (tenant_id, name, id)
  where deleted_at is null;
create index patrol_points_of_tower on patrol_points (tenant_id, tower_id)
  where tower_id is not null;
call keep_register('patrol_points');

create table patrol_point_questions (
  tenant_id uuid not null,
  id uuid not null,
  patrol_point_id uuid not null,
  ordinal integer not null,
  question text not null,
  answer text not null check (answer in ('yes_no', 'number', 'text')),
  answer_required boolean,
  primary key (tenant_id, id),
  foreign key (tenant_id, patrol_point_id) references patrol_points (tenant_id, id)
);
create index patrol_point_questions_of
  on patrol_point_questions (tenant_id, patrol_point_id, ordinal);
call keep_owned_rows('patrol_point_questions');

create table patrols (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  description text,
  enforce_order boolean,
  shift_starts_at text check (shift_starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  range_min integer not null check (range_min between 1 and 720),
  grace_min integer check (grace_min between 0 and 240),
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
create unique index patrols_name on patrols (tenant_id, search_normal(name))
  where deleted_at is null;
create index patrols_by_name on patrols (tenant_id, name, id) where deleted_at is null;
call keep_register('patrols');

create table patrol_stops (
  tenant_id uuid not null,
  id uuid not null,
  patrol_id uuid not null,
  ordinal integer not null,
  point_id uuid not null,
  not_before_min integer check (not_before_min between 0 and 1440),
  min_dwell_s integer check (min_dwell_s between 0 and 3600),
  optional boolean,
  primary key (tenant_id, id),
  foreign key (tenant_id, patrol_id) references patrols (tenant_id, id),
  foreign key (tenant_id, point_id) references patrol_points (tenant_id, id)
);
create index patrol_stops_of on patrol_stops (tenant_id, patrol_id, ordinal);
create index patrol_stops_at on patrol_stops (tenant_id, point_id);
call keep_owned_rows('patrol_stops');

create table patrol_starts (
  tenant_id uuid not null,
  id uuid not null,
  patrol_id uuid not null,
  ordinal integer not null,
  weekdays text[] not null default '{}' check (
    weekdays <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  ),
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  primary key (tenant_id, id),
  foreign key (tenant_id, patrol_id) references patrols (tenant_id, id)
);
create index patrol_starts_of on patrol_starts (tenant_id, patrol_id, ordinal);
call keep_owned_rows('patrol_starts');

create table patrol_employees (
  tenant_id uuid not null,
  id uuid not null,
  patrol_id uuid not null,
  ordinal integer not null,
  employee_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, patrol_id) references patrols (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create index patrol_employees_of on patrol_employees (tenant_id, patrol_id, ordinal);
create index patrol_employees_who on patrol_employees (tenant_id, employee_id);
call keep_owned_rows('patrol_employees');

create table patrol_supervisors (
  tenant_id uuid not null,
  id uuid not null,
  patrol_id uuid not null,
  ordinal integer not null,
  supervisor_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, patrol_id) references patrols (tenant_id, id),
  foreign key (tenant_id, supervisor_id) references employees (tenant_id, id)
);
create index patrol_supervisors_of on patrol_supervisors (tenant_id, patrol_id, ordinal);
create index patrol_supervisors_who on patrol_supervisors (tenant_id, supervisor_id);
call keep_owned_rows('patrol_supervisors');

-- A route as a patrol had it when rounds were planned by it: what has begun keeps its own, whatever the patrol
-- becomes.
create table patrol_routes (
  tenant_id uuid not null,
  id uuid not null,
  patrol_id uuid not null,
  enforce_order boolean not null,
  made_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, patrol_id) references patrols (tenant_id, id)
);
create index patrol_routes_of on patrol_routes (tenant_id, patrol_id, made_at);
call forbid_foreign_tenants('patrol_routes');
grant select, insert on patrol_routes to {{app}};

create table patrol_route_points (
  tenant_id uuid not null,
  id uuid not null,
  route_id uuid not null,
  ordinal integer not null,
  point_id uuid not null,
  not_before_min integer,
  min_dwell_s integer,
  optional boolean not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, route_id) references patrol_routes (tenant_id, id),
  foreign key (tenant_id, point_id) references patrol_points (tenant_id, id)
);
create unique index patrol_route_points_once
  on patrol_route_points (tenant_id, route_id, point_id);
create index patrol_route_points_of on patrol_route_points (tenant_id, route_id, ordinal);
create index patrol_route_points_at on patrol_route_points (tenant_id, point_id);
call forbid_foreign_tenants('patrol_route_points');
grant select, insert on patrol_route_points to {{app}};

create table rounds (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  patrol_id uuid not null,
  employee_id uuid,
  starts_at timestamptz not null default now(),
  service_date date not null default current_date,
  unplanned boolean not null default false,
  range_min integer not null default 60 check (range_min between 1 and 720),
  grace_min integer not null default 15 check (grace_min between 0 and 240),
  state text not null default 'planned' check (
    state in (
      'planned', 'running', 'completed', 'completed_with_exceptions', 'missed', 'aborted'
    )
  ),
  punctuality text check (punctuality in ('early', 'on_time', 'late')),
  started_at timestamptz,
  finished_at timestamptz,
  missed_at timestamptz,
  points_total integer not null default 0 check (points_total between 0 and 1000),
  points_done integer not null default 0 check (points_done between 0 and 1000),
  abort_reason text,
  aborted_at timestamptz,
  aborted_by_id uuid references users (id),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, patrol_id) references patrols (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
-- Each start of a patrol is one round, however many servers plan it at once.
create unique index rounds_once on rounds (tenant_id, patrol_id, starts_at)
  where deleted_at is null;
create index rounds_by_start on rounds (tenant_id, starts_at, id) where deleted_at is null;
create index rounds_of_patrol on rounds (tenant_id, patrol_id, starts_at);
create index rounds_of_employee on rounds (tenant_id, employee_id)
  where employee_id is not null;
create index rounds_by_service_date on rounds (tenant_id, service_date)
  where deleted_at is null;
call keep_register('rounds');

-- The route that a round walks.
create table round_routes (
  tenant_id uuid not null,
  round_id uuid not null,
  route_id uuid not null,
  primary key (tenant_id, round_id),
  foreign key (tenant_id, round_id) references rounds (tenant_id, id),
  foreign key (tenant_id, route_id) references patrol_routes (tenant_id, id)
);
create index round_routes_of on round_routes (tenant_id, route_id);
call forbid_foreign_tenants('round_routes');
grant select, insert, update (route_id) on round_routes to {{app}};
