-- Panic alerts, and the live events that carry them (and every other change) to open screens.

-- The moment of writing, not of the transaction's begin: an event that could only be written after
-- another was seen comes after it.
alter table outbox alter column at set default clock_timestamp();
create index outbox_in_order on outbox (at, id);

-- What the relay has taken from the outbox, numbered after the commit without gaps. Kept for a day,
-- so that a browser that was away is told what it missed.
create table live_events (
  tenant_id uuid not null,
  number bigint not null,
  id uuid not null,
  at timestamptz not null,
  relayed_at timestamptz not null default clock_timestamp(),
  topic text not null,
  audience jsonb not null,
  payload jsonb not null,
  primary key (tenant_id, number)
);
create index live_events_in_order on live_events (number);
create index live_events_by_age on live_events using brin (relayed_at);
call forbid_foreign_tenants('live_events');
create policy relay on live_events to {{system}} using (true) with check (true);

-- One row: the last number given, and the last one that is no longer kept.
create table live_event_position (
  only_row boolean primary key default true check (only_row),
  last_number bigint not null default 0,
  dropped_to bigint not null default 0
);

create table panic_alerts (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  raised_by uuid not null references users (id),
  membership_id uuid not null references memberships (id),
  role text not null,
  message text check (char_length(message) <= 2000),
  -- The server's clock, and the device's where it tells: an alert may have waited for the network.
  raised_at timestamptz not null default now(),
  device_at timestamptz,
  idempotency_key text check (char_length(idempotency_key) <= 255),
  state text not null default 'active' check (state in ('active', 'acknowledged', 'closed')),
  acknowledged_by uuid references users (id),
  acknowledged_at timestamptz,
  closed_by uuid references users (id),
  closed_at timestamptz,
  resolution text check (resolution in ('resolved', 'false_alarm', 'test')),
  report text check (char_length(report) <= 10000),
  primary key (tenant_id, id),
  check ((acknowledged_at is null) = (acknowledged_by is null)),
  check ((acknowledged_at is null) = (state = 'active')),
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is null) = (resolution is null)),
  check ((closed_at is not null) = (state = 'closed'))
);
create unique index panic_alerts_key on panic_alerts (tenant_id, raised_by, idempotency_key)
  where idempotency_key is not null;
create index panic_alerts_by_time on panic_alerts (tenant_id, raised_at, id);
create index panic_alerts_of_person on panic_alerts (tenant_id, raised_by, raised_at);
create index panic_alerts_open on panic_alerts (tenant_id, raised_at) where state <> 'closed';
call forbid_foreign_tenants('panic_alerts');

-- Who has read an alert: each for themselves, never for others.
create table panic_reads (
  tenant_id uuid not null,
  alert_id uuid not null,
  user_id uuid not null references users (id),
  read_at timestamptz not null default now(),
  primary key (tenant_id, alert_id, user_id),
  foreign key (tenant_id, alert_id) references panic_alerts (tenant_id, id)
);
call forbid_foreign_tenants('panic_reads');

-- What happened to an alert, step by step; only ever added to.
create table panic_events (
  tenant_id uuid not null,
  id uuid not null,
  alert_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  kind text not null check (kind in ('raised', 'pinged', 'read', 'acknowledged', 'closed')),
  user_id uuid references users (id),
  message text,
  primary key (tenant_id, id),
  foreign key (tenant_id, alert_id) references panic_alerts (tenant_id, id)
);
create index panic_events_of_alert on panic_events (tenant_id, alert_id, at);
call forbid_foreign_tenants('panic_events');

grant select on live_events, live_event_position to {{app}};
grant select, insert, delete on live_events to {{system}};
grant select, insert, update on live_event_position to {{system}};

-- How an alert began is never rewritten.
grant select, insert on panic_alerts, panic_reads, panic_events to {{app}};
grant update (
  state, acknowledged_by, acknowledged_at, closed_by, closed_at, resolution, report
) on panic_alerts to {{app}};
