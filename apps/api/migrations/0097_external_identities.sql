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
  -- Nonce, verifier and purpose, sealed for the state.
  sealed bytea not null,
  expires_at timestamptz not null
);
create index provider_attempts_of_browser on provider_attempts (browser_hash, expires_at);
create index provider_attempts_to_sweep on provider_attempts (expires_at);
grant select, insert, update, delete on provider_attempts to {{auth}};

-- What a provider said of somebody who has yet to prove something here, until the ticket's end.
create table provider_waiting (
  ticket_hash bytea primary key,
  -- Sealed for the ticket.
  sealed bytea not null,
  expires_at timestamptz not null
);
create index provider_waiting_to_sweep on provider_waiting (expires_at);
grant select, insert, delete on provider_waiting to {{auth}};

-- A letter by which the owner of an e-mail confirms an identity. Whose the e-mail is, is looked up
-- when it is written and when its link is used.
create table identity_letters (
  id uuid primary key,
  kind text not null check (kind in ('hosted', 'realtime')),
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  email text not null check (length(email) <= 255),
  -- What the provider calls the person, for a new account.
  name text not null check (length(name) between 1 and 120),
  -- Null until the letter is written.
  token_hash bytea unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_letters_of_email on identity_letters (lower(email), created_at);
create index identity_letters_to_sweep on identity_letters (expires_at);
grant select, insert, update, delete on identity_letters to {{auth}};

-- A session that began at a provider ends when the provider's does, unless it is renewed there.
create table provider_sessions (
  id uuid primary key,
  session_id uuid not null unique references sessions (id) on delete cascade,
  kind text not null check (kind in ('hosted', 'realtime')),
  -- Null once it was unlinked.
  identity_id uuid references external_identities (id) on delete set null,
  expires_at timestamptz not null,
  -- The last expiry that the provider itself named: later than that only while it cannot be reached.
  provider_expires_at timestamptz not null,
  -- Sealed for the row; null where the provider renews nothing.
  refresh_token bytea,
  -- The last try to renew it: of two at once one is made.
  renewed_at timestamptz
);
create index provider_sessions_of_identity on provider_sessions (identity_id);
grant select, insert, update, delete on provider_sessions to {{auth}};

-- The account that has an e-mail which a provider names is proved before the identity is linked to it.
alter table proof_tickets drop constraint proof_tickets_purpose_check;
alter table proof_tickets add check (
  purpose in (
    'sign_in', 'passkey_sign_in', 'passkey_new', 'identity', 'session_proof', 'enrolment', 'account_link'
  )
);
