-- What happened, as it was reported, and what was done about it; apart from these, what accuses a síndico, which
-- the council reads (domain.md section 3, occurrences; reference.md B19).
create table occurrence_types (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  "group" text not null check (
    "group" in ('resident', 'gatehouse', 'security', 'maintenance', 'assembly')
  ),
  default_severity text check (default_severity in ('info', 'minor', 'serious', 'critical')),
  requires_photo boolean,
  sla_hours integer check (sla_hours between 1 and 8760),
  color text check (color in ('red', 'orange', 'yellow', 'green', 'blue', 'purple', 'grey')),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) stored,
  primary key (tenant_id, id)
);
create unique index occurrence_types_name
  on occurrence_types (tenant_id, "group", search_normal(name)) where deleted_at is null;
create index occurrence_types_by_name on occurrence_types (tenant_id, name, id)
  where deleted_at is null;
call keep_register('occurrence_types');

create table occurrences (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  number text,
  type_id uuid,
  title text not null collate "pt-BR-x-icu",
  description text not null,
  happened_at timestamptz not null,
  place text,
  severity text check (severity in ('info', 'minor', 'serious', 'critical')),
  reporter_id uuid references users (id),
  assignee_employee_id uuid,
  hidden_from_unit boolean,
  rule_id uuid,
  police_report_number text,
  event_id uuid,
  visit_id uuid,
  inspection_id uuid,
  panic_at timestamptz,
  due_on date,
  state text not null default 'open' check (
    state in ('open', 'in_analysis', 'in_progress', 'closed', 'cancelled')
  ),
  unit_note text,
  unit_told_at timestamptz,
  outcome text,
  cancel_reason text,
  closed_at timestamptz,
  closed_by_id uuid references users (id),
  -- What it told was kept for its term.
  erased_at timestamptz,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (
    search_normal(title || ' ' || coalesce(number, '') || ' ' || description)
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, type_id) references occurrence_types (tenant_id, id),
  foreign key (tenant_id, assignee_employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, rule_id) references rules (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, visit_id) references visits (tenant_id, id),
  foreign key (tenant_id, inspection_id) references event_inspections (tenant_id, id),
  check ((closed_at is not null) = (state in ('closed', 'cancelled')))
);
create unique index occurrences_number on occurrences (tenant_id, search_normal(number))
  where deleted_at is null and number is not null;
create index occurrences_by_moment on occurrences (tenant_id, happened_at, id)
  where deleted_at is null;
create index occurrences_of_reporter on occurrences (tenant_id, reporter_id);
create index occurrences_of_type on occurrences (tenant_id, type_id) where type_id is not null;
create index occurrences_of_employee on occurrences (tenant_id, assignee_employee_id)
  where assignee_employee_id is not null;
create index occurrences_of_rule on occurrences (tenant_id, rule_id) where rule_id is not null;
create index occurrences_of_event on occurrences (tenant_id, event_id) where event_id is not null;
create index occurrences_of_visit on occurrences (tenant_id, visit_id) where visit_id is not null;
create index occurrences_of_inspection on occurrences (tenant_id, inspection_id)
  where inspection_id is not null;
call keep_register('occurrences');
call find_by_words('occurrences');

create table occurrence_attachments (
  tenant_id uuid not null,
  id uuid not null,
  occurrence_id uuid not null,
  ordinal integer not null,
  name text,
  picture_file_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, occurrence_id) references occurrences (tenant_id, id),
  foreign key (tenant_id, picture_file_id) references files (tenant_id, id)
);
create index occurrence_attachments_of on occurrence_attachments (tenant_id, occurrence_id, ordinal);
call keep_owned_rows('occurrence_attachments');
create index occurrence_attachments_picture on occurrence_attachments (tenant_id, picture_file_id);

create table occurrence_involved (
  tenant_id uuid not null,
  id uuid not null,
  occurrence_id uuid not null,
  ordinal integer not null,
  apartment_id uuid,
  resident_id uuid,
  visitor_id uuid,
  vehicle_id uuid,
  employee_id uuid,
  note text,
  primary key (tenant_id, id),
  foreign key (tenant_id, occurrence_id) references occurrences (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, visitor_id) references visitors (tenant_id, id),
  foreign key (tenant_id, vehicle_id) references vehicles (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create index occurrence_involved_of on occurrence_involved (tenant_id, occurrence_id, ordinal);
call keep_owned_rows('occurrence_involved');
create index occurrence_involved_apartment on occurrence_involved (tenant_id, apartment_id)
  where apartment_id is not null;
create index occurrence_involved_resident on occurrence_involved (tenant_id, resident_id)
  where resident_id is not null;
create index occurrence_involved_visitor on occurrence_involved (tenant_id, visitor_id)
  where visitor_id is not null;
create index occurrence_involved_vehicle on occurrence_involved (tenant_id, vehicle_id)
  where vehicle_id is not null;
create index occurrence_involved_employee on occurrence_involved (tenant_id, employee_id)
  where employee_id is not null;

create table occurrence_notes (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  occurrence_id uuid not null,
  audience text check (audience in ('requester', 'team')),
  body text not null,
  picture_file_id uuid,
  author_id uuid references users (id),
  step text check (step in ('analyse', 'proceed', 'close', 'cancel', 'tell-unit')),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(body)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, occurrence_id) references occurrences (tenant_id, id),
  foreign key (tenant_id, picture_file_id) references files (tenant_id, id)
);
create index occurrence_notes_of on occurrence_notes (tenant_id, occurrence_id, id);
create index occurrence_notes_by_audience on occurrence_notes (tenant_id, audience, id)
  where deleted_at is null;
create index occurrence_notes_picture on occurrence_notes (tenant_id, picture_file_id)
  where picture_file_id is not null;
call keep_register('occurrence_notes');

create table council_occurrences (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  number text,
  title text not null collate "pt-BR-x-icu",
  description text not null,
  happened_at timestamptz not null,
  place text,
  reporter_id uuid references users (id),
  state text not null default 'open' check (
    state in ('open', 'in_analysis', 'in_progress', 'closed', 'cancelled')
  ),
  outcome text,
  cancel_reason text,
  closed_at timestamptz,
  closed_by_id uuid references users (id),
  erased_at timestamptz,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (
    search_normal(title || ' ' || coalesce(number, '') || ' ' || description)
  ) stored,
  primary key (tenant_id, id),
  check ((closed_at is not null) = (state in ('closed', 'cancelled')))
);
create unique index council_occurrences_number
  on council_occurrences (tenant_id, search_normal(number))
  where deleted_at is null and number is not null;
create index council_occurrences_of_reporter on council_occurrences (tenant_id, reporter_id);
create index council_occurrences_by_moment on council_occurrences (tenant_id, happened_at, id)
  where deleted_at is null;
call keep_register('council_occurrences');

create table council_occurrence_attachments (
  tenant_id uuid not null,
  id uuid not null,
  council_occurrence_id uuid not null,
  ordinal integer not null,
  name text,
  picture_file_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, council_occurrence_id) references council_occurrences (tenant_id, id),
  foreign key (tenant_id, picture_file_id) references files (tenant_id, id)
);
create index council_occurrence_attachments_of
  on council_occurrence_attachments (tenant_id, council_occurrence_id, ordinal);
call keep_owned_rows('council_occurrence_attachments');
create index council_occurrence_attachments_picture
  on council_occurrence_attachments (tenant_id, picture_file_id);

create table council_notes (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  council_occurrence_id uuid not null,
  audience text check (audience in ('requester', 'team')),
  body text not null,
  picture_file_id uuid,
  author_id uuid references users (id),
  step text check (step in ('analyse', 'proceed', 'close', 'cancel')),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(body)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, council_occurrence_id) references council_occurrences (tenant_id, id),
  foreign key (tenant_id, picture_file_id) references files (tenant_id, id)
);
create index council_notes_of on council_notes (tenant_id, council_occurrence_id, id);
create index council_notes_by_audience on council_notes (tenant_id, audience, id)
  where deleted_at is null;
create index council_notes_picture on council_notes (tenant_id, picture_file_id)
  where picture_file_id is not null;
call keep_register('council_notes');

-- Who sits on the council: a mark of a resident's membership (domain.md section 2).
alter table memberships add column council boolean,
  add check (council is not true or role = 'condomino');
