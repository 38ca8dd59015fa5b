-- What proves a person beside their password. Secrets of signing in: only the auth role reads these.

create table user_totp (
  user_id uuid primary key references users (id),
  -- Under a key that derives from the server's secret, bound to the person: a dump opens nothing.
  sealed_secret bytea not null,
  -- Null until a first code shows that the app holds the secret.
  confirmed_at timestamptz,
  -- The last step of which a code was taken (RFC 6238, section 5.2): no step counts twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id),
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create unique index passkeys_credential on passkeys (credential_id);
create index passkeys_of_user on passkeys (user_id);

create table recovery_codes (
  user_id uuid not null references users (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- What one step of a proof hands to the next, once and for minutes.
create table proof_tickets (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('sign_in', 'passkey_sign_in', 'passkey_new', 'identity')),
  -- Null where the passkey is to say who it is.
  user_id uuid references users (id),
  -- What a passkey has to sign; null once it was answered.
  challenge bytea,
  expires_at timestamptz not null,
  check ((user_id is null) = (purpose = 'passkey_sign_in'))
);
create index proof_tickets_of_user on proof_tickets (user_id);

grant select, insert, update, delete on
  user_totp, passkeys, recovery_codes, proof_tickets to {{auth}};

-- An administrator only asks for the removal of somebody's second factor: a letter to them does it.
alter table password_tokens drop constraint password_tokens_purpose_check;
alter table password_tokens add check (
  purpose in ('reset', 'invitation', 'registration', 'second_factor')
);
