-- When whoever is in a session last showed who they are; signing in is the first time.
alter table sessions add column proved_at timestamptz not null default now();
update sessions set proved_at = created_at;

alter table proof_tickets drop constraint proof_tickets_purpose_check;
alter table proof_tickets add check (
  purpose in ('sign_in', 'passkey_sign_in', 'passkey_new', 'identity', 'session_proof', 'enrolment')
);
