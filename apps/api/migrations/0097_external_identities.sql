-- Signing in through somebody else. Only the auth role reads these.

-- Who somebody is at another provider; one identity belongs to one person.
create table external_identities (
  id uuid primary key,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('hosted', 'realtime')),
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  -- As the provider named it at the last sign-in, to tell several apart.
  email text check (length(email) <= 255),
  linked_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  unique (kind, issuer, subject)
);
create index external_identities_of_user on external_identities (user_id);
grant select, insert, update, delete on external_identities to {{auth}};

-- A sign-in that has begun at a provider, until its answer comes: once, in the browser where it began.
create table provider_attempts (
  state_hash bytea primary key,
  browser_hash bytea not null,
  -- Nonce, verifier, purpose and target, sealed for the state.
  sealed bytea not null,
  expires_at timestamptz not null
);
create index provider_attempts_of_browser on provider_attempts (browser_hash, expires_at);
create index provider_attempts_to_sweep on provider_attempts (expires_at);
grant select, insert, update, delete on provider_attempts to {{auth}};

-- A session that began at a provider ends when the provider's does, unless it is renewed there.
create table provider_sessions (
  session_id uuid primary key references sessions (id) on delete cascade,
  identity_id uuid not null references external_identities (id) on delete cascade,
  expires_at timestamptz not null,
  -- Sealed for the session; null where the provider renews nothing.
  refresh_token bytea
);
create index provider_sessions_of_identity on provider_sessions (identity_id);
grant select, insert, update, delete on provider_sessions to {{auth}};
