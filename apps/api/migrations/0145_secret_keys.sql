-- release 0.2.1
-- Keys that derive from the secret of the servers and outlive it: of links, tokens, digests and roles
-- (decision 0126). Each is sealed with the secret in use. Of a purpose that lasts there is one key.
create table secret_keys (
  purpose text not null check (char_length(purpose) <= 200),
  made_by bytea not null check (octet_length(made_by) = 8),
  lasts boolean not null,
  sealed bytea not null,
  made_at timestamptz not null default now(),
  primary key (purpose, made_by)
);
create unique index secret_keys_lasting on secret_keys (purpose) where lasts;
grant select, insert, update, delete on secret_keys to {{system}};

-- The marks of secrets that became known and were ended: no server takes them again.
create table ended_secrets (
  mark bytea primary key check (octet_length(mark) = 8),
  ended_at timestamptz not null default now()
);
grant select, insert on ended_secrets to {{system}};

-- What a company still has that is sealed with an earlier secret, as it was counted last. The nil company
-- stands for the platform.
create table sealed_counts (
  tenant_id uuid primary key,
  sealed_by bytea not null check (octet_length(sealed_by) = 8),
  total integer not null check (total >= 0),
  remaining integer not null check (remaining >= 0),
  unreadable integer not null check (unreadable >= 0),
  -- Open invitations of before, whose links are checked with the secret itself, and the last one's end.
  invitations integer not null default 0 check (invitations >= 0),
  invited_until timestamptz,
  counted_at timestamptz not null default clock_timestamp()
);
alter table sealed_counts enable row level security;
alter table sealed_counts force row level security;
create policy own_tenant on sealed_counts
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
create policy counters on sealed_counts for select to {{system}} using (true);
grant select, insert, update on sealed_counts to {{app}};
grant select on sealed_counts to {{system}};

-- The marks of the secret with which a server seals, and of another that it accepts; null for a server
-- of the release before.
alter table servers add column sealed_by bytea check (octet_length(sealed_by) = 8);
alter table servers add column accepts bytea check (octet_length(accepts) = 8);

-- Sealing anew changes neither a PIN nor a password: readers need not hear of it.
grant update (sealed, digest) on access_pins to {{app}};
grant update (sealed, digest) on parcel_codes to {{app}};
drop trigger note_for_readers on access_pins;
create trigger note_for_readers after insert or delete or update of digest, is_duress on access_pins
  for each row execute function note_for_readers('resident:resident_id', 'employee:employee_id', 'provider:provider_id');
drop trigger note_for_readers on pass_secrets;
create trigger note_for_readers after insert or delete or update of generation, pin_digest on pass_secrets
  for each row execute function note_for_readers('pass:pass_id');
drop trigger restart_reader on device_secrets;
create trigger restart_reader after insert or update of set_at on device_secrets
  for each row execute function restart_reader();
