-- What an alert is about and where, whether it must stay unseen at its sender's, and whether it is an exercise.
alter table panic_alerts
  add column source text not null default 'button',
  add column motive text,
  add column silent boolean not null default false,
  add column latitude double precision,
  add column longitude double precision,
  add column accuracy_m double precision,
  add column located_at timestamptz,
  add column cancelled_at timestamptz,
  add column sender_word text,
  add column sender_said_at timestamptz,
  add constraint panic_alerts_source_check check (source in ('button', 'drill')),
  add constraint panic_alerts_motive_check check (motive in
    ('robbery', 'intrusion', 'suspect', 'fire', 'health', 'violence', 'elevator', 'other')),
  add constraint panic_alerts_sender_word_check check (sender_word in ('over', 'still')),
  add constraint panic_alerts_place_check check (num_nonnulls(latitude, longitude, located_at) in (0, 3)),
  -- An exercise is for everybody to see.
  add constraint panic_alerts_drill_check check (source <> 'drill' or not silent);

grant update (motive, silent, latitude, longitude, accuracy_m, located_at, cancelled_at, sender_word, sender_said_at)
  on panic_alerts to {{app}};

alter table panic_presses
  add column motive text,
  add column silent boolean not null default false;

alter table panic_events drop constraint panic_events_kind_check;
alter table panic_events add constraint panic_events_kind_check check (kind in (
  'raised', 'renewed', 'read', 'acknowledged', 'recipients_told', 'letters_sent', 'platform_told', 'closed',
  'cancelled', 'located', 'coming', 'sender_over', 'sender_still', 'reopened', 'unsilenced'));

-- Who has said that they are on their way, in each ringing.
create table panic_responders (
  tenant_id uuid not null,
  alert_id uuid not null,
  ringing integer not null,
  user_id uuid not null references users (id),
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, alert_id, ringing, user_id),
  foreign key (tenant_id, alert_id) references panic_alerts (tenant_id, id)
);
call forbid_foreign_tenants('panic_responders');
grant select, insert on panic_responders to {{app}};

-- What became of each letter and push message of an alert.
create table panic_deliveries (
  tenant_id uuid not null,
  id uuid not null,
  alert_id uuid not null,
  ringing integer not null,
  level text not null check (level in ('recipients', 'letter', 'platform')),
  channel text not null check (channel in ('letter', 'push')),
  user_id uuid not null references users (id),
  outcome text not null check (outcome in ('sent', 'kept', 'gone', 'failed')),
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, alert_id) references panic_alerts (tenant_id, id)
);
create index panic_deliveries_of on panic_deliveries (tenant_id, alert_id, at);
call forbid_foreign_tenants('panic_deliveries');
grant select, insert on panic_deliveries to {{app}};

-- As before, with the tables above.
create or replace function erase_alerts(alerts uuid[], why text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  gone uuid[];
begin
  select array_agg(a.id) into gone from panic_alerts a
    where a.tenant_id = own and a.id = any(alerts) and a.state = 'closed'
      and a.closed_at < now() - interval '365 days';
  delete from panic_reads where tenant_id = own and alert_id = any(gone);
  delete from panic_events where tenant_id = own and alert_id = any(gone);
  delete from panic_presses where tenant_id = own and alert_id = any(gone);
  delete from panic_responders where tenant_id = own and alert_id = any(gone);
  delete from panic_deliveries where tenant_id = own and alert_id = any(gone);
  delete from panic_alerts where tenant_id = own and id = any(gone);
  update audit_log a set changes = '{}'
    where a.tenant_id = own and a.register = 'panic_alerts' and a.row_id = any(gone);
  insert into audit_log (tenant_id, id, actor_role, register, row_id, operation, reason)
    select own, gen_random_uuid(), 'system', 'panic_alerts', g.id, 'erase', why
    from unnest(gone) g (id);
  return coalesce(cardinality(gone), 0);
end $$;
