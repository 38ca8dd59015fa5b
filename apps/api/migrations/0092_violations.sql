-- What a unit is held to have done against a rule: warning, defence, decision and fine, each with its letter
-- (domain.md section 3, occurrences; decision 0090).
create table violations (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  number text,
  subject text not null collate "pt-BR-x-icu",
  occurrence_id uuid not null,
  apartment_id uuid not null,
  rule_id uuid not null,
  happened_at timestamptz not null,
  place text,
  facts text not null,
  defence_days integer not null check (defence_days between 1 and 90),
  answer_to text not null,
  owner_id uuid,
  copy_to_id uuid,
  state text not null default 'draft' check (
    state in ('draft', 'notified', 'answering', 'defended', 'decided', 'closed', 'cancelled')
  ),
  notified_at timestamptz,
  notified_by_id uuid references users (id),
  warning_text text,
  warning_digest text,
  warning_received_at timestamptz,
  warning_received_how text check (
    warning_received_how in ('in_person', 'registered_mail', 'notary', 'portal', 'refused')
  ),
  warning_received_by text,
  warning_receipt_file_id uuid,
  defence_until date,
  defence text,
  defence_picture_file_id uuid,
  defended_at timestamptz,
  defended_by_id uuid references users (id),
  outcome text check (outcome in ('dismissed', 'warned', 'fined')),
  decision text,
  contribution numeric check (contribution > 0),
  fine_amount numeric check (fine_amount > 0),
  minutes_picture_file_id uuid,
  decided_at timestamptz,
  decided_by_id uuid references users (id),
  decision_text text,
  decision_digest text,
  decision_received_at timestamptz,
  decision_received_how text check (
    decision_received_how in ('in_person', 'registered_mail', 'notary', 'portal', 'refused')
  ),
  decision_received_by text,
  decision_receipt_file_id uuid,
  cancel_reason text,
  -- What it told was kept for its term.
  erased_at timestamptz,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(subject || ' ' || coalesce(number, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, occurrence_id) references occurrences (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, rule_id) references rules (tenant_id, id),
  foreign key (tenant_id, owner_id) references residents (tenant_id, id),
  foreign key (tenant_id, copy_to_id) references residents (tenant_id, id),
  foreign key (tenant_id, defence_picture_file_id) references files (tenant_id, id),
  foreign key (tenant_id, minutes_picture_file_id) references files (tenant_id, id),
  foreign key (tenant_id, warning_receipt_file_id) references files (tenant_id, id),
  foreign key (tenant_id, decision_receipt_file_id) references files (tenant_id, id),
  check (state in ('draft', 'cancelled')
    or (notified_at is not null and owner_id is not null and warning_text is not null)),
  -- Nothing is decided before the defence or its deadline, which a proved receipt begins.
  check (state not in ('answering', 'decided', 'closed') or num_nonnulls(defence_until, defended_at) > 0),
  check (num_nonnulls(defence_until, warning_received_at) <> 1),
  check (state <> 'defended' or defended_at is not null),
  check ((decided_at is not null) = (state in ('decided', 'closed'))),
  check ((outcome is not null) = (state in ('decided', 'closed'))),
  check (outcome is distinct from 'fined' or fine_amount <= contribution
    * case when minutes_picture_file_id is null and erased_at is null then 5 else 10 end),
  check (state <> 'closed' or decision_received_at is not null)
);
create unique index violations_number on violations (tenant_id, search_normal(number))
  where deleted_at is null and number is not null;
create index violations_by_moment on violations (tenant_id, happened_at, id)
  where deleted_at is null;
create index violations_of_occurrence on violations (tenant_id, occurrence_id);
create index violations_of_apartment on violations (tenant_id, apartment_id);
create index violations_of_rule on violations (tenant_id, rule_id);
create index violations_of_owner on violations (tenant_id, owner_id) where owner_id is not null;
create index violations_of_copy on violations (tenant_id, copy_to_id) where copy_to_id is not null;
create index violations_defence_picture on violations (tenant_id, defence_picture_file_id)
  where defence_picture_file_id is not null;
create index violations_minutes_picture on violations (tenant_id, minutes_picture_file_id)
  where minutes_picture_file_id is not null;
create index violations_warning_receipt on violations (tenant_id, warning_receipt_file_id)
  where warning_receipt_file_id is not null;
create index violations_decision_receipt on violations (tenant_id, decision_receipt_file_id)
  where decision_receipt_file_id is not null;
call keep_register('violations');
call find_by_words('violations');

-- What a letter said when it was issued it says in five years: only its term erases it.
create function keep_issued_letters() returns trigger
  language plpgsql set search_path = public as $$
begin
  if new.erased_at is null
    and ((old.warning_text is not null
        and (new.warning_text, new.warning_digest) is distinct from (old.warning_text, old.warning_digest))
      or (old.decision_text is not null
        and (new.decision_text, new.decision_digest)
          is distinct from (old.decision_text, old.decision_digest)))
  then
    raise exception 'a letter that was issued is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
revoke execute on function keep_issued_letters() from public;
create trigger violations_letters before update on violations
  for each row execute function keep_issued_letters();
