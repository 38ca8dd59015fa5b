-- Numbers that a company's rows get one after the other, each once.
create table number_series (
  tenant_id uuid not null references tenants (id),
  series text not null,
  last integer not null,
  primary key (tenant_id, series)
);
call forbid_foreign_tenants('number_series');
grant select, insert, update on number_series to {{app}};

-- Parcels and letters that the company holds for its residents (domain.md section 3, parcels).
create table parcels (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  number text not null collate natural_order,
  kind text not null check (kind in ('parcel', 'letter', 'registered', 'judicial')),
  apartment_id uuid,
  resident_id uuid,
  addressee text,
  carrier text,
  tracking text,
  photo_file_id uuid,
  place text not null default 'desk' check (place in ('desk', 'locker', 'cabinet')),
  locker_id uuid,
  door integer check (door > 0),
  cabinet_id uuid,
  place_note text,
  state text not null default 'arrived' check (
    state in (
      'arrived', 'told', 'reminded', 'handed_over', 'returned', 'lost', 'refused', 'cancelled'
    )
  ),
  arrived_at timestamptz not null default now(),
  arrived_by_id uuid references users (id),
  due_at timestamptz,
  told_at timestamptz,
  reminded_at timestamptz,
  handed_at timestamptz,
  handed_by_id uuid references users (id),
  handed_how text check (handed_how in ('code', 'signature', 'photo')),
  handed_to_id uuid,
  handed_name text,
  handed_reason text,
  handed_photo_file_id uuid,
  signature_file_id uuid,
  returned_at timestamptz,
  returned_by_id uuid references users (id),
  returned_reason text,
  lost_at timestamptz,
  lost_by_id uuid references users (id),
  lost_report text,
  refused_at timestamptz,
  refused_by_id uuid references users (id),
  refused_statement text,
  cancelled_at timestamptz,
  cancelled_by_id uuid references users (id),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  erased_at timestamptz,
  search_text text generated always as (
    search_normal(number || ' ' || coalesce(tracking, '') || ' ' || coalesce(carrier, '') || ' '
      || coalesce(addressee, ''))
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, locker_id) references lockers (tenant_id, id),
  foreign key (tenant_id, cabinet_id) references cabinets (tenant_id, id),
  foreign key (tenant_id, handed_to_id) references residents (tenant_id, id),
  foreign key (tenant_id, photo_file_id) references files (tenant_id, id),
  foreign key (tenant_id, handed_photo_file_id) references files (tenant_id, id),
  foreign key (tenant_id, signature_file_id) references files (tenant_id, id),
  check (apartment_id is not null or resident_id is not null),
  check ((place = 'locker') = (locker_id is not null)),
  check ((place = 'cabinet') = (cabinet_id is not null)),
  check ((locker_id is null) = (door is null)),
  check (state <> 'handed_over' or (handed_at is not null and handed_how is not null)),
  check (state <> 'returned' or returned_at is not null),
  check (state <> 'lost' or (lost_at is not null and lost_report is not null)),
  check (
    state <> 'refused'
    or (kind = 'judicial' and refused_at is not null and refused_statement is not null)
  )
);
create unique index parcels_number on parcels (tenant_id, search_normal(number))
  where deleted_at is null;
-- A door never holds two parcels (domain.md section 3, lockers).
create unique index parcels_in_door on parcels (tenant_id, locker_id, door)
  where state in ('arrived', 'told', 'reminded') and deleted_at is null;
create index parcels_by_arrival on parcels (tenant_id, arrived_at desc nulls last, id desc)
  where deleted_at is null;
create index parcels_held on parcels (tenant_id, due_at)
  where state in ('arrived', 'told', 'reminded') and deleted_at is null;
create index parcels_of_apartment on parcels (tenant_id, apartment_id, arrived_at)
  where apartment_id is not null;
create index parcels_of_resident on parcels (tenant_id, resident_id) where resident_id is not null;
create index parcels_of_locker on parcels (tenant_id, locker_id) where locker_id is not null;
create index parcels_of_cabinet on parcels (tenant_id, cabinet_id) where cabinet_id is not null;
create index parcels_handed_to on parcels (tenant_id, handed_to_id) where handed_to_id is not null;
create index parcels_of_creator on parcels (tenant_id, created_by);
call keep_register('parcels');
call find_by_words('parcels');

-- What is over stays as it was; only what a retention rule erases may go, and what was lost be found.
create function keep_parcel_outcome() returns trigger
  language plpgsql set search_path = public as $$
begin
  if (new.number, new.kind, new.arrived_at) is distinct from (old.number, old.kind, old.arrived_at)
    or (old.state in ('handed_over', 'returned', 'refused', 'cancelled')
      and (new.state <> old.state
        or new.handed_at is distinct from old.handed_at
        or new.handed_how is distinct from old.handed_how
        or (new.handed_to_id is distinct from old.handed_to_id and new.handed_to_id is not null)
        or (new.signature_file_id is distinct from old.signature_file_id
          and new.signature_file_id is not null)
        or (new.handed_photo_file_id is distinct from old.handed_photo_file_id
          and new.handed_photo_file_id is not null)
        or new.refused_at is distinct from old.refused_at))
  then
    raise exception 'what became of a parcel is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
revoke all on function keep_parcel_outcome from public;
create trigger keep_outcome before update on parcels
  for each row execute function keep_parcel_outcome();

-- What a parcel is collected by, which no list, export, history or record of the desk reads: six digits,
-- encrypted, with a keyed digest to find the parcel by. One is the household's, each delegate has
-- another.
create table parcel_codes (
  tenant_id uuid not null,
  id uuid not null,
  parcel_id uuid not null,
  -- Null: the household's own.
  delegate text check (char_length(delegate) <= 120),
  sealed bytea not null,
  digest bytea not null,
  made_at timestamptz not null default now(),
  made_by uuid references users (id),
  expires_at timestamptz,
  revoked_at timestamptz,
  spent_at timestamptz,
  spent_by uuid references users (id),
  primary key (tenant_id, id),
  foreign key (tenant_id, parcel_id) references parcels (tenant_id, id),
  check (spent_at is null or revoked_at is null),
  check (num_nonnulls(spent_at, spent_by) in (0, 2))
);
create unique index parcel_codes_digest on parcel_codes (tenant_id, digest)
  where spent_at is null and revoked_at is null;
create unique index parcel_codes_of_household on parcel_codes (tenant_id, parcel_id)
  where delegate is null and revoked_at is null;
create index parcel_codes_of on parcel_codes (tenant_id, parcel_id, made_at);
call forbid_foreign_tenants('parcel_codes');
grant select, insert, update (revoked_at, spent_at, spent_by) on parcel_codes to {{app}};

-- The chain of custody: where a parcel came to lie, whose hands it passed through, and what became of
-- it. Nothing of it is changed or taken away, and it names nobody who is not a row elsewhere.
create table parcel_events (
  tenant_id uuid not null,
  id uuid not null,
  parcel_id uuid not null,
  -- Two of one transaction have the same moment.
  ordinal integer generated always as identity,
  kind text not null check (
    kind in (
      'received', 'told', 'reminded', 'moved', 'redirected', 'code_renewed', 'delegated',
      'delegate_revoked', 'handed_over', 'returned', 'lost', 'found', 'refused', 'cancelled'
    )
  ),
  at timestamptz not null default now(),
  -- Null: by itself.
  by_id uuid references users (id),
  place text check (place in ('desk', 'locker', 'cabinet')),
  locker_id uuid,
  door integer,
  cabinet_id uuid,
  place_note text,
  -- Whose it is since it was redirected.
  apartment_id uuid,
  resident_id uuid,
  -- The delegate's.
  code_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, parcel_id) references parcels (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, code_id) references parcel_codes (tenant_id, id),
  foreign key (tenant_id, locker_id) references lockers (tenant_id, id),
  foreign key (tenant_id, cabinet_id) references cabinets (tenant_id, id)
);
create index parcel_events_of on parcel_events (tenant_id, parcel_id, at, ordinal);
create index parcel_events_in_locker on parcel_events (tenant_id, locker_id)
  where locker_id is not null;
create index parcel_events_in_cabinet on parcel_events (tenant_id, cabinet_id)
  where cabinet_id is not null;
create index parcel_events_to_apartment on parcel_events (tenant_id, apartment_id)
  where apartment_id is not null;
create index parcel_events_to_resident on parcel_events (tenant_id, resident_id)
  where resident_id is not null;
create index parcel_events_of_code on parcel_events (tenant_id, code_id) where code_id is not null;
call forbid_foreign_tenants('parcel_events');
grant select, insert on parcel_events to {{app}};
