-- The button pressed: an alert is what the presses of one person make until it is closed. Whoever is
-- in danger presses again; one alert stays one line on everybody's screen.
create table panic_presses (
  tenant_id uuid not null,
  id uuid not null,
  alert_id uuid not null,
  user_id uuid not null references users (id),
  -- Where it was pressed; sessions are swept, a press is not.
  session_id uuid,
  message text check (char_length(message) <= 2000),
  -- The server's clock, and the device's where it tells: a press may have waited for the network.
  pressed_at timestamptz not null default clock_timestamp(),
  device_at timestamptz,
  idempotency_key text check (char_length(idempotency_key) <= 255),
  primary key (tenant_id, id),
  foreign key (tenant_id, alert_id) references panic_alerts (tenant_id, id)
);
create unique index panic_presses_key on panic_presses (tenant_id, user_id, idempotency_key)
  where idempotency_key is not null;
create index panic_presses_of_alert on panic_presses (tenant_id, alert_id, pressed_at, id);
call forbid_foreign_tenants('panic_presses');
grant select, insert on panic_presses to {{app}};

alter table panic_alerts
  -- Of the newest press: what lists and polls show of an alert without reading its presses.
  add column pressed_at timestamptz not null default clock_timestamp(),
  add column pressed_in uuid,
  add column press_count integer not null default 1,
  -- How often it has begun to ring: a press after somebody has acknowledged makes it ring anew, and
  -- reading and escalation count from there.
  add column ringing integer not null default 1,
  -- What escalation has done in this ringing.
  add column escalated text[] not null default '{}'
    check (escalated <@ array['recipients', 'letter', 'platform']),
  -- When screens were last told of it, and when they shall be told of presses since.
  add column announced_at timestamptz not null default clock_timestamp(),
  add column announces_at timestamptz;

-- Read is for one ringing.
alter table panic_reads
  add column ringing integer not null default 1,
  drop constraint panic_reads_pkey,
  add primary key (tenant_id, alert_id, user_id, ringing);

alter table panic_events drop constraint panic_events_kind_check;

-- What was there: an alert's own columns are its first press, and each ping a later one. Several open
-- alerts of one person stay open, each to be closed; their next press joins the newest.
do $$
declare
  tenant uuid;
begin
  for tenant in select t.id from tenants t loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into panic_presses
      (tenant_id, id, alert_id, user_id, message, pressed_at, device_at, idempotency_key)
      select a.tenant_id, a.id, a.id, a.raised_by, a.message, a.raised_at, a.device_at,
        a.idempotency_key
      from panic_alerts a;
    insert into panic_presses (tenant_id, id, alert_id, user_id, message, pressed_at)
      select e.tenant_id, e.id, e.alert_id, a.raised_by, nullif(btrim(e.message), ''), e.at
      from panic_events e
      join panic_alerts a on a.tenant_id = e.tenant_id and a.id = e.alert_id
      where e.kind = 'pinged';
    delete from panic_events where kind = 'pinged';
    update panic_alerts a set
      pressed_at = p.pressed_at,
      announced_at = p.pressed_at,
      press_count = p.presses,
      message = p.message
    from (
      select alert_id, max(pressed_at) as pressed_at, count(*) as presses,
        (array_agg(message order by pressed_at desc, id desc) filter (where message is not null))[1]
          as message
      from panic_presses group by alert_id
    ) p
    where p.alert_id = a.id;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

alter table panic_events add constraint panic_events_kind_check check (kind in (
  'raised', 'renewed', 'read', 'acknowledged', 'recipients_told', 'letters_sent', 'platform_told',
  'closed'
));

-- Keys are the presses'.
alter table panic_alerts drop column idempotency_key;

-- By state first: nobody's unanswered alert is looked for among those of years.
create index panic_alerts_active on panic_alerts (tenant_id, raised_at) where state = 'active';
create index panic_alerts_open_of_person on panic_alerts (tenant_id, raised_by, raised_at)
  where state <> 'closed';

grant update (
  message, device_at, pressed_at, pressed_in, press_count, ringing, escalated, announced_at,
  announces_at
) on panic_alerts to {{app}};

-- A company's settings are a field of its register now; none is the defaults.
alter table tenants alter column settings drop default, alter column settings drop not null;
update tenants set settings = null where settings = '{}';
