-- Signing in through a realtime database service.

alter table sessions drop constraint sessions_first_factor_check;
alter table sessions add check (first_factor in ('password', 'passkey', 'provider', 'realtime'));

-- The tokens of the service that vouched for somebody, until they are too old to: each does once.
create table spent_provider_tokens (
  digest bytea primary key,
  expires_at timestamptz not null
);
create index spent_provider_tokens_to_sweep on spent_provider_tokens (expires_at);
grant select, insert, delete on spent_provider_tokens to {{auth}};
