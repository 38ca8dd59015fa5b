-- The administrators' overview of companies reads counts from here, never tenants' rows (domain.md
-- section 2). Each company's own task counts in its own scope, after its events.
create table company_figures (
  tenant_id uuid primary key references tenants (id),
  units integer not null default 0 check (units >= 0),
  occupied_units integer not null default 0 check (occupied_units >= 0),
  people integer not null default 0 check (people >= 0),
  logins integer not null default 0 check (logins >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  active_alerts integer not null default 0 check (active_alerts >= 0),
  acknowledged_alerts integer not null default 0 check (acknowledged_alerts >= 0),
  oldest_alert_at timestamptz,
  last_change_at timestamptz,
  -- Null where only alerts were counted so far.
  counted_at timestamptz
);
grant select, insert, update on company_figures to {{app}};
