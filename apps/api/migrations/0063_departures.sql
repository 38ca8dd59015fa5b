-- Moving out, dismissal and the end of a contract: what hung on somebody, what was decided about each
-- thing, and what ended when (domain.md section 3, residents and employees; reference.md D19).
create table departures (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  kind text not null check (kind in ('move_out', 'dismissal', 'contract_end')),
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  -- Of a resident who leaves one of several units; null is everything.
  apartment_id uuid,
  last_day date not null,
  reason text check (char_length(reason) <= 200),
  state text not null default 'planned' check (state in ('planned', 'undone', 'done')),
  planned_at timestamptz not null default now(),
  planned_by uuid not null references users (id),
  undone_at timestamptz,
  undone_by uuid references users (id),
  done_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  check (num_nonnulls(resident_id, employee_id, provider_id) = 1),
  check (apartment_id is null or resident_id is not null),
  check ((state = 'done') = (done_at is not null)),
  check ((state = 'undone') = (undone_at is not null)),
  check (num_nonnulls(undone_at, undone_by) in (0, 2))
);
create unique index departures_planned on departures (
  tenant_id, coalesce(resident_id, employee_id, provider_id),
  coalesce(apartment_id, '00000000-0000-0000-0000-000000000000'::uuid)
) where state = 'planned';
create index departures_of_resident on departures (tenant_id, resident_id)
  where resident_id is not null;
create index departures_of_employee on departures (tenant_id, employee_id)
  where employee_id is not null;
create index departures_of_provider on departures (tenant_id, provider_id)
  where provider_id is not null;
create index departures_of_apartment on departures (tenant_id, apartment_id)
  where apartment_id is not null;
call forbid_foreign_tenants('departures');
grant select, insert, update (state, undone_at, undone_by, done_at) on departures to {{app}};

-- One thing that hung on one of the people who leave. Its name is kept as it was; that of a guest is
-- not, since it is erased with the visit or the pass.
create table departure_items (
  tenant_id uuid not null,
  id uuid not null,
  departure_id uuid not null,
  kind text not null,
  thing_id uuid not null,
  person_id uuid not null,
  title text,
  choice text not null check (choice in ('end', 'keep', 'transfer', 'landlord')),
  to_id uuid,
  last_day date not null,
  state text not null default 'pending' check (state in ('pending', 'ended', 'kept', 'undone')),
  outcome text,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, departure_id) references departures (tenant_id, id),
  foreign key (tenant_id, to_id) references residents (tenant_id, id),
  check ((choice = 'transfer') = (to_id is not null)),
  check (state in ('pending', 'undone') or (outcome is not null and ended_at is not null))
);
-- Nothing is in two plans at once. What was ended early and given again has a second row.
create unique index departure_items_pending on departure_items (tenant_id, kind, thing_id)
  where state = 'pending';
create index departure_items_of_departure on departure_items (tenant_id, departure_id);
create index departure_items_of_person on departure_items (tenant_id, person_id);
create index departure_items_to on departure_items (tenant_id, to_id) where to_id is not null;
call forbid_foreign_tenants('departure_items');
grant select, insert, update (state, outcome, ended_at) on departure_items to {{app}};

-- A receipt proves what happened: nothing of it is rewritten.
create function keep_ended_departure() returns trigger
  language plpgsql set search_path = public as $$
begin
  if old.state <> tg_argv[0] then
    raise exception 'a departure that is over is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
revoke all on function keep_ended_departure from public;
create trigger keep_ended before update on departures
  for each row execute function keep_ended_departure('planned');
create trigger keep_ended before update on departure_items
  for each row execute function keep_ended_departure('pending');
