-- What a desk recorded while it had no network, as the server judged it (domain.md section 4, Access):
-- each entry of a device once, whoever sends it and however often.
create table desk_entries (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  author_id uuid not null references users (id),
  sender_id uuid not null references users (id),
  act text not null check (act in ('enter', 'walk-in', 'leave')),
  guest_name text not null,
  happened_at timestamptz not null,
  device_at timestamptz not null,
  received_at timestamptz not null default now(),
  outcome text not null check (outcome in ('done', 'conflict', 'resolved')),
  codes text[] not null default '{}',
  visit_id uuid,
  -- What stands against it: the visit of the same pass or visitor.
  against_id uuid,
  apartment_id uuid,
  employee_id uuid,
  -- What was typed, until a person has resolved it.
  typed jsonb,
  -- When they left again, as the same desk saw.
  left_at timestamptz,
  resolved_as text check (resolved_as in ('entered', 'same', 'not_entered')),
  resolved_at timestamptz,
  resolved_by_id uuid references users (id),
  note text,
  erased_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, visit_id) references visits (tenant_id, id),
  foreign key (tenant_id, against_id) references visits (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  check ((outcome = 'resolved') = (num_nonnulls(resolved_as, resolved_at) = 2)),
  check (outcome = 'conflict' or typed is null),
  check (outcome <> 'conflict' or cardinality(codes) > 0)
);
create index desk_entries_open on desk_entries (tenant_id, happened_at) where outcome = 'conflict';
create index desk_entries_by_time on desk_entries (tenant_id, happened_at);
create index desk_entries_of_visit on desk_entries (tenant_id, visit_id) where visit_id is not null;
create index desk_entries_against on desk_entries (tenant_id, against_id)
  where against_id is not null;
create index desk_entries_of_apartment on desk_entries (tenant_id, apartment_id)
  where apartment_id is not null;
create index desk_entries_of_employee on desk_entries (tenant_id, employee_id)
  where employee_id is not null;
call forbid_foreign_tenants('desk_entries');
grant select, insert on desk_entries to {{app}};
grant update (guest_name, outcome, visit_id, typed, left_at, resolved_as, resolved_at, resolved_by_id, note,
  erased_at) on desk_entries to {{app}};
