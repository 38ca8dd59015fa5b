-- Browsers and phones that get push messages: each belongs to one session of one person, whatever
-- company it acts for, and ends with it. The address is a secret of the device: whoever knows it and
-- the keys could write to it, so they are sealed, and found by a digest.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id),
  session_id uuid not null references sessions (id) on delete cascade,
  -- The session's membership as it was: with another role or company it is checked anew.
  role text not null,
  tenant_id uuid references tenants (id),
  endpoint_digest bytea not null,
  sealed bytea not null,
  -- Whether a locked screen may name people.
  shows_names boolean not null default false,
  created_at timestamptz not null default now(),
  -- Messages since a moment: a device gets so many and no more.
  counted_from timestamptz not null default now(),
  counted integer not null default 0
);
create unique index push_subscriptions_endpoint on push_subscriptions (endpoint_digest);
create index push_subscriptions_of_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_of_session on push_subscriptions (session_id);
create index push_subscriptions_of_tenant on push_subscriptions (tenant_id);
grant select, insert, update, delete on push_subscriptions to {{app}};
