-- Faces by consent (access §37 to §42; LGPD, art. 11).

-- Each consent to be recognised by one's face, with the text that was agreed to. An ended one stays, as
-- the proof of what was allowed until when.
create table face_consents (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  term_version text not null check (length(term_version) <= 40),
  term_language text not null check (term_language in ('pt', 'en', 'es', 'ar')),
  term_text text not null check (length(term_text) <= 8000),
  given_at timestamptz not null default now(),
  -- `record`: typed into a person's record by an earlier version, without a proof.
  given_how text not null check (given_how in ('session', 'link', 'paper', 'record')),
  -- The user in whose session it was given, or who filed the paper.
  given_by uuid references users (id),
  -- The guardian who gave it for a minor.
  guardian_id uuid,
  signed_on date,
  paper_file_id uuid,
  withdrawn_at timestamptz,
  withdrawn_how text check (withdrawn_how in ('session', 'link', 'paper', 'departure', 'replaced')),
  withdrawn_by uuid references users (id),
  withdrawal_file_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  foreign key (tenant_id, guardian_id) references residents (tenant_id, id),
  foreign key (tenant_id, paper_file_id) references files (tenant_id, id),
  foreign key (tenant_id, withdrawal_file_id) references files (tenant_id, id),
  check (num_nonnulls(resident_id, employee_id, provider_id) = 1),
  check ((given_how = 'paper') = (paper_file_id is not null)),
  check (signed_on is null or given_how = 'paper'),
  check ((withdrawn_at is null) = (withdrawn_how is null))
);
create unique index face_consents_of_resident on face_consents (tenant_id, resident_id)
  where withdrawn_at is null and resident_id is not null;
create unique index face_consents_of_employee on face_consents (tenant_id, employee_id)
  where withdrawn_at is null and employee_id is not null;
create unique index face_consents_of_provider on face_consents (tenant_id, provider_id)
  where withdrawn_at is null and provider_id is not null;
create index face_consents_by_person on face_consents
  (tenant_id, coalesce(resident_id, employee_id, provider_id), given_at);
call forbid_foreign_tenants('face_consents');
grant select, insert on face_consents to {{app}};
grant update (withdrawn_at, withdrawn_how, withdrawn_by, withdrawal_file_id) on face_consents
  to {{app}};

-- The photo by which a person is enrolled, sealed under a key of the company. It lies here and in no
-- file, so that no backup made after its removal has it.
create table faces (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  consent_id uuid not null,
  -- Names the photo at readers: never that of another one.
  version bigint not null generated always as identity,
  -- Null once it was removed: refused by a test, or on every reader where the company keeps none.
  photo bytea,
  sent_at timestamptz not null default now(),
  sent_by uuid references users (id),
  state text not null default 'testing' check (state in ('testing', 'good', 'refused')),
  tested_at timestamptz,
  faults text[] not null default '{}',
  -- Tests that a reader broke off.
  tries integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  foreign key (tenant_id, consent_id) references face_consents (tenant_id, id),
  check (num_nonnulls(resident_id, employee_id, provider_id) = 1),
  check ((state = 'testing') = (tested_at is null)),
  check (state <> 'testing' or photo is not null),
  check (state <> 'refused' or photo is null)
);
create unique index faces_of_resident on faces (tenant_id, resident_id)
  where resident_id is not null;
create unique index faces_of_employee on faces (tenant_id, employee_id)
  where employee_id is not null;
create unique index faces_of_provider on faces (tenant_id, provider_id)
  where provider_id is not null;
create index faces_to_test on faces (tenant_id, sent_at) where state = 'testing';
call forbid_foreign_tenants('faces');
grant select, insert, delete on faces to {{app}};
grant update (photo, state, tested_at, faults, tries) on faces to {{app}};

-- Links by which people without a login of their own give and withdraw consent: the last letter of each.
create table face_links (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  generation integer not null default 1,
  asked_at timestamptz not null default now(),
  asked_by uuid not null references users (id),
  primary key (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, provider_id) references service_providers (tenant_id, id),
  check (num_nonnulls(resident_id, employee_id, provider_id) = 1)
);
create unique index face_links_of_resident on face_links (tenant_id, resident_id)
  where resident_id is not null;
create unique index face_links_of_employee on face_links (tenant_id, employee_id)
  where employee_id is not null;
create unique index face_links_of_provider on face_links (tenant_id, provider_id)
  where provider_id is not null;
call forbid_foreign_tenants('face_links');
grant select, insert on face_links to {{app}};
grant update (generation, asked_at, asked_by) on face_links to {{app}};

-- Removals of people and faces from readers, with the moment at which each reader was read without
-- them: what a receipt shows (access §41).
create table reader_removals (
  tenant_id uuid not null references tenants (id),
  id bigint not null generated always as identity,
  equipment_id uuid not null,
  number bigint not null,
  part text not null check (part in ('person', 'face')),
  asked_at timestamptz not null default clock_timestamp(),
  -- Null while the reader was not read without it.
  gone_at timestamptz,
  -- When somebody was told that it takes long.
  told_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, equipment_id) references access_readers (tenant_id, equipment_id),
  foreign key (tenant_id, number) references reader_numbers (tenant_id, number)
);
create unique index reader_removals_open on reader_removals (tenant_id, equipment_id, number, part)
  where gone_at is null;
create index reader_removals_of_number on reader_removals (tenant_id, number, asked_at);
create index reader_removals_untold on reader_removals (tenant_id, asked_at)
  where gone_at is null and told_at is null;
call forbid_foreign_tenants('reader_removals');
create policy followers on reader_removals for select to {{system}} using (true);
grant select, insert, delete on reader_removals to {{app}};
grant update (gone_at, told_at) on reader_removals to {{app}};
grant select on reader_removals to {{system}};

-- Keeps the receipt with the entries, whoever changes them.
create function note_removal() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if old.wanted is null then
      update reader_removals set gone_at = clock_timestamp()
        where tenant_id = old.tenant_id and equipment_id = old.equipment_id
          and number = old.number and part = old.part and gone_at is null;
    end if;
  elsif new.wanted is not null then
    -- Wanted again before it was gone.
    delete from reader_removals
      where tenant_id = new.tenant_id and equipment_id = new.equipment_id
        and number = new.number and part = new.part and gone_at is null;
  else
    insert into reader_removals (tenant_id, equipment_id, number, part)
      values (new.tenant_id, new.equipment_id, new.number, new.part)
      on conflict do nothing;
  end if;
  return null;
end $$;
revoke all on function note_removal from public;
create trigger note_removal after delete on reader_entries for each row
  when (old.wanted is null and old.part <> 'schedule') execute function note_removal();
create trigger note_removal_again after update of wanted on reader_entries for each row
  when ((old.wanted is null) <> (new.wanted is null) and new.part <> 'schedule')
  execute function note_removal();
create trigger note_removal_found after insert on reader_entries for each row
  when (new.wanted is null and new.part <> 'schedule') execute function note_removal();

-- The state of a person's face (people §2), from consent, photo, and what readers hold.
create function facial_status_of(company uuid, person uuid) returns text
  language sql stable set search_path = public, pg_temp as $$
  select case
    when c.id is null then case
      when l.asked_at > coalesce(w.withdrawn_at, '-infinity') then 'consent_pending'
      when w.withdrawn_at is not null then 'revoked'
      else 'none' end
    when f.id is null then 'photo_pending'
    when f.state = 'refused' then 'failed'
    when h.refused > 0 then 'failed'
    when h.done > 0 and h.open = 0 then 'enrolled'
    else 'processing' end
  from (select) one
  left join face_consents c on c.tenant_id = company and c.withdrawn_at is null
    and coalesce(c.resident_id, c.employee_id, c.provider_id) = person
  left join faces f on f.tenant_id = company and f.consent_id = c.id
  left join face_links l on l.tenant_id = company
    and (l.resident_id = person or l.employee_id = person or l.provider_id = person)
  left join lateral (
    select max(p.withdrawn_at) as withdrawn_at from face_consents p
    where p.tenant_id = company and coalesce(p.resident_id, p.employee_id, p.provider_id) = person
      and p.withdrawn_how <> 'replaced') w on true
  left join lateral (
    select count(*) filter (where e.state = 'done') as done,
      count(*) filter (where e.state in ('waiting', 'unknown')) as open,
      count(*) filter (where e.state = 'refused') as refused
    from reader_numbers n
    join reader_entries e on e.tenant_id = n.tenant_id and e.number = n.number
      and e.part = 'face' and e.wanted is not null
    where f.state = 'good' and n.tenant_id = company
      and (n.resident_id = person or n.employee_id = person or n.provider_id = person)) h on true
$$;
revoke all on function facial_status_of from public;
grant execute on function facial_status_of to {{app}};
create index faces_of_consent on faces (tenant_id, consent_id);

-- Keeps `facial_status` of people true, whoever changes what it follows from.
create function keep_facial_status() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  one jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  company uuid := (one ->> 'tenant_id')::uuid;
  resident uuid := (one ->> 'resident_id')::uuid;
  employee uuid := (one ->> 'employee_id')::uuid;
  computed text;
begin
  if tg_table_name = 'reader_entries' then
    select n.resident_id, n.employee_id into resident, employee from reader_numbers n
      where n.tenant_id = company and n.number = (one ->> 'number')::bigint;
  end if;
  if coalesce(resident, employee) is null then
    return null;
  end if;
  computed := facial_status_of(company, coalesce(resident, employee));
  update residents set facial_status = computed
    where tenant_id = company and id = resident and facial_status <> computed;
  update employees set facial_status = computed
    where tenant_id = company and id = employee and facial_status <> computed;
  return null;
end $$;
revoke all on function keep_facial_status from public;
create trigger keep_facial_status after insert or update on face_consents
  for each row execute function keep_facial_status();
create trigger keep_facial_status after insert or delete or update on faces
  for each row execute function keep_facial_status();
create trigger keep_facial_status after insert or update on face_links
  for each row execute function keep_facial_status();
create trigger keep_facial_status_put after insert or update of wanted, state on reader_entries
  for each row when (new.part = 'face') execute function keep_facial_status();
create trigger keep_facial_status_dropped after delete on reader_entries
  for each row when (old.part = 'face') execute function keep_facial_status();

create trigger note_for_readers after insert or update on face_consents for each row
  execute function note_for_readers(
    'resident:resident_id', 'employee:employee_id', 'provider:provider_id'
  );
create trigger note_for_readers after insert or delete or update of state on faces for each row
  execute function note_for_readers(
    'resident:resident_id', 'employee:employee_id', 'provider:provider_id'
  );

-- A consent that somebody typed into a resident's record has no proof: it is kept as ended, and the
-- person is asked again.
insert into face_consents (tenant_id, id, resident_id, term_version, term_language, term_text,
    given_at, given_how, withdrawn_at, withdrawn_how)
  select c.tenant_id, c.id, c.resident_id, c.term_version, 'pt', '', c.given_on, 'record',
    coalesce(c.revoked_on, now()), 'replaced'
  from resident_consents c where c.purpose = 'facial';
delete from resident_consents where purpose = 'facial';
alter table resident_consents
  drop constraint resident_consents_purpose_check,
  add constraint resident_consents_purpose_check check (purpose in ('image', 'contact'));
drop trigger note_for_readers on resident_consents;
