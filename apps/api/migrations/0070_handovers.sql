-- The book of the gate's shifts: what whoever leaves hands over to whoever comes, signed by both
-- (domain.md section 2, shift handovers; reference.md C15).
create table handovers (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  number text not null collate natural_order,
  post text not null collate natural_order check (char_length(post) <= 80),
  state text not null default 'open' check (state in ('open', 'left', 'done', 'cancelled')),
  starts_at timestamptz,
  ends_at timestamptz,
  outgoing_id uuid references users (id),
  incoming_id uuid references users (id),
  notes text,
  parcels_counted integer check (parcels_counted >= 0),
  parcels_expected integer check (parcels_expected >= 0),
  count_note text,
  left_at timestamptz,
  left_signature_file_id uuid,
  received_at timestamptz,
  received_signature_file_id uuid,
  remark text,
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
  search_text text generated always as (search_normal(number || ' ' || post)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, left_signature_file_id) references files (tenant_id, id),
  foreign key (tenant_id, received_signature_file_id) references files (tenant_id, id),
  -- Somebody leaves, and nobody hands over to themselves.
  check (outgoing_id is not null),
  check (incoming_id <> outgoing_id),
  check (ends_at > starts_at),
  check ((state in ('left', 'done')) = (left_at is not null)),
  check ((state in ('left', 'done')) = (num_nonnulls(parcels_counted, parcels_expected) = 2)),
  check ((state = 'done') = (received_at is not null)),
  check ((state = 'done') = (incoming_id is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null))
);
create unique index handovers_number on handovers (tenant_id, search_normal(number))
  where deleted_at is null;
-- A post has one handover at a time, however many desks begin one.
create unique index handovers_open on handovers (tenant_id, search_normal(post))
  where state in ('open', 'left') and deleted_at is null;
create index handovers_by_start on handovers (tenant_id, starts_at desc nulls last, id desc)
  where deleted_at is null;
create index handovers_of_post on handovers (tenant_id, search_normal(post), left_at)
  where left_at is not null;
create index handovers_of_creator on handovers (tenant_id, created_by);
call keep_register('handovers');

-- What is signed stays as it was; only what a retention rule erases may go, with a dash in its place.
create function keep_signed_handover() returns trigger
  language plpgsql set search_path = public as $$
begin
  if (new.number, new.outgoing_id) is distinct from (old.number, old.outgoing_id)
    or (old.state <> 'open'
      and ((new.post, new.starts_at, new.ends_at, new.left_at, new.parcels_counted,
          new.parcels_expected, new.cancelled_at, new.cancelled_by_id)
        is distinct from (old.post, old.starts_at, old.ends_at, old.left_at, old.parcels_counted,
          old.parcels_expected, old.cancelled_at, old.cancelled_by_id)
        or (new.state <> old.state and (old.state, new.state) <> ('left', 'done'))
        or (new.notes is distinct from old.notes and new.notes is not null)
        or (new.count_note is distinct from old.count_note
          and coalesce(new.count_note, '—') <> '—')
        or (new.left_signature_file_id is distinct from old.left_signature_file_id
          and new.left_signature_file_id is not null)))
    or (old.state in ('left', 'done') and new.deleted_at is not null)
    or (old.state = 'done'
      and ((new.incoming_id, new.received_at) is distinct from (old.incoming_id, old.received_at)
        or (new.remark is distinct from old.remark and coalesce(new.remark, '—') <> '—')
        or (new.received_signature_file_id is distinct from old.received_signature_file_id
          and new.received_signature_file_id is not null)))
  then
    raise exception 'what was signed is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
revoke all on function keep_signed_handover from public;
create trigger keep_signed before update on handovers
  for each row execute function keep_signed_handover();

-- What was handed over, as it was at the first signature. It names nobody: the notes of the last
-- handover and who has what are read from their rows.
create table handover_figures (
  tenant_id uuid not null,
  handover_id uuid not null,
  taken_at timestamptz not null default now(),
  previous_id uuid,
  figures jsonb not null,
  primary key (tenant_id, handover_id),
  foreign key (tenant_id, handover_id) references handovers (tenant_id, id),
  foreign key (tenant_id, previous_id) references handovers (tenant_id, id)
);
create index handover_figures_after on handover_figures (tenant_id, previous_id)
  where previous_id is not null;
call forbid_foreign_tenants('handover_figures');
grant select, insert on handover_figures to {{app}};
