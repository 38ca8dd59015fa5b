-- Printed by `npm run print` from a database that all migrations were applied to; never edited.
-- {{app}}, {{auth}}, {{system}} and {{owner}} are the roles of the database.

create table access_areas (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  tower_id uuid,
  outside boolean,
  notes text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) STORED,
  passback text,
  passback_minutes integer,
  constraint access_areas_passback_check CHECK ((passback = ANY (ARRAY['none'::text, 'soft'::text, 'hard'::text]))),
  constraint access_areas_passback_minutes_check CHECK (((passback_minutes >= 1) AND (passback_minutes <= 10080))),
  constraint access_areas_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint access_areas_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint access_areas_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_areas_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES towers(tenant_id, id),
  constraint access_areas_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint access_areas_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX access_areas_by_name ON public.access_areas USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX access_areas_name ON public.access_areas USING btree (tenant_id, search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX access_areas_of_tower ON public.access_areas USING btree (tenant_id, tower_id) WHERE (tower_id IS NOT NULL);
alter table access_areas enable row level security;
alter table access_areas force row level security;
create policy own_tenant on access_areas to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.access_areas REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.access_areas REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER note_for_readers AFTER UPDATE OF tower_id, outside, deleted_at ON public.access_areas FOR EACH ROW EXECUTE FUNCTION note_for_readers();
grant insert, select, update on access_areas to {{app}};

create table access_doors (
  tenant_id uuid not null,
  equipment_id uuid not null,
  door integer not null,
  is_open boolean not null,
  read_at timestamp with time zone not null,
  since timestamp with time zone not null,
  told_time text,
  constraint access_doors_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES access_readers(tenant_id, equipment_id),
  constraint access_doors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_doors_pkey PRIMARY KEY (tenant_id, equipment_id, door)
);
alter table access_doors enable row level security;
alter table access_doors force row level security;
create policy own_tenant on access_doors to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update on access_doors to {{app}};

create table access_event_keys (
  tenant_id uuid not null,
  equipment_id uuid not null,
  epoch integer not null,
  reader_event text not null,
  event_id uuid not null,
  constraint access_event_keys_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES equipment(tenant_id, id),
  constraint access_event_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_event_keys_pkey PRIMARY KEY (tenant_id, equipment_id, epoch, reader_event)
);
CREATE INDEX access_event_keys_of_event ON public.access_event_keys USING btree (tenant_id, event_id);
alter table access_event_keys enable row level security;
alter table access_event_keys force row level security;
create policy own_tenant on access_event_keys to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on access_event_keys to {{app}};

create table access_events (
  tenant_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null default now(),
  point_id uuid not null,
  fact text not null,
  direction text not null,
  reason text,
  marks text[] not null default '{}'::text[],
  credential text,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  visitor_id uuid,
  card_id uuid,
  pass_id uuid,
  visit_id uuid,
  rule_id uuid,
  considered jsonb not null default '[]'::jsonb,
  opened_by uuid,
  opening_reason text,
  equipment_id uuid,
  epoch integer,
  reader_event text,
  reader_time text,
  reader_zone text,
  attempt_id uuid,
  constraint access_events_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id, visitor_id) <= 1)),
  constraint access_events_check1 CHECK (((fact = 'denied'::text) = (reason IS NOT NULL))),
  constraint access_events_check2 CHECK (((fact = 'opened'::text) = ((opened_by IS NOT NULL) AND (opening_reason IS NOT NULL)))),
  constraint access_events_check3 CHECK ((num_nonnulls(equipment_id, epoch, reader_event) = ANY (ARRAY[0, 3]))),
  constraint access_events_check4 CHECK (((attempt_id IS NULL) OR (fact = ANY (ARRAY['granted'::text, 'taken'::text, 'not_taken'::text])))),
  constraint access_events_credential_check CHECK ((credential = ANY (ARRAY['card'::text, 'tag'::text, 'qr'::text, 'pin'::text, 'face'::text, 'plate'::text]))),
  constraint access_events_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint access_events_fact_check CHECK ((fact = ANY (ARRAY['granted'::text, 'denied'::text, 'pending'::text, 'taken'::text, 'not_taken'::text, 'forced'::text, 'held'::text, 'exit_button'::text, 'opened'::text]))),
  constraint access_events_reason_check CHECK ((reason = ANY (ARRAY['unknown'::text, 'blocked'::text, 'not_yet'::text, 'expired'::text, 'schedule'::text, 'holiday'::text, 'wrong_point'::text, 'used_up'::text, 'revoked'::text, 'lost_card'::text, 'no_consent'::text, 'passback'::text, 'interlock'::text, 'lockdown'::text, 'error'::text]))),
  constraint access_events_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES users(id),
  constraint access_events_tenant_id_card_id_fkey FOREIGN KEY (tenant_id, card_id) REFERENCES cards(tenant_id, id),
  constraint access_events_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint access_events_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES equipment(tenant_id, id),
  constraint access_events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_events_tenant_id_pass_id_fkey FOREIGN KEY (tenant_id, pass_id) REFERENCES passes(tenant_id, id),
  constraint access_events_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES access_points(tenant_id, id),
  constraint access_events_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint access_events_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint access_events_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES access_rules(tenant_id, id),
  constraint access_events_tenant_id_visit_id_fkey FOREIGN KEY (tenant_id, visit_id) REFERENCES visits(tenant_id, id),
  constraint access_events_tenant_id_visitor_id_fkey FOREIGN KEY (tenant_id, visitor_id) REFERENCES visitors(tenant_id, id),
  constraint access_events_pkey PRIMARY KEY (tenant_id, id, at)
) partition by RANGE (at);
CREATE INDEX access_events_at_point ON ONLY public.access_events USING btree (tenant_id, point_id, at DESC);
CREATE INDEX access_events_latest ON ONLY public.access_events USING btree (tenant_id, at DESC, id DESC);
CREATE INDEX access_events_of_attempt ON ONLY public.access_events USING btree (tenant_id, attempt_id) INCLUDE (fact) WHERE (attempt_id IS NOT NULL);
CREATE INDEX access_events_of_doors ON ONLY public.access_events USING btree (tenant_id, point_id, at DESC) WHERE (fact = ANY (ARRAY['exit_button'::text, 'forced'::text, 'held'::text]));
CREATE INDEX access_events_of_employee ON ONLY public.access_events USING btree (tenant_id, employee_id, at DESC) WHERE (employee_id IS NOT NULL);
CREATE INDEX access_events_of_pass ON ONLY public.access_events USING btree (tenant_id, pass_id, at DESC) WHERE (pass_id IS NOT NULL);
CREATE INDEX access_events_of_provider ON ONLY public.access_events USING btree (tenant_id, provider_id, at DESC) WHERE (provider_id IS NOT NULL);
CREATE INDEX access_events_of_resident ON ONLY public.access_events USING btree (tenant_id, resident_id, at DESC) WHERE (resident_id IS NOT NULL);
CREATE INDEX access_events_of_visitor ON ONLY public.access_events USING btree (tenant_id, visitor_id, at DESC) WHERE (visitor_id IS NOT NULL);
alter table access_events enable row level security;
alter table access_events force row level security;
create policy own_tenant on access_events to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on access_events to {{app}};

-- a partition of access_events
create table access_events_rest (
  tenant_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null default now(),
  point_id uuid not null,
  fact text not null,
  direction text not null,
  reason text,
  marks text[] not null default '{}'::text[],
  credential text,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  visitor_id uuid,
  card_id uuid,
  pass_id uuid,
  visit_id uuid,
  rule_id uuid,
  considered jsonb not null default '[]'::jsonb,
  opened_by uuid,
  opening_reason text,
  equipment_id uuid,
  epoch integer,
  reader_event text,
  reader_time text,
  reader_zone text,
  attempt_id uuid,
  constraint access_events_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id, visitor_id) <= 1)),
  constraint access_events_check1 CHECK (((fact = 'denied'::text) = (reason IS NOT NULL))),
  constraint access_events_check2 CHECK (((fact = 'opened'::text) = ((opened_by IS NOT NULL) AND (opening_reason IS NOT NULL)))),
  constraint access_events_check3 CHECK ((num_nonnulls(equipment_id, epoch, reader_event) = ANY (ARRAY[0, 3]))),
  constraint access_events_check4 CHECK (((attempt_id IS NULL) OR (fact = ANY (ARRAY['granted'::text, 'taken'::text, 'not_taken'::text])))),
  constraint access_events_credential_check CHECK ((credential = ANY (ARRAY['card'::text, 'tag'::text, 'qr'::text, 'pin'::text, 'face'::text, 'plate'::text]))),
  constraint access_events_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint access_events_fact_check CHECK ((fact = ANY (ARRAY['granted'::text, 'denied'::text, 'pending'::text, 'taken'::text, 'not_taken'::text, 'forced'::text, 'held'::text, 'exit_button'::text, 'opened'::text]))),
  constraint access_events_reason_check CHECK ((reason = ANY (ARRAY['unknown'::text, 'blocked'::text, 'not_yet'::text, 'expired'::text, 'schedule'::text, 'holiday'::text, 'wrong_point'::text, 'used_up'::text, 'revoked'::text, 'lost_card'::text, 'no_consent'::text, 'passback'::text, 'interlock'::text, 'lockdown'::text, 'error'::text]))),
  constraint access_events_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES users(id),
  constraint access_events_tenant_id_card_id_fkey FOREIGN KEY (tenant_id, card_id) REFERENCES cards(tenant_id, id),
  constraint access_events_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint access_events_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES equipment(tenant_id, id),
  constraint access_events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_events_tenant_id_pass_id_fkey FOREIGN KEY (tenant_id, pass_id) REFERENCES passes(tenant_id, id),
  constraint access_events_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES access_points(tenant_id, id),
  constraint access_events_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint access_events_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint access_events_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES access_rules(tenant_id, id),
  constraint access_events_tenant_id_visit_id_fkey FOREIGN KEY (tenant_id, visit_id) REFERENCES visits(tenant_id, id),
  constraint access_events_tenant_id_visitor_id_fkey FOREIGN KEY (tenant_id, visitor_id) REFERENCES visitors(tenant_id, id),
  constraint access_events_rest_pkey PRIMARY KEY (tenant_id, id, at)
);
CREATE INDEX access_events_rest_tenant_id_at_id_idx ON public.access_events_rest USING btree (tenant_id, at DESC, id DESC);
CREATE INDEX access_events_rest_tenant_id_attempt_id_fact_idx ON public.access_events_rest USING btree (tenant_id, attempt_id) INCLUDE (fact) WHERE (attempt_id IS NOT NULL);
CREATE INDEX access_events_rest_tenant_id_employee_id_at_idx ON public.access_events_rest USING btree (tenant_id, employee_id, at DESC) WHERE (employee_id IS NOT NULL);
CREATE INDEX access_events_rest_tenant_id_pass_id_at_idx ON public.access_events_rest USING btree (tenant_id, pass_id, at DESC) WHERE (pass_id IS NOT NULL);
CREATE INDEX access_events_rest_tenant_id_point_id_at_idx ON public.access_events_rest USING btree (tenant_id, point_id, at DESC);
CREATE INDEX access_events_rest_tenant_id_point_id_at_idx1 ON public.access_events_rest USING btree (tenant_id, point_id, at DESC) WHERE (fact = ANY (ARRAY['exit_button'::text, 'forced'::text, 'held'::text]));
CREATE INDEX access_events_rest_tenant_id_provider_id_at_idx ON public.access_events_rest USING btree (tenant_id, provider_id, at DESC) WHERE (provider_id IS NOT NULL);
CREATE INDEX access_events_rest_tenant_id_resident_id_at_idx ON public.access_events_rest USING btree (tenant_id, resident_id, at DESC) WHERE (resident_id IS NOT NULL);
CREATE INDEX access_events_rest_tenant_id_visitor_id_at_idx ON public.access_events_rest USING btree (tenant_id, visitor_id, at DESC) WHERE (visitor_id IS NOT NULL);
alter table access_events_rest enable row level security;
alter table access_events_rest force row level security;
create policy own_tenant on access_events_rest to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);

create table access_holds (
  tenant_id uuid not null,
  equipment_id uuid not null,
  door integer not null,
  is_wanted boolean not null default true,
  version bigint not null generated always as identity,
  wanted_since timestamp with time zone not null default clock_timestamp(),
  may_hold boolean not null default false,
  sent_at timestamp with time zone,
  pulse text,
  state text not null default 'waiting'::text,
  reason text,
  detail text,
  tries integer not null default 0,
  next_at timestamp with time zone not null default clock_timestamp(),
  proven_at timestamp with time zone,
  constraint access_holds_check CHECK (((state <> ALL (ARRAY['refused'::text, 'unknown'::text])) OR (reason IS NOT NULL))),
  constraint access_holds_pulse_check CHECK ((pulse = ANY (ARRAY['sent'::text, 'done'::text, 'unknown'::text]))),
  constraint access_holds_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text, 'unknown'::text]))),
  constraint access_holds_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES access_readers(tenant_id, equipment_id),
  constraint access_holds_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_holds_pkey PRIMARY KEY (tenant_id, equipment_id, door)
);
alter table access_holds enable row level security;
alter table access_holds force row level security;
create policy own_tenant on access_holds to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, select, update (detail), update (may_hold), update (next_at), update (proven_at), update (pulse), update (reason), update (sent_at), update (state), update (tries) on access_holds to {{app}};

create table access_interlocks (
  tenant_id uuid not null,
  id uuid not null,
  access_point_id uuid not null,
  ordinal integer not null,
  point_id uuid not null,
  constraint access_interlocks_check CHECK ((access_point_id <> point_id)),
  constraint access_interlocks_tenant_id_access_point_id_fkey FOREIGN KEY (tenant_id, access_point_id) REFERENCES access_points(tenant_id, id),
  constraint access_interlocks_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES access_points(tenant_id, id),
  constraint access_interlocks_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX access_interlocks_for ON public.access_interlocks USING btree (tenant_id, point_id);
CREATE INDEX access_interlocks_of ON public.access_interlocks USING btree (tenant_id, access_point_id, ordinal);
CREATE UNIQUE INDEX access_interlocks_pair ON public.access_interlocks USING btree (tenant_id, LEAST(access_point_id, point_id), GREATEST(access_point_id, point_id));
alter table access_interlocks enable row level security;
alter table access_interlocks force row level security;
create policy own_tenant on access_interlocks to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_interlocks FOR EACH ROW EXECUTE FUNCTION note_for_readers();
grant delete, insert, select, update on access_interlocks to {{app}};

create table access_order_points (
  tenant_id uuid not null,
  order_id uuid not null,
  kind text not null,
  point_id uuid not null,
  ended_at timestamp with time zone,
  constraint access_order_points_kind_check CHECK ((kind = ANY (ARRAY['release'::text, 'lockdown'::text]))),
  constraint access_order_points_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_order_points_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES access_orders(tenant_id, id),
  constraint access_order_points_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES access_points(tenant_id, id),
  constraint access_order_points_pkey PRIMARY KEY (tenant_id, order_id, point_id)
);
CREATE UNIQUE INDEX access_order_points_live ON public.access_order_points USING btree (tenant_id, point_id, kind) WHERE (ended_at IS NULL);
CREATE INDEX access_order_points_of_point ON public.access_order_points USING btree (tenant_id, point_id);
alter table access_order_points enable row level security;
alter table access_order_points force row level security;
create policy own_tenant on access_order_points to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER keep_holds AFTER INSERT OR UPDATE OF ended_at ON public.access_order_points FOR EACH ROW WHEN ((new.kind = 'release'::text)) EXECUTE FUNCTION keep_holds_of_order();
CREATE TRIGGER note_for_readers AFTER INSERT OR UPDATE OF ended_at ON public.access_order_points FOR EACH ROW WHEN ((new.kind = 'lockdown'::text)) EXECUTE FUNCTION note_for_readers();
grant insert, select, update (ended_at) on access_order_points to {{app}};

create table access_orders (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  reason text not null,
  started_at timestamp with time zone not null default clock_timestamp(),
  started_by uuid not null,
  ended_at timestamp with time zone,
  ended_by uuid,
  constraint access_orders_check CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint access_orders_kind_check CHECK ((kind = ANY (ARRAY['release'::text, 'lockdown'::text]))),
  constraint access_orders_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 200))),
  constraint access_orders_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES users(id),
  constraint access_orders_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id),
  constraint access_orders_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_orders_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX access_orders_by_start ON public.access_orders USING btree (tenant_id, started_at);
CREATE INDEX access_orders_live ON public.access_orders USING btree (tenant_id) WHERE (ended_at IS NULL);
alter table access_orders enable row level security;
alter table access_orders force row level security;
create policy own_tenant on access_orders to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (ended_at), update (ended_by) on access_orders to {{app}};

create table access_pardons (
  tenant_id uuid not null,
  event_id uuid not null,
  person_id uuid not null,
  area_id uuid not null,
  given_at timestamp with time zone not null default clock_timestamp(),
  given_by uuid not null,
  used_at timestamp with time zone,
  constraint access_pardons_given_by_fkey FOREIGN KEY (given_by) REFERENCES users(id),
  constraint access_pardons_tenant_id_area_id_fkey FOREIGN KEY (tenant_id, area_id) REFERENCES access_areas(tenant_id, id),
  constraint access_pardons_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_pardons_pkey PRIMARY KEY (tenant_id, event_id)
);
CREATE INDEX access_pardons_open ON public.access_pardons USING btree (tenant_id, person_id) WHERE (used_at IS NULL);
alter table access_pardons enable row level security;
alter table access_pardons force row level security;
create policy own_tenant on access_pardons to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update (used_at) on access_pardons to {{app}};

create table access_pins (
  tenant_id uuid not null,
  id uuid not null,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  is_duress boolean not null,
  sealed bytea not null,
  digest bytea not null,
  set_at timestamp with time zone not null default now(),
  set_by uuid not null,
  constraint access_pins_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id) = 1)),
  constraint access_pins_set_by_fkey FOREIGN KEY (set_by) REFERENCES users(id),
  constraint access_pins_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint access_pins_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_pins_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint access_pins_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint access_pins_pkey PRIMARY KEY (tenant_id, id),
  constraint access_pins_tenant_id_digest_key UNIQUE (tenant_id, digest)
);
CREATE UNIQUE INDEX access_pins_of_employee ON public.access_pins USING btree (tenant_id, employee_id, is_duress) WHERE (employee_id IS NOT NULL);
CREATE UNIQUE INDEX access_pins_of_provider ON public.access_pins USING btree (tenant_id, provider_id, is_duress) WHERE (provider_id IS NOT NULL);
CREATE UNIQUE INDEX access_pins_of_resident ON public.access_pins USING btree (tenant_id, resident_id, is_duress) WHERE (resident_id IS NOT NULL);
alter table access_pins enable row level security;
alter table access_pins force row level security;
create policy own_tenant on access_pins to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE OF digest, is_duress ON public.access_pins FOR EACH ROW EXECUTE FUNCTION note_for_readers('resident:resident_id', 'employee:employee_id', 'provider:provider_id');
grant delete, insert, select, update (digest), update (sealed) on access_pins to {{app}};

create table access_points (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  direction text not null,
  area_from_id uuid,
  area_to_id uuid,
  equipment_id uuid,
  channel integer,
  door_sensor boolean,
  held_open_s integer,
  way_out text,
  exit_tried_on date,
  notes text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) STORED,
  photo_file_id uuid,
  constraint access_points_channel_check CHECK (((channel >= 1) AND (channel <= 16))),
  constraint access_points_check CHECK (((direction = 'in'::text) OR (status = 'INATIVO'::text) OR ((way_out IS NOT NULL) AND (exit_tried_on IS NOT NULL)))),
  constraint access_points_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text, 'both'::text]))),
  constraint access_points_held_open_s_check CHECK (((held_open_s >= 5) AND (held_open_s <= 600))),
  constraint access_points_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint access_points_way_out_check CHECK ((way_out = ANY (ARRAY['exit_button'::text, 'free_passage'::text]))),
  constraint access_points_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint access_points_tenant_id_area_from_id_fkey FOREIGN KEY (tenant_id, area_from_id) REFERENCES access_areas(tenant_id, id),
  constraint access_points_tenant_id_area_to_id_fkey FOREIGN KEY (tenant_id, area_to_id) REFERENCES access_areas(tenant_id, id),
  constraint access_points_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES equipment(tenant_id, id),
  constraint access_points_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_points_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES files(tenant_id, id),
  constraint access_points_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint access_points_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX access_points_by_name ON public.access_points USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX access_points_equipment_id_channel_direction ON public.access_points USING btree (tenant_id, equipment_id, channel, direction) WHERE ((deleted_at IS NULL) AND (status = 'ATIVO'::text));
CREATE INDEX access_points_from_area ON public.access_points USING btree (tenant_id, area_from_id) WHERE (area_from_id IS NOT NULL);
CREATE UNIQUE INDEX access_points_name ON public.access_points USING btree (tenant_id, search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX access_points_of_equipment ON public.access_points USING btree (tenant_id, equipment_id) WHERE (equipment_id IS NOT NULL);
CREATE INDEX access_points_to_area ON public.access_points USING btree (tenant_id, area_to_id) WHERE (area_to_id IS NOT NULL);
alter table access_points enable row level security;
alter table access_points force row level security;
create policy own_tenant on access_points to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.access_points REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.access_points REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER keep_holds AFTER UPDATE OF equipment_id, channel ON public.access_points FOR EACH ROW WHEN (((old.equipment_id IS DISTINCT FROM new.equipment_id) OR (old.channel IS DISTINCT FROM new.channel))) EXECUTE FUNCTION keep_holds_of_point();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_points FOR EACH ROW EXECUTE FUNCTION note_for_readers();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.access_points REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.access_points REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on access_points to {{app}};

create table access_presence (
  tenant_id uuid not null,
  id uuid not null,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  visitor_id uuid,
  area_id uuid,
  is_inside boolean not null,
  seen_at timestamp with time zone not null,
  point_id uuid,
  event_id uuid,
  doubts text[] not null default '{}'::text[],
  corrected_by uuid,
  constraint access_presence_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id, visitor_id) = 1)),
  constraint access_presence_check1 CHECK ((num_nonnulls(event_id, corrected_by) = 1)),
  constraint access_presence_doubts_check CHECK ((doubts <@ ARRAY['no_passage'::text, 'both_ways'::text, 'elsewhere'::text])),
  constraint access_presence_corrected_by_fkey FOREIGN KEY (corrected_by) REFERENCES users(id),
  constraint access_presence_tenant_id_area_id_fkey FOREIGN KEY (tenant_id, area_id) REFERENCES access_areas(tenant_id, id),
  constraint access_presence_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint access_presence_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_presence_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES access_points(tenant_id, id),
  constraint access_presence_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint access_presence_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint access_presence_tenant_id_visitor_id_fkey FOREIGN KEY (tenant_id, visitor_id) REFERENCES visitors(tenant_id, id),
  constraint access_presence_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX access_presence_inside ON public.access_presence USING btree (tenant_id) WHERE is_inside;
CREATE UNIQUE INDEX access_presence_of_employee ON public.access_presence USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE UNIQUE INDEX access_presence_of_provider ON public.access_presence USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE UNIQUE INDEX access_presence_of_resident ON public.access_presence USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE UNIQUE INDEX access_presence_of_visitor ON public.access_presence USING btree (tenant_id, visitor_id) WHERE (visitor_id IS NOT NULL);
CREATE INDEX access_presence_seen ON public.access_presence USING btree (tenant_id, seen_at);
alter table access_presence enable row level security;
alter table access_presence force row level security;
create policy own_tenant on access_presence to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on access_presence to {{app}};

create table access_readers (
  tenant_id uuid not null,
  equipment_id uuid not null,
  generation integer not null default 1,
  profile text,
  serial text,
  device_id text,
  model text,
  firmware text,
  capacity integer,
  clock_ahead_s integer,
  clock_read_at timestamp with time zone,
  answered_at timestamp with time zone,
  silent_since timestamp with time zone,
  trouble text,
  tries integer not null default 0,
  look_at timestamp with time zone not null default now(),
  stopped_at timestamp with time zone,
  settings bytea,
  settings_at timestamp with time zone,
  holidays bytea,
  epoch integer not null default 1,
  cursor jsonb,
  events_at timestamp with time zone,
  inventory_wanted boolean not null default true,
  inventory_at timestamp with time zone,
  inventory jsonb,
  holidays_wanted bytea,
  constraint access_readers_device_id_check CHECK ((device_id ~ '^[0-9]{1,20}$'::text)),
  constraint access_readers_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES equipment(tenant_id, id),
  constraint access_readers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_readers_pkey PRIMARY KEY (tenant_id, equipment_id)
);
alter table access_readers enable row level security;
alter table access_readers force row level security;
create policy own_tenant on access_readers to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER keep_holds AFTER INSERT ON public.access_readers FOR EACH ROW EXECUTE FUNCTION keep_holds_of_reader();
grant insert, select, update on access_readers to {{app}};

create table access_rule_apartments (
  tenant_id uuid not null,
  id uuid not null,
  access_rule_id uuid not null,
  ordinal integer not null,
  apartment_id uuid not null,
  constraint access_rule_apartments_tenant_id_access_rule_id_fkey FOREIGN KEY (tenant_id, access_rule_id) REFERENCES access_rules(tenant_id, id),
  constraint access_rule_apartments_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint access_rule_apartments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX access_rule_apartments_for ON public.access_rule_apartments USING btree (tenant_id, apartment_id);
CREATE INDEX access_rule_apartments_of ON public.access_rule_apartments USING btree (tenant_id, access_rule_id, ordinal);
alter table access_rule_apartments enable row level security;
alter table access_rule_apartments force row level security;
create policy own_tenant on access_rule_apartments to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_rule_apartments FOR EACH ROW EXECUTE FUNCTION note_for_readers();
grant delete, insert, select, update on access_rule_apartments to {{app}};

create table access_rule_people (
  tenant_id uuid not null,
  id uuid not null,
  access_rule_id uuid not null,
  ordinal integer not null,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  constraint access_rule_people_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id) = 1)),
  constraint access_rule_people_tenant_id_access_rule_id_fkey FOREIGN KEY (tenant_id, access_rule_id) REFERENCES access_rules(tenant_id, id),
  constraint access_rule_people_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint access_rule_people_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint access_rule_people_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint access_rule_people_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX access_rule_people_employee ON public.access_rule_people USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX access_rule_people_of ON public.access_rule_people USING btree (tenant_id, access_rule_id, ordinal);
CREATE INDEX access_rule_people_provider ON public.access_rule_people USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX access_rule_people_resident ON public.access_rule_people USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
alter table access_rule_people enable row level security;
alter table access_rule_people force row level security;
create policy own_tenant on access_rule_people to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_rule_people FOR EACH ROW EXECUTE FUNCTION note_for_readers();
grant delete, insert, select, update on access_rule_people to {{app}};

create table access_rule_points (
  tenant_id uuid not null,
  id uuid not null,
  access_rule_id uuid not null,
  ordinal integer not null,
  point_id uuid not null,
  constraint access_rule_points_tenant_id_access_rule_id_fkey FOREIGN KEY (tenant_id, access_rule_id) REFERENCES access_rules(tenant_id, id),
  constraint access_rule_points_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES access_points(tenant_id, id),
  constraint access_rule_points_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX access_rule_points_for ON public.access_rule_points USING btree (tenant_id, point_id);
CREATE INDEX access_rule_points_of ON public.access_rule_points USING btree (tenant_id, access_rule_id, ordinal);
alter table access_rule_points enable row level security;
alter table access_rule_points force row level security;
create policy own_tenant on access_rule_points to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_rule_points FOR EACH ROW EXECUTE FUNCTION note_for_readers();
grant delete, insert, select, update on access_rule_points to {{app}};

create table access_rule_towers (
  tenant_id uuid not null,
  id uuid not null,
  access_rule_id uuid not null,
  ordinal integer not null,
  tower_id uuid not null,
  constraint access_rule_towers_tenant_id_access_rule_id_fkey FOREIGN KEY (tenant_id, access_rule_id) REFERENCES access_rules(tenant_id, id),
  constraint access_rule_towers_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES towers(tenant_id, id),
  constraint access_rule_towers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX access_rule_towers_for ON public.access_rule_towers USING btree (tenant_id, tower_id);
CREATE INDEX access_rule_towers_of ON public.access_rule_towers USING btree (tenant_id, access_rule_id, ordinal);
alter table access_rule_towers enable row level security;
alter table access_rule_towers force row level security;
create policy own_tenant on access_rule_towers to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_rule_towers FOR EACH ROW EXECUTE FUNCTION note_for_readers();
grant delete, insert, select, update on access_rule_towers to {{app}};

create table access_rules (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  kinds text[] not null default '{}'::text[],
  relations text[] not null default '{}'::text[],
  schedule_id uuid,
  credentials text[] not null default '{}'::text[],
  two_credentials boolean,
  valid_from date,
  valid_to date,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) STORED,
  constraint access_rules_check CHECK ((valid_to >= valid_from)),
  constraint access_rules_credentials_check CHECK ((credentials <@ ARRAY['card'::text, 'tag'::text, 'qr'::text, 'pin'::text, 'face'::text, 'plate'::text])),
  constraint access_rules_kinds_check CHECK ((kinds <@ ARRAY['resident'::text, 'employee'::text, 'provider'::text, 'visitor'::text])),
  constraint access_rules_relations_check CHECK ((relations <@ ARRAY['owner'::text, 'tenant'::text, 'dependent'::text, 'domestic_staff'::text, 'landlord'::text])),
  constraint access_rules_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint access_rules_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint access_rules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_rules_tenant_id_schedule_id_fkey FOREIGN KEY (tenant_id, schedule_id) REFERENCES access_schedules(tenant_id, id),
  constraint access_rules_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint access_rules_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX access_rules_by_name ON public.access_rules USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX access_rules_name ON public.access_rules USING btree (tenant_id, search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX access_rules_of_schedule ON public.access_rules USING btree (tenant_id, schedule_id) WHERE (schedule_id IS NOT NULL);
alter table access_rules enable row level security;
alter table access_rules force row level security;
create policy own_tenant on access_rules to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.access_rules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.access_rules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_rules FOR EACH ROW EXECUTE FUNCTION note_for_readers();
grant insert, select, update on access_rules to {{app}};

create table access_schedule_hours (
  tenant_id uuid not null,
  id uuid not null,
  access_schedule_id uuid not null,
  ordinal integer not null,
  days text[] not null default '{}'::text[],
  from_time text not null,
  to_time text not null,
  constraint access_schedule_hours_days_check CHECK ((days <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text, 'holiday'::text])),
  constraint access_schedule_hours_from_time_check CHECK ((from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint access_schedule_hours_to_time_check CHECK ((to_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint access_schedule_hours_tenant_id_access_schedule_id_fkey FOREIGN KEY (tenant_id, access_schedule_id) REFERENCES access_schedules(tenant_id, id),
  constraint access_schedule_hours_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX access_schedule_hours_of ON public.access_schedule_hours USING btree (tenant_id, access_schedule_id, ordinal);
alter table access_schedule_hours enable row level security;
alter table access_schedule_hours force row level security;
create policy own_tenant on access_schedule_hours to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_schedule_hours FOR EACH ROW EXECUTE FUNCTION note_for_readers();
grant delete, insert, select, update on access_schedule_hours to {{app}};

create table access_schedules (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  description text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((name || ' '::text) || COALESCE(description, ''::text)))) STORED,
  constraint access_schedules_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint access_schedules_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint access_schedules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint access_schedules_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint access_schedules_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX access_schedules_by_name ON public.access_schedules USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX access_schedules_name ON public.access_schedules USING btree (tenant_id, search_normal(name)) WHERE (deleted_at IS NULL);
alter table access_schedules enable row level security;
alter table access_schedules force row level security;
create policy own_tenant on access_schedules to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.access_schedules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.access_schedules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_schedules FOR EACH ROW EXECUTE FUNCTION note_for_readers();
grant insert, select, update on access_schedules to {{app}};

create table act_counts (
  tenant_id uuid not null,
  act text not null,
  counted_for uuid not null,
  since timestamp with time zone not null default now(),
  count integer not null default 1,
  constraint act_counts_act_check CHECK (((char_length(act) >= 1) AND (char_length(act) <= 40))),
  constraint act_counts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint act_counts_pkey PRIMARY KEY (tenant_id, act, counted_for)
);
CREATE INDEX act_counts_by_age ON public.act_counts USING btree (tenant_id, since);
alter table act_counts enable row level security;
alter table act_counts force row level security;
create policy own_tenant on act_counts to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on act_counts to {{app}};

create table address_claims (
  host text not null,
  port integer not null,
  tenant_id uuid not null,
  until timestamp with time zone not null,
  constraint address_claims_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint address_claims_pkey PRIMARY KEY (host, port)
);
grant delete, insert, select, update on address_claims to {{app}};

create table announcement_apartments (
  tenant_id uuid not null,
  id uuid not null,
  announcement_id uuid not null,
  ordinal integer not null,
  apartment_id uuid not null,
  constraint announcement_apartments_tenant_id_announcement_id_fkey FOREIGN KEY (tenant_id, announcement_id) REFERENCES announcements(tenant_id, id),
  constraint announcement_apartments_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint announcement_apartments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX announcement_apartments_of ON public.announcement_apartments USING btree (tenant_id, announcement_id, ordinal);
CREATE INDEX announcement_apartments_of_unit ON public.announcement_apartments USING btree (tenant_id, apartment_id);
alter table announcement_apartments enable row level security;
alter table announcement_apartments force row level security;
create policy own_tenant on announcement_apartments to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on announcement_apartments to {{app}};

create table announcement_attachments (
  tenant_id uuid not null,
  id uuid not null,
  announcement_id uuid not null,
  ordinal integer not null,
  name text not null,
  picture_file_id uuid,
  constraint announcement_attachments_tenant_id_announcement_id_fkey FOREIGN KEY (tenant_id, announcement_id) REFERENCES announcements(tenant_id, id),
  constraint announcement_attachments_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES files(tenant_id, id),
  constraint announcement_attachments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX announcement_attachments_of ON public.announcement_attachments USING btree (tenant_id, announcement_id, ordinal);
CREATE INDEX announcement_attachments_picture ON public.announcement_attachments USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
alter table announcement_attachments enable row level security;
alter table announcement_attachments force row level security;
create policy own_tenant on announcement_attachments to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on announcement_attachments to {{app}};

create table announcement_recipients (
  tenant_id uuid not null,
  id uuid not null,
  announcement_id uuid not null,
  role text not null,
  resident_id uuid,
  apartment_id uuid,
  employee_id uuid,
  user_id uuid,
  delivered_at timestamp with time zone,
  read_at timestamp with time zone,
  acknowledged_at timestamp with time zone,
  told_on date,
  told_by text,
  told_recorded_by uuid,
  told_recorded_at timestamp with time zone,
  constraint announcement_recipients_check CHECK (((resident_id IS NULL) = (apartment_id IS NULL))),
  constraint announcement_recipients_check1 CHECK (((user_id IS NOT NULL) OR (resident_id IS NOT NULL) OR (employee_id IS NOT NULL))),
  constraint announcement_recipients_check2 CHECK (((acknowledged_at IS NULL) OR (read_at IS NOT NULL))),
  constraint announcement_recipients_check3 CHECK (((told_on IS NULL) = (told_by IS NULL))),
  constraint announcement_recipients_role_check CHECK ((role = ANY (ARRAY['condomino'::text, 'funcionario'::text, 'service_provider'::text, 'sindico'::text]))),
  constraint announcement_recipients_tenant_id_announcement_id_fkey FOREIGN KEY (tenant_id, announcement_id) REFERENCES announcements(tenant_id, id),
  constraint announcement_recipients_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint announcement_recipients_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint announcement_recipients_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint announcement_recipients_told_recorded_by_fkey FOREIGN KEY (told_recorded_by) REFERENCES users(id),
  constraint announcement_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint announcement_recipients_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX announcement_recipients_of_announcement ON public.announcement_recipients USING btree (tenant_id, announcement_id, id);
CREATE INDEX announcement_recipients_of_apartment ON public.announcement_recipients USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX announcement_recipients_of_employee ON public.announcement_recipients USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX announcement_recipients_of_resident ON public.announcement_recipients USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE INDEX announcement_recipients_of_user ON public.announcement_recipients USING btree (tenant_id, user_id, announcement_id) WHERE (user_id IS NOT NULL);
alter table announcement_recipients enable row level security;
alter table announcement_recipients force row level security;
create policy own_tenant on announcement_recipients to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update (acknowledged_at), update (delivered_at), update (read_at), update (told_by), update (told_on), update (told_recorded_at), update (told_recorded_by), update (user_id) on announcement_recipients to {{app}};

create table announcement_towers (
  tenant_id uuid not null,
  id uuid not null,
  announcement_id uuid not null,
  ordinal integer not null,
  tower_id uuid not null,
  floor integer,
  constraint announcement_towers_tenant_id_announcement_id_fkey FOREIGN KEY (tenant_id, announcement_id) REFERENCES announcements(tenant_id, id),
  constraint announcement_towers_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES towers(tenant_id, id),
  constraint announcement_towers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX announcement_towers_of ON public.announcement_towers USING btree (tenant_id, announcement_id, ordinal);
CREATE INDEX announcement_towers_of_tower ON public.announcement_towers USING btree (tenant_id, tower_id);
alter table announcement_towers enable row level security;
alter table announcement_towers force row level security;
create policy own_tenant on announcement_towers to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on announcement_towers to {{app}};

create table announcements (
  tenant_id uuid not null,
  id uuid not null,
  title text collate "pt-BR-x-icu" not null,
  kind text not null,
  body text not null,
  audience text not null,
  roles text[] not null default '{}'::text[],
  relations text[] not null default '{}'::text[],
  requires_ack boolean,
  pinned boolean,
  valid_until timestamp with time zone,
  number text,
  state text not null default 'draft'::text,
  send_at timestamp with time zone,
  sent_at timestamp with time zone,
  sent_by_id uuid,
  replaces_id uuid,
  withdrawn_at timestamp with time zone,
  withdrawn_by_id uuid,
  withdraw_reason text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  erased_at timestamp with time zone,
  search_text text generated always as (search_normal(((title || ' '::text) || regexp_replace(body, '<[^<>]*>'::text, ' '::text, 'g'::text)))) STORED,
  constraint announcements_audience_check CHECK ((audience = ANY (ARRAY['all'::text, 'towers'::text, 'apartments'::text, 'roles'::text]))),
  constraint announcements_check CHECK (((sent_at IS NULL) = (state = ANY (ARRAY['draft'::text, 'scheduled'::text])))),
  constraint announcements_check1 CHECK (((number IS NULL) = (sent_at IS NULL))),
  constraint announcements_check2 CHECK (((state <> 'scheduled'::text) OR (send_at IS NOT NULL))),
  constraint announcements_check3 CHECK (((kind <> 'emergency'::text) OR (valid_until IS NOT NULL))),
  constraint announcements_kind_check CHECK ((kind = ANY (ARRAY['common'::text, 'emergency'::text, 'meeting'::text, 'maintenance'::text]))),
  constraint announcements_relations_check CHECK ((relations <@ ARRAY['owner'::text, 'tenant'::text, 'dependent'::text, 'landlord'::text, 'domestic_staff'::text])),
  constraint announcements_roles_check CHECK ((roles <@ ARRAY['condomino'::text, 'funcionario'::text, 'service_provider'::text, 'sindico'::text])),
  constraint announcements_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sent'::text, 'expired'::text, 'withdrawn'::text]))),
  constraint announcements_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint announcements_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint announcements_sent_by_id_fkey FOREIGN KEY (sent_by_id) REFERENCES users(id),
  constraint announcements_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint announcements_tenant_id_replaces_id_fkey FOREIGN KEY (tenant_id, replaces_id) REFERENCES announcements(tenant_id, id),
  constraint announcements_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint announcements_withdrawn_by_id_fkey FOREIGN KEY (withdrawn_by_id) REFERENCES users(id),
  constraint announcements_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX announcements_by_sent ON public.announcements USING btree (tenant_id, sent_at, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX announcements_number ON public.announcements USING btree (tenant_id, search_normal(number)) WHERE ((deleted_at IS NULL) AND (number IS NOT NULL));
CREATE INDEX announcements_replaced ON public.announcements USING btree (tenant_id, replaces_id) WHERE (replaces_id IS NOT NULL);
alter table announcements enable row level security;
alter table announcements force row level security;
create policy own_tenant on announcements to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.announcements REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.announcements REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.announcements REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.announcements REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on announcements to {{app}};

create table apartments (
  tenant_id uuid not null,
  id uuid not null,
  tower_id uuid not null,
  number text collate "natural_order" not null,
  floor integer,
  kind text,
  area_m2 numeric,
  ideal_fraction numeric,
  intercom text,
  parking_spots integer,
  occupancy text,
  visitor_cap integer,
  notes text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(number)) STORED,
  constraint apartments_kind_check CHECK ((kind = ANY (ARRAY['apartment'::text, 'house'::text, 'commercial'::text, 'storage'::text, 'classroom'::text, 'consulting_room'::text, 'lot'::text, 'line'::text]))),
  constraint apartments_occupancy_check CHECK ((occupancy = ANY (ARRAY['vacant'::text, 'owner'::text, 'rented'::text, 'short_stay'::text, 'works'::text]))),
  constraint apartments_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint apartments_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint apartments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint apartments_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES towers(tenant_id, id),
  constraint apartments_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint apartments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX apartments_by_number ON public.apartments USING btree (tenant_id, number, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX apartments_number ON public.apartments USING btree (tenant_id, tower_id, search_normal(number)) WHERE (deleted_at IS NULL);
alter table apartments enable row level security;
alter table apartments force row level security;
create policy own_tenant on apartments to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.apartments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.apartments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER note_for_readers AFTER UPDATE OF tower_id, status, deleted_at ON public.apartments FOR EACH ROW EXECUTE FUNCTION note_for_readers();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.apartments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.apartments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on apartments to {{app}};

create table audit_log (
  tenant_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null default now(),
  actor_id uuid,
  actor_role text not null,
  register text not null,
  row_id uuid,
  operation text not null,
  changes jsonb not null default '{}'::jsonb,
  address text,
  reason text,
  constraint audit_log_pkey PRIMARY KEY (tenant_id, id, at)
) partition by RANGE (at);
CREATE INDEX audit_log_addresses ON ONLY public.audit_log USING btree (tenant_id, at) WHERE (address IS NOT NULL);
CREATE INDEX audit_log_by_time ON ONLY public.audit_log USING btree (tenant_id, at DESC);
CREATE INDEX audit_log_of_row ON ONLY public.audit_log USING btree (tenant_id, register, row_id, at DESC);
alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy own_tenant on audit_log to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on audit_log to {{app}};

-- a partition of audit_log
create table audit_log_rest (
  tenant_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null default now(),
  actor_id uuid,
  actor_role text not null,
  register text not null,
  row_id uuid,
  operation text not null,
  changes jsonb not null default '{}'::jsonb,
  address text,
  reason text,
  constraint audit_log_rest_pkey PRIMARY KEY (tenant_id, id, at)
);
CREATE INDEX audit_log_rest_tenant_id_at_idx ON public.audit_log_rest USING btree (tenant_id, at DESC);
CREATE INDEX audit_log_rest_tenant_id_at_idx1 ON public.audit_log_rest USING btree (tenant_id, at) WHERE (address IS NOT NULL);
CREATE INDEX audit_log_rest_tenant_id_register_row_id_at_idx ON public.audit_log_rest USING btree (tenant_id, register, row_id, at DESC);
alter table audit_log_rest enable row level security;
alter table audit_log_rest force row level security;
create policy own_tenant on audit_log_rest to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);

create table backup_runs (
  id uuid not null,
  started_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  backup text,
  taken_at timestamp with time zone,
  row_count bigint,
  bytes bigint,
  file_count integer,
  lost_files integer,
  failure text,
  constraint backup_runs_backup_check CHECK (((char_length(backup) >= 1) AND (char_length(backup) <= 60))),
  constraint backup_runs_check CHECK (((finished_at IS NULL) = ((backup IS NULL) AND (failure IS NULL)))),
  constraint backup_runs_check1 CHECK (((backup IS NULL) = (taken_at IS NULL))),
  constraint backup_runs_failure_check CHECK (((char_length(failure) >= 1) AND (char_length(failure) <= 500))),
  constraint backup_runs_pkey PRIMARY KEY (id)
);
grant select on backup_runs to {{app}};
grant delete, insert, select, update on backup_runs to {{system}};

create table brands (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  kind text not null,
  logo_file_id uuid,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) STORED,
  constraint brands_kind_check CHECK ((kind = ANY (ARRAY['vehicle'::text, 'equipment'::text, 'both'::text]))),
  constraint brands_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint brands_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint brands_tenant_id_logo_file_id_fkey FOREIGN KEY (tenant_id, logo_file_id) REFERENCES files(tenant_id, id),
  constraint brands_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint brands_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX brands_by_name ON public.brands USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX brands_name ON public.brands USING btree (tenant_id, search_normal(name)) WHERE (deleted_at IS NULL);
alter table brands enable row level security;
alter table brands force row level security;
create policy own_or_shared on brands to public using ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) OR ((tenant_id = '00000000-0000-0000-0000-000000000000'::uuid) AND (NULLIF(current_setting('app.tenant_id'::text, true), ''::text) IS NOT NULL))) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (created_at), update (created_by), update (deleted_at), update (kind), update (logo_file_id), update (name), update (status), update (updated_at), update (updated_by), update (version) on brands to {{app}};

create table bulk_changes (
  tenant_id uuid not null,
  id uuid not null,
  register text not null,
  action text not null,
  filter jsonb not null,
  expected_total integer not null,
  state text not null default 'queued'::text,
  done integer not null default 0,
  refused integer not null default 0,
  refusals jsonb not null default '[]'::jsonb,
  problem text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  touched_at timestamp with time zone not null default now(),
  asked_values jsonb not null default '{}'::jsonb,
  constraint bulk_changes_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  constraint bulk_changes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint bulk_changes_pkey PRIMARY KEY (tenant_id, id)
);
alter table bulk_changes enable row level security;
alter table bulk_changes force row level security;
create policy own_tenant on bulk_changes to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on bulk_changes to {{app}};

create table cabinet_items (
  tenant_id uuid not null,
  id uuid not null,
  cabinet_id uuid not null,
  ordinal integer not null,
  name text not null,
  code text,
  note text,
  constraint cabinet_items_tenant_id_cabinet_id_fkey FOREIGN KEY (tenant_id, cabinet_id) REFERENCES cabinets(tenant_id, id),
  constraint cabinet_items_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX cabinet_items_of ON public.cabinet_items USING btree (tenant_id, cabinet_id, ordinal);
alter table cabinet_items enable row level security;
alter table cabinet_items force row level security;
create policy own_tenant on cabinet_items to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on cabinet_items to {{app}};

create table cabinet_loans (
  tenant_id uuid not null,
  id uuid not null,
  cabinet_id uuid not null,
  item_id uuid,
  item_name text not null,
  item_code text,
  resident_id uuid,
  borrower text,
  lent_at timestamp with time zone not null default now(),
  lent_by uuid not null,
  due_at timestamp with time zone,
  returned_at timestamp with time zone,
  returned_by uuid,
  employee_id uuid,
  constraint cabinet_loans_check CHECK ((num_nonnulls(resident_id, employee_id, borrower) = 1)),
  constraint cabinet_loans_check1 CHECK (((item_id IS NOT NULL) OR (returned_at IS NOT NULL))),
  constraint cabinet_loans_check2 CHECK ((num_nonnulls(returned_at, returned_by) = ANY (ARRAY[0, 2]))),
  constraint cabinet_loans_check3 CHECK ((due_at > lent_at)),
  constraint cabinet_loans_lent_by_fkey FOREIGN KEY (lent_by) REFERENCES users(id),
  constraint cabinet_loans_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES users(id),
  constraint cabinet_loans_tenant_id_cabinet_id_fkey FOREIGN KEY (tenant_id, cabinet_id) REFERENCES cabinets(tenant_id, id),
  constraint cabinet_loans_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint cabinet_loans_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES cabinet_items(tenant_id, id) ON DELETE SET NULL (item_id),
  constraint cabinet_loans_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint cabinet_loans_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX cabinet_loans_of_cabinet ON public.cabinet_loans USING btree (tenant_id, cabinet_id, lent_at DESC);
CREATE INDEX cabinet_loans_of_employee ON public.cabinet_loans USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX cabinet_loans_of_item ON public.cabinet_loans USING btree (tenant_id, item_id);
CREATE INDEX cabinet_loans_of_resident ON public.cabinet_loans USING btree (tenant_id, resident_id);
CREATE UNIQUE INDEX cabinet_loans_open ON public.cabinet_loans USING btree (tenant_id, item_id) WHERE (returned_at IS NULL);
alter table cabinet_loans enable row level security;
alter table cabinet_loans force row level security;
create policy own_tenant on cabinet_loans to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (returned_at), update (returned_by) on cabinet_loans to {{app}};

create table cabinets (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  kind text,
  location text,
  tower_id uuid,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((name || ' '::text) || COALESCE(location, ''::text)))) STORED,
  constraint cabinets_kind_check CHECK ((kind = ANY (ARRAY['keys'::text, 'tools'::text, 'storage'::text]))),
  constraint cabinets_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint cabinets_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint cabinets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint cabinets_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES towers(tenant_id, id),
  constraint cabinets_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint cabinets_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX cabinets_by_name ON public.cabinets USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX cabinets_name ON public.cabinets USING btree (tenant_id, search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX cabinets_of_tower ON public.cabinets USING btree (tenant_id, tower_id);
alter table cabinets enable row level security;
alter table cabinets force row level security;
create policy own_tenant on cabinets to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.cabinets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.cabinets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.cabinets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.cabinets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on cabinets to {{app}};

create table calendar_feeds (
  tenant_id uuid not null,
  membership_id uuid not null,
  generation integer not null default 1,
  made_at timestamp with time zone not null default now(),
  constraint calendar_feeds_generation_check CHECK ((generation > 0)),
  constraint calendar_feeds_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id),
  constraint calendar_feeds_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint calendar_feeds_pkey PRIMARY KEY (tenant_id, membership_id)
);
alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;
create policy own_tenant on calendar_feeds to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (generation), update (made_at) on calendar_feeds to {{app}};

create table cards (
  tenant_id uuid not null,
  id uuid not null,
  number text collate "natural_order" not null,
  facility_code integer,
  technology text,
  kind text,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  apartment_id uuid,
  valid_from date,
  valid_to date,
  state text not null default 'stock'::text,
  block_reason text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(number)) STORED,
  constraint cards_check CHECK ((valid_to >= valid_from)),
  constraint cards_check1 CHECK ((num_nonnulls(resident_id, employee_id, provider_id) <= 1)),
  constraint cards_check2 CHECK (((state <> 'assigned'::text) OR (num_nonnulls(resident_id, employee_id, provider_id) = 1))),
  constraint cards_check3 CHECK (((state <> 'discarded'::text) OR (status = 'INATIVO'::text))),
  constraint cards_facility_code_check CHECK (((facility_code >= 0) AND (facility_code <= 65535))),
  constraint cards_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'tag'::text, 'keyfob'::text]))),
  constraint cards_number_check CHECK ((number ~ '^(0|[1-9][0-9]{0,28})$'::text)),
  constraint cards_state_check CHECK ((state = ANY (ARRAY['stock'::text, 'assigned'::text, 'blocked'::text, 'lost'::text, 'returned'::text, 'discarded'::text]))),
  constraint cards_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint cards_technology_check CHECK ((technology = ANY (ARRAY['wiegand26'::text, 'wiegand34'::text, 'wiegand66'::text, 'mifare'::text, 'uhf'::text, 'qr'::text]))),
  constraint cards_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint cards_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint cards_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint cards_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint cards_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint cards_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint cards_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint cards_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX cards_by_number ON public.cards USING btree (tenant_id, number, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX cards_number ON public.cards USING btree (tenant_id, number) WHERE ((deleted_at IS NULL) AND (status = 'ATIVO'::text));
CREATE INDEX cards_of_apartment ON public.cards USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX cards_of_employee ON public.cards USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX cards_of_provider ON public.cards USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX cards_of_resident ON public.cards USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
alter table cards enable row level security;
alter table cards force row level security;
create policy own_tenant on cards to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.cards REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.cards REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.cards FOR EACH ROW EXECUTE FUNCTION note_for_readers('resident:resident_id', 'employee:employee_id', 'provider:provider_id');
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.cards REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.cards REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on cards to {{app}};

create table common_area_blackouts (
  tenant_id uuid not null,
  id uuid not null,
  common_area_id uuid not null,
  ordinal integer not null,
  blackout text not null,
  starts_on date,
  ends_on date,
  weekdays text[] not null default '{}'::text[],
  reason text,
  constraint common_area_blackouts_blackout_check CHECK ((blackout = ANY (ARRAY['dates'::text, 'yearly'::text, 'weekday'::text, 'holiday'::text, 'holiday_eve'::text]))),
  constraint common_area_blackouts_weekdays_check CHECK ((weekdays <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])),
  constraint common_area_blackouts_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES common_areas(tenant_id, id),
  constraint common_area_blackouts_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX common_area_blackouts_of ON public.common_area_blackouts USING btree (tenant_id, common_area_id, ordinal);
alter table common_area_blackouts enable row level security;
alter table common_area_blackouts force row level security;
create policy own_tenant on common_area_blackouts to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on common_area_blackouts to {{app}};

create table common_area_inspection_items (
  tenant_id uuid not null,
  id uuid not null,
  common_area_id uuid not null,
  ordinal integer not null,
  name text not null,
  note text,
  constraint common_area_inspection_items_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES common_areas(tenant_id, id),
  constraint common_area_inspection_items_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX common_area_inspection_items_of ON public.common_area_inspection_items USING btree (tenant_id, common_area_id, ordinal);
alter table common_area_inspection_items enable row level security;
alter table common_area_inspection_items force row level security;
create policy own_tenant on common_area_inspection_items to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on common_area_inspection_items to {{app}};

create table common_area_links (
  tenant_id uuid not null,
  id uuid not null,
  common_area_id uuid not null,
  ordinal integer not null,
  linked_area_id uuid not null,
  constraint common_area_links_check CHECK ((linked_area_id <> common_area_id)),
  constraint common_area_links_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES common_areas(tenant_id, id),
  constraint common_area_links_tenant_id_linked_area_id_fkey FOREIGN KEY (tenant_id, linked_area_id) REFERENCES common_areas(tenant_id, id),
  constraint common_area_links_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX common_area_links_of ON public.common_area_links USING btree (tenant_id, common_area_id, ordinal);
CREATE INDEX common_area_links_to ON public.common_area_links USING btree (tenant_id, linked_area_id);
alter table common_area_links enable row level security;
alter table common_area_links force row level security;
create policy own_tenant on common_area_links to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on common_area_links to {{app}};

create table common_area_opening (
  tenant_id uuid not null,
  id uuid not null,
  common_area_id uuid not null,
  ordinal integer not null,
  weekdays text[] not null default '{}'::text[],
  starts_at text not null,
  ends_at text not null,
  constraint common_area_opening_ends_at_check CHECK ((ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint common_area_opening_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint common_area_opening_weekdays_check CHECK ((weekdays <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])),
  constraint common_area_opening_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES common_areas(tenant_id, id),
  constraint common_area_opening_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX common_area_opening_of ON public.common_area_opening USING btree (tenant_id, common_area_id, ordinal);
alter table common_area_opening enable row level security;
alter table common_area_opening force row level security;
create policy own_tenant on common_area_opening to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on common_area_opening to {{app}};

create table common_area_photos (
  tenant_id uuid not null,
  id uuid not null,
  common_area_id uuid not null,
  ordinal integer not null,
  picture_file_id uuid not null,
  caption text,
  constraint common_area_photos_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES common_areas(tenant_id, id),
  constraint common_area_photos_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES files(tenant_id, id),
  constraint common_area_photos_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX common_area_photos_of ON public.common_area_photos USING btree (tenant_id, common_area_id, ordinal);
CREATE INDEX common_area_photos_picture ON public.common_area_photos USING btree (tenant_id, picture_file_id);
alter table common_area_photos enable row level security;
alter table common_area_photos force row level security;
create policy own_tenant on common_area_photos to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on common_area_photos to {{app}};

create table common_area_slots (
  tenant_id uuid not null,
  id uuid not null,
  common_area_id uuid not null,
  ordinal integer not null,
  weekdays text[] not null default '{}'::text[],
  starts_at text not null,
  ends_at text not null,
  constraint common_area_slots_ends_at_check CHECK ((ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint common_area_slots_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint common_area_slots_weekdays_check CHECK ((weekdays <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])),
  constraint common_area_slots_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES common_areas(tenant_id, id),
  constraint common_area_slots_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX common_area_slots_of ON public.common_area_slots USING btree (tenant_id, common_area_id, ordinal);
alter table common_area_slots enable row level security;
alter table common_area_slots force row level security;
create policy own_tenant on common_area_slots to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on common_area_slots to {{app}};

create table common_area_towers (
  tenant_id uuid not null,
  id uuid not null,
  common_area_id uuid not null,
  ordinal integer not null,
  tower_id uuid not null,
  constraint common_area_towers_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES common_areas(tenant_id, id),
  constraint common_area_towers_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES towers(tenant_id, id),
  constraint common_area_towers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX common_area_towers_of ON public.common_area_towers USING btree (tenant_id, common_area_id, ordinal);
CREATE INDEX common_area_towers_to ON public.common_area_towers USING btree (tenant_id, tower_id);
alter table common_area_towers enable row level security;
alter table common_area_towers force row level security;
create policy own_tenant on common_area_towers to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on common_area_towers to {{app}};

create table common_areas (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  kind text,
  location text,
  description text,
  capacity integer not null,
  min_age integer,
  condition text,
  rule_id uuid,
  booking_mode text,
  min_minutes integer,
  max_minutes integer,
  buffer_before integer,
  buffer_after integer,
  min_notice_hours integer,
  max_ahead_days integer,
  needs_approval boolean,
  quota integer,
  quota_period text,
  cancel_hours integer,
  late_cancel_counts boolean,
  no_show_counts boolean,
  relations text[] not null default '{}'::text[],
  max_guests integer,
  guest_deadline_hours integer,
  fee numeric,
  deposit numeric,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((name || ' '::text) || COALESCE(location, ''::text)))) STORED,
  constraint common_areas_booking_mode_check CHECK ((booking_mode = ANY (ARRAY['slots'::text, 'free'::text, 'full_day'::text, 'none'::text]))),
  constraint common_areas_buffer_after_check CHECK ((buffer_after >= 0)),
  constraint common_areas_buffer_before_check CHECK ((buffer_before >= 0)),
  constraint common_areas_cancel_hours_check CHECK ((cancel_hours >= 0)),
  constraint common_areas_capacity_check CHECK ((capacity > 0)),
  constraint common_areas_check CHECK ((max_minutes >= min_minutes)),
  constraint common_areas_check1 CHECK (((quota IS NULL) = (quota_period IS NULL))),
  constraint common_areas_condition_check CHECK ((condition = ANY (ARRAY['open'::text, 'maintenance'::text, 'closed'::text]))),
  constraint common_areas_deposit_check CHECK ((deposit >= (0)::numeric)),
  constraint common_areas_fee_check CHECK ((fee >= (0)::numeric)),
  constraint common_areas_guest_deadline_hours_check CHECK ((guest_deadline_hours >= 0)),
  constraint common_areas_kind_check CHECK ((kind = ANY (ARRAY['party'::text, 'bbq'::text, 'court'::text, 'gym'::text, 'pool'::text, 'coworking'::text, 'elevator_move'::text, 'guest_suite'::text, 'laundry'::text, 'other'::text]))),
  constraint common_areas_max_ahead_days_check CHECK ((max_ahead_days > 0)),
  constraint common_areas_max_guests_check CHECK ((max_guests >= 0)),
  constraint common_areas_min_age_check CHECK ((min_age > 0)),
  constraint common_areas_min_minutes_check CHECK ((min_minutes > 0)),
  constraint common_areas_min_notice_hours_check CHECK ((min_notice_hours >= 0)),
  constraint common_areas_quota_check CHECK ((quota > 0)),
  constraint common_areas_quota_period_check CHECK ((quota_period = ANY (ARRAY['week'::text, 'month'::text, 'quarter'::text, 'year'::text]))),
  constraint common_areas_relations_check CHECK ((relations <@ ARRAY['owner'::text, 'tenant'::text, 'dependent'::text, 'landlord'::text, 'domestic_staff'::text])),
  constraint common_areas_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint common_areas_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint common_areas_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint common_areas_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES rules(tenant_id, id),
  constraint common_areas_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint common_areas_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX common_areas_by_name ON public.common_areas USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX common_areas_name ON public.common_areas USING btree (tenant_id, search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX common_areas_of_rule ON public.common_areas USING btree (tenant_id, rule_id);
alter table common_areas enable row level security;
alter table common_areas force row level security;
create policy own_tenant on common_areas to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.common_areas REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.common_areas REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.common_areas REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.common_areas REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on common_areas to {{app}};

create table company_figures (
  tenant_id uuid not null,
  units integer not null default 0,
  occupied_units integer not null default 0,
  people integer not null default 0,
  logins integer not null default 0,
  waiting integer not null default 0,
  active_alerts integer not null default 0,
  acknowledged_alerts integer not null default 0,
  oldest_alert_at timestamp with time zone,
  last_change_at timestamp with time zone,
  counted_at timestamp with time zone,
  constraint company_figures_acknowledged_alerts_check CHECK ((acknowledged_alerts >= 0)),
  constraint company_figures_active_alerts_check CHECK ((active_alerts >= 0)),
  constraint company_figures_logins_check CHECK ((logins >= 0)),
  constraint company_figures_occupied_units_check CHECK ((occupied_units >= 0)),
  constraint company_figures_people_check CHECK ((people >= 0)),
  constraint company_figures_units_check CHECK ((units >= 0)),
  constraint company_figures_waiting_check CHECK ((waiting >= 0)),
  constraint company_figures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint company_figures_pkey PRIMARY KEY (tenant_id)
);
grant insert, select, update on company_figures to {{app}};

create table company_loads (
  step timestamp with time zone not null,
  tenant_id uuid not null,
  requests integer not null,
  refused integer not null,
  constraint company_loads_refused_check CHECK ((refused >= 0)),
  constraint company_loads_requests_check CHECK ((requests >= 0)),
  constraint company_loads_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint company_loads_pkey PRIMARY KEY (step, tenant_id)
);
grant delete, insert, select, update on company_loads to {{system}};

create table council_notes (
  tenant_id uuid not null,
  id uuid not null,
  council_occurrence_id uuid not null,
  audience text,
  body text not null,
  picture_file_id uuid,
  author_id uuid,
  step text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(body)) STORED,
  constraint council_notes_audience_check CHECK ((audience = ANY (ARRAY['requester'::text, 'team'::text]))),
  constraint council_notes_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint council_notes_step_check CHECK ((step = ANY (ARRAY['analyse'::text, 'proceed'::text, 'close'::text, 'cancel'::text]))),
  constraint council_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint council_notes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint council_notes_tenant_id_council_occurrence_id_fkey FOREIGN KEY (tenant_id, council_occurrence_id) REFERENCES council_occurrences(tenant_id, id),
  constraint council_notes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint council_notes_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES files(tenant_id, id),
  constraint council_notes_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint council_notes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX council_notes_by_audience ON public.council_notes USING btree (tenant_id, audience, id) WHERE (deleted_at IS NULL);
CREATE INDEX council_notes_of ON public.council_notes USING btree (tenant_id, council_occurrence_id, id);
CREATE INDEX council_notes_picture ON public.council_notes USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
alter table council_notes enable row level security;
alter table council_notes force row level security;
create policy own_tenant on council_notes to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.council_notes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.council_notes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on council_notes to {{app}};

create table council_occurrence_attachments (
  tenant_id uuid not null,
  id uuid not null,
  council_occurrence_id uuid not null,
  ordinal integer not null,
  name text,
  picture_file_id uuid not null,
  constraint council_occurrence_attachment_tenant_id_council_occurrence_fkey FOREIGN KEY (tenant_id, council_occurrence_id) REFERENCES council_occurrences(tenant_id, id),
  constraint council_occurrence_attachments_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES files(tenant_id, id),
  constraint council_occurrence_attachments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX council_occurrence_attachments_of ON public.council_occurrence_attachments USING btree (tenant_id, council_occurrence_id, ordinal);
CREATE INDEX council_occurrence_attachments_picture ON public.council_occurrence_attachments USING btree (tenant_id, picture_file_id);
alter table council_occurrence_attachments enable row level security;
alter table council_occurrence_attachments force row level security;
create policy own_tenant on council_occurrence_attachments to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on council_occurrence_attachments to {{app}};

create table council_occurrence_readers (
  tenant_id uuid not null,
  id uuid not null,
  council_occurrence_id uuid not null,
  ordinal integer not null,
  reader_id uuid not null,
  constraint council_occurrence_readers_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES users(id),
  constraint council_occurrence_readers_tenant_id_council_occurrence_id_fkey FOREIGN KEY (tenant_id, council_occurrence_id) REFERENCES council_occurrences(tenant_id, id),
  constraint council_occurrence_readers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX council_occurrence_readers_of ON public.council_occurrence_readers USING btree (tenant_id, council_occurrence_id, ordinal);
CREATE INDEX council_occurrence_readers_who ON public.council_occurrence_readers USING btree (tenant_id, reader_id);
alter table council_occurrence_readers enable row level security;
alter table council_occurrence_readers force row level security;
create policy own_tenant on council_occurrence_readers to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on council_occurrence_readers to {{app}};

create table council_occurrences (
  tenant_id uuid not null,
  id uuid not null,
  number text,
  title text collate "pt-BR-x-icu" not null,
  description text not null,
  happened_at timestamp with time zone not null,
  place text,
  reporter_id uuid,
  state text not null default 'open'::text,
  outcome text,
  cancel_reason text,
  closed_at timestamp with time zone,
  closed_by_id uuid,
  erased_at timestamp with time zone,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((((title || ' '::text) || COALESCE(number, ''::text)) || ' '::text) || description))) STORED,
  constraint council_occurrences_check CHECK (((closed_at IS NOT NULL) = (state = ANY (ARRAY['closed'::text, 'cancelled'::text])))),
  constraint council_occurrences_state_check CHECK ((state = ANY (ARRAY['open'::text, 'in_analysis'::text, 'in_progress'::text, 'closed'::text, 'cancelled'::text]))),
  constraint council_occurrences_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint council_occurrences_closed_by_id_fkey FOREIGN KEY (closed_by_id) REFERENCES users(id),
  constraint council_occurrences_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint council_occurrences_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id),
  constraint council_occurrences_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint council_occurrences_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint council_occurrences_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX council_occurrences_by_moment ON public.council_occurrences USING btree (tenant_id, happened_at, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX council_occurrences_number ON public.council_occurrences USING btree (tenant_id, search_normal(number)) WHERE ((deleted_at IS NULL) AND (number IS NOT NULL));
CREATE INDEX council_occurrences_of_reporter ON public.council_occurrences USING btree (tenant_id, reporter_id);
alter table council_occurrences enable row level security;
alter table council_occurrences force row level security;
create policy own_tenant on council_occurrences to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.council_occurrences REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.council_occurrences REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on council_occurrences to {{app}};

create table departure_items (
  tenant_id uuid not null,
  id uuid not null,
  departure_id uuid not null,
  kind text not null,
  thing_id uuid not null,
  person_id uuid not null,
  title text,
  choice text not null,
  to_id uuid,
  last_day date not null,
  state text not null default 'pending'::text,
  outcome text,
  ended_at timestamp with time zone,
  constraint departure_items_check CHECK (((choice = 'transfer'::text) = (to_id IS NOT NULL))),
  constraint departure_items_check1 CHECK (((state = ANY (ARRAY['pending'::text, 'undone'::text])) OR ((outcome IS NOT NULL) AND (ended_at IS NOT NULL)))),
  constraint departure_items_choice_check CHECK ((choice = ANY (ARRAY['end'::text, 'keep'::text, 'transfer'::text, 'landlord'::text]))),
  constraint departure_items_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'ended'::text, 'kept'::text, 'undone'::text]))),
  constraint departure_items_tenant_id_departure_id_fkey FOREIGN KEY (tenant_id, departure_id) REFERENCES departures(tenant_id, id),
  constraint departure_items_tenant_id_to_id_fkey FOREIGN KEY (tenant_id, to_id) REFERENCES residents(tenant_id, id),
  constraint departure_items_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX departure_items_of_departure ON public.departure_items USING btree (tenant_id, departure_id);
CREATE INDEX departure_items_of_person ON public.departure_items USING btree (tenant_id, person_id);
CREATE INDEX departure_items_of_thing ON public.departure_items USING btree (tenant_id, thing_id);
CREATE UNIQUE INDEX departure_items_pending ON public.departure_items USING btree (tenant_id, kind, thing_id) WHERE (state = 'pending'::text);
CREATE INDEX departure_items_to ON public.departure_items USING btree (tenant_id, to_id) WHERE (to_id IS NOT NULL);
alter table departure_items enable row level security;
alter table departure_items force row level security;
create policy own_tenant on departure_items to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER keep_ended BEFORE UPDATE ON public.departure_items FOR EACH ROW EXECUTE FUNCTION keep_ended_departure('pending');
CREATE TRIGGER keep_last_day AFTER INSERT OR UPDATE ON public.departure_items FOR EACH ROW EXECUTE FUNCTION keep_last_day();
grant insert, select, update (ended_at), update (outcome), update (state), update (title) on departure_items to {{app}};

create table departures (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  apartment_id uuid,
  last_day date not null,
  reason text,
  state text not null default 'planned'::text,
  planned_at timestamp with time zone not null default now(),
  planned_by uuid not null,
  undone_at timestamp with time zone,
  undone_by uuid,
  done_at timestamp with time zone,
  constraint departures_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id) = 1)),
  constraint departures_check1 CHECK (((apartment_id IS NULL) OR (resident_id IS NOT NULL))),
  constraint departures_check2 CHECK (((state = 'done'::text) = (done_at IS NOT NULL))),
  constraint departures_check3 CHECK (((state = 'undone'::text) = (undone_at IS NOT NULL))),
  constraint departures_check4 CHECK ((num_nonnulls(undone_at, undone_by) = ANY (ARRAY[0, 2]))),
  constraint departures_kind_check CHECK ((kind = ANY (ARRAY['move_out'::text, 'dismissal'::text, 'contract_end'::text]))),
  constraint departures_reason_check CHECK ((char_length(reason) <= 200)),
  constraint departures_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'undone'::text, 'done'::text]))),
  constraint departures_planned_by_fkey FOREIGN KEY (planned_by) REFERENCES users(id),
  constraint departures_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint departures_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint departures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint departures_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint departures_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint departures_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(id),
  constraint departures_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX departures_of_apartment ON public.departures USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX departures_of_employee ON public.departures USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX departures_of_provider ON public.departures USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX departures_of_resident ON public.departures USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE UNIQUE INDEX departures_planned ON public.departures USING btree (tenant_id, COALESCE(resident_id, employee_id, provider_id), COALESCE(apartment_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE (state = 'planned'::text);
alter table departures enable row level security;
alter table departures force row level security;
create policy own_tenant on departures to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER keep_ended BEFORE UPDATE ON public.departures FOR EACH ROW EXECUTE FUNCTION keep_ended_departure('planned');
grant insert, select, update (done_at), update (reason), update (state), update (undone_at), update (undone_by) on departures to {{app}};

create table desk_entries (
  tenant_id uuid not null,
  id uuid not null,
  author_id uuid not null,
  sender_id uuid not null,
  act text not null,
  guest_name text not null,
  happened_at timestamp with time zone not null,
  device_at timestamp with time zone not null,
  received_at timestamp with time zone not null default now(),
  outcome text not null,
  codes text[] not null default '{}'::text[],
  visit_id uuid,
  against_id uuid,
  apartment_id uuid,
  employee_id uuid,
  typed jsonb,
  left_at timestamp with time zone,
  resolved_as text,
  resolved_at timestamp with time zone,
  resolved_by_id uuid,
  note text,
  erased_at timestamp with time zone,
  digest bytea,
  common_area_id uuid,
  constraint desk_entries_act_check CHECK ((act = ANY (ARRAY['enter'::text, 'walk-in'::text, 'leave'::text]))),
  constraint desk_entries_check CHECK (((outcome = 'resolved'::text) = (num_nonnulls(resolved_as, resolved_at) = 2))),
  constraint desk_entries_check1 CHECK (((outcome = 'conflict'::text) OR (typed IS NULL))),
  constraint desk_entries_check2 CHECK (((outcome <> 'conflict'::text) OR (cardinality(codes) > 0))),
  constraint desk_entries_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'conflict'::text, 'resolved'::text]))),
  constraint desk_entries_resolved_as_check CHECK ((resolved_as = ANY (ARRAY['entered'::text, 'same'::text, 'not_entered'::text]))),
  constraint desk_entries_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint desk_entries_resolved_by_id_fkey FOREIGN KEY (resolved_by_id) REFERENCES users(id),
  constraint desk_entries_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id),
  constraint desk_entries_tenant_id_against_id_fkey FOREIGN KEY (tenant_id, against_id) REFERENCES visits(tenant_id, id),
  constraint desk_entries_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint desk_entries_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES common_areas(tenant_id, id),
  constraint desk_entries_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint desk_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint desk_entries_tenant_id_visit_id_fkey FOREIGN KEY (tenant_id, visit_id) REFERENCES visits(tenant_id, id),
  constraint desk_entries_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX desk_entries_against ON public.desk_entries USING btree (tenant_id, against_id) WHERE (against_id IS NOT NULL);
CREATE UNIQUE INDEX desk_entries_by_content ON public.desk_entries USING btree (tenant_id, digest) WHERE (digest IS NOT NULL);
CREATE INDEX desk_entries_by_time ON public.desk_entries USING btree (tenant_id, happened_at);
CREATE INDEX desk_entries_exits ON public.desk_entries USING btree (tenant_id, ((typed ->> 'entry_id'::text))) WHERE ((outcome = 'conflict'::text) AND (act = 'leave'::text));
CREATE INDEX desk_entries_of_apartment ON public.desk_entries USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX desk_entries_of_common_area ON public.desk_entries USING btree (tenant_id, common_area_id) WHERE (common_area_id IS NOT NULL);
CREATE INDEX desk_entries_of_employee ON public.desk_entries USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX desk_entries_of_visit ON public.desk_entries USING btree (tenant_id, visit_id) WHERE (visit_id IS NOT NULL);
CREATE INDEX desk_entries_open ON public.desk_entries USING btree (tenant_id, happened_at) WHERE (outcome = 'conflict'::text);
alter table desk_entries enable row level security;
alter table desk_entries force row level security;
create policy own_tenant on desk_entries to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (codes), update (erased_at), update (guest_name), update (left_at), update (note), update (outcome), update (resolved_as), update (resolved_at), update (resolved_by_id), update (typed), update (visit_id) on desk_entries to {{app}};

create table device_addresses (
  tenant_id uuid not null,
  id uuid not null,
  host text not null,
  port integer not null,
  purpose text,
  state text not null default 'asked'::text,
  decided_at timestamp with time zone,
  decided_by_id uuid,
  refusal_reason text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((host || ' '::text) || COALESCE(purpose, ''::text)))) STORED,
  constraint device_addresses_check CHECK (((state = 'asked'::text) OR (decided_at IS NOT NULL))),
  constraint device_addresses_port_check CHECK (((port >= 1) AND (port <= 65535))),
  constraint device_addresses_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'approved'::text, 'refused'::text]))),
  constraint device_addresses_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint device_addresses_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint device_addresses_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id),
  constraint device_addresses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint device_addresses_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint device_addresses_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX device_addresses_by_host ON public.device_addresses USING btree (tenant_id, host, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX device_addresses_host ON public.device_addresses USING btree (tenant_id, host, port) WHERE (deleted_at IS NULL);
alter table device_addresses enable row level security;
alter table device_addresses force row level security;
create policy own_tenant on device_addresses to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.device_addresses REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.device_addresses REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on device_addresses to {{app}};

create table device_calls (
  tenant_id uuid not null,
  device text not null,
  called_at timestamp with time zone not null default clock_timestamp(),
  constraint device_calls_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint device_calls_pkey PRIMARY KEY (tenant_id, device)
);
alter table device_calls enable row level security;
alter table device_calls force row level security;
create policy holders on device_calls for select to {{system}} using true;
create policy own_tenant on device_calls to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (called_at) on device_calls to {{app}};
grant select on device_calls to {{system}};

create table device_leases (
  tenant_id uuid not null,
  device text not null,
  holder text,
  fence bigint not null default 0,
  held_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint device_leases_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint device_leases_pkey PRIMARY KEY (tenant_id, device)
);
CREATE INDEX device_leases_free ON public.device_leases USING btree (held_until) WHERE (device ~~ 'reader %'::text);
CREATE INDEX device_leases_of_holder ON public.device_leases USING btree (holder) WHERE (holder IS NOT NULL);
alter table device_leases enable row level security;
alter table device_leases force row level security;
create policy holders on device_leases to {{system}} using true with check true;
create policy own_tenant on device_leases to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (fence), update (held_until), update (holder) on device_leases to {{app}};
grant select, update (fence), update (held_until), update (holder) on device_leases to {{system}};

create table device_secrets (
  tenant_id uuid not null,
  equipment_id uuid not null,
  sealed bytea not null,
  set_at timestamp with time zone not null default now(),
  set_by uuid not null,
  constraint device_secrets_set_by_fkey FOREIGN KEY (set_by) REFERENCES users(id),
  constraint device_secrets_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES equipment(tenant_id, id),
  constraint device_secrets_pkey PRIMARY KEY (tenant_id, equipment_id)
);
alter table device_secrets enable row level security;
alter table device_secrets force row level security;
create policy own_tenant on device_secrets to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER restart_reader AFTER INSERT OR UPDATE OF set_at ON public.device_secrets FOR EACH ROW EXECUTE FUNCTION restart_reader();
grant delete, insert, select, update on device_secrets to {{app}};

create table door_commands (
  tenant_id uuid not null,
  id uuid not null,
  purpose text not null,
  locker_id uuid not null,
  door integer not null,
  parcel_id uuid,
  code_id uuid,
  resident_id uuid,
  check_reason text,
  asked_by uuid,
  asked_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  reason text,
  sent_at timestamp with time zone,
  settled_at timestamp with time zone,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  finding text,
  resolved_by uuid,
  told_open_at timestamp with time zone,
  over_at timestamp with time zone,
  constraint door_commands_check CHECK (((purpose = 'check'::text) = (parcel_id IS NULL))),
  constraint door_commands_check1 CHECK (((purpose <> 'collect'::text) OR (code_id IS NOT NULL))),
  constraint door_commands_check2 CHECK (((state <> ALL (ARRAY['sent'::text, 'done'::text, 'unknown'::text])) OR (sent_at IS NOT NULL))),
  constraint door_commands_check3 CHECK (((state <> 'refused'::text) OR (over_at IS NOT NULL))),
  constraint door_commands_door_check CHECK ((door > 0)),
  constraint door_commands_finding_check CHECK ((finding = ANY (ARRAY['inside'::text, 'empty'::text]))),
  constraint door_commands_purpose_check CHECK ((purpose = ANY (ARRAY['check'::text, 'deposit'::text, 'collect'::text]))),
  constraint door_commands_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'done'::text, 'refused'::text, 'unknown'::text]))),
  constraint door_commands_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint door_commands_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES users(id),
  constraint door_commands_tenant_id_code_id_fkey FOREIGN KEY (tenant_id, code_id) REFERENCES parcel_codes(tenant_id, id),
  constraint door_commands_tenant_id_locker_id_fkey FOREIGN KEY (tenant_id, locker_id) REFERENCES lockers(tenant_id, id),
  constraint door_commands_tenant_id_parcel_id_fkey FOREIGN KEY (tenant_id, parcel_id) REFERENCES parcels(tenant_id, id),
  constraint door_commands_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint door_commands_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX door_commands_of_door ON public.door_commands USING btree (tenant_id, locker_id, door) WHERE (over_at IS NULL);
CREATE INDEX door_commands_of_locker ON public.door_commands USING btree (tenant_id, locker_id, asked_at);
CREATE UNIQUE INDEX door_commands_of_parcel ON public.door_commands USING btree (tenant_id, parcel_id) WHERE ((over_at IS NULL) AND (parcel_id IS NOT NULL));
CREATE INDEX door_commands_of_resident ON public.door_commands USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE INDEX door_commands_with_code ON public.door_commands USING btree (tenant_id, code_id) WHERE (code_id IS NOT NULL);
CREATE INDEX door_commands_with_parcel ON public.door_commands USING btree (tenant_id, parcel_id) WHERE (parcel_id IS NOT NULL);
alter table door_commands enable row level security;
alter table door_commands force row level security;
create policy own_tenant on door_commands to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER keep_doors AFTER INSERT OR UPDATE OF over_at ON public.door_commands FOR EACH ROW EXECUTE FUNCTION keep_doors_of_commands();
CREATE TRIGGER keep_outcome BEFORE UPDATE ON public.door_commands FOR EACH ROW EXECUTE FUNCTION keep_door_outcome();
grant insert, select, update (check_reason), update (closed_at), update (finding), update (opened_at), update (over_at), update (reason), update (resident_id), update (resolved_by), update (sent_at), update (settled_at), update (state), update (told_open_at) on door_commands to {{app}};

create table door_readings (
  tenant_id uuid not null,
  locker_id uuid not null,
  door integer not null,
  occupied boolean,
  read_at timestamp with time zone,
  disagrees_since timestamp with time zone,
  blocked_reason text,
  constraint door_readings_door_check CHECK ((door > 0)),
  constraint door_readings_tenant_id_locker_id_fkey FOREIGN KEY (tenant_id, locker_id) REFERENCES lockers(tenant_id, id),
  constraint door_readings_pkey PRIMARY KEY (tenant_id, locker_id, door)
);
alter table door_readings enable row level security;
alter table door_readings force row level security;
create policy own_tenant on door_readings to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update on door_readings to {{app}};

create table email_changes (
  token_hash bytea not null,
  user_id uuid not null,
  email text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  request_id uuid,
  constraint email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint email_changes_pkey PRIMARY KEY (token_hash)
);
CREATE UNIQUE INDEX email_changes_of_request ON public.email_changes USING btree (request_id);
CREATE INDEX email_changes_of_user ON public.email_changes USING btree (user_id);
grant delete, insert, select, update on email_changes to {{auth}};

create table employee_shifts (
  tenant_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  ordinal integer not null,
  weekdays text[] not null default '{}'::text[],
  starts_at text not null,
  ends_at text not null,
  constraint employee_shifts_ends_at_check CHECK ((ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint employee_shifts_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint employee_shifts_weekdays_check CHECK ((weekdays <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])),
  constraint employee_shifts_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint employee_shifts_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX employee_shifts_of ON public.employee_shifts USING btree (tenant_id, employee_id, ordinal);
alter table employee_shifts enable row level security;
alter table employee_shifts force row level security;
create policy own_tenant on employee_shifts to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on employee_shifts to {{app}};

create table employees (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  social_name text,
  cpf text,
  id_doc jsonb,
  gender text,
  marital_status text,
  nationality text,
  birth_date date,
  cnh_number text,
  cnh_category text,
  cnh_expires_on date,
  email text,
  phones text[] not null default '{}'::text[],
  photo_file_id uuid,
  notes text,
  zip_code text,
  street text,
  number text,
  complement text,
  district text,
  city text,
  state text,
  position text collate "pt-BR-x-icu" not null,
  kind text,
  provider_id uuid,
  admitted_on date,
  dismissed_on date,
  employment text not null default 'active'::text,
  access_types text[] not null default '{}'::text[],
  facial_status text not null default 'none'::text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  id_doc_key text generated always as (id_doc_key(id_doc)) STORED,
  id_doc_number text generated always as ((id_doc ->> 'number'::text)) STORED,
  search_text text generated always as (search_normal(((((((((name || ' '::text) || COALESCE(social_name, ''::text)) || ' '::text) || "position") || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || phone_words(phones)))) STORED,
  leaves_on date,
  erased_at timestamp with time zone,
  constraint employees_access_types_check CHECK ((access_types <@ ARRAY['facial'::text, 'card'::text])),
  constraint employees_check CHECK ((dismissed_on >= admitted_on)),
  constraint employees_check1 CHECK (((employment = 'active'::text) OR (status = 'INATIVO'::text))),
  constraint employees_check2 CHECK (((provider_id IS NOT NULL) = ((kind IS NOT NULL) AND (kind = 'outsourced'::text)))),
  constraint employees_cnh_category_check CHECK ((cnh_category = ANY (ARRAY['ACC'::text, 'A'::text, 'B'::text, 'AB'::text, 'C'::text, 'AC'::text, 'D'::text, 'AD'::text, 'E'::text, 'AE'::text]))),
  constraint employees_employment_check CHECK ((employment = ANY (ARRAY['active'::text, 'dismissed'::text]))),
  constraint employees_facial_status_check CHECK ((facial_status = ANY (ARRAY['none'::text, 'consent_pending'::text, 'photo_pending'::text, 'processing'::text, 'enrolled'::text, 'failed'::text, 'revoked'::text]))),
  constraint employees_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'not_informed'::text]))),
  constraint employees_kind_check CHECK ((kind = ANY (ARRAY['own'::text, 'outsourced'::text]))),
  constraint employees_marital_status_check CHECK ((marital_status = ANY (ARRAY['single'::text, 'married'::text, 'divorced'::text, 'widowed'::text, 'stable_union'::text]))),
  constraint employees_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint employees_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint employees_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint employees_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES files(tenant_id, id),
  constraint employees_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint employees_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint employees_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX employees_by_name ON public.employees USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX employees_by_search ON public.employees USING btree (tenant_id) INCLUDE (search_text, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX employees_cpf ON public.employees USING btree (tenant_id, cpf) WHERE (deleted_at IS NULL);
CREATE INDEX employees_id_doc ON public.employees USING btree (tenant_id, id_doc_key) WHERE (deleted_at IS NULL);
CREATE INDEX employees_id_doc_number ON public.employees USING btree (tenant_id, id_doc_number) WHERE ((deleted_at IS NULL) AND (id_doc_number IS NOT NULL));
CREATE INDEX employees_of_provider ON public.employees USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
alter table employees enable row level security;
alter table employees force row level security;
create policy own_tenant on employees to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.employees REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.employees REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.employees FOR EACH ROW EXECUTE FUNCTION note_for_readers('employee:id');
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.employees REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.employees REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on employees to {{app}};

create table ended_lists (
  only_row boolean not null default true,
  listed_to timestamp with time zone not null default now(),
  taken_until timestamp with time zone,
  origin text not null default ''::text,
  is_restoring boolean not null default false,
  constraint ended_lists_only_row_check CHECK (only_row),
  constraint ended_lists_origin_check CHECK ((origin ~ '^[0-9a-f]*$'::text)),
  constraint ended_lists_pkey PRIMARY KEY (only_row)
);
grant select, update (is_restoring), update (listed_to), update (origin), update (taken_until) on ended_lists to {{system}};

create table ended_secrets (
  mark bytea not null,
  ended_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  constraint ended_secrets_mark_check CHECK ((octet_length(mark) = 8)),
  constraint ended_secrets_pkey PRIMARY KEY (mark)
);
grant insert, select, update (finished_at) on ended_secrets to {{system}};

create table equipment (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  kind text,
  manufacturer_tenant_id uuid,
  manufacturer_id uuid,
  driver text not null,
  model text,
  serial text not null,
  host text,
  ip text,
  port integer,
  username text,
  location text,
  tower_id uuid,
  access_types text[] not null default '{}'::text[],
  operation_mode text,
  firmware text,
  clock_drift integer,
  last_seen_at timestamp with time zone,
  state text not null default 'unknown'::text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((((((name || ' '::text) || COALESCE(model, ''::text)) || ' '::text) || serial) || ' '::text) || COALESCE(location, ''::text)))) STORED,
  constraint equipment_access_types_check CHECK ((access_types <@ ARRAY['facial'::text, 'card'::text])),
  constraint equipment_check CHECK (((manufacturer_tenant_id = tenant_id) OR (manufacturer_tenant_id = '00000000-0000-0000-0000-000000000000'::uuid))),
  constraint equipment_driver_check CHECK ((driver = ANY (ARRAY['control_id'::text, 'none'::text]))),
  constraint equipment_kind_check CHECK ((kind = ANY (ARRAY['facial'::text, 'card'::text, 'turnstile'::text, 'gate'::text, 'door'::text, 'intercom'::text, 'camera'::text, 'lpr'::text]))),
  constraint equipment_operation_mode_check CHECK ((operation_mode = ANY (ARRAY['standalone'::text, 'online'::text, 'contingency'::text]))),
  constraint equipment_port_check CHECK (((port >= 1) AND (port <= 65535))),
  constraint equipment_state_check CHECK ((state = ANY (ARRAY['unknown'::text, 'online'::text, 'offline'::text, 'error'::text]))),
  constraint equipment_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint equipment_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint equipment_manufacturer_tenant_id_manufacturer_id_fkey FOREIGN KEY (manufacturer_tenant_id, manufacturer_id) REFERENCES brands(tenant_id, id),
  constraint equipment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint equipment_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES towers(tenant_id, id),
  constraint equipment_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint equipment_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX equipment_by_name ON public.equipment USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX equipment_of_manufacturer ON public.equipment USING btree (tenant_id, manufacturer_id);
CREATE INDEX equipment_of_tower ON public.equipment USING btree (tenant_id, tower_id);
CREATE UNIQUE INDEX equipment_serial ON public.equipment USING btree (tenant_id, search_normal(serial)) WHERE (deleted_at IS NULL);
alter table equipment enable row level security;
alter table equipment force row level security;
create policy own_tenant on equipment to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.equipment REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.equipment REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER keep_reader AFTER INSERT OR UPDATE OF driver, status, deleted_at, host, ip, port, username, operation_mode, model ON public.equipment FOR EACH ROW EXECUTE FUNCTION keep_reader();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.equipment REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.equipment REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on equipment to {{app}};

create table erasures (
  tenant_id uuid not null,
  id uuid not null,
  number integer not null,
  register text not null,
  person_id uuid not null,
  reason text not null,
  asked_by uuid not null,
  at timestamp with time zone not null default now(),
  blanked jsonb not null default '{}'::jsonb,
  kept jsonb not null default '{}'::jsonb,
  constraint erasures_blanked_check CHECK ((jsonb_typeof(blanked) = 'object'::text)),
  constraint erasures_kept_check CHECK ((jsonb_typeof(kept) = 'object'::text)),
  constraint erasures_reason_check CHECK ((reason = ANY (ARRAY['asked'::text, 'consent_withdrawn'::text, 'not_needed'::text, 'ordered'::text]))),
  constraint erasures_register_check CHECK ((register = ANY (ARRAY['residents'::text, 'employees'::text, 'service-providers'::text, 'visitors'::text]))),
  constraint erasures_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint erasures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint erasures_pkey PRIMARY KEY (tenant_id, id),
  constraint erasures_tenant_id_number_key UNIQUE (tenant_id, number)
);
CREATE UNIQUE INDEX erasures_of_person ON public.erasures USING btree (tenant_id, register, person_id);
alter table erasures enable row level security;
alter table erasures force row level security;
create policy own_tenant on erasures to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER keep_erasure BEFORE UPDATE ON public.erasures FOR EACH ROW EXECUTE FUNCTION keep_erasure();
grant insert, select, update (blanked), update (kept) on erasures to {{app}};

create table event_blocks (
  tenant_id uuid not null,
  event_id uuid not null,
  common_area_id uuid not null,
  blocked_during tstzrange not null,
  is_own boolean not null,
  constraint event_blocks_blocked_during_check CHECK ((NOT isempty(blocked_during))),
  constraint event_blocks_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES common_areas(tenant_id, id),
  constraint event_blocks_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint event_blocks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint event_blocks_pkey PRIMARY KEY (tenant_id, event_id, common_area_id),
  constraint event_blocks_linked EXCLUDE USING gist (tenant_id WITH =, common_area_id WITH =, blocked_during WITH &&, ((is_own)::integer) WITH <>),
  constraint event_blocks_own EXCLUDE USING gist (tenant_id WITH =, common_area_id WITH =, blocked_during WITH &&) WHERE (is_own)
);
alter table event_blocks enable row level security;
alter table event_blocks force row level security;
create policy own_tenant on event_blocks to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select on event_blocks to {{app}};

create table event_guest_links (
  tenant_id uuid not null,
  guest_id uuid not null,
  generation integer not null,
  constraint event_guest_links_generation_check CHECK ((generation > 0)),
  constraint event_guest_links_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint event_guest_links_tenant_id_guest_id_fkey FOREIGN KEY (tenant_id, guest_id) REFERENCES event_guests(tenant_id, id),
  constraint event_guest_links_pkey PRIMARY KEY (tenant_id, guest_id)
);
alter table event_guest_links enable row level security;
alter table event_guest_links force row level security;
create policy own_tenant on event_guest_links to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (generation) on event_guest_links to {{app}};

create table event_guests (
  tenant_id uuid not null,
  id uuid not null,
  event_id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  phone text,
  email text,
  document text,
  plate text,
  companions integer,
  children integer,
  coming integer,
  state text not null default 'invited'::text,
  answered_at timestamp with time zone,
  invited_at timestamp with time zone,
  pass_id uuid,
  erased_at timestamp with time zone,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((name || ' '::text) || plate_words(plate)))) STORED,
  constraint event_guests_check CHECK (((coming >= 1) AND (coming <= ((1 + COALESCE(companions, 0)) + COALESCE(children, 0))))),
  constraint event_guests_check1 CHECK (((state = 'confirmed'::text) = (coming IS NOT NULL))),
  constraint event_guests_check2 CHECK (((state <> 'confirmed'::text) OR (answered_at IS NOT NULL))),
  constraint event_guests_children_check CHECK (((children >= 0) AND (children <= 50))),
  constraint event_guests_companions_check CHECK (((companions >= 0) AND (companions <= 50))),
  constraint event_guests_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'confirmed'::text, 'declined'::text, 'cancelled'::text]))),
  constraint event_guests_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint event_guests_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint event_guests_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint event_guests_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint event_guests_tenant_id_pass_id_fkey FOREIGN KEY (tenant_id, pass_id) REFERENCES passes(tenant_id, id),
  constraint event_guests_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint event_guests_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX event_guests_by_name ON public.event_guests USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX event_guests_of_event ON public.event_guests USING btree (tenant_id, event_id);
CREATE INDEX event_guests_of_pass ON public.event_guests USING btree (tenant_id, pass_id) WHERE (pass_id IS NOT NULL);
alter table event_guests enable row level security;
alter table event_guests force row level security;
create policy own_tenant on event_guests to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.event_guests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.event_guests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on event_guests to {{app}};

create table event_inspections (
  tenant_id uuid not null,
  id uuid not null,
  event_id uuid not null,
  moment text not null,
  item text collate "pt-BR-x-icu" not null,
  result text not null,
  note text,
  picture_file_id uuid,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(item)) STORED,
  constraint event_inspections_moment_check CHECK ((moment = ANY (ARRAY['before'::text, 'after'::text]))),
  constraint event_inspections_result_check CHECK ((result = ANY (ARRAY['fine'::text, 'damaged'::text]))),
  constraint event_inspections_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint event_inspections_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint event_inspections_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint event_inspections_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint event_inspections_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES files(tenant_id, id),
  constraint event_inspections_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint event_inspections_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX event_inspections_by_item ON public.event_inspections USING btree (tenant_id, item, id);
CREATE INDEX event_inspections_of_picture ON public.event_inspections USING btree (tenant_id, picture_file_id);
CREATE UNIQUE INDEX event_inspections_once ON public.event_inspections USING btree (tenant_id, event_id, moment, search_normal(item)) WHERE (deleted_at IS NULL);
alter table event_inspections enable row level security;
alter table event_inspections force row level security;
create policy own_tenant on event_inspections to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.event_inspections REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.event_inspections REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on event_inspections to {{app}};

create table events (
  tenant_id uuid not null,
  id uuid not null,
  title text collate "pt-BR-x-icu" not null,
  common_area_id uuid not null,
  apartment_id uuid not null,
  resident_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  expected_guests integer,
  rule_id uuid,
  waits boolean,
  notes text,
  state text not null default 'approved'::text,
  reason text,
  held_until timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by_id uuid,
  cancelled_at timestamp with time zone,
  cancelled_by_id uuid,
  cancelled_late boolean,
  fee numeric,
  deposit numeric,
  erased_at timestamp with time zone,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(title)) STORED,
  constraint events_check CHECK ((ends_at > starts_at)),
  constraint events_check1 CHECK (((state <> ALL (ARRAY['waiting'::text, 'offered'::text, 'requested'::text])) OR (held_until IS NOT NULL))),
  constraint events_expected_guests_check CHECK ((expected_guests >= 0)),
  constraint events_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'offered'::text, 'requested'::text, 'approved'::text, 'refused'::text, 'cancelled'::text, 'in_use'::text, 'done'::text, 'no_show'::text]))),
  constraint events_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint events_cancelled_by_id_fkey FOREIGN KEY (cancelled_by_id) REFERENCES users(id),
  constraint events_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint events_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id),
  constraint events_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint events_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES common_areas(tenant_id, id),
  constraint events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint events_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint events_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES rules(tenant_id, id),
  constraint events_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint events_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX events_by_start ON public.events USING btree (tenant_id, starts_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX events_of_apartment ON public.events USING btree (tenant_id, apartment_id, starts_at);
CREATE INDEX events_of_area ON public.events USING btree (tenant_id, common_area_id, starts_at);
CREATE INDEX events_of_resident ON public.events USING btree (tenant_id, resident_id);
CREATE INDEX events_of_rule ON public.events USING btree (tenant_id, rule_id);
CREATE INDEX events_waiting ON public.events USING btree (tenant_id, common_area_id, created_at) WHERE ((state = 'waiting'::text) AND (deleted_at IS NULL));
alter table events enable row level security;
alter table events force row level security;
create policy own_tenant on events to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.events REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.events REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.events REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.events REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on events to {{app}};

create table external_identities (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  issuer text not null,
  subject text not null,
  email text,
  linked_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  constraint external_identities_email_check CHECK ((length(email) <= 255)),
  constraint external_identities_issuer_check CHECK (((length(issuer) >= 1) AND (length(issuer) <= 500))),
  constraint external_identities_kind_check CHECK ((kind = ANY (ARRAY['hosted'::text, 'realtime'::text]))),
  constraint external_identities_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255))),
  constraint external_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint external_identities_pkey PRIMARY KEY (id),
  constraint external_identities_kind_issuer_subject_key UNIQUE (kind, issuer, subject)
);
CREATE INDEX external_identities_of_user ON public.external_identities USING btree (user_id);
grant delete, insert, select, update on external_identities to {{auth}};

create table face_consents (
  tenant_id uuid not null,
  id uuid not null,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  term_version text not null,
  term_language text not null,
  term_text text not null,
  given_at timestamp with time zone not null default now(),
  given_how text not null,
  given_by uuid,
  guardian_id uuid,
  signed_on date,
  paper_file_id uuid,
  withdrawn_at timestamp with time zone,
  withdrawn_how text,
  withdrawn_by uuid,
  withdrawal_file_id uuid,
  constraint face_consents_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id) = 1)),
  constraint face_consents_check1 CHECK (((given_how = 'paper'::text) = (paper_file_id IS NOT NULL))),
  constraint face_consents_check2 CHECK (((signed_on IS NULL) OR (given_how = 'paper'::text))),
  constraint face_consents_check3 CHECK (((withdrawn_at IS NULL) = (withdrawn_how IS NULL))),
  constraint face_consents_given_how_check CHECK ((given_how = ANY (ARRAY['session'::text, 'link'::text, 'paper'::text, 'record'::text]))),
  constraint face_consents_term_language_check CHECK ((term_language = ANY (ARRAY['pt'::text, 'en'::text, 'es'::text, 'ar'::text]))),
  constraint face_consents_term_text_check CHECK ((length(term_text) <= 8000)),
  constraint face_consents_term_version_check CHECK ((length(term_version) <= 40)),
  constraint face_consents_withdrawn_how_check CHECK ((withdrawn_how = ANY (ARRAY['session'::text, 'link'::text, 'paper'::text, 'departure'::text, 'replaced'::text]))),
  constraint face_consents_given_by_fkey FOREIGN KEY (given_by) REFERENCES users(id),
  constraint face_consents_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint face_consents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint face_consents_tenant_id_guardian_id_fkey FOREIGN KEY (tenant_id, guardian_id) REFERENCES residents(tenant_id, id),
  constraint face_consents_tenant_id_paper_file_id_fkey FOREIGN KEY (tenant_id, paper_file_id) REFERENCES files(tenant_id, id),
  constraint face_consents_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint face_consents_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint face_consents_tenant_id_withdrawal_file_id_fkey FOREIGN KEY (tenant_id, withdrawal_file_id) REFERENCES files(tenant_id, id),
  constraint face_consents_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES users(id),
  constraint face_consents_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX face_consents_by_person ON public.face_consents USING btree (tenant_id, COALESCE(resident_id, employee_id, provider_id), given_at);
CREATE UNIQUE INDEX face_consents_of_employee ON public.face_consents USING btree (tenant_id, employee_id) WHERE ((withdrawn_at IS NULL) AND (employee_id IS NOT NULL));
CREATE UNIQUE INDEX face_consents_of_provider ON public.face_consents USING btree (tenant_id, provider_id) WHERE ((withdrawn_at IS NULL) AND (provider_id IS NOT NULL));
CREATE UNIQUE INDEX face_consents_of_resident ON public.face_consents USING btree (tenant_id, resident_id) WHERE ((withdrawn_at IS NULL) AND (resident_id IS NOT NULL));
alter table face_consents enable row level security;
alter table face_consents force row level security;
create policy own_tenant on face_consents to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER keep_facial_status AFTER INSERT OR UPDATE ON public.face_consents FOR EACH ROW EXECUTE FUNCTION keep_facial_status();
CREATE TRIGGER note_for_readers AFTER INSERT OR UPDATE ON public.face_consents FOR EACH ROW EXECUTE FUNCTION note_for_readers('resident:resident_id', 'employee:employee_id', 'provider:provider_id');
grant delete, insert, select, update (withdrawal_file_id), update (withdrawn_at), update (withdrawn_by), update (withdrawn_how) on face_consents to {{app}};

create table face_links (
  tenant_id uuid not null,
  id uuid not null,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  generation integer not null default 1,
  asked_at timestamp with time zone not null default now(),
  asked_by uuid not null,
  spent_at timestamp with time zone,
  constraint face_links_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id) = 1)),
  constraint face_links_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint face_links_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint face_links_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint face_links_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint face_links_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint face_links_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX face_links_of_employee ON public.face_links USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE UNIQUE INDEX face_links_of_provider ON public.face_links USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE UNIQUE INDEX face_links_of_resident ON public.face_links USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
alter table face_links enable row level security;
alter table face_links force row level security;
create policy own_tenant on face_links to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER keep_facial_status AFTER INSERT OR UPDATE ON public.face_links FOR EACH ROW EXECUTE FUNCTION keep_facial_status();
grant insert, select, update (asked_at), update (asked_by), update (generation), update (spent_at) on face_links to {{app}};

create table faces (
  tenant_id uuid not null,
  id uuid not null,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  consent_id uuid not null,
  version bigint not null generated always as identity,
  photo bytea,
  sent_at timestamp with time zone not null default now(),
  sent_by uuid,
  state text not null default 'testing'::text,
  tested_at timestamp with time zone,
  faults text[] not null default '{}'::text[],
  tries integer not null default 0,
  constraint faces_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id) = 1)),
  constraint faces_check1 CHECK (((state = 'testing'::text) = (tested_at IS NULL))),
  constraint faces_check2 CHECK (((state <> 'testing'::text) OR (photo IS NOT NULL))),
  constraint faces_check3 CHECK (((state <> 'refused'::text) OR (photo IS NULL))),
  constraint faces_state_check CHECK ((state = ANY (ARRAY['testing'::text, 'good'::text, 'refused'::text]))),
  constraint faces_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id),
  constraint faces_tenant_id_consent_id_fkey FOREIGN KEY (tenant_id, consent_id) REFERENCES face_consents(tenant_id, id),
  constraint faces_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint faces_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint faces_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint faces_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint faces_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX faces_of_consent ON public.faces USING btree (tenant_id, consent_id);
CREATE UNIQUE INDEX faces_of_employee ON public.faces USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE UNIQUE INDEX faces_of_provider ON public.faces USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE UNIQUE INDEX faces_of_resident ON public.faces USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE INDEX faces_to_test ON public.faces USING btree (tenant_id, sent_at) WHERE (state = 'testing'::text);
alter table faces enable row level security;
alter table faces force row level security;
create policy own_tenant on faces to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER keep_facial_status AFTER INSERT OR DELETE OR UPDATE ON public.faces FOR EACH ROW EXECUTE FUNCTION keep_facial_status();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE OF state ON public.faces FOR EACH ROW EXECUTE FUNCTION note_for_readers('resident:resident_id', 'employee:employee_id', 'provider:provider_id');
grant delete, insert, select, update (faults), update (photo), update (state), update (tested_at), update (tries) on faces to {{app}};

create table files (
  tenant_id uuid not null,
  id uuid not null,
  media_type text not null,
  bytes integer not null,
  sha256 bytea not null,
  width integer,
  height integer,
  claimed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  constraint files_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint files_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX files_unclaimed ON public.files USING btree (tenant_id, created_at) WHERE (claimed_at IS NULL);
alter table files enable row level security;
alter table files force row level security;
create policy own_tenant on files to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on files to {{app}};

create table garages (
  tenant_id uuid not null,
  id uuid not null,
  code text collate "natural_order" not null,
  level text collate "natural_order",
  kind text,
  covered boolean,
  apartment_id uuid,
  lent_to_id uuid,
  vehicle_id uuid,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((code || ' '::text) || COALESCE(level, ''::text)))) STORED,
  constraint garages_check CHECK ((lent_to_id <> apartment_id)),
  constraint garages_kind_check CHECK ((kind = ANY (ARRAY['fixed'::text, 'rotating'::text, 'visitor'::text, 'accessible'::text, 'elderly'::text, 'motorcycle'::text, 'bicycle'::text, 'charging'::text, 'loading'::text]))),
  constraint garages_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint garages_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint garages_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint garages_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint garages_tenant_id_lent_to_id_fkey FOREIGN KEY (tenant_id, lent_to_id) REFERENCES apartments(tenant_id, id),
  constraint garages_tenant_id_vehicle_id_fkey FOREIGN KEY (tenant_id, vehicle_id) REFERENCES vehicles(tenant_id, id),
  constraint garages_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint garages_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX garages_by_code ON public.garages USING btree (tenant_id, code, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX garages_code ON public.garages USING btree (tenant_id, search_normal(level), search_normal(code)) WHERE ((deleted_at IS NULL) AND (level IS NOT NULL));
CREATE UNIQUE INDEX garages_code_alone ON public.garages USING btree (tenant_id, search_normal(level), search_normal(code)) WHERE ((deleted_at IS NULL) AND (level IS NULL));
CREATE INDEX garages_lent_to ON public.garages USING btree (tenant_id, lent_to_id) WHERE (lent_to_id IS NOT NULL);
CREATE INDEX garages_of_apartment ON public.garages USING btree (tenant_id, apartment_id);
CREATE UNIQUE INDEX garages_vehicle ON public.garages USING btree (tenant_id, vehicle_id) WHERE (deleted_at IS NULL);
alter table garages enable row level security;
alter table garages force row level security;
create policy own_tenant on garages to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.garages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.garages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.garages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.garages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on garages to {{app}};

create table handover_figures (
  tenant_id uuid not null,
  handover_id uuid not null,
  taken_at timestamp with time zone not null default now(),
  previous_id uuid,
  figures jsonb not null,
  constraint handover_figures_tenant_id_handover_id_fkey FOREIGN KEY (tenant_id, handover_id) REFERENCES handovers(tenant_id, id),
  constraint handover_figures_tenant_id_previous_id_fkey FOREIGN KEY (tenant_id, previous_id) REFERENCES handovers(tenant_id, id),
  constraint handover_figures_pkey PRIMARY KEY (tenant_id, handover_id)
);
CREATE INDEX handover_figures_after ON public.handover_figures USING btree (tenant_id, previous_id) WHERE (previous_id IS NOT NULL);
alter table handover_figures enable row level security;
alter table handover_figures force row level security;
create policy own_tenant on handover_figures to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on handover_figures to {{app}};

create table handovers (
  tenant_id uuid not null,
  id uuid not null,
  number text collate "natural_order" not null,
  post text collate "natural_order" not null,
  state text not null default 'open'::text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  outgoing_id uuid,
  incoming_id uuid,
  notes text,
  parcels_counted integer,
  parcels_expected integer,
  count_note text,
  left_at timestamp with time zone,
  left_signature_file_id uuid,
  received_at timestamp with time zone,
  received_signature_file_id uuid,
  remark text,
  cancelled_at timestamp with time zone,
  cancelled_by_id uuid,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  erased_at timestamp with time zone,
  search_text text generated always as (search_normal(((number || ' '::text) || post))) STORED,
  constraint handovers_check CHECK ((incoming_id <> outgoing_id)),
  constraint handovers_check1 CHECK ((ends_at > starts_at)),
  constraint handovers_check2 CHECK (((state = ANY (ARRAY['left'::text, 'done'::text])) = (left_at IS NOT NULL))),
  constraint handovers_check3 CHECK (((state = ANY (ARRAY['left'::text, 'done'::text])) = (num_nonnulls(parcels_counted, parcels_expected) = 2))),
  constraint handovers_check4 CHECK (((state = 'done'::text) = (received_at IS NOT NULL))),
  constraint handovers_check5 CHECK (((state = 'done'::text) = (incoming_id IS NOT NULL))),
  constraint handovers_check6 CHECK (((state = 'cancelled'::text) = (cancelled_at IS NOT NULL))),
  constraint handovers_outgoing_id_check CHECK ((outgoing_id IS NOT NULL)),
  constraint handovers_parcels_counted_check CHECK ((parcels_counted >= 0)),
  constraint handovers_parcels_expected_check CHECK ((parcels_expected >= 0)),
  constraint handovers_post_check CHECK ((char_length(post) <= 80)),
  constraint handovers_state_check CHECK ((state = ANY (ARRAY['open'::text, 'left'::text, 'done'::text, 'cancelled'::text]))),
  constraint handovers_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint handovers_cancelled_by_id_fkey FOREIGN KEY (cancelled_by_id) REFERENCES users(id),
  constraint handovers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint handovers_incoming_id_fkey FOREIGN KEY (incoming_id) REFERENCES users(id),
  constraint handovers_outgoing_id_fkey FOREIGN KEY (outgoing_id) REFERENCES users(id),
  constraint handovers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint handovers_tenant_id_left_signature_file_id_fkey FOREIGN KEY (tenant_id, left_signature_file_id) REFERENCES files(tenant_id, id),
  constraint handovers_tenant_id_received_signature_file_id_fkey FOREIGN KEY (tenant_id, received_signature_file_id) REFERENCES files(tenant_id, id),
  constraint handovers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint handovers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX handovers_by_start ON public.handovers USING btree (tenant_id, starts_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX handovers_number ON public.handovers USING btree (tenant_id, search_normal(number)) WHERE (deleted_at IS NULL);
CREATE INDEX handovers_of_creator ON public.handovers USING btree (tenant_id, created_by);
CREATE INDEX handovers_of_post ON public.handovers USING btree (tenant_id, search_normal(post), left_at) WHERE (left_at IS NOT NULL);
CREATE UNIQUE INDEX handovers_open ON public.handovers USING btree (tenant_id, search_normal(post)) WHERE ((state = ANY (ARRAY['open'::text, 'left'::text])) AND (deleted_at IS NULL));
alter table handovers enable row level security;
alter table handovers force row level security;
create policy own_tenant on handovers to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.handovers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.handovers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER keep_signed BEFORE UPDATE ON public.handovers FOR EACH ROW EXECUTE FUNCTION keep_signed_handover();
grant insert, select, update on handovers to {{app}};

create table holidays (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  day date not null,
  scope text,
  yearly boolean,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) STORED,
  constraint holidays_scope_check CHECK ((scope = ANY (ARRAY['state'::text, 'city'::text, 'own'::text]))),
  constraint holidays_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint holidays_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint holidays_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint holidays_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint holidays_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX holidays_by_day ON public.holidays USING btree (tenant_id, day, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX holidays_name ON public.holidays USING btree (tenant_id, search_normal(name), day) WHERE (deleted_at IS NULL);
alter table holidays enable row level security;
alter table holidays force row level security;
create policy own_tenant on holidays to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.holidays REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.holidays REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.holidays FOR EACH ROW EXECUTE FUNCTION note_for_readers();
grant insert, select, update on holidays to {{app}};

create table identity_letters (
  id uuid not null,
  kind text not null,
  issuer text not null,
  subject text not null,
  email text not null,
  name text not null,
  token_hash bytea,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint identity_letters_email_check CHECK ((length(email) <= 255)),
  constraint identity_letters_issuer_check CHECK (((length(issuer) >= 1) AND (length(issuer) <= 500))),
  constraint identity_letters_kind_check CHECK ((kind = ANY (ARRAY['hosted'::text, 'realtime'::text]))),
  constraint identity_letters_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint identity_letters_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255))),
  constraint identity_letters_pkey PRIMARY KEY (id),
  constraint identity_letters_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX identity_letters_of_email ON public.identity_letters USING btree (lower(email), created_at);
CREATE INDEX identity_letters_to_sweep ON public.identity_letters USING btree (expires_at);
grant delete, insert, select, update on identity_letters to {{auth}};

create table import_lines (
  tenant_id uuid not null,
  import_id uuid not null,
  line integer not null,
  cells text[] not null,
  action text not null,
  row_id uuid,
  row_version integer,
  row_values jsonb,
  carried_values jsonb,
  waiting jsonb,
  changes jsonb,
  errors jsonb,
  constraint import_lines_action_check CHECK ((action = ANY (ARRAY['create'::text, 'update'::text, 'same'::text, 'bad'::text]))),
  constraint import_lines_pkey PRIMARY KEY (tenant_id, import_id, line)
);
alter table import_lines enable row level security;
alter table import_lines force row level security;
create policy own_tenant on import_lines to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on import_lines to {{app}};

create table imports (
  tenant_id uuid not null,
  id uuid not null,
  register text not null,
  state text not null default 'queued'::text,
  dry_run boolean not null,
  existing text not null,
  create_missing boolean not null,
  file_name text not null,
  heads text[] not null default '{}'::text[],
  mapping jsonb not null default '[]'::jsonb,
  checked integer not null default 0,
  total integer not null default 0,
  valid integer not null default 0,
  invalid integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  errors jsonb not null default '[]'::jsonb,
  errors_total integer not null default 0,
  differences jsonb not null default '[]'::jsonb,
  missing jsonb not null default '[]'::jsonb,
  problem text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  touched_at timestamp with time zone not null default now(),
  notes jsonb not null default '[]'::jsonb,
  constraint imports_existing_check CHECK ((existing = ANY (ARRAY['keep'::text, 'update'::text]))),
  constraint imports_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
  constraint imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint imports_pkey PRIMARY KEY (tenant_id, id)
);
alter table imports enable row level security;
alter table imports force row level security;
create policy own_tenant on imports to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on imports to {{app}};

create table inbox_items (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  membership_id uuid not null,
  kind text not null,
  key text not null,
  register text not null,
  subject_id uuid not null,
  words jsonb not null,
  made_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  done_at timestamp with time zone,
  letter_at timestamp with time zone,
  push_at timestamp with time zone,
  constraint inbox_items_key_check CHECK ((char_length(key) <= 200)),
  constraint inbox_items_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id),
  constraint inbox_items_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint inbox_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint inbox_items_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX inbox_items_by_age ON public.inbox_items USING btree (tenant_id, made_at);
CREATE INDEX inbox_items_by_key ON public.inbox_items USING btree (tenant_id, kind, key);
CREATE UNIQUE INDEX inbox_items_key ON public.inbox_items USING btree (tenant_id, user_id, kind, key);
CREATE INDEX inbox_items_of_membership ON public.inbox_items USING btree (membership_id);
CREATE INDEX inbox_items_of_person ON public.inbox_items USING btree (tenant_id, user_id, made_at, id);
CREATE INDEX inbox_items_of_subject ON public.inbox_items USING btree (tenant_id, register, subject_id);
CREATE INDEX inbox_items_unread ON public.inbox_items USING btree (tenant_id, user_id, made_at) WHERE (read_at IS NULL);
alter table inbox_items enable row level security;
alter table inbox_items force row level security;
create policy own_tenant on inbox_items to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update (done_at), update (letter_at), update (made_at), update (membership_id), update (push_at), update (read_at), update (register), update (subject_id), update (words) on inbox_items to {{app}};

create table invitations (
  id uuid not null,
  tenant_id uuid,
  name text collate "pt-BR-x-icu" not null,
  email text,
  role text not null,
  resident_id uuid,
  starts_on date not null,
  ends_on date,
  invited_as text not null,
  state text not null,
  expires_at timestamp with time zone not null,
  generation integer not null default 1,
  letters integer not null default 0,
  letters_since timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  search_text text generated always as (search_normal(((name || ' '::text) || COALESCE(email, ''::text)))) STORED,
  confirmed boolean not null default false,
  sent_at timestamp with time zone,
  employee_id uuid,
  provider_id uuid,
  constraint invitations_check CHECK (((role = ANY (ARRAY['master'::text, 'admin'::text, 'staff'::text])) = (tenant_id IS NULL))),
  constraint invitations_check1 CHECK (((email IS NOT NULL) OR (resident_id IS NOT NULL))),
  constraint invitations_check2 CHECK ((num_nonnulls(resident_id, employee_id, provider_id) <= 1)),
  constraint invitations_role_check CHECK ((role = ANY (ARRAY['master'::text, 'admin'::text, 'staff'::text, 'sindico'::text, 'funcionario'::text, 'condomino'::text, 'service_provider'::text]))),
  constraint invitations_state_check CHECK ((state = ANY (ARRAY['unconfirmed'::text, 'pending'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint invitations_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint invitations_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint invitations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint invitations_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint invitations_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint invitations_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint invitations_pkey PRIMARY KEY (id)
);
CREATE INDEX invitations_by_address ON public.invitations USING btree (tenant_id, lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX invitations_by_day ON public.invitations USING btree (tenant_id, letters_since);
CREATE INDEX invitations_by_name ON public.invitations USING btree (name, id) WHERE (state = ANY (ARRAY['unconfirmed'::text, 'pending'::text]));
CREATE UNIQUE INDEX invitations_card ON public.invitations USING btree (tenant_id, resident_id) WHERE ((state = 'pending'::text) AND (email IS NULL));
CREATE UNIQUE INDEX invitations_email ON public.invitations USING btree (tenant_id, lower(email)) NULLS NOT DISTINCT WHERE ((state = ANY (ARRAY['unconfirmed'::text, 'pending'::text])) AND (email IS NOT NULL));
CREATE INDEX invitations_of_resident ON public.invitations USING btree (tenant_id, resident_id);
CREATE INDEX invitations_open ON public.invitations USING btree (lower(email)) WHERE (state = 'pending'::text);
grant insert, select, update on invitations to {{app}};
grant select on invitations to {{auth}};

create table item_passes (
  tenant_id uuid not null,
  id uuid not null,
  description text collate "pt-BR-x-icu" not null,
  quantity integer,
  direction text not null,
  carrier text not null,
  visit_id uuid,
  apartment_id uuid not null,
  photo_file_id uuid,
  state text not null default 'authorised'::text,
  passed_at timestamp with time zone,
  passed_by_id uuid,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((description || ' '::text) || carrier))) STORED,
  erased_at timestamp with time zone,
  host_id uuid,
  constraint item_passes_check CHECK (((state <> 'passed'::text) OR (passed_at IS NOT NULL))),
  constraint item_passes_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint item_passes_state_check CHECK ((state = ANY (ARRAY['authorised'::text, 'passed'::text, 'cancelled'::text]))),
  constraint item_passes_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint item_passes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint item_passes_passed_by_id_fkey FOREIGN KEY (passed_by_id) REFERENCES users(id),
  constraint item_passes_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint item_passes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint item_passes_tenant_id_host_id_fkey FOREIGN KEY (tenant_id, host_id) REFERENCES residents(tenant_id, id),
  constraint item_passes_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES files(tenant_id, id),
  constraint item_passes_tenant_id_visit_id_fkey FOREIGN KEY (tenant_id, visit_id) REFERENCES visits(tenant_id, id),
  constraint item_passes_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint item_passes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX item_passes_by_description ON public.item_passes USING btree (tenant_id, description, id) WHERE (deleted_at IS NULL);
CREATE INDEX item_passes_of_apartment ON public.item_passes USING btree (tenant_id, apartment_id);
CREATE INDEX item_passes_of_creator ON public.item_passes USING btree (tenant_id, created_by);
CREATE INDEX item_passes_of_host ON public.item_passes USING btree (tenant_id, host_id) WHERE (host_id IS NOT NULL);
CREATE INDEX item_passes_of_visit ON public.item_passes USING btree (tenant_id, visit_id) WHERE (visit_id IS NOT NULL);
CREATE INDEX item_passes_open ON public.item_passes USING btree (tenant_id, apartment_id) WHERE ((state = 'authorised'::text) AND (direction = 'out'::text) AND (deleted_at IS NULL));
alter table item_passes enable row level security;
alter table item_passes force row level security;
create policy own_tenant on item_passes to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.item_passes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.item_passes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on item_passes to {{app}};

create table known_devices (
  token_hash bytea not null,
  user_id uuid not null,
  last_used_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint known_devices_pkey PRIMARY KEY (token_hash, user_id)
);
CREATE INDEX known_devices_of_user ON public.known_devices USING btree (user_id, last_used_at);
CREATE INDEX known_devices_to_sweep ON public.known_devices USING btree (expires_at);
grant delete, insert, select, update on known_devices to {{auth}};

create table live_event_position (
  only_row boolean not null default true,
  last_number bigint not null default 0,
  dropped_to bigint not null default 0,
  constraint live_event_position_only_row_check CHECK (only_row),
  constraint live_event_position_pkey PRIMARY KEY (only_row)
);
grant select on live_event_position to {{app}};
grant insert, select, update on live_event_position to {{system}};

create table live_events (
  tenant_id uuid not null,
  number bigint not null,
  id uuid not null,
  at timestamp with time zone not null,
  relayed_at timestamp with time zone not null default clock_timestamp(),
  topic text not null,
  audience jsonb not null,
  payload jsonb not null,
  constraint live_events_pkey PRIMARY KEY (tenant_id, number)
);
CREATE INDEX live_events_by_age ON public.live_events USING brin (relayed_at);
CREATE INDEX live_events_in_order ON public.live_events USING btree (number);
alter table live_events enable row level security;
alter table live_events force row level security;
create policy own_tenant on live_events to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
create policy relay on live_events to {{system}} using true with check true;
grant select on live_events to {{app}};
grant delete, insert, select on live_events to {{system}};

create table locker_contacts (
  tenant_id uuid not null,
  locker_id uuid not null,
  answered_at timestamp with time zone,
  missed_at timestamp with time zone,
  silent_since timestamp with time zone,
  constraint locker_contacts_tenant_id_locker_id_fkey FOREIGN KEY (tenant_id, locker_id) REFERENCES lockers(tenant_id, id),
  constraint locker_contacts_pkey PRIMARY KEY (tenant_id, locker_id)
);
alter table locker_contacts enable row level security;
alter table locker_contacts force row level security;
create policy own_tenant on locker_contacts to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update on locker_contacts to {{app}};

create table locker_doors (
  tenant_id uuid not null,
  id uuid not null,
  locker_id uuid not null,
  ordinal integer not null,
  number integer not null,
  channel integer not null,
  size text not null,
  state text not null default 'free'::text,
  latch text not null default 'unknown'::text,
  constraint locker_doors_channel_check CHECK (((channel >= 0) AND (channel <= 255))),
  constraint locker_doors_latch_check CHECK ((latch = ANY (ARRAY['closed'::text, 'open'::text, 'unknown'::text]))),
  constraint locker_doors_number_check CHECK ((number > 0)),
  constraint locker_doors_size_check CHECK ((size = ANY (ARRAY['P'::text, 'M'::text, 'G'::text, 'GG'::text]))),
  constraint locker_doors_state_check CHECK ((state = ANY (ARRAY['free'::text, 'reserved'::text, 'occupied'::text, 'blocked'::text]))),
  constraint locker_doors_tenant_id_locker_id_fkey FOREIGN KEY (tenant_id, locker_id) REFERENCES lockers(tenant_id, id),
  constraint locker_doors_pkey PRIMARY KEY (tenant_id, id),
  constraint locker_doors_tenant_id_locker_id_channel_key UNIQUE (tenant_id, locker_id, channel) DEFERRABLE INITIALLY DEFERRED,
  constraint locker_doors_tenant_id_locker_id_number_key UNIQUE (tenant_id, locker_id, number) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX locker_doors_of ON public.locker_doors USING btree (tenant_id, locker_id, ordinal);
alter table locker_doors enable row level security;
alter table locker_doors force row level security;
create policy own_tenant on locker_doors to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on locker_doors to {{app}};

create table locker_manufacturers (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  host text not null,
  port integer not null,
  ip text,
  protocol text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((name || ' '::text) || host))) STORED,
  constraint locker_manufacturers_port_check CHECK (((port >= 1) AND (port <= 65535))),
  constraint locker_manufacturers_protocol_check CHECK ((protocol = ANY (ARRAY['kerong'::text, 'winnsen'::text, 'other'::text]))),
  constraint locker_manufacturers_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint locker_manufacturers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint locker_manufacturers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint locker_manufacturers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint locker_manufacturers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX locker_manufacturers_by_name ON public.locker_manufacturers USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX locker_manufacturers_name ON public.locker_manufacturers USING btree (tenant_id, search_normal(name)) WHERE (deleted_at IS NULL);
alter table locker_manufacturers enable row level security;
alter table locker_manufacturers force row level security;
create policy own_tenant on locker_manufacturers to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.locker_manufacturers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.locker_manufacturers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on locker_manufacturers to {{app}};

create table lockers (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  code text,
  manufacturer_id uuid not null,
  board integer,
  location text,
  tower_id uuid,
  serial text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((((((name || ' '::text) || COALESCE(code, ''::text)) || ' '::text) || COALESCE(location, ''::text)) || ' '::text) || COALESCE(serial, ''::text)))) STORED,
  has_sensors boolean,
  constraint lockers_board_check CHECK (((board >= 0) AND (board <= 255))),
  constraint lockers_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint lockers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint lockers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint lockers_tenant_id_manufacturer_id_fkey FOREIGN KEY (tenant_id, manufacturer_id) REFERENCES locker_manufacturers(tenant_id, id),
  constraint lockers_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES towers(tenant_id, id),
  constraint lockers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint lockers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX lockers_by_name ON public.lockers USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX lockers_name ON public.lockers USING btree (tenant_id, search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX lockers_of_manufacturer ON public.lockers USING btree (tenant_id, manufacturer_id);
CREATE INDEX lockers_of_tower ON public.lockers USING btree (tenant_id, tower_id);
alter table lockers enable row level security;
alter table lockers force row level security;
create policy own_tenant on lockers to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.lockers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.lockers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.lockers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.lockers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on lockers to {{app}};

create table look_ups (
  tenant_id uuid not null,
  hour timestamp with time zone not null,
  user_id uuid not null,
  digest text not null,
  found boolean not null,
  at timestamp with time zone not null default now(),
  given_back boolean not null default false,
  kind text not null default 'document'::text,
  constraint look_ups_kind_check CHECK ((kind = ANY (ARRAY['document'::text, 'pin'::text, 'pickup'::text, 'own_pin'::text]))),
  constraint look_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint look_ups_pkey PRIMARY KEY (tenant_id, hour, user_id, digest)
);
alter table look_ups enable row level security;
alter table look_ups force row level security;
create policy own_tenant on look_ups to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update (given_back) on look_ups to {{app}};

create table memberships (
  id uuid not null,
  user_id uuid not null,
  tenant_id uuid,
  role text not null,
  starts_on date not null default ((now() AT TIME ZONE 'America/Sao_Paulo'::text))::date,
  ends_on date,
  deleted_at timestamp with time zone,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  version integer not null default 1,
  resident_id uuid,
  status text not null default 'ATIVO'::text,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  invitation text,
  employee_id uuid,
  provider_id uuid,
  council boolean,
  leaves_on date,
  constraint memberships_check CHECK (((role = ANY (ARRAY['master'::text, 'admin'::text, 'staff'::text])) = (tenant_id IS NULL))),
  constraint memberships_check1 CHECK ((num_nonnulls(resident_id, employee_id, provider_id) <= 1)),
  constraint memberships_check2 CHECK (((council IS NOT TRUE) OR (role = 'condomino'::text))),
  constraint memberships_invitation_check CHECK ((invitation = ANY (ARRAY['pending'::text, 'unconfirmed'::text]))),
  constraint memberships_role_check CHECK ((role = ANY (ARRAY['master'::text, 'admin'::text, 'staff'::text, 'sindico'::text, 'funcionario'::text, 'condomino'::text, 'service_provider'::text]))),
  constraint memberships_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint memberships_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint memberships_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint memberships_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint memberships_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint memberships_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint memberships_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint memberships_pkey PRIMARY KEY (id)
);
CREATE INDEX memberships_by_starts_on ON public.memberships USING btree (starts_on, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX memberships_live ON public.memberships USING btree (user_id, tenant_id, role) NULLS NOT DISTINCT WHERE (deleted_at IS NULL);
CREATE INDEX memberships_of_employee ON public.memberships USING btree (tenant_id, employee_id) WHERE ((deleted_at IS NULL) AND (employee_id IS NOT NULL));
CREATE INDEX memberships_of_provider ON public.memberships USING btree (tenant_id, provider_id) WHERE ((deleted_at IS NULL) AND (provider_id IS NOT NULL));
CREATE INDEX memberships_of_resident ON public.memberships USING btree (tenant_id, resident_id) WHERE (deleted_at IS NULL);
CREATE INDEX memberships_of_tenant ON public.memberships USING btree (tenant_id, role) WHERE (deleted_at IS NULL);
CREATE INDEX memberships_of_user ON public.memberships USING btree (user_id) WHERE (deleted_at IS NULL);
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE OF status, deleted_at, starts_on, ends_on, leaves_on, invitation, resident_id, employee_id, provider_id ON public.memberships FOR EACH ROW EXECUTE FUNCTION note_for_readers('resident:resident_id', 'employee:employee_id', 'provider:provider_id');
grant insert, select, update on memberships to {{app}};
grant select, update (last_used_at) on memberships to {{auth}};

create table number_series (
  tenant_id uuid not null,
  series text not null,
  last integer not null,
  year integer not null default 0,
  constraint number_series_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint number_series_pkey PRIMARY KEY (tenant_id, series, year)
);
alter table number_series enable row level security;
alter table number_series force row level security;
create policy own_tenant on number_series to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update on number_series to {{app}};

create table occupancies (
  tenant_id uuid not null,
  id uuid not null,
  apartment_id uuid not null,
  resident_id uuid not null,
  relation text not null,
  starts_on date not null,
  ends_on date,
  may_authorize_visitors boolean,
  may_book boolean,
  gets_parcels boolean,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  leaves_on date,
  constraint occupancies_check CHECK ((ends_on >= starts_on)),
  constraint occupancies_relation_check CHECK ((relation = ANY (ARRAY['owner'::text, 'tenant'::text, 'dependent'::text, 'domestic_staff'::text, 'landlord'::text]))),
  constraint occupancies_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint occupancies_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint occupancies_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint occupancies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint occupancies_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint occupancies_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint occupancies_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX occupancies_by_start ON public.occupancies USING btree (tenant_id, starts_on, id) WHERE (deleted_at IS NULL);
CREATE INDEX occupancies_of_apartment ON public.occupancies USING btree (tenant_id, apartment_id, ends_on);
CREATE INDEX occupancies_of_resident ON public.occupancies USING btree (tenant_id, resident_id, ends_on);
CREATE UNIQUE INDEX occupancies_once ON public.occupancies USING btree (tenant_id, apartment_id, resident_id, relation, starts_on) WHERE (deleted_at IS NULL);
alter table occupancies enable row level security;
alter table occupancies force row level security;
create policy own_tenant on occupancies to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.occupancies REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.occupancies REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER keep_tied_login AFTER INSERT OR UPDATE OF resident_id, starts_on, deleted_at, leaves_on ON public.occupancies FOR EACH ROW EXECUTE FUNCTION keep_tied_login();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.occupancies FOR EACH ROW EXECUTE FUNCTION note_for_readers('resident:resident_id');
grant insert, select, update on occupancies to {{app}};

create table occurrence_attachments (
  tenant_id uuid not null,
  id uuid not null,
  occurrence_id uuid not null,
  ordinal integer not null,
  name text,
  picture_file_id uuid not null,
  constraint occurrence_attachments_tenant_id_occurrence_id_fkey FOREIGN KEY (tenant_id, occurrence_id) REFERENCES occurrences(tenant_id, id),
  constraint occurrence_attachments_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES files(tenant_id, id),
  constraint occurrence_attachments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX occurrence_attachments_of ON public.occurrence_attachments USING btree (tenant_id, occurrence_id, ordinal);
CREATE INDEX occurrence_attachments_picture ON public.occurrence_attachments USING btree (tenant_id, picture_file_id);
alter table occurrence_attachments enable row level security;
alter table occurrence_attachments force row level security;
create policy own_tenant on occurrence_attachments to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on occurrence_attachments to {{app}};

create table occurrence_involved (
  tenant_id uuid not null,
  id uuid not null,
  occurrence_id uuid not null,
  ordinal integer not null,
  apartment_id uuid,
  resident_id uuid,
  visitor_id uuid,
  vehicle_id uuid,
  employee_id uuid,
  note text,
  constraint occurrence_involved_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint occurrence_involved_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint occurrence_involved_tenant_id_occurrence_id_fkey FOREIGN KEY (tenant_id, occurrence_id) REFERENCES occurrences(tenant_id, id),
  constraint occurrence_involved_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint occurrence_involved_tenant_id_vehicle_id_fkey FOREIGN KEY (tenant_id, vehicle_id) REFERENCES vehicles(tenant_id, id),
  constraint occurrence_involved_tenant_id_visitor_id_fkey FOREIGN KEY (tenant_id, visitor_id) REFERENCES visitors(tenant_id, id),
  constraint occurrence_involved_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX occurrence_involved_apartment ON public.occurrence_involved USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX occurrence_involved_employee ON public.occurrence_involved USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX occurrence_involved_of ON public.occurrence_involved USING btree (tenant_id, occurrence_id, ordinal);
CREATE INDEX occurrence_involved_resident ON public.occurrence_involved USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE INDEX occurrence_involved_vehicle ON public.occurrence_involved USING btree (tenant_id, vehicle_id) WHERE (vehicle_id IS NOT NULL);
CREATE INDEX occurrence_involved_visitor ON public.occurrence_involved USING btree (tenant_id, visitor_id) WHERE (visitor_id IS NOT NULL);
alter table occurrence_involved enable row level security;
alter table occurrence_involved force row level security;
create policy own_tenant on occurrence_involved to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on occurrence_involved to {{app}};

create table occurrence_notes (
  tenant_id uuid not null,
  id uuid not null,
  occurrence_id uuid not null,
  audience text,
  body text not null,
  picture_file_id uuid,
  author_id uuid,
  step text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(body)) STORED,
  constraint occurrence_notes_audience_check CHECK ((audience = ANY (ARRAY['requester'::text, 'team'::text]))),
  constraint occurrence_notes_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint occurrence_notes_step_check CHECK ((step = ANY (ARRAY['analyse'::text, 'proceed'::text, 'close'::text, 'cancel'::text, 'tell-unit'::text]))),
  constraint occurrence_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint occurrence_notes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint occurrence_notes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint occurrence_notes_tenant_id_occurrence_id_fkey FOREIGN KEY (tenant_id, occurrence_id) REFERENCES occurrences(tenant_id, id),
  constraint occurrence_notes_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES files(tenant_id, id),
  constraint occurrence_notes_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint occurrence_notes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX occurrence_notes_by_audience ON public.occurrence_notes USING btree (tenant_id, audience, id) WHERE (deleted_at IS NULL);
CREATE INDEX occurrence_notes_of ON public.occurrence_notes USING btree (tenant_id, occurrence_id, id);
CREATE INDEX occurrence_notes_picture ON public.occurrence_notes USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
alter table occurrence_notes enable row level security;
alter table occurrence_notes force row level security;
create policy own_tenant on occurrence_notes to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.occurrence_notes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.occurrence_notes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on occurrence_notes to {{app}};

create table occurrence_types (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  group text not null,
  default_severity text,
  requires_photo boolean,
  sla_hours integer,
  color text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) STORED,
  constraint occurrence_types_color_check CHECK ((color = ANY (ARRAY['red'::text, 'orange'::text, 'yellow'::text, 'green'::text, 'blue'::text, 'purple'::text, 'grey'::text]))),
  constraint occurrence_types_default_severity_check CHECK ((default_severity = ANY (ARRAY['info'::text, 'minor'::text, 'serious'::text, 'critical'::text]))),
  constraint occurrence_types_group_check CHECK (("group" = ANY (ARRAY['resident'::text, 'gatehouse'::text, 'security'::text, 'maintenance'::text, 'assembly'::text]))),
  constraint occurrence_types_sla_hours_check CHECK (((sla_hours >= 1) AND (sla_hours <= 8760))),
  constraint occurrence_types_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint occurrence_types_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint occurrence_types_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint occurrence_types_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint occurrence_types_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX occurrence_types_by_name ON public.occurrence_types USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX occurrence_types_name ON public.occurrence_types USING btree (tenant_id, "group", search_normal(name)) WHERE (deleted_at IS NULL);
alter table occurrence_types enable row level security;
alter table occurrence_types force row level security;
create policy own_tenant on occurrence_types to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.occurrence_types REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.occurrence_types REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on occurrence_types to {{app}};

create table occurrences (
  tenant_id uuid not null,
  id uuid not null,
  number text,
  type_id uuid,
  title text collate "pt-BR-x-icu" not null,
  description text not null,
  happened_at timestamp with time zone not null,
  place text,
  severity text,
  reporter_id uuid,
  assignee_employee_id uuid,
  hidden_from_unit boolean,
  rule_id uuid,
  police_report_number text,
  event_id uuid,
  visit_id uuid,
  inspection_id uuid,
  panic_at timestamp with time zone,
  due_on date,
  state text not null default 'open'::text,
  unit_note text,
  unit_told_at timestamp with time zone,
  outcome text,
  cancel_reason text,
  closed_at timestamp with time zone,
  closed_by_id uuid,
  erased_at timestamp with time zone,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((((title || ' '::text) || COALESCE(number, ''::text)) || ' '::text) || description))) STORED,
  constraint occurrences_check CHECK (((closed_at IS NOT NULL) = (state = ANY (ARRAY['closed'::text, 'cancelled'::text])))),
  constraint occurrences_severity_check CHECK ((severity = ANY (ARRAY['info'::text, 'minor'::text, 'serious'::text, 'critical'::text]))),
  constraint occurrences_state_check CHECK ((state = ANY (ARRAY['open'::text, 'in_analysis'::text, 'in_progress'::text, 'closed'::text, 'cancelled'::text]))),
  constraint occurrences_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint occurrences_closed_by_id_fkey FOREIGN KEY (closed_by_id) REFERENCES users(id),
  constraint occurrences_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint occurrences_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id),
  constraint occurrences_tenant_id_assignee_employee_id_fkey FOREIGN KEY (tenant_id, assignee_employee_id) REFERENCES employees(tenant_id, id),
  constraint occurrences_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint occurrences_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint occurrences_tenant_id_inspection_id_fkey FOREIGN KEY (tenant_id, inspection_id) REFERENCES event_inspections(tenant_id, id),
  constraint occurrences_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES rules(tenant_id, id),
  constraint occurrences_tenant_id_type_id_fkey FOREIGN KEY (tenant_id, type_id) REFERENCES occurrence_types(tenant_id, id),
  constraint occurrences_tenant_id_visit_id_fkey FOREIGN KEY (tenant_id, visit_id) REFERENCES visits(tenant_id, id),
  constraint occurrences_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint occurrences_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX occurrences_by_moment ON public.occurrences USING btree (tenant_id, happened_at, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX occurrences_number ON public.occurrences USING btree (tenant_id, search_normal(number)) WHERE ((deleted_at IS NULL) AND (number IS NOT NULL));
CREATE INDEX occurrences_of_employee ON public.occurrences USING btree (tenant_id, assignee_employee_id) WHERE (assignee_employee_id IS NOT NULL);
CREATE INDEX occurrences_of_event ON public.occurrences USING btree (tenant_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX occurrences_of_inspection ON public.occurrences USING btree (tenant_id, inspection_id) WHERE (inspection_id IS NOT NULL);
CREATE INDEX occurrences_of_reporter ON public.occurrences USING btree (tenant_id, reporter_id);
CREATE INDEX occurrences_of_rule ON public.occurrences USING btree (tenant_id, rule_id) WHERE (rule_id IS NOT NULL);
CREATE INDEX occurrences_of_type ON public.occurrences USING btree (tenant_id, type_id) WHERE (type_id IS NOT NULL);
CREATE INDEX occurrences_of_visit ON public.occurrences USING btree (tenant_id, visit_id) WHERE (visit_id IS NOT NULL);
alter table occurrences enable row level security;
alter table occurrences force row level security;
create policy own_tenant on occurrences to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.occurrences REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.occurrences REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.occurrences REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.occurrences REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on occurrences to {{app}};

create table outbox (
  tenant_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null default clock_timestamp(),
  topic text not null,
  audience jsonb not null,
  payload jsonb not null,
  constraint outbox_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX outbox_in_order ON public.outbox USING btree (at, id);
alter table outbox enable row level security;
alter table outbox force row level security;
create policy own_tenant on outbox to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
create policy relay on outbox to {{system}} using true;
grant insert on outbox to {{app}};
grant delete, select on outbox to {{system}};

create table panic_alerts (
  tenant_id uuid not null,
  id uuid not null,
  raised_by uuid not null,
  membership_id uuid not null,
  role text not null,
  message text,
  raised_at timestamp with time zone not null default now(),
  device_at timestamp with time zone,
  state text not null default 'active'::text,
  acknowledged_by uuid,
  acknowledged_at timestamp with time zone,
  closed_by uuid,
  closed_at timestamp with time zone,
  resolution text,
  report text,
  pressed_at timestamp with time zone not null default clock_timestamp(),
  pressed_in uuid,
  press_count integer not null default 1,
  ringing integer not null default 1,
  escalated text[] not null default '{}'::text[],
  announced_at timestamp with time zone not null default clock_timestamp(),
  announces_at timestamp with time zone,
  source text not null default 'button'::text,
  motive text,
  silent boolean not null default false,
  latitude double precision,
  longitude double precision,
  accuracy_m double precision,
  located_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  sender_word text,
  sender_said_at timestamp with time zone,
  constraint panic_alerts_check CHECK (((acknowledged_at IS NULL) = (acknowledged_by IS NULL))),
  constraint panic_alerts_check1 CHECK (((acknowledged_at IS NULL) = (state = 'active'::text))),
  constraint panic_alerts_check2 CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  constraint panic_alerts_check3 CHECK (((closed_at IS NULL) = (resolution IS NULL))),
  constraint panic_alerts_check4 CHECK (((closed_at IS NOT NULL) = (state = 'closed'::text))),
  constraint panic_alerts_drill_check CHECK (((source <> 'drill'::text) OR (NOT silent))),
  constraint panic_alerts_escalated_check CHECK ((escalated <@ ARRAY['recipients'::text, 'letter'::text, 'platform'::text])),
  constraint panic_alerts_message_check CHECK ((char_length(message) <= 2000)),
  constraint panic_alerts_motive_check CHECK ((motive = ANY (ARRAY['robbery'::text, 'intrusion'::text, 'suspect'::text, 'fire'::text, 'health'::text, 'violence'::text, 'elevator'::text, 'other'::text]))),
  constraint panic_alerts_place_check CHECK ((num_nonnulls(latitude, longitude, located_at) = ANY (ARRAY[0, 3]))),
  constraint panic_alerts_report_check CHECK ((char_length(report) <= 10000)),
  constraint panic_alerts_resolution_check CHECK ((resolution = ANY (ARRAY['resolved'::text, 'false_alarm'::text, 'test'::text]))),
  constraint panic_alerts_sender_word_check CHECK ((sender_word = ANY (ARRAY['over'::text, 'still'::text]))),
  constraint panic_alerts_source_check CHECK ((source = ANY (ARRAY['button'::text, 'drill'::text, 'access'::text]))),
  constraint panic_alerts_state_check CHECK ((state = ANY (ARRAY['active'::text, 'acknowledged'::text, 'closed'::text]))),
  constraint panic_alerts_acknowledged_by_fkey FOREIGN KEY (acknowledged_by) REFERENCES users(id),
  constraint panic_alerts_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  constraint panic_alerts_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id),
  constraint panic_alerts_raised_by_fkey FOREIGN KEY (raised_by) REFERENCES users(id),
  constraint panic_alerts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint panic_alerts_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX panic_alerts_active ON public.panic_alerts USING btree (tenant_id, raised_at) WHERE (state = 'active'::text);
CREATE INDEX panic_alerts_by_time ON public.panic_alerts USING btree (tenant_id, raised_at, id);
CREATE INDEX panic_alerts_of_person ON public.panic_alerts USING btree (tenant_id, raised_by, raised_at);
CREATE INDEX panic_alerts_open ON public.panic_alerts USING btree (tenant_id, raised_at) WHERE (state <> 'closed'::text);
CREATE INDEX panic_alerts_open_of_person ON public.panic_alerts USING btree (tenant_id, raised_by, raised_at) WHERE (state <> 'closed'::text);
alter table panic_alerts enable row level security;
alter table panic_alerts force row level security;
create policy own_tenant on panic_alerts to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (accuracy_m), update (acknowledged_at), update (acknowledged_by), update (announced_at), update (announces_at), update (cancelled_at), update (closed_at), update (closed_by), update (device_at), update (escalated), update (latitude), update (located_at), update (longitude), update (message), update (motive), update (press_count), update (pressed_at), update (pressed_in), update (report), update (resolution), update (ringing), update (sender_said_at), update (sender_word), update (silent), update (state) on panic_alerts to {{app}};

create table panic_deliveries (
  tenant_id uuid not null,
  id uuid not null,
  alert_id uuid not null,
  ringing integer not null,
  level text not null,
  channel text not null,
  user_id uuid not null,
  outcome text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint panic_deliveries_channel_check CHECK ((channel = ANY (ARRAY['letter'::text, 'push'::text]))),
  constraint panic_deliveries_level_check CHECK ((level = ANY (ARRAY['recipients'::text, 'letter'::text, 'platform'::text]))),
  constraint panic_deliveries_outcome_check CHECK ((outcome = ANY (ARRAY['sent'::text, 'kept'::text, 'gone'::text, 'failed'::text]))),
  constraint panic_deliveries_tenant_id_alert_id_fkey FOREIGN KEY (tenant_id, alert_id) REFERENCES panic_alerts(tenant_id, id),
  constraint panic_deliveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint panic_deliveries_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX panic_deliveries_of ON public.panic_deliveries USING btree (tenant_id, alert_id, at);
alter table panic_deliveries enable row level security;
alter table panic_deliveries force row level security;
create policy own_tenant on panic_deliveries to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on panic_deliveries to {{app}};

create table panic_events (
  tenant_id uuid not null,
  id uuid not null,
  alert_id uuid not null,
  at timestamp with time zone not null default clock_timestamp(),
  kind text not null,
  user_id uuid,
  message text,
  constraint panic_events_kind_check CHECK ((kind = ANY (ARRAY['raised'::text, 'renewed'::text, 'read'::text, 'acknowledged'::text, 'recipients_told'::text, 'letters_sent'::text, 'platform_told'::text, 'closed'::text, 'cancelled'::text, 'located'::text, 'coming'::text, 'sender_over'::text, 'sender_still'::text, 'reopened'::text, 'unsilenced'::text]))),
  constraint panic_events_tenant_id_alert_id_fkey FOREIGN KEY (tenant_id, alert_id) REFERENCES panic_alerts(tenant_id, id),
  constraint panic_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint panic_events_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX panic_events_of_alert ON public.panic_events USING btree (tenant_id, alert_id, at);
alter table panic_events enable row level security;
alter table panic_events force row level security;
create policy own_tenant on panic_events to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on panic_events to {{app}};

create table panic_presses (
  tenant_id uuid not null,
  id uuid not null,
  alert_id uuid not null,
  user_id uuid not null,
  session_id uuid,
  message text,
  pressed_at timestamp with time zone not null default clock_timestamp(),
  device_at timestamp with time zone,
  idempotency_key text,
  motive text,
  silent boolean not null default false,
  constraint panic_presses_idempotency_key_check CHECK ((char_length(idempotency_key) <= 255)),
  constraint panic_presses_message_check CHECK ((char_length(message) <= 2000)),
  constraint panic_presses_tenant_id_alert_id_fkey FOREIGN KEY (tenant_id, alert_id) REFERENCES panic_alerts(tenant_id, id),
  constraint panic_presses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint panic_presses_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX panic_presses_key ON public.panic_presses USING btree (tenant_id, user_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX panic_presses_of_alert ON public.panic_presses USING btree (tenant_id, alert_id, pressed_at, id);
alter table panic_presses enable row level security;
alter table panic_presses force row level security;
create policy own_tenant on panic_presses to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on panic_presses to {{app}};

create table panic_reads (
  tenant_id uuid not null,
  alert_id uuid not null,
  user_id uuid not null,
  read_at timestamp with time zone not null default now(),
  ringing integer not null default 1,
  constraint panic_reads_tenant_id_alert_id_fkey FOREIGN KEY (tenant_id, alert_id) REFERENCES panic_alerts(tenant_id, id),
  constraint panic_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint panic_reads_pkey PRIMARY KEY (tenant_id, alert_id, user_id, ringing)
);
alter table panic_reads enable row level security;
alter table panic_reads force row level security;
create policy own_tenant on panic_reads to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on panic_reads to {{app}};

create table panic_responders (
  tenant_id uuid not null,
  alert_id uuid not null,
  ringing integer not null,
  user_id uuid not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint panic_responders_tenant_id_alert_id_fkey FOREIGN KEY (tenant_id, alert_id) REFERENCES panic_alerts(tenant_id, id),
  constraint panic_responders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint panic_responders_pkey PRIMARY KEY (tenant_id, alert_id, ringing, user_id)
);
alter table panic_responders enable row level security;
alter table panic_responders force row level security;
create policy own_tenant on panic_responders to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on panic_responders to {{app}};

create table parcel_codes (
  tenant_id uuid not null,
  id uuid not null,
  parcel_id uuid not null,
  delegate text,
  sealed bytea not null,
  digest bytea not null,
  made_at timestamp with time zone not null default now(),
  made_by uuid,
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  spent_at timestamp with time zone,
  spent_by uuid,
  constraint parcel_codes_check CHECK (((spent_at IS NULL) OR (revoked_at IS NULL))),
  constraint parcel_codes_check1 CHECK ((num_nonnulls(spent_at, spent_by) = ANY (ARRAY[0, 2]))),
  constraint parcel_codes_delegate_check CHECK ((char_length(delegate) <= 120)),
  constraint parcel_codes_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint parcel_codes_spent_by_fkey FOREIGN KEY (spent_by) REFERENCES users(id),
  constraint parcel_codes_tenant_id_parcel_id_fkey FOREIGN KEY (tenant_id, parcel_id) REFERENCES parcels(tenant_id, id),
  constraint parcel_codes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX parcel_codes_digest ON public.parcel_codes USING btree (tenant_id, digest) WHERE ((spent_at IS NULL) AND (revoked_at IS NULL));
CREATE INDEX parcel_codes_of ON public.parcel_codes USING btree (tenant_id, parcel_id, made_at);
CREATE UNIQUE INDEX parcel_codes_of_household ON public.parcel_codes USING btree (tenant_id, parcel_id) WHERE ((delegate IS NULL) AND (revoked_at IS NULL));
alter table parcel_codes enable row level security;
alter table parcel_codes force row level security;
create policy own_tenant on parcel_codes to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (delegate), update (digest), update (revoked_at), update (sealed), update (spent_at), update (spent_by) on parcel_codes to {{app}};

create table parcel_events (
  tenant_id uuid not null,
  id uuid not null,
  parcel_id uuid not null,
  ordinal integer not null generated always as identity,
  kind text not null,
  at timestamp with time zone not null default now(),
  by_id uuid,
  place text,
  locker_id uuid,
  door integer,
  cabinet_id uuid,
  place_note text,
  apartment_id uuid,
  resident_id uuid,
  code_id uuid,
  reason text,
  constraint parcel_events_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'told'::text, 'reminded'::text, 'moved'::text, 'redirected'::text, 'code_renewed'::text, 'codes_ended'::text, 'delegated'::text, 'delegate_revoked'::text, 'door_opened'::text, 'door_resolved'::text, 'handed_over'::text, 'returned'::text, 'lost'::text, 'found'::text, 'refused'::text, 'cancelled'::text]))),
  constraint parcel_events_place_check CHECK ((place = ANY (ARRAY['desk'::text, 'locker'::text, 'cabinet'::text]))),
  constraint parcel_events_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  constraint parcel_events_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint parcel_events_tenant_id_cabinet_id_fkey FOREIGN KEY (tenant_id, cabinet_id) REFERENCES cabinets(tenant_id, id),
  constraint parcel_events_tenant_id_code_id_fkey FOREIGN KEY (tenant_id, code_id) REFERENCES parcel_codes(tenant_id, id),
  constraint parcel_events_tenant_id_locker_id_fkey FOREIGN KEY (tenant_id, locker_id) REFERENCES lockers(tenant_id, id),
  constraint parcel_events_tenant_id_parcel_id_fkey FOREIGN KEY (tenant_id, parcel_id) REFERENCES parcels(tenant_id, id),
  constraint parcel_events_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint parcel_events_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX parcel_events_in_cabinet ON public.parcel_events USING btree (tenant_id, cabinet_id) WHERE (cabinet_id IS NOT NULL);
CREATE INDEX parcel_events_in_locker ON public.parcel_events USING btree (tenant_id, locker_id) WHERE (locker_id IS NOT NULL);
CREATE INDEX parcel_events_of ON public.parcel_events USING btree (tenant_id, parcel_id, at, ordinal);
CREATE INDEX parcel_events_of_code ON public.parcel_events USING btree (tenant_id, code_id) WHERE (code_id IS NOT NULL);
CREATE INDEX parcel_events_to_apartment ON public.parcel_events USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX parcel_events_to_resident ON public.parcel_events USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
alter table parcel_events enable row level security;
alter table parcel_events force row level security;
create policy own_tenant on parcel_events to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER keep_event BEFORE UPDATE ON public.parcel_events FOR EACH ROW EXECUTE FUNCTION keep_parcel_event();
grant insert, select, update (place_note), update (reason) on parcel_events to {{app}};

create table parcels (
  tenant_id uuid not null,
  id uuid not null,
  number text collate "natural_order" not null,
  kind text not null,
  apartment_id uuid,
  resident_id uuid,
  addressee text,
  carrier text,
  tracking text,
  photo_file_id uuid,
  place text not null default 'desk'::text,
  locker_id uuid,
  door integer,
  cabinet_id uuid,
  place_note text,
  state text not null default 'arrived'::text,
  arrived_at timestamp with time zone not null default now(),
  arrived_by_id uuid,
  due_at timestamp with time zone,
  told_at timestamp with time zone,
  reminded_at timestamp with time zone,
  handed_at timestamp with time zone,
  handed_by_id uuid,
  handed_how text,
  handed_to_id uuid,
  handed_name text,
  handed_reason text,
  handed_photo_file_id uuid,
  signature_file_id uuid,
  returned_at timestamp with time zone,
  returned_by_id uuid,
  returned_reason text,
  lost_at timestamp with time zone,
  lost_by_id uuid,
  lost_report text,
  refused_at timestamp with time zone,
  refused_by_id uuid,
  refused_statement text,
  cancelled_at timestamp with time zone,
  cancelled_by_id uuid,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  erased_at timestamp with time zone,
  search_text text generated always as (search_normal(((((((number || ' '::text) || COALESCE(tracking, ''::text)) || ' '::text) || COALESCE(carrier, ''::text)) || ' '::text) || COALESCE(addressee, ''::text)))) STORED,
  redirected_at timestamp with time zone,
  tracking_key text generated always as (regexp_replace(upper(tracking), '[^A-Z0-9]'::text, ''::text, 'g'::text)) STORED,
  constraint parcels_check CHECK (((apartment_id IS NOT NULL) OR (resident_id IS NOT NULL))),
  constraint parcels_check1 CHECK (((place = 'locker'::text) = (locker_id IS NOT NULL))),
  constraint parcels_check2 CHECK (((place = 'cabinet'::text) = (cabinet_id IS NOT NULL))),
  constraint parcels_check3 CHECK (((locker_id IS NULL) = (door IS NULL))),
  constraint parcels_check4 CHECK (((state <> 'handed_over'::text) OR ((handed_at IS NOT NULL) AND (handed_how IS NOT NULL)))),
  constraint parcels_check5 CHECK (((state <> 'returned'::text) OR (returned_at IS NOT NULL))),
  constraint parcels_check6 CHECK (((state <> 'lost'::text) OR ((lost_at IS NOT NULL) AND (lost_report IS NOT NULL)))),
  constraint parcels_check7 CHECK (((state <> 'refused'::text) OR ((kind = 'judicial'::text) AND (refused_at IS NOT NULL) AND (refused_statement IS NOT NULL)))),
  constraint parcels_door_check CHECK ((door > 0)),
  constraint parcels_handed_how_check CHECK ((handed_how = ANY (ARRAY['code'::text, 'signature'::text, 'photo'::text]))),
  constraint parcels_kind_check CHECK ((kind = ANY (ARRAY['parcel'::text, 'letter'::text, 'registered'::text, 'judicial'::text]))),
  constraint parcels_place_check CHECK ((place = ANY (ARRAY['desk'::text, 'locker'::text, 'cabinet'::text]))),
  constraint parcels_state_check CHECK ((state = ANY (ARRAY['arrived'::text, 'told'::text, 'reminded'::text, 'handed_over'::text, 'returned'::text, 'lost'::text, 'refused'::text, 'cancelled'::text]))),
  constraint parcels_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint parcels_arrived_by_id_fkey FOREIGN KEY (arrived_by_id) REFERENCES users(id),
  constraint parcels_cancelled_by_id_fkey FOREIGN KEY (cancelled_by_id) REFERENCES users(id),
  constraint parcels_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint parcels_handed_by_id_fkey FOREIGN KEY (handed_by_id) REFERENCES users(id),
  constraint parcels_lost_by_id_fkey FOREIGN KEY (lost_by_id) REFERENCES users(id),
  constraint parcels_refused_by_id_fkey FOREIGN KEY (refused_by_id) REFERENCES users(id),
  constraint parcels_returned_by_id_fkey FOREIGN KEY (returned_by_id) REFERENCES users(id),
  constraint parcels_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint parcels_tenant_id_cabinet_id_fkey FOREIGN KEY (tenant_id, cabinet_id) REFERENCES cabinets(tenant_id, id),
  constraint parcels_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint parcels_tenant_id_handed_photo_file_id_fkey FOREIGN KEY (tenant_id, handed_photo_file_id) REFERENCES files(tenant_id, id),
  constraint parcels_tenant_id_handed_to_id_fkey FOREIGN KEY (tenant_id, handed_to_id) REFERENCES residents(tenant_id, id),
  constraint parcels_tenant_id_locker_id_fkey FOREIGN KEY (tenant_id, locker_id) REFERENCES lockers(tenant_id, id),
  constraint parcels_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES files(tenant_id, id),
  constraint parcels_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint parcels_tenant_id_signature_file_id_fkey FOREIGN KEY (tenant_id, signature_file_id) REFERENCES files(tenant_id, id),
  constraint parcels_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint parcels_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX parcels_by_arrival ON public.parcels USING btree (tenant_id, arrived_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX parcels_by_hand_over ON public.parcels USING btree (tenant_id, handed_at) WHERE ((handed_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX parcels_handed_to ON public.parcels USING btree (tenant_id, handed_to_id) WHERE (handed_to_id IS NOT NULL);
CREATE INDEX parcels_held ON public.parcels USING btree (tenant_id, due_at) WHERE ((state = ANY (ARRAY['arrived'::text, 'told'::text, 'reminded'::text])) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX parcels_in_door ON public.parcels USING btree (tenant_id, locker_id, door) WHERE ((state = ANY (ARRAY['arrived'::text, 'told'::text, 'reminded'::text])) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX parcels_number ON public.parcels USING btree (tenant_id, search_normal(number)) WHERE (deleted_at IS NULL);
CREATE INDEX parcels_of_apartment ON public.parcels USING btree (tenant_id, apartment_id, arrived_at) WHERE (apartment_id IS NOT NULL);
CREATE INDEX parcels_of_cabinet ON public.parcels USING btree (tenant_id, cabinet_id) WHERE (cabinet_id IS NOT NULL);
CREATE INDEX parcels_of_creator ON public.parcels USING btree (tenant_id, created_by);
CREATE INDEX parcels_of_label ON public.parcels USING btree (tenant_id, tracking_key) WHERE ((tracking_key IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX parcels_of_locker ON public.parcels USING btree (tenant_id, locker_id) WHERE (locker_id IS NOT NULL);
CREATE INDEX parcels_of_resident ON public.parcels USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE INDEX parcels_waiting_by_number ON public.parcels USING btree (tenant_id, number COLLATE "C") WHERE ((state = ANY (ARRAY['arrived'::text, 'told'::text, 'reminded'::text])) AND (deleted_at IS NULL));
alter table parcels enable row level security;
alter table parcels force row level security;
create policy own_tenant on parcels to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.parcels REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.parcels REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER keep_doors AFTER INSERT ON public.parcels FOR EACH ROW WHEN ((new.locker_id IS NOT NULL)) EXECUTE FUNCTION keep_doors_of_parcels();
CREATE TRIGGER keep_doors_after AFTER UPDATE OF state, locker_id, door, deleted_at ON public.parcels FOR EACH ROW WHEN (((old.locker_id IS NOT NULL) OR (new.locker_id IS NOT NULL))) EXECUTE FUNCTION keep_doors_of_parcels();
CREATE TRIGGER keep_outcome BEFORE UPDATE ON public.parcels FOR EACH ROW EXECUTE FUNCTION keep_parcel_outcome();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.parcels REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.parcels REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on parcels to {{app}};

create table pass_secrets (
  tenant_id uuid not null,
  pass_id uuid not null,
  generation integer not null default 1,
  pin_sealed bytea not null,
  pin_digest bytea not null,
  constraint pass_secrets_tenant_id_pass_id_fkey FOREIGN KEY (tenant_id, pass_id) REFERENCES passes(tenant_id, id),
  constraint pass_secrets_pkey PRIMARY KEY (tenant_id, pass_id),
  constraint pass_secrets_tenant_id_pin_digest_key UNIQUE (tenant_id, pin_digest)
);
alter table pass_secrets enable row level security;
alter table pass_secrets force row level security;
create policy own_tenant on pass_secrets to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE OF generation, pin_digest ON public.pass_secrets FOR EACH ROW EXECUTE FUNCTION note_for_readers('pass:pass_id');
grant insert, select, update on pass_secrets to {{app}};

create table passes (
  tenant_id uuid not null,
  id uuid not null,
  guest_name text collate "pt-BR-x-icu" not null,
  visitor_id uuid not null,
  kind text not null,
  apartment_id uuid,
  employee_id uuid,
  host_id uuid,
  provider_id uuid,
  companions integer,
  plate text,
  purpose text,
  valid_from timestamp with time zone not null,
  valid_to timestamp with time zone not null,
  uses_allowed integer,
  uses_done integer not null default 0,
  weekdays text[] not null default '{}'::text[],
  from_time text,
  to_time text,
  on_holidays boolean,
  state text not null default 'active'::text,
  revoked_at timestamp with time zone,
  revoked_by_id uuid,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((guest_name || ' '::text) || plate_words(plate)))) STORED,
  erased_at timestamp with time zone,
  plate_key text generated always as (plate_key(plate)) STORED,
  given_by text,
  common_area_id uuid,
  constraint passes_check1 CHECK ((valid_to > valid_from)),
  constraint passes_check2 CHECK (((uses_done >= 0) AND (uses_done <= COALESCE(uses_allowed, uses_done)))),
  constraint passes_check3 CHECK ((num_nonnulls(from_time, to_time) = ANY (ARRAY[0, 2]))),
  constraint passes_destination CHECK ((num_nonnulls(apartment_id, employee_id, common_area_id) = 1)),
  constraint passes_given_by_check CHECK ((given_by = ANY (ARRAY['household'::text, 'company'::text, 'gate'::text]))),
  constraint passes_kind_check CHECK ((kind = ANY (ARRAY['social'::text, 'delivery'::text, 'ride'::text, 'service'::text, 'event_guest'::text, 'recurring'::text]))),
  constraint passes_state_check CHECK ((state = ANY (ARRAY['active'::text, 'used'::text, 'cancelled'::text, 'revoked'::text]))),
  constraint passes_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint passes_uses_allowed_check CHECK ((uses_allowed >= 1)),
  constraint passes_weekdays_check CHECK ((weekdays <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])),
  constraint passes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint passes_revoked_by_id_fkey FOREIGN KEY (revoked_by_id) REFERENCES users(id),
  constraint passes_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint passes_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES common_areas(tenant_id, id),
  constraint passes_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint passes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint passes_tenant_id_host_id_fkey FOREIGN KEY (tenant_id, host_id) REFERENCES residents(tenant_id, id),
  constraint passes_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint passes_tenant_id_visitor_id_fkey FOREIGN KEY (tenant_id, visitor_id) REFERENCES visitors(tenant_id, id),
  constraint passes_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint passes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX passes_by_start ON public.passes USING btree (tenant_id, valid_from, id) WHERE (deleted_at IS NULL);
CREATE INDEX passes_of_apartment ON public.passes USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX passes_of_common_area ON public.passes USING btree (tenant_id, common_area_id) WHERE (common_area_id IS NOT NULL);
CREATE INDEX passes_of_creator ON public.passes USING btree (tenant_id, created_by);
CREATE INDEX passes_of_employee ON public.passes USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX passes_of_host ON public.passes USING btree (tenant_id, host_id) WHERE (host_id IS NOT NULL);
CREATE INDEX passes_of_provider ON public.passes USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX passes_of_visitor ON public.passes USING btree (tenant_id, visitor_id);
alter table passes enable row level security;
alter table passes force row level security;
create policy own_tenant on passes to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.passes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.passes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE OF guest_name, visitor_id, apartment_id, plate, valid_from, valid_to, uses_allowed, uses_done, weekdays, from_time, to_time, on_holidays, state, status, deleted_at ON public.passes FOR EACH ROW EXECUTE FUNCTION note_for_readers('pass:id');
grant insert, select, update on passes to {{app}};

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint passkeys_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX passkeys_credential ON public.passkeys USING btree (credential_id);
CREATE INDEX passkeys_of_user ON public.passkeys USING btree (user_id);
grant delete, insert, select, update on passkeys to {{auth}};

create table password_tokens (
  token_hash bytea not null,
  user_id uuid not null,
  purpose text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint password_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'invitation'::text, 'registration'::text, 'second_factor'::text]))),
  constraint password_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint password_tokens_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX password_tokens_of_user ON public.password_tokens USING btree (user_id);
grant delete, insert, select, update on password_tokens to {{auth}};

create table patrol_employees (
  tenant_id uuid not null,
  id uuid not null,
  patrol_id uuid not null,
  ordinal integer not null,
  employee_id uuid not null,
  constraint patrol_employees_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint patrol_employees_tenant_id_patrol_id_fkey FOREIGN KEY (tenant_id, patrol_id) REFERENCES patrols(tenant_id, id),
  constraint patrol_employees_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX patrol_employees_of ON public.patrol_employees USING btree (tenant_id, patrol_id, ordinal);
CREATE INDEX patrol_employees_who ON public.patrol_employees USING btree (tenant_id, employee_id);
alter table patrol_employees enable row level security;
alter table patrol_employees force row level security;
create policy own_tenant on patrol_employees to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on patrol_employees to {{app}};

create table patrol_point_questions (
  tenant_id uuid not null,
  id uuid not null,
  patrol_point_id uuid not null,
  ordinal integer not null,
  question text not null,
  answer text not null,
  answer_required boolean,
  constraint patrol_point_questions_answer_check CHECK ((answer = ANY (ARRAY['yes_no'::text, 'number'::text, 'text'::text]))),
  constraint patrol_point_questions_tenant_id_patrol_point_id_fkey FOREIGN KEY (tenant_id, patrol_point_id) REFERENCES patrol_points(tenant_id, id),
  constraint patrol_point_questions_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX patrol_point_questions_of ON public.patrol_point_questions USING btree (tenant_id, patrol_point_id, ordinal);
alter table patrol_point_questions enable row level security;
alter table patrol_point_questions force row level security;
create policy own_tenant on patrol_point_questions to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on patrol_point_questions to {{app}};

create table patrol_points (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  tower_id uuid,
  location text,
  instructions text,
  photo_required boolean,
  latitude numeric,
  longitude numeric,
  radius_m integer,
  code_number integer not null default 1,
  code_renewed_at timestamp with time zone,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((name || ' '::text) || COALESCE(location, ''::text)))) STORED,
  constraint patrol_points_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
  constraint patrol_points_code_number_check CHECK (((code_number >= 1) AND (code_number <= 10000))),
  constraint patrol_points_latitude_check CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric))),
  constraint patrol_points_longitude_check CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric))),
  constraint patrol_points_radius_m_check CHECK (((radius_m >= 5) AND (radius_m <= 500))),
  constraint patrol_points_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint patrol_points_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint patrol_points_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint patrol_points_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES towers(tenant_id, id),
  constraint patrol_points_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint patrol_points_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX patrol_points_by_name ON public.patrol_points USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX patrol_points_name ON public.patrol_points USING btree (tenant_id, search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX patrol_points_of_tower ON public.patrol_points USING btree (tenant_id, tower_id) WHERE (tower_id IS NOT NULL);
alter table patrol_points enable row level security;
alter table patrol_points force row level security;
create policy own_tenant on patrol_points to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.patrol_points REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.patrol_points REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on patrol_points to {{app}};

create table patrol_route_points (
  tenant_id uuid not null,
  id uuid not null,
  route_id uuid not null,
  ordinal integer not null,
  point_id uuid not null,
  not_before_min integer,
  min_dwell_s integer,
  optional boolean not null,
  constraint patrol_route_points_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES patrol_points(tenant_id, id),
  constraint patrol_route_points_tenant_id_route_id_fkey FOREIGN KEY (tenant_id, route_id) REFERENCES patrol_routes(tenant_id, id),
  constraint patrol_route_points_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX patrol_route_points_at ON public.patrol_route_points USING btree (tenant_id, point_id);
CREATE INDEX patrol_route_points_of ON public.patrol_route_points USING btree (tenant_id, route_id, ordinal);
CREATE UNIQUE INDEX patrol_route_points_once ON public.patrol_route_points USING btree (tenant_id, route_id, point_id);
alter table patrol_route_points enable row level security;
alter table patrol_route_points force row level security;
create policy own_tenant on patrol_route_points to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on patrol_route_points to {{app}};

create table patrol_routes (
  tenant_id uuid not null,
  id uuid not null,
  patrol_id uuid not null,
  enforce_order boolean not null,
  made_at timestamp with time zone not null default now(),
  constraint patrol_routes_tenant_id_patrol_id_fkey FOREIGN KEY (tenant_id, patrol_id) REFERENCES patrols(tenant_id, id),
  constraint patrol_routes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX patrol_routes_of ON public.patrol_routes USING btree (tenant_id, patrol_id, made_at);
alter table patrol_routes enable row level security;
alter table patrol_routes force row level security;
create policy own_tenant on patrol_routes to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on patrol_routes to {{app}};

create table patrol_starts (
  tenant_id uuid not null,
  id uuid not null,
  patrol_id uuid not null,
  ordinal integer not null,
  weekdays text[] not null default '{}'::text[],
  starts_at text not null,
  constraint patrol_starts_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint patrol_starts_weekdays_check CHECK ((weekdays <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])),
  constraint patrol_starts_tenant_id_patrol_id_fkey FOREIGN KEY (tenant_id, patrol_id) REFERENCES patrols(tenant_id, id),
  constraint patrol_starts_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX patrol_starts_of ON public.patrol_starts USING btree (tenant_id, patrol_id, ordinal);
alter table patrol_starts enable row level security;
alter table patrol_starts force row level security;
create policy own_tenant on patrol_starts to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on patrol_starts to {{app}};

create table patrol_stops (
  tenant_id uuid not null,
  id uuid not null,
  patrol_id uuid not null,
  ordinal integer not null,
  point_id uuid not null,
  not_before_min integer,
  min_dwell_s integer,
  optional boolean,
  constraint patrol_stops_min_dwell_s_check CHECK (((min_dwell_s >= 0) AND (min_dwell_s <= 3600))),
  constraint patrol_stops_not_before_min_check CHECK (((not_before_min >= 0) AND (not_before_min <= 1440))),
  constraint patrol_stops_tenant_id_patrol_id_fkey FOREIGN KEY (tenant_id, patrol_id) REFERENCES patrols(tenant_id, id),
  constraint patrol_stops_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES patrol_points(tenant_id, id),
  constraint patrol_stops_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX patrol_stops_at ON public.patrol_stops USING btree (tenant_id, point_id);
CREATE INDEX patrol_stops_of ON public.patrol_stops USING btree (tenant_id, patrol_id, ordinal);
alter table patrol_stops enable row level security;
alter table patrol_stops force row level security;
create policy own_tenant on patrol_stops to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on patrol_stops to {{app}};

create table patrol_supervisors (
  tenant_id uuid not null,
  id uuid not null,
  patrol_id uuid not null,
  ordinal integer not null,
  supervisor_id uuid not null,
  constraint patrol_supervisors_tenant_id_patrol_id_fkey FOREIGN KEY (tenant_id, patrol_id) REFERENCES patrols(tenant_id, id),
  constraint patrol_supervisors_tenant_id_supervisor_id_fkey FOREIGN KEY (tenant_id, supervisor_id) REFERENCES employees(tenant_id, id),
  constraint patrol_supervisors_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX patrol_supervisors_of ON public.patrol_supervisors USING btree (tenant_id, patrol_id, ordinal);
CREATE INDEX patrol_supervisors_who ON public.patrol_supervisors USING btree (tenant_id, supervisor_id);
alter table patrol_supervisors enable row level security;
alter table patrol_supervisors force row level security;
create policy own_tenant on patrol_supervisors to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on patrol_supervisors to {{app}};

create table patrols (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  description text,
  enforce_order boolean,
  shift_starts_at text,
  range_min integer not null,
  grace_min integer,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((name || ' '::text) || COALESCE(description, ''::text)))) STORED,
  constraint patrols_grace_min_check CHECK (((grace_min >= 0) AND (grace_min <= 240))),
  constraint patrols_range_min_check CHECK (((range_min >= 1) AND (range_min <= 720))),
  constraint patrols_shift_starts_at_check CHECK ((shift_starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint patrols_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint patrols_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint patrols_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint patrols_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint patrols_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX patrols_by_name ON public.patrols USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX patrols_name ON public.patrols USING btree (tenant_id, search_normal(name)) WHERE (deleted_at IS NULL);
alter table patrols enable row level security;
alter table patrols force row level security;
create policy own_tenant on patrols to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.patrols REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.patrols REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on patrols to {{app}};

create table pet_vaccines (
  tenant_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  ordinal integer not null,
  name text not null,
  given_on date,
  valid_until date,
  constraint pet_vaccines_tenant_id_pet_id_fkey FOREIGN KEY (tenant_id, pet_id) REFERENCES pets(tenant_id, id),
  constraint pet_vaccines_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX pet_vaccines_of ON public.pet_vaccines USING btree (tenant_id, pet_id, ordinal);
alter table pet_vaccines enable row level security;
alter table pet_vaccines force row level security;
create policy own_tenant on pet_vaccines to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on pet_vaccines to {{app}};

create table pets (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  species_tenant_id uuid not null,
  species_id uuid not null,
  breed text,
  sex text,
  size text,
  birth_date date,
  color text,
  microchip text,
  photo_file_id uuid,
  apartment_id uuid not null,
  tutor_id uuid not null,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  disputed boolean not null default false,
  search_text text generated always as (search_normal(((((name || ' '::text) || COALESCE(breed, ''::text)) || ' '::text) || COALESCE(microchip, ''::text)))) STORED,
  erased_at timestamp with time zone,
  constraint pets_check CHECK (((species_tenant_id = tenant_id) OR (species_tenant_id = '00000000-0000-0000-0000-000000000000'::uuid))),
  constraint pets_sex_check CHECK ((sex = ANY (ARRAY['male'::text, 'female'::text]))),
  constraint pets_size_check CHECK ((size = ANY (ARRAY['small'::text, 'medium'::text, 'large'::text]))),
  constraint pets_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint pets_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint pets_species_tenant_id_species_id_fkey FOREIGN KEY (species_tenant_id, species_id) REFERENCES species(tenant_id, id),
  constraint pets_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint pets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint pets_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES files(tenant_id, id),
  constraint pets_tenant_id_tutor_id_fkey FOREIGN KEY (tenant_id, tutor_id) REFERENCES residents(tenant_id, id),
  constraint pets_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint pets_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX pets_by_name ON public.pets USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX pets_disputed ON public.pets USING btree (tenant_id, created_at, id) WHERE disputed;
CREATE UNIQUE INDEX pets_microchip ON public.pets USING btree (tenant_id, microchip) WHERE ((deleted_at IS NULL) AND (status = 'ATIVO'::text) AND (NOT disputed));
CREATE INDEX pets_of_apartment ON public.pets USING btree (tenant_id, apartment_id);
CREATE INDEX pets_of_species ON public.pets USING btree (tenant_id, species_id);
CREATE INDEX pets_of_tutor ON public.pets USING btree (tenant_id, tutor_id);
alter table pets enable row level security;
alter table pets force row level security;
create policy own_tenant on pets to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.pets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.pets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.pets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.pets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on pets to {{app}};

create table proof_tickets (
  token_hash bytea not null,
  purpose text not null,
  user_id uuid,
  challenge bytea,
  expires_at timestamp with time zone not null,
  constraint proof_tickets_check CHECK (((user_id IS NULL) = (purpose = 'passkey_sign_in'::text))),
  constraint proof_tickets_purpose_check CHECK ((purpose = ANY (ARRAY['sign_in'::text, 'passkey_sign_in'::text, 'passkey_new'::text, 'identity'::text, 'session_proof'::text, 'enrolment'::text, 'account_link'::text]))),
  constraint proof_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint proof_tickets_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX proof_tickets_of_user ON public.proof_tickets USING btree (user_id);
grant delete, insert, select, update on proof_tickets to {{auth}};

create table provider_attempts (
  state_hash bytea not null,
  browser_hash bytea not null,
  sealed bytea not null,
  expires_at timestamp with time zone not null,
  constraint provider_attempts_pkey PRIMARY KEY (state_hash)
);
CREATE INDEX provider_attempts_of_browser ON public.provider_attempts USING btree (browser_hash, expires_at);
CREATE INDEX provider_attempts_to_sweep ON public.provider_attempts USING btree (expires_at);
grant delete, insert, select, update on provider_attempts to {{auth}};

create table provider_sessions (
  id uuid not null,
  session_id uuid not null,
  kind text not null,
  identity_id uuid,
  expires_at timestamp with time zone not null,
  provider_expires_at timestamp with time zone not null,
  refresh_token bytea,
  renewed_at timestamp with time zone,
  access_token bytea,
  constraint provider_sessions_kind_check CHECK ((kind = ANY (ARRAY['hosted'::text, 'realtime'::text]))),
  constraint provider_sessions_identity_id_fkey FOREIGN KEY (identity_id) REFERENCES external_identities(id) ON DELETE SET NULL,
  constraint provider_sessions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint provider_sessions_pkey PRIMARY KEY (id),
  constraint provider_sessions_session_id_key UNIQUE (session_id)
);
CREATE INDEX provider_sessions_of_identity ON public.provider_sessions USING btree (identity_id);
grant delete, insert, select, update on provider_sessions to {{auth}};

create table provider_waiting (
  ticket_hash bytea not null,
  sealed bytea not null,
  expires_at timestamp with time zone not null,
  constraint provider_waiting_pkey PRIMARY KEY (ticket_hash)
);
CREATE INDEX provider_waiting_to_sweep ON public.provider_waiting USING btree (expires_at);
grant delete, insert, select on provider_waiting to {{auth}};

create table push_subscriptions (
  id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  role text not null,
  tenant_id uuid,
  endpoint_digest bytea not null,
  sealed bytea not null,
  shows_names boolean not null default false,
  created_at timestamp with time zone not null default now(),
  counted_from timestamp with time zone not null default now(),
  counted integer not null default 0,
  constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint push_subscriptions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint push_subscriptions_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX push_subscriptions_endpoint ON public.push_subscriptions USING btree (endpoint_digest);
CREATE INDEX push_subscriptions_of_session ON public.push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_of_tenant ON public.push_subscriptions USING btree (tenant_id);
CREATE INDEX push_subscriptions_of_user ON public.push_subscriptions USING btree (user_id, created_at);
grant delete, insert, select, update on push_subscriptions to {{app}};

create table reader_changes (
  tenant_id uuid not null,
  id bigint not null generated always as identity,
  subject text,
  noted_at timestamp with time zone not null default clock_timestamp(),
  constraint reader_changes_pkey PRIMARY KEY (tenant_id, id)
);
alter table reader_changes enable row level security;
alter table reader_changes force row level security;
create policy followers on reader_changes for select to {{system}} using true;
create policy own_tenant on reader_changes to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select on reader_changes to {{app}};
grant select on reader_changes to {{system}};

create table reader_commands (
  tenant_id uuid not null,
  id uuid not null,
  equipment_id uuid not null,
  kind text not null,
  point_id uuid,
  opening_reason text,
  sealed bytea,
  asked_by uuid not null,
  asked_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  state text not null default 'waiting'::text,
  reason text,
  detail text,
  settled_at timestamp with time zone,
  constraint reader_commands_check CHECK (((kind = ANY (ARRAY['open'::text, 'hold'::text, 'release'::text])) = (point_id IS NOT NULL))),
  constraint reader_commands_check1 CHECK (((state = 'waiting'::text) = (settled_at IS NULL))),
  constraint reader_commands_check2 CHECK (((sealed IS NULL) OR ((kind = 'password'::text) AND (state = ANY (ARRAY['waiting'::text, 'unknown'::text]))))),
  constraint reader_commands_kind_check CHECK ((kind = ANY (ARRAY['probe'::text, 'clock'::text, 'password'::text, 'open'::text, 'hold'::text, 'release'::text]))),
  constraint reader_commands_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text, 'unknown'::text]))),
  constraint reader_commands_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint reader_commands_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES access_readers(tenant_id, equipment_id),
  constraint reader_commands_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint reader_commands_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES access_points(tenant_id, id),
  constraint reader_commands_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX reader_commands_asked ON public.reader_commands USING btree (tenant_id, asked_at);
CREATE INDEX reader_commands_at_point ON public.reader_commands USING btree (tenant_id, point_id, asked_at) WHERE (point_id IS NOT NULL);
CREATE INDEX reader_commands_waiting ON public.reader_commands USING btree (tenant_id, equipment_id, asked_at) WHERE (state = 'waiting'::text);
alter table reader_commands enable row level security;
alter table reader_commands force row level security;
create policy own_tenant on reader_commands to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (detail), update (reason), update (sealed), update (sent_at), update (settled_at), update (state) on reader_commands to {{app}};

create table reader_entries (
  tenant_id uuid not null,
  equipment_id uuid not null,
  number bigint not null,
  part text not null,
  wanted bytea,
  version bigint not null generated always as identity,
  wanted_since timestamp with time zone not null default clock_timestamp(),
  credentials text[] not null default '{}'::text[],
  state text not null default 'waiting'::text,
  reason text,
  detail text,
  tries integer not null default 0,
  next_at timestamp with time zone not null default clock_timestamp(),
  sent_at timestamp with time zone,
  proven_at timestamp with time zone,
  constraint reader_entries_check CHECK (((state = ANY (ARRAY['refused'::text, 'unknown'::text])) = (reason IS NOT NULL))),
  constraint reader_entries_credentials_check CHECK ((credentials <@ ARRAY['card'::text, 'tag'::text, 'qr'::text, 'pin'::text, 'face'::text, 'plate'::text])),
  constraint reader_entries_part_check CHECK ((part = ANY (ARRAY['person'::text, 'schedule'::text, 'face'::text]))),
  constraint reader_entries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text, 'unknown'::text]))),
  constraint reader_entries_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES access_readers(tenant_id, equipment_id),
  constraint reader_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint reader_entries_tenant_id_number_fkey FOREIGN KEY (tenant_id, number) REFERENCES reader_numbers(tenant_id, number),
  constraint reader_entries_pkey PRIMARY KEY (tenant_id, equipment_id, number, part)
);
CREATE INDEX reader_entries_due ON public.reader_entries USING btree (tenant_id, equipment_id, next_at) WHERE (state <> 'done'::text);
CREATE INDEX reader_entries_of_number ON public.reader_entries USING btree (tenant_id, number);
CREATE INDEX reader_entries_to_remove ON public.reader_entries USING btree (tenant_id, equipment_id, next_at) WHERE (wanted IS NULL);
alter table reader_entries enable row level security;
alter table reader_entries force row level security;
create policy own_tenant on reader_entries to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER keep_facial_status_dropped AFTER DELETE ON public.reader_entries FOR EACH ROW WHEN ((old.part = 'face'::text)) EXECUTE FUNCTION keep_facial_status();
CREATE TRIGGER keep_facial_status_put AFTER INSERT OR UPDATE OF wanted, state ON public.reader_entries FOR EACH ROW WHEN ((new.part = 'face'::text)) EXECUTE FUNCTION keep_facial_status();
CREATE TRIGGER note_removal AFTER DELETE ON public.reader_entries FOR EACH ROW WHEN (((old.wanted IS NULL) AND (old.part <> 'schedule'::text))) EXECUTE FUNCTION note_removal();
CREATE TRIGGER note_removal_again AFTER UPDATE OF wanted ON public.reader_entries FOR EACH ROW WHEN ((((old.wanted IS NULL) <> (new.wanted IS NULL)) AND (new.part <> 'schedule'::text))) EXECUTE FUNCTION note_removal();
CREATE TRIGGER note_removal_found AFTER INSERT ON public.reader_entries FOR EACH ROW WHEN (((new.wanted IS NULL) AND (new.part <> 'schedule'::text))) EXECUTE FUNCTION note_removal();
grant delete, insert, select, update on reader_entries to {{app}};

create table reader_lists (
  tenant_id uuid not null,
  listed_at timestamp with time zone,
  next_at timestamp with time zone not null default now(),
  constraint reader_lists_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint reader_lists_pkey PRIMARY KEY (tenant_id)
);
CREATE INDEX reader_lists_due ON public.reader_lists USING btree (next_at);
alter table reader_lists enable row level security;
alter table reader_lists force row level security;
create policy followers on reader_lists for select to {{system}} using true;
create policy own_tenant on reader_lists to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update on reader_lists to {{app}};
grant select on reader_lists to {{system}};

create table reader_numbers (
  tenant_id uuid not null,
  number bigint not null,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  is_duress boolean not null default false,
  is_pin boolean not null default false,
  card_id uuid,
  pass_id uuid,
  rule_id uuid,
  is_exit boolean not null default false,
  constraint reader_numbers_check CHECK (((num_nonnulls(resident_id, employee_id, provider_id, pass_id, rule_id) + (is_exit)::integer) = 1)),
  constraint reader_numbers_check1 CHECK (((((is_duress)::integer + (is_pin)::integer) + num_nonnulls(card_id)) <= num_nonnulls(resident_id, employee_id, provider_id))),
  constraint reader_numbers_number_check CHECK (((number >= 1) AND (number <= '9007199254740991'::bigint))),
  constraint reader_numbers_tenant_id_card_id_fkey FOREIGN KEY (tenant_id, card_id) REFERENCES cards(tenant_id, id),
  constraint reader_numbers_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint reader_numbers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint reader_numbers_tenant_id_pass_id_fkey FOREIGN KEY (tenant_id, pass_id) REFERENCES passes(tenant_id, id),
  constraint reader_numbers_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint reader_numbers_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint reader_numbers_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES access_rules(tenant_id, id),
  constraint reader_numbers_pkey PRIMARY KEY (tenant_id, number)
);
CREATE INDEX reader_numbers_of_card ON public.reader_numbers USING btree (tenant_id, card_id) WHERE (card_id IS NOT NULL);
CREATE UNIQUE INDEX reader_numbers_of_employee ON public.reader_numbers USING btree (tenant_id, employee_id, is_duress, is_pin, card_id) NULLS NOT DISTINCT WHERE (employee_id IS NOT NULL);
CREATE UNIQUE INDEX reader_numbers_of_exit ON public.reader_numbers USING btree (tenant_id) WHERE is_exit;
CREATE UNIQUE INDEX reader_numbers_of_pass ON public.reader_numbers USING btree (tenant_id, pass_id) WHERE (pass_id IS NOT NULL);
CREATE UNIQUE INDEX reader_numbers_of_provider ON public.reader_numbers USING btree (tenant_id, provider_id, is_duress, is_pin, card_id) NULLS NOT DISTINCT WHERE (provider_id IS NOT NULL);
CREATE UNIQUE INDEX reader_numbers_of_resident ON public.reader_numbers USING btree (tenant_id, resident_id, is_duress, is_pin, card_id) NULLS NOT DISTINCT WHERE (resident_id IS NOT NULL);
CREATE UNIQUE INDEX reader_numbers_of_rule ON public.reader_numbers USING btree (tenant_id, rule_id) WHERE (rule_id IS NOT NULL);
alter table reader_numbers enable row level security;
alter table reader_numbers force row level security;
create policy own_tenant on reader_numbers to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on reader_numbers to {{app}};

create table reader_removals (
  tenant_id uuid not null,
  id bigint not null generated always as identity,
  equipment_id uuid not null,
  number bigint not null,
  part text not null,
  asked_at timestamp with time zone not null default clock_timestamp(),
  gone_at timestamp with time zone,
  told_at timestamp with time zone,
  constraint reader_removals_part_check CHECK ((part = ANY (ARRAY['person'::text, 'face'::text]))),
  constraint reader_removals_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES access_readers(tenant_id, equipment_id),
  constraint reader_removals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint reader_removals_tenant_id_number_fkey FOREIGN KEY (tenant_id, number) REFERENCES reader_numbers(tenant_id, number),
  constraint reader_removals_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX reader_removals_of_number ON public.reader_removals USING btree (tenant_id, number, asked_at);
CREATE UNIQUE INDEX reader_removals_open ON public.reader_removals USING btree (tenant_id, equipment_id, number, part) WHERE (gone_at IS NULL);
CREATE INDEX reader_removals_untold ON public.reader_removals USING btree (tenant_id, asked_at) WHERE ((gone_at IS NULL) AND (told_at IS NULL));
alter table reader_removals enable row level security;
alter table reader_removals force row level security;
create policy followers on reader_removals for select to {{system}} using true;
create policy own_tenant on reader_removals to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update (gone_at), update (told_at) on reader_removals to {{app}};
grant select on reader_removals to {{system}};

create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash)
);
grant delete, insert, select, update on recovery_codes to {{auth}};

create table register_count_deltas (
  tenant_id uuid not null,
  id bigint not null generated always as identity,
  register text not null,
  delta integer not null,
  constraint register_count_deltas_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX register_count_deltas_sum ON public.register_count_deltas USING btree (tenant_id, register) INCLUDE (delta);
alter table register_count_deltas enable row level security;
alter table register_count_deltas force row level security;
create policy own_tenant on register_count_deltas to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant select on register_count_deltas to {{app}};

create table request_attachments (
  tenant_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  ordinal integer not null,
  name text,
  picture_file_id uuid not null,
  constraint request_attachments_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES files(tenant_id, id),
  constraint request_attachments_tenant_id_request_id_fkey FOREIGN KEY (tenant_id, request_id) REFERENCES requests(tenant_id, id),
  constraint request_attachments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX request_attachments_of ON public.request_attachments USING btree (tenant_id, request_id, ordinal);
CREATE INDEX request_attachments_picture ON public.request_attachments USING btree (tenant_id, picture_file_id);
alter table request_attachments enable row level security;
alter table request_attachments force row level security;
create policy own_tenant on request_attachments to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on request_attachments to {{app}};

create table request_categories (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  sla_hours integer,
  assignee_employee_id uuid,
  assignee_provider_id uuid,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) STORED,
  constraint request_categories_check CHECK ((num_nonnulls(assignee_employee_id, assignee_provider_id) <= 1)),
  constraint request_categories_sla_hours_check CHECK (((sla_hours >= 1) AND (sla_hours <= 8760))),
  constraint request_categories_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint request_categories_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint request_categories_tenant_id_assignee_employee_id_fkey FOREIGN KEY (tenant_id, assignee_employee_id) REFERENCES employees(tenant_id, id),
  constraint request_categories_tenant_id_assignee_provider_id_fkey FOREIGN KEY (tenant_id, assignee_provider_id) REFERENCES service_providers(tenant_id, id),
  constraint request_categories_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint request_categories_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint request_categories_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX request_categories_by_name ON public.request_categories USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX request_categories_name ON public.request_categories USING btree (tenant_id, search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX request_categories_of_employee ON public.request_categories USING btree (tenant_id, assignee_employee_id) WHERE (assignee_employee_id IS NOT NULL);
CREATE INDEX request_categories_of_provider ON public.request_categories USING btree (tenant_id, assignee_provider_id) WHERE (assignee_provider_id IS NOT NULL);
alter table request_categories enable row level security;
alter table request_categories force row level security;
create policy own_tenant on request_categories to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.request_categories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.request_categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on request_categories to {{app}};

create table request_comments (
  tenant_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  audience text,
  body text not null,
  picture_file_id uuid,
  author_id uuid,
  step text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(body)) STORED,
  constraint request_comments_audience_check CHECK ((audience = ANY (ARRAY['requester'::text, 'team'::text]))),
  constraint request_comments_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint request_comments_step_check CHECK ((step = ANY (ARRAY['start'::text, 'release'::text, 'defer'::text, 'resume'::text, 'decline'::text, 'complete'::text, 'close'::text, 'settle'::text, 'withdraw'::text, 'merge'::text, 'reopen'::text]))),
  constraint request_comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint request_comments_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint request_comments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint request_comments_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES files(tenant_id, id),
  constraint request_comments_tenant_id_request_id_fkey FOREIGN KEY (tenant_id, request_id) REFERENCES requests(tenant_id, id),
  constraint request_comments_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint request_comments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX request_comments_by_audience ON public.request_comments USING btree (tenant_id, audience, id) WHERE (deleted_at IS NULL);
CREATE INDEX request_comments_of_request ON public.request_comments USING btree (tenant_id, request_id, id);
CREATE INDEX request_comments_picture ON public.request_comments USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
alter table request_comments enable row level security;
alter table request_comments force row level security;
create policy own_tenant on request_comments to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.request_comments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.request_comments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on request_comments to {{app}};

create table requests (
  tenant_id uuid not null,
  id uuid not null,
  number text,
  subject text collate "pt-BR-x-icu" not null,
  category_id uuid,
  description text not null,
  apartment_id uuid,
  place text,
  requester_id uuid,
  priority text,
  assignee_employee_id uuid,
  assignee_provider_id uuid,
  due_on date,
  state text not null default 'open'::text,
  opened_at timestamp with time zone not null default now(),
  deferred_until date,
  team_note text,
  answer text,
  answered_at timestamp with time zone,
  answered_by_id uuid,
  reopen_reason text,
  done_at timestamp with time zone,
  closed_at timestamp with time zone,
  reopened_count integer,
  rating text,
  rating_note text,
  merged_into_id uuid,
  erased_at timestamp with time zone,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((((subject || ' '::text) || COALESCE(number, ''::text)) || ' '::text) || description))) STORED,
  constraint requests_check CHECK ((num_nonnulls(assignee_employee_id, assignee_provider_id) <= 1)),
  constraint requests_check1 CHECK (((state <> 'deferred'::text) OR (deferred_until IS NOT NULL))),
  constraint requests_check2 CHECK (((state <> 'done'::text) OR (done_at IS NOT NULL))),
  constraint requests_check3 CHECK (((closed_at IS NOT NULL) = (state = 'closed'::text))),
  constraint requests_check4 CHECK (((merged_into_id IS NULL) OR (state = 'closed'::text))),
  constraint requests_check5 CHECK ((merged_into_id <> id)),
  constraint requests_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
  constraint requests_rating_check CHECK ((rating = ANY (ARRAY['very_bad'::text, 'bad'::text, 'fair'::text, 'good'::text, 'very_good'::text]))),
  constraint requests_reopened_count_check CHECK (((reopened_count >= 0) AND (reopened_count <= 1000))),
  constraint requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'in_progress'::text, 'deferred'::text, 'declined'::text, 'done'::text, 'closed'::text]))),
  constraint requests_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint requests_answered_by_id_fkey FOREIGN KEY (answered_by_id) REFERENCES users(id),
  constraint requests_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint requests_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint requests_tenant_id_assignee_employee_id_fkey FOREIGN KEY (tenant_id, assignee_employee_id) REFERENCES employees(tenant_id, id),
  constraint requests_tenant_id_assignee_provider_id_fkey FOREIGN KEY (tenant_id, assignee_provider_id) REFERENCES service_providers(tenant_id, id),
  constraint requests_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES request_categories(tenant_id, id),
  constraint requests_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint requests_tenant_id_merged_into_id_fkey FOREIGN KEY (tenant_id, merged_into_id) REFERENCES requests(tenant_id, id),
  constraint requests_tenant_id_requester_id_fkey FOREIGN KEY (tenant_id, requester_id) REFERENCES residents(tenant_id, id),
  constraint requests_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint requests_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX requests_by_answer ON public.requests USING btree (tenant_id, LEAST(answered_at, done_at)) WHERE ((deleted_at IS NULL) AND ((answered_at IS NOT NULL) OR (done_at IS NOT NULL)));
CREATE INDEX requests_by_opened ON public.requests USING btree (tenant_id, opened_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX requests_merged_into ON public.requests USING btree (tenant_id, merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE UNIQUE INDEX requests_number ON public.requests USING btree (tenant_id, search_normal(number)) WHERE ((deleted_at IS NULL) AND (number IS NOT NULL));
CREATE INDEX requests_of_apartment ON public.requests USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX requests_of_author ON public.requests USING btree (tenant_id, created_by, opened_at);
CREATE INDEX requests_of_category ON public.requests USING btree (tenant_id, category_id) WHERE (category_id IS NOT NULL);
CREATE INDEX requests_of_employee ON public.requests USING btree (tenant_id, assignee_employee_id) WHERE (assignee_employee_id IS NOT NULL);
CREATE INDEX requests_of_provider ON public.requests USING btree (tenant_id, assignee_provider_id) WHERE (assignee_provider_id IS NOT NULL);
CREATE INDEX requests_of_requester ON public.requests USING btree (tenant_id, requester_id) WHERE (requester_id IS NOT NULL);
CREATE INDEX requests_open_by_due ON public.requests USING btree (tenant_id, due_on) WHERE ((state = ANY (ARRAY['open'::text, 'in_progress'::text])) AND (deleted_at IS NULL));
alter table requests enable row level security;
alter table requests force row level security;
create policy own_tenant on requests to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.requests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.requests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.requests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.requests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on requests to {{app}};

create table resident_consents (
  tenant_id uuid not null,
  id uuid not null,
  resident_id uuid not null,
  ordinal integer not null,
  purpose text not null,
  term_version text not null,
  given_on date not null,
  revoked_on date,
  constraint resident_consents_purpose_check CHECK ((purpose = ANY (ARRAY['image'::text, 'contact'::text]))),
  constraint resident_consents_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint resident_consents_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX resident_consents_of ON public.resident_consents USING btree (tenant_id, resident_id, ordinal);
alter table resident_consents enable row level security;
alter table resident_consents force row level security;
create policy own_tenant on resident_consents to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on resident_consents to {{app}};

create table residents (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  social_name text,
  cpf text,
  id_doc jsonb,
  gender text,
  marital_status text,
  nationality text,
  birth_date date,
  cnh_number text,
  cnh_category text,
  cnh_expires_on date,
  email text,
  phones text[] not null default '{}'::text[],
  photo_file_id uuid,
  notes text,
  emergency_contact jsonb,
  guardian_id uuid,
  exit_permission text,
  access_types text[] not null default '{}'::text[],
  facial_status text not null default 'none'::text,
  approval text not null default 'accepted'::text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  id_doc_key text generated always as (id_doc_key(id_doc)) STORED,
  id_doc_number text generated always as ((id_doc ->> 'number'::text)) STORED,
  refusal_reason text,
  decided_at timestamp with time zone,
  decided_by_id uuid,
  search_text text generated always as (search_normal(((((((name || ' '::text) || COALESCE(social_name, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || phone_words(phones)))) STORED,
  erased_at timestamp with time zone,
  constraint residents_access_types_check CHECK ((access_types <@ ARRAY['facial'::text, 'card'::text])),
  constraint residents_approval_check CHECK ((approval = ANY (ARRAY['accepted'::text, 'pending'::text, 'refused'::text]))),
  constraint residents_cnh_category_check CHECK ((cnh_category = ANY (ARRAY['ACC'::text, 'A'::text, 'B'::text, 'AB'::text, 'C'::text, 'AC'::text, 'D'::text, 'AD'::text, 'E'::text, 'AE'::text]))),
  constraint residents_exit_permission_check CHECK ((exit_permission = ANY (ARRAY['free'::text, 'guardian'::text, 'never'::text]))),
  constraint residents_facial_status_check CHECK ((facial_status = ANY (ARRAY['none'::text, 'consent_pending'::text, 'photo_pending'::text, 'processing'::text, 'enrolled'::text, 'failed'::text, 'revoked'::text]))),
  constraint residents_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'not_informed'::text]))),
  constraint residents_marital_status_check CHECK ((marital_status = ANY (ARRAY['single'::text, 'married'::text, 'divorced'::text, 'widowed'::text, 'stable_union'::text]))),
  constraint residents_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint residents_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint residents_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id),
  constraint residents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint residents_tenant_id_guardian_id_fkey FOREIGN KEY (tenant_id, guardian_id) REFERENCES residents(tenant_id, id),
  constraint residents_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES files(tenant_id, id),
  constraint residents_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint residents_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX residents_by_name ON public.residents USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX residents_by_search ON public.residents USING btree (tenant_id) INCLUDE (search_text, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX residents_cpf ON public.residents USING btree (tenant_id, cpf) WHERE (deleted_at IS NULL);
CREATE INDEX residents_guardian ON public.residents USING btree (tenant_id, guardian_id) WHERE (guardian_id IS NOT NULL);
CREATE INDEX residents_id_doc ON public.residents USING btree (tenant_id, id_doc_key) WHERE (deleted_at IS NULL);
CREATE INDEX residents_id_doc_number ON public.residents USING btree (tenant_id, id_doc_number) WHERE ((deleted_at IS NULL) AND (id_doc_number IS NOT NULL));
alter table residents enable row level security;
alter table residents force row level security;
create policy own_tenant on residents to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.residents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.residents REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE OF name, social_name, status, deleted_at, approval, birth_date, exit_permission ON public.residents FOR EACH ROW EXECUTE FUNCTION note_for_readers('resident:id');
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.residents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.residents REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on residents to {{app}};

create table round_entries (
  tenant_id uuid not null,
  id uuid not null,
  round_id uuid not null,
  run_id uuid not null,
  kind text not null,
  point_id uuid,
  code_number integer,
  is_old_code boolean not null default false,
  method text,
  device_at timestamp with time zone not null,
  page_life uuid not null,
  monotonic_ms bigint not null,
  received_at timestamp with time zone not null default clock_timestamp(),
  user_id uuid not null,
  employee_id uuid,
  latitude double precision,
  longitude double precision,
  accuracy_m double precision,
  answers jsonb not null default '[]'::jsonb,
  picture_file_id uuid,
  note text,
  verdict text,
  judged_by_id uuid,
  judged_at timestamp with time zone,
  sent_at timestamp with time zone,
  sent_page_life uuid,
  sent_monotonic_ms bigint,
  constraint round_entries_kind_check CHECK ((kind = ANY (ARRAY['start'::text, 'scan'::text, 'skip'::text, 'note'::text, 'finish'::text, 'abort'::text]))),
  constraint round_entries_method_check CHECK ((method = ANY (ARRAY['qr'::text, 'nfc'::text, 'typed'::text]))),
  constraint round_entries_monotonic_ms_check CHECK ((monotonic_ms >= 0)),
  constraint round_entries_sent_monotonic_ms_check CHECK ((sent_monotonic_ms >= 0)),
  constraint round_entries_verdict_check CHECK ((verdict = ANY (ARRAY['fine'::text, 'not_valid'::text]))),
  constraint round_entries_judged_by_id_fkey FOREIGN KEY (judged_by_id) REFERENCES users(id),
  constraint round_entries_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint round_entries_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES files(tenant_id, id),
  constraint round_entries_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES patrol_points(tenant_id, id),
  constraint round_entries_tenant_id_round_id_fkey FOREIGN KEY (tenant_id, round_id) REFERENCES rounds(tenant_id, id),
  constraint round_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint round_entries_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX round_entries_at ON public.round_entries USING btree (tenant_id, point_id) WHERE (point_id IS NOT NULL);
CREATE INDEX round_entries_by ON public.round_entries USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX round_entries_of ON public.round_entries USING btree (tenant_id, round_id, device_at);
CREATE INDEX round_entries_picture ON public.round_entries USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
CREATE INDEX round_entries_placed ON public.round_entries USING btree (tenant_id, received_at) WHERE (latitude IS NOT NULL);
alter table round_entries enable row level security;
alter table round_entries force row level security;
create policy own_tenant on round_entries to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (accuracy_m), update (judged_at), update (judged_by_id), update (latitude), update (longitude), update (verdict) on round_entries to {{app}};

create table round_packs (
  tenant_id uuid not null,
  round_id uuid not null,
  user_id uuid not null,
  taken_at timestamp with time zone not null default now(),
  last_taken_at timestamp with time zone not null default now(),
  device_at timestamp with time zone,
  page_life uuid,
  monotonic_ms bigint,
  constraint round_packs_monotonic_ms_check CHECK ((monotonic_ms >= 0)),
  constraint round_packs_tenant_id_round_id_fkey FOREIGN KEY (tenant_id, round_id) REFERENCES rounds(tenant_id, id),
  constraint round_packs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint round_packs_pkey PRIMARY KEY (tenant_id, round_id, user_id)
);
alter table round_packs enable row level security;
alter table round_packs force row level security;
create policy own_tenant on round_packs to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (device_at), update (last_taken_at), update (monotonic_ms), update (page_life) on round_packs to {{app}};

create table round_points (
  tenant_id uuid not null,
  round_id uuid not null,
  point_id uuid not null,
  ordinal integer not null,
  optional boolean not null,
  result text not null,
  entry_id uuid,
  scanned_at timestamp with time zone,
  marks text[] not null default '{}'::text[],
  suspicions text[] not null default '{}'::text[],
  constraint round_points_result_check CHECK ((result = ANY (ARRAY['scanned'::text, 'skipped'::text, 'open'::text]))),
  constraint round_points_tenant_id_entry_id_fkey FOREIGN KEY (tenant_id, entry_id) REFERENCES round_entries(tenant_id, id),
  constraint round_points_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES patrol_points(tenant_id, id),
  constraint round_points_tenant_id_round_id_fkey FOREIGN KEY (tenant_id, round_id) REFERENCES rounds(tenant_id, id),
  constraint round_points_pkey PRIMARY KEY (tenant_id, round_id, point_id)
);
CREATE INDEX round_points_at ON public.round_points USING btree (tenant_id, point_id, scanned_at);
CREATE INDEX round_points_of_entry ON public.round_points USING btree (tenant_id, entry_id) WHERE (entry_id IS NOT NULL);
CREATE INDEX round_points_suspicious ON public.round_points USING btree (tenant_id, round_id) WHERE (suspicions <> '{}'::text[]);
alter table round_points enable row level security;
alter table round_points force row level security;
create policy own_tenant on round_points to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on round_points to {{app}};

create table round_routes (
  tenant_id uuid not null,
  round_id uuid not null,
  route_id uuid not null,
  constraint round_routes_tenant_id_round_id_fkey FOREIGN KEY (tenant_id, round_id) REFERENCES rounds(tenant_id, id),
  constraint round_routes_tenant_id_route_id_fkey FOREIGN KEY (tenant_id, route_id) REFERENCES patrol_routes(tenant_id, id),
  constraint round_routes_pkey PRIMARY KEY (tenant_id, round_id)
);
CREATE INDEX round_routes_of ON public.round_routes USING btree (tenant_id, route_id);
alter table round_routes enable row level security;
alter table round_routes force row level security;
create policy own_tenant on round_routes to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (route_id) on round_routes to {{app}};

create table rounds (
  tenant_id uuid not null,
  id uuid not null,
  patrol_id uuid not null,
  employee_id uuid,
  starts_at timestamp with time zone not null default now(),
  service_date date not null default CURRENT_DATE,
  unplanned boolean not null default false,
  range_min integer not null default 60,
  grace_min integer not null default 15,
  state text not null default 'planned'::text,
  punctuality text,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  missed_at timestamp with time zone,
  points_total integer not null default 0,
  points_done integer not null default 0,
  abort_reason text,
  aborted_at timestamp with time zone,
  aborted_by_id uuid,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  no_signal boolean not null default false,
  walker_id uuid,
  walked_by_id uuid,
  clock_off_min integer,
  constraint rounds_grace_min_check CHECK (((grace_min >= 0) AND (grace_min <= 240))),
  constraint rounds_points_done_check CHECK (((points_done >= 0) AND (points_done <= 1000))),
  constraint rounds_points_total_check CHECK (((points_total >= 0) AND (points_total <= 1000))),
  constraint rounds_punctuality_check CHECK ((punctuality = ANY (ARRAY['early'::text, 'on_time'::text, 'late'::text]))),
  constraint rounds_range_min_check CHECK (((range_min >= 1) AND (range_min <= 720))),
  constraint rounds_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'running'::text, 'completed'::text, 'completed_with_exceptions'::text, 'missed'::text, 'aborted'::text]))),
  constraint rounds_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint rounds_aborted_by_id_fkey FOREIGN KEY (aborted_by_id) REFERENCES users(id),
  constraint rounds_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint rounds_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint rounds_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint rounds_tenant_id_patrol_id_fkey FOREIGN KEY (tenant_id, patrol_id) REFERENCES patrols(tenant_id, id),
  constraint rounds_tenant_id_walker_id_fkey FOREIGN KEY (tenant_id, walker_id) REFERENCES employees(tenant_id, id),
  constraint rounds_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint rounds_walked_by_id_fkey FOREIGN KEY (walked_by_id) REFERENCES users(id),
  constraint rounds_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX rounds_by_service_date ON public.rounds USING btree (tenant_id, service_date) WHERE (deleted_at IS NULL);
CREATE INDEX rounds_by_start ON public.rounds USING btree (tenant_id, starts_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX rounds_of_employee ON public.rounds USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX rounds_of_patrol ON public.rounds USING btree (tenant_id, patrol_id, starts_at);
CREATE INDEX rounds_of_walker ON public.rounds USING btree (tenant_id, walker_id) WHERE (walker_id IS NOT NULL);
CREATE UNIQUE INDEX rounds_once ON public.rounds USING btree (tenant_id, patrol_id, starts_at) WHERE (deleted_at IS NULL);
CREATE INDEX rounds_open ON public.rounds USING btree (tenant_id, starts_at, id) WHERE ((state = ANY (ARRAY['planned'::text, 'running'::text])) AND (deleted_at IS NULL));
alter table rounds enable row level security;
alter table rounds force row level security;
create policy own_tenant on rounds to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.rounds REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.rounds REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on rounds to {{app}};

create table rule_acceptances (
  tenant_id uuid not null,
  rule_id uuid not null,
  resident_id uuid not null,
  accepted_at timestamp with time zone not null default now(),
  accepted_by uuid not null,
  constraint rule_acceptances_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES users(id),
  constraint rule_acceptances_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint rule_acceptances_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint rule_acceptances_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES rules(tenant_id, id),
  constraint rule_acceptances_pkey PRIMARY KEY (tenant_id, rule_id, resident_id)
);
CREATE INDEX rule_acceptances_of_resident ON public.rule_acceptances USING btree (tenant_id, resident_id);
alter table rule_acceptances enable row level security;
alter table rule_acceptances force row level security;
create policy own_tenant on rule_acceptances to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on rule_acceptances to {{app}};

create table rule_attachments (
  tenant_id uuid not null,
  id uuid not null,
  rule_id uuid not null,
  ordinal integer not null,
  name text not null,
  picture_file_id uuid,
  constraint rule_attachments_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES files(tenant_id, id),
  constraint rule_attachments_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES rules(tenant_id, id),
  constraint rule_attachments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX rule_attachments_of ON public.rule_attachments USING btree (tenant_id, rule_id, ordinal);
CREATE INDEX rule_attachments_picture ON public.rule_attachments USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
alter table rule_attachments enable row level security;
alter table rule_attachments force row level security;
create policy own_tenant on rule_attachments to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on rule_attachments to {{app}};

create table rules (
  tenant_id uuid not null,
  id uuid not null,
  title text collate "pt-BR-x-icu" not null,
  category text,
  source text,
  approved_on date,
  body text not null,
  penalty text,
  penalty_basis text,
  requires_acceptance boolean,
  version_number integer not null default 1,
  first_version_id uuid,
  state text not null default 'draft'::text,
  effective_from date,
  effective_to date,
  end_set_at timestamp with time zone,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((((title || ' '::text) || COALESCE(penalty_basis, ''::text)) || ' '::text) || regexp_replace(body, '<[^<>]*>'::text, ' '::text, 'g'::text)))) STORED,
  constraint rules_category_check CHECK ((category = ANY (ARRAY['silence'::text, 'pets'::text, 'garage'::text, 'works'::text, 'moving'::text, 'pool'::text, 'garbage'::text, 'guests'::text, 'areas'::text, 'conduct'::text, 'other'::text]))),
  constraint rules_check CHECK (((first_version_id IS NULL) = (version_number = 1))),
  constraint rules_check1 CHECK (((state = 'draft'::text) OR (effective_from IS NOT NULL))),
  constraint rules_check2 CHECK ((effective_to >= effective_from)),
  constraint rules_penalty_check CHECK ((penalty = ANY (ARRAY['none'::text, 'warning'::text, 'fine'::text]))),
  constraint rules_source_check CHECK ((source = ANY (ARRAY['convention'::text, 'internal_regulation'::text, 'assembly_minutes'::text, 'management'::text]))),
  constraint rules_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text]))),
  constraint rules_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint rules_version_number_check CHECK ((version_number > 0)),
  constraint rules_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint rules_tenant_id_first_version_id_fkey FOREIGN KEY (tenant_id, first_version_id) REFERENCES rules(tenant_id, id),
  constraint rules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint rules_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint rules_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX rules_by_title ON public.rules USING btree (tenant_id, title, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX rules_version ON public.rules USING btree (tenant_id, first_version_id, version_number) WHERE (deleted_at IS NULL);
alter table rules enable row level security;
alter table rules force row level security;
create policy own_tenant on rules to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.rules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.rules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.rules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.rules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on rules to {{app}};

create table saved_views (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  register text not null,
  name text not null,
  query text not null,
  hidden text[],
  density text not null,
  is_default boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint saved_views_density_check CHECK ((density = ANY (ARRAY['comfortable'::text, 'compact'::text]))),
  constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint saved_views_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX saved_views_default ON public.saved_views USING btree (tenant_id, user_id, register) WHERE is_default;
CREATE UNIQUE INDEX saved_views_name ON public.saved_views USING btree (tenant_id, user_id, register, lower(name));
CREATE INDEX saved_views_of_user ON public.saved_views USING btree (user_id);
alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy own_tenant on saved_views to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on saved_views to {{app}};

create table schema_migrations (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migrations_pkey PRIMARY KEY (name)
);
grant select on schema_migrations to {{system}};

create table schema_releases (
  version text not null,
  begun_at timestamp with time zone not null default now(),
  constraint schema_releases_pkey PRIMARY KEY (version)
);

create table sealed_counts (
  tenant_id uuid not null,
  sealed_by bytea not null,
  remaining integer not null,
  unreadable integer not null,
  invitations integer not null default 0,
  invited_until timestamp with time zone,
  counted_at timestamp with time zone not null default clock_timestamp(),
  constraint sealed_counts_invitations_check CHECK ((invitations >= 0)),
  constraint sealed_counts_remaining_check CHECK ((remaining >= 0)),
  constraint sealed_counts_sealed_by_check CHECK ((octet_length(sealed_by) = 8)),
  constraint sealed_counts_unreadable_check CHECK ((unreadable >= 0)),
  constraint sealed_counts_pkey PRIMARY KEY (tenant_id)
);
alter table sealed_counts enable row level security;
alter table sealed_counts force row level security;
create policy counters on sealed_counts for select to {{system}} using true;
create policy own_tenant on sealed_counts to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
create policy restarts on sealed_counts for delete to {{system}} using true;
grant insert, select, update on sealed_counts to {{app}};
grant delete, select on sealed_counts to {{system}};

create table search_words (
  tenant_id uuid not null,
  register text not null,
  former boolean not null,
  word text collate "C" not null,
  row_id uuid not null,
  constraint search_words_pkey PRIMARY KEY (tenant_id, register, former, word, row_id)
);
alter table search_words enable row level security;
alter table search_words force row level security;
create policy own_tenant on search_words to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant select on search_words to {{app}};

create table secret_keys (
  purpose text not null,
  made_by bytea not null,
  lasts boolean not null,
  sealed bytea not null,
  made_at timestamp with time zone not null default now(),
  sealed_at timestamp with time zone not null default now(),
  constraint secret_keys_made_by_check CHECK ((octet_length(made_by) = 8)),
  constraint secret_keys_purpose_check CHECK ((char_length(purpose) <= 200)),
  constraint secret_keys_pkey PRIMARY KEY (purpose, made_by)
);
CREATE UNIQUE INDEX secret_keys_lasting ON public.secret_keys USING btree (purpose) WHERE lasts;
grant delete, insert, select, update on secret_keys to {{system}};

create table segments (
  tenant_id uuid not null,
  id uuid not null,
  name_segment text collate "pt-BR-x-icu" not null,
  base text not null,
  terms jsonb,
  sectors text[] not null default '{}'::text[],
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((name_segment || ' '::text) || words_of_list(sectors)))) STORED,
  constraint segments_base_check CHECK ((base = ANY (ARRAY['condominium'::text, 'construction'::text, 'education'::text, 'health'::text, 'industry'::text]))),
  constraint segments_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint segments_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint segments_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint segments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX segments_by_name ON public.segments USING btree (tenant_id, name_segment, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX segments_name ON public.segments USING btree (tenant_id, search_normal(name_segment)) WHERE (deleted_at IS NULL);
alter table segments enable row level security;
alter table segments force row level security;
create policy own_or_shared on segments to public using ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) OR ((tenant_id = '00000000-0000-0000-0000-000000000000'::uuid) AND (NULLIF(current_setting('app.tenant_id'::text, true), ''::text) IS NOT NULL))) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (base), update (created_at), update (created_by), update (deleted_at), update (name_segment), update (sectors), update (status), update (terms), update (updated_at), update (updated_by), update (version) on segments to {{app}};

create table servers (
  id uuid not null,
  name text not null,
  version text not null,
  started_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  ahead_ms integer,
  draining boolean not null default false,
  sealed_by bytea,
  accepts bytea,
  constraint servers_accepts_check CHECK ((octet_length(accepts) = 8)),
  constraint servers_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  constraint servers_sealed_by_check CHECK ((octet_length(sealed_by) = 8)),
  constraint servers_version_check CHECK (((char_length(version) >= 1) AND (char_length(version) <= 40))),
  constraint servers_pkey PRIMARY KEY (id)
);
grant delete, insert, select, update (ahead_ms), update (draining), update (seen_at) on servers to {{system}};

create table service_provider_apartments (
  tenant_id uuid not null,
  id uuid not null,
  service_provider_id uuid not null,
  ordinal integer not null,
  apartment_id uuid not null,
  constraint service_provider_apartments_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint service_provider_apartments_tenant_id_service_provider_id_fkey FOREIGN KEY (tenant_id, service_provider_id) REFERENCES service_providers(tenant_id, id),
  constraint service_provider_apartments_pkey PRIMARY KEY (tenant_id, id),
  constraint service_provider_apartments_tenant_id_service_provider_id_a_key UNIQUE (tenant_id, service_provider_id, apartment_id) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX service_provider_apartments_at ON public.service_provider_apartments USING btree (tenant_id, apartment_id);
CREATE INDEX service_provider_apartments_of ON public.service_provider_apartments USING btree (tenant_id, service_provider_id, ordinal);
alter table service_provider_apartments enable row level security;
alter table service_provider_apartments force row level security;
create policy own_tenant on service_provider_apartments to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.service_provider_apartments FOR EACH ROW EXECUTE FUNCTION note_for_readers('provider:service_provider_id');
grant delete, insert, select, update on service_provider_apartments to {{app}};

create table service_provider_documents (
  tenant_id uuid not null,
  id uuid not null,
  service_provider_id uuid not null,
  ordinal integer not null,
  document_kind text not null,
  number text,
  expires_on date,
  picture_file_id uuid,
  constraint service_provider_documents_document_kind_check CHECK ((document_kind = ANY (ARRAY['contract'::text, 'insurance'::text, 'certificate'::text, 'training'::text, 'health'::text, 'other'::text]))),
  constraint service_provider_documents_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES files(tenant_id, id),
  constraint service_provider_documents_tenant_id_service_provider_id_fkey FOREIGN KEY (tenant_id, service_provider_id) REFERENCES service_providers(tenant_id, id),
  constraint service_provider_documents_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX service_provider_documents_of ON public.service_provider_documents USING btree (tenant_id, service_provider_id, ordinal);
CREATE INDEX service_provider_documents_pictures ON public.service_provider_documents USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
alter table service_provider_documents enable row level security;
alter table service_provider_documents force row level security;
create policy own_tenant on service_provider_documents to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on service_provider_documents to {{app}};

create table service_provider_technicians (
  tenant_id uuid not null,
  id uuid not null,
  service_provider_id uuid not null,
  ordinal integer not null,
  name text not null,
  cpf text,
  document text,
  phone text,
  constraint service_provider_technicians_tenant_id_service_provider_id_fkey FOREIGN KEY (tenant_id, service_provider_id) REFERENCES service_providers(tenant_id, id),
  constraint service_provider_technicians_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX service_provider_technicians_of ON public.service_provider_technicians USING btree (tenant_id, service_provider_id, ordinal);
alter table service_provider_technicians enable row level security;
alter table service_provider_technicians force row level security;
create policy own_tenant on service_provider_technicians to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on service_provider_technicians to {{app}};

create table service_providers (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  name text collate "pt-BR-x-icu" not null,
  social_name text,
  category text collate "pt-BR-x-icu" not null,
  legal_name text,
  cnpj text,
  state_registration text,
  municipal_registration text,
  site text,
  contact_name text,
  cpf text,
  id_doc jsonb,
  gender text,
  marital_status text,
  nationality text,
  birth_date date,
  cnh_number text,
  cnh_category text,
  cnh_expires_on date,
  email text,
  phones text[] not null default '{}'::text[],
  photo_file_id uuid,
  notes text,
  zip_code text,
  street text,
  number text,
  complement text,
  district text,
  city text,
  state text,
  approval text not null default 'pending'::text,
  block_reason text,
  decided_at timestamp with time zone,
  decided_by_id uuid,
  contract_from date,
  contract_to date,
  allowed_days text[] not null default '{}'::text[],
  allowed_from text,
  allowed_to text,
  access_types text[] not null default '{}'::text[],
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  id_doc_key text generated always as (id_doc_key(id_doc)) STORED,
  id_doc_number text generated always as ((id_doc ->> 'number'::text)) STORED,
  search_text text generated always as (search_normal(((((((name || ' '::text) || COALESCE(social_name, ''::text)) || ' '::text) || category) || ' '::text) || phone_words(phones)))) STORED,
  leaves_on date,
  erased_at timestamp with time zone,
  constraint service_providers_access_types_check CHECK ((access_types <@ ARRAY['facial'::text, 'card'::text])),
  constraint service_providers_allowed_days_check CHECK ((allowed_days <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])),
  constraint service_providers_allowed_from_check CHECK ((allowed_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint service_providers_allowed_to_check CHECK ((allowed_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint service_providers_approval_check CHECK ((approval = ANY (ARRAY['pending'::text, 'approved'::text, 'blocked'::text]))),
  constraint service_providers_check CHECK ((contract_to >= contract_from)),
  constraint service_providers_check1 CHECK (
CASE kind
    WHEN 'company'::text THEN (cpf IS NULL)
    ELSE (cnpj IS NULL)
END),
  constraint service_providers_check2 CHECK (((approval <> 'blocked'::text) OR (block_reason IS NOT NULL))),
  constraint service_providers_cnh_category_check CHECK ((cnh_category = ANY (ARRAY['ACC'::text, 'A'::text, 'B'::text, 'AB'::text, 'C'::text, 'AC'::text, 'D'::text, 'AD'::text, 'E'::text, 'AE'::text]))),
  constraint service_providers_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'not_informed'::text]))),
  constraint service_providers_kind_check CHECK ((kind = ANY (ARRAY['company'::text, 'person'::text]))),
  constraint service_providers_marital_status_check CHECK ((marital_status = ANY (ARRAY['single'::text, 'married'::text, 'divorced'::text, 'widowed'::text, 'stable_union'::text]))),
  constraint service_providers_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint service_providers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint service_providers_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id),
  constraint service_providers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint service_providers_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES files(tenant_id, id),
  constraint service_providers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint service_providers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX service_providers_by_name ON public.service_providers USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX service_providers_by_search ON public.service_providers USING btree (tenant_id) INCLUDE (search_text, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX service_providers_cnpj ON public.service_providers USING btree (tenant_id, cnpj) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX service_providers_cpf ON public.service_providers USING btree (tenant_id, cpf) WHERE (deleted_at IS NULL);
CREATE INDEX service_providers_id_doc ON public.service_providers USING btree (tenant_id, id_doc_key) WHERE (deleted_at IS NULL);
CREATE INDEX service_providers_id_doc_number ON public.service_providers USING btree (tenant_id, id_doc_number) WHERE ((deleted_at IS NULL) AND (id_doc_number IS NOT NULL));
alter table service_providers enable row level security;
alter table service_providers force row level security;
create policy own_tenant on service_providers to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.service_providers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.service_providers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.service_providers FOR EACH ROW EXECUTE FUNCTION note_for_readers('provider:id');
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.service_providers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.service_providers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on service_providers to {{app}};

create table sessions (
  id uuid not null,
  user_id uuid not null,
  membership_id uuid not null,
  generation integer not null default 1,
  generation_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  address text,
  user_agent text,
  proved_at timestamp with time zone not null default now(),
  first_factor text not null default 'password'::text,
  constraint sessions_first_factor_check CHECK ((first_factor = ANY (ARRAY['password'::text, 'passkey'::text, 'provider'::text, 'realtime'::text]))),
  constraint sessions_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint sessions_pkey PRIMARY KEY (id)
);
CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id) WHERE (ended_at IS NULL);
grant delete, insert, select, update on sessions to {{auth}};

create table sign_in_throttles (
  pair_hash bytea not null,
  failures integer not null,
  first_failed_at timestamp with time zone not null,
  last_failed_at timestamp with time zone not null,
  lapses_at timestamp with time zone not null,
  constraint sign_in_throttles_pkey PRIMARY KEY (pair_hash)
);
CREATE INDEX sign_in_throttles_to_sweep ON public.sign_in_throttles USING btree (lapses_at);
grant delete, insert, select, update on sign_in_throttles to {{auth}};

create table species (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  requires_vaccine boolean,
  icon text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((name || ' '::text) || COALESCE(icon, ''::text)))) STORED,
  constraint species_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint species_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint species_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint species_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX species_by_name ON public.species USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX species_name ON public.species USING btree (tenant_id, search_normal(name)) WHERE (deleted_at IS NULL);
alter table species enable row level security;
alter table species force row level security;
create policy own_or_shared on species to public using ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) OR ((tenant_id = '00000000-0000-0000-0000-000000000000'::uuid) AND (NULLIF(current_setting('app.tenant_id'::text, true), ''::text) IS NOT NULL))) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select, update (created_at), update (created_by), update (deleted_at), update (icon), update (name), update (requires_vaccine), update (status), update (updated_at), update (updated_by), update (version) on species to {{app}};

create table spent_provider_tokens (
  digest bytea not null,
  expires_at timestamp with time zone not null,
  constraint spent_provider_tokens_pkey PRIMARY KEY (digest)
);
CREATE INDEX spent_provider_tokens_to_sweep ON public.spent_provider_tokens USING btree (expires_at);
grant delete, insert, select on spent_provider_tokens to {{auth}};

create table tenants (
  id uuid not null,
  legal_name text collate "pt-BR-x-icu" not null,
  fantasy_name text,
  cnpj text,
  state_registration text,
  municipal_registration text,
  email text,
  phones text[] not null default '{}'::text[],
  site text,
  zip_code text,
  street text,
  number text,
  complement text,
  district text,
  city text,
  state text,
  time_zone text not null default 'America/Sao_Paulo'::text,
  logo_file_id uuid,
  contact_name text,
  contact_email text not null,
  contact_phone text,
  dpo_name text,
  dpo_email text,
  settings jsonb,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  segment_tenant_id uuid,
  segment_id uuid,
  search_text text generated always as (search_normal(((((((legal_name || ' '::text) || COALESCE(fantasy_name, ''::text)) || ' '::text) || COALESCE(city, ''::text)) || ' '::text) || COALESCE(contact_name, ''::text)))) STORED,
  constraint tenants_check CHECK (((segment_tenant_id = id) OR (segment_tenant_id = '00000000-0000-0000-0000-000000000000'::uuid))),
  constraint tenants_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint tenants_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint tenants_id_logo_file_id_fkey FOREIGN KEY (id, logo_file_id) REFERENCES files(tenant_id, id),
  constraint tenants_segment_tenant_id_segment_id_fkey FOREIGN KEY (segment_tenant_id, segment_id) REFERENCES segments(tenant_id, id),
  constraint tenants_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint tenants_pkey PRIMARY KEY (id)
);
CREATE INDEX tenants_by_legal_name ON public.tenants USING btree (legal_name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX tenants_cnpj ON public.tenants USING btree (cnpj) WHERE (deleted_at IS NULL);
CREATE TRIGGER note_for_readers AFTER UPDATE OF settings, time_zone ON public.tenants FOR EACH ROW WHEN ((jsonb_build_array((old.settings #> '{visits,tolerance_min}'::text[]), old.time_zone) IS DISTINCT FROM jsonb_build_array((new.settings #> '{visits,tolerance_min}'::text[]), new.time_zone))) EXECUTE FUNCTION note_company_for_readers();
grant insert, select, update on tenants to {{app}};
grant select on tenants to {{auth}};
grant select on tenants to {{system}};

create table towers (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  code text,
  floors integer,
  units_per_floor integer,
  zip_code text,
  street text,
  number text,
  complement text,
  district text,
  city text,
  state text,
  position jsonb,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((name || ' '::text) || COALESCE(code, ''::text)))) STORED,
  constraint towers_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint towers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint towers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint towers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint towers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX towers_by_name ON public.towers USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX towers_name ON public.towers USING btree (tenant_id, search_normal(name)) WHERE (deleted_at IS NULL);
alter table towers enable row level security;
alter table towers force row level security;
create policy own_tenant on towers to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.towers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.towers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.towers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.towers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on towers to {{app}};

create table upload_counts (
  tenant_id uuid not null,
  hour timestamp with time zone not null,
  user_id uuid not null,
  uploads integer not null,
  constraint upload_counts_uploads_check CHECK ((uploads > 0)),
  constraint upload_counts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint upload_counts_pkey PRIMARY KEY (tenant_id, hour, user_id)
);
alter table upload_counts enable row level security;
alter table upload_counts force row level security;
create policy own_tenant on upload_counts to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on upload_counts to {{app}};

create table user_passwords (
  user_id uuid not null,
  hash text not null,
  changed_at timestamp with time zone not null default now(),
  proven boolean not null default true,
  constraint user_passwords_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint user_passwords_pkey PRIMARY KEY (user_id)
);
grant delete, insert, select, update on user_passwords to {{auth}};

create table user_totp (
  user_id uuid not null,
  sealed_secret bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint user_totp_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint user_totp_pkey PRIMARY KEY (user_id)
);
grant delete, insert, select, update on user_totp to {{auth}};

create table users (
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  email text not null,
  phone text,
  cpf text,
  language text not null default 'pt'::text,
  settings jsonb not null default '{}'::jsonb,
  shortcuts text[] not null default '{}'::text[],
  last_login_at timestamp with time zone,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((name || ' '::text) || email))) STORED,
  photo_file_id uuid,
  preferences_saved_at timestamp with time zone,
  constraint users_language_check CHECK ((language = ANY (ARRAY['pt'::text, 'en'::text, 'es'::text, 'ar'::text]))),
  constraint users_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint users_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint users_id_photo_file_id_fkey FOREIGN KEY (id, photo_file_id) REFERENCES files(tenant_id, id),
  constraint users_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint users_pkey PRIMARY KEY (id)
);
CREATE INDEX users_by_name ON public.users USING btree (name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email)) WHERE (deleted_at IS NULL);
CREATE TRIGGER note_for_readers AFTER UPDATE OF status, deleted_at ON public.users FOR EACH ROW EXECUTE FUNCTION note_login_for_readers();
grant insert, select, update on users to {{app}};
grant select, update (email), update (last_login_at), update (updated_at), update (version) on users to {{auth}};

create table vehicles (
  tenant_id uuid not null,
  id uuid not null,
  plate text not null,
  brand_tenant_id uuid not null,
  brand_id uuid not null,
  model text collate "pt-BR-x-icu" not null,
  year_manufacture integer,
  year_model integer,
  color text,
  kind text,
  chassis text,
  renavam text,
  apartment_id uuid,
  resident_id uuid,
  tag text,
  photo_file_id uuid,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  disputed boolean not null default false,
  search_text text generated always as (search_normal(((((((((((plate_words(plate) || ' '::text) || model) || ' '::text) || COALESCE(color, ''::text)) || ' '::text) || COALESCE(tag, ''::text)) || ' '::text) || COALESCE(chassis, ''::text)) || ' '::text) || COALESCE(renavam, ''::text)))) STORED,
  starts_on date,
  ends_on date,
  ownership text not null default 'held'::text,
  employee_id uuid,
  provider_id uuid,
  plate_key text generated always as (plate_key(plate)) STORED,
  erased_at timestamp with time zone,
  constraint vehicles_check CHECK (((brand_tenant_id = tenant_id) OR (brand_tenant_id = '00000000-0000-0000-0000-000000000000'::uuid))),
  constraint vehicles_check1 CHECK ((ends_on >= starts_on)),
  constraint vehicles_check2 CHECK ((num_nonnulls(resident_id, employee_id, provider_id) <= 1)),
  constraint vehicles_kind_check CHECK ((kind = ANY (ARRAY['car'::text, 'motorcycle'::text, 'truck'::text, 'electric_scooter'::text, 'other'::text]))),
  constraint vehicles_ownership_check CHECK ((ownership = ANY (ARRAY['held'::text, 'sold'::text]))),
  constraint vehicles_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint vehicles_brand_tenant_id_brand_id_fkey FOREIGN KEY (brand_tenant_id, brand_id) REFERENCES brands(tenant_id, id),
  constraint vehicles_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint vehicles_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint vehicles_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint vehicles_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint vehicles_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES files(tenant_id, id),
  constraint vehicles_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint vehicles_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES residents(tenant_id, id),
  constraint vehicles_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint vehicles_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX vehicles_by_plate ON public.vehicles USING btree (tenant_id, plate, id) WHERE (deleted_at IS NULL);
CREATE INDEX vehicles_by_tag ON public.vehicles USING btree (tenant_id, search_normal(tag)) WHERE ((deleted_at IS NULL) AND (tag IS NOT NULL));
CREATE UNIQUE INDEX vehicles_chassis ON public.vehicles USING btree (tenant_id, chassis) WHERE ((deleted_at IS NULL) AND (status = 'ATIVO'::text) AND (NOT disputed));
CREATE INDEX vehicles_disputed ON public.vehicles USING btree (tenant_id, created_at, id) WHERE disputed;
CREATE INDEX vehicles_of_apartment ON public.vehicles USING btree (tenant_id, apartment_id);
CREATE INDEX vehicles_of_brand ON public.vehicles USING btree (tenant_id, brand_id);
CREATE INDEX vehicles_of_employee ON public.vehicles USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX vehicles_of_provider ON public.vehicles USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX vehicles_of_resident ON public.vehicles USING btree (tenant_id, resident_id);
CREATE UNIQUE INDEX vehicles_plate ON public.vehicles USING btree (tenant_id, plate_key) WHERE ((deleted_at IS NULL) AND (status = 'ATIVO'::text) AND (NOT disputed));
CREATE UNIQUE INDEX vehicles_renavam ON public.vehicles USING btree (tenant_id, renavam) WHERE ((deleted_at IS NULL) AND (status = 'ATIVO'::text) AND (NOT disputed));
alter table vehicles enable row level security;
alter table vehicles force row level security;
create policy own_tenant on vehicles to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.vehicles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.vehicles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.vehicles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.vehicles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on vehicles to {{app}};

create table violations (
  tenant_id uuid not null,
  id uuid not null,
  number text,
  subject text collate "pt-BR-x-icu" not null,
  occurrence_id uuid not null,
  apartment_id uuid not null,
  rule_id uuid not null,
  happened_at timestamp with time zone not null,
  place text,
  facts text not null,
  defence_days integer not null,
  answer_to text not null,
  owner_id uuid,
  copy_to_id uuid,
  state text not null default 'draft'::text,
  notified_at timestamp with time zone,
  notified_by_id uuid,
  warning_text text,
  warning_digest text,
  warning_received_at timestamp with time zone,
  warning_received_how text,
  warning_received_by text,
  warning_receipt_file_id uuid,
  defence_until date,
  defence text,
  defence_picture_file_id uuid,
  defended_at timestamp with time zone,
  defended_by_id uuid,
  outcome text,
  decision text,
  contribution numeric,
  fine_amount numeric,
  minutes_picture_file_id uuid,
  decided_at timestamp with time zone,
  decided_by_id uuid,
  decision_text text,
  decision_digest text,
  decision_received_at timestamp with time zone,
  decision_received_how text,
  decision_received_by text,
  decision_receipt_file_id uuid,
  cancel_reason text,
  erased_at timestamp with time zone,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((subject || ' '::text) || COALESCE(number, ''::text)))) STORED,
  constraint violations_check CHECK (((state = ANY (ARRAY['draft'::text, 'cancelled'::text])) OR ((notified_at IS NOT NULL) AND (owner_id IS NOT NULL) AND (warning_text IS NOT NULL)))),
  constraint violations_check1 CHECK (((state <> ALL (ARRAY['answering'::text, 'decided'::text, 'closed'::text])) OR (num_nonnulls(defence_until, defended_at) > 0))),
  constraint violations_check2 CHECK ((num_nonnulls(defence_until, warning_received_at) <> 1)),
  constraint violations_check3 CHECK (((state <> 'defended'::text) OR (defended_at IS NOT NULL))),
  constraint violations_check4 CHECK (((decided_at IS NOT NULL) = (state = ANY (ARRAY['decided'::text, 'closed'::text])))),
  constraint violations_check5 CHECK (((outcome IS NOT NULL) = (state = ANY (ARRAY['decided'::text, 'closed'::text])))),
  constraint violations_check6 CHECK (((outcome IS DISTINCT FROM 'fined'::text) OR (fine_amount <= (contribution * (
CASE
    WHEN ((minutes_picture_file_id IS NULL) AND (erased_at IS NULL)) THEN 5
    ELSE 10
END)::numeric)))),
  constraint violations_check7 CHECK (((state <> 'closed'::text) OR (decision_received_at IS NOT NULL))),
  constraint violations_contribution_check CHECK ((contribution > (0)::numeric)),
  constraint violations_decision_received_how_check CHECK ((decision_received_how = ANY (ARRAY['in_person'::text, 'registered_mail'::text, 'notary'::text, 'portal'::text, 'refused'::text]))),
  constraint violations_defence_days_check CHECK (((defence_days >= 1) AND (defence_days <= 90))),
  constraint violations_fine_amount_check CHECK ((fine_amount > (0)::numeric)),
  constraint violations_outcome_check CHECK ((outcome = ANY (ARRAY['dismissed'::text, 'warned'::text, 'fined'::text]))),
  constraint violations_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'notified'::text, 'answering'::text, 'defended'::text, 'decided'::text, 'closed'::text, 'cancelled'::text]))),
  constraint violations_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint violations_warning_received_how_check CHECK ((warning_received_how = ANY (ARRAY['in_person'::text, 'registered_mail'::text, 'notary'::text, 'portal'::text, 'refused'::text]))),
  constraint violations_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint violations_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id),
  constraint violations_defended_by_id_fkey FOREIGN KEY (defended_by_id) REFERENCES users(id),
  constraint violations_notified_by_id_fkey FOREIGN KEY (notified_by_id) REFERENCES users(id),
  constraint violations_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint violations_tenant_id_copy_to_id_fkey FOREIGN KEY (tenant_id, copy_to_id) REFERENCES residents(tenant_id, id),
  constraint violations_tenant_id_decision_receipt_file_id_fkey FOREIGN KEY (tenant_id, decision_receipt_file_id) REFERENCES files(tenant_id, id),
  constraint violations_tenant_id_defence_picture_file_id_fkey FOREIGN KEY (tenant_id, defence_picture_file_id) REFERENCES files(tenant_id, id),
  constraint violations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint violations_tenant_id_minutes_picture_file_id_fkey FOREIGN KEY (tenant_id, minutes_picture_file_id) REFERENCES files(tenant_id, id),
  constraint violations_tenant_id_occurrence_id_fkey FOREIGN KEY (tenant_id, occurrence_id) REFERENCES occurrences(tenant_id, id),
  constraint violations_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES residents(tenant_id, id),
  constraint violations_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES rules(tenant_id, id),
  constraint violations_tenant_id_warning_receipt_file_id_fkey FOREIGN KEY (tenant_id, warning_receipt_file_id) REFERENCES files(tenant_id, id),
  constraint violations_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint violations_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX violations_by_moment ON public.violations USING btree (tenant_id, happened_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX violations_decision_receipt ON public.violations USING btree (tenant_id, decision_receipt_file_id) WHERE (decision_receipt_file_id IS NOT NULL);
CREATE INDEX violations_defence_picture ON public.violations USING btree (tenant_id, defence_picture_file_id) WHERE (defence_picture_file_id IS NOT NULL);
CREATE INDEX violations_minutes_picture ON public.violations USING btree (tenant_id, minutes_picture_file_id) WHERE (minutes_picture_file_id IS NOT NULL);
CREATE UNIQUE INDEX violations_number ON public.violations USING btree (tenant_id, search_normal(number)) WHERE ((deleted_at IS NULL) AND (number IS NOT NULL));
CREATE INDEX violations_of_apartment ON public.violations USING btree (tenant_id, apartment_id);
CREATE INDEX violations_of_copy ON public.violations USING btree (tenant_id, copy_to_id) WHERE (copy_to_id IS NOT NULL);
CREATE INDEX violations_of_occurrence ON public.violations USING btree (tenant_id, occurrence_id);
CREATE INDEX violations_of_owner ON public.violations USING btree (tenant_id, owner_id) WHERE (owner_id IS NOT NULL);
CREATE INDEX violations_of_rule ON public.violations USING btree (tenant_id, rule_id);
CREATE INDEX violations_warning_receipt ON public.violations USING btree (tenant_id, warning_receipt_file_id) WHERE (warning_receipt_file_id IS NOT NULL);
alter table violations enable row level security;
alter table violations force row level security;
create policy own_tenant on violations to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.violations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.violations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER violations_letters BEFORE UPDATE ON public.violations FOR EACH ROW EXECUTE FUNCTION keep_issued_letters();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.violations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.violations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on violations to {{app}};

create table visit_corrections (
  tenant_id uuid not null,
  id uuid not null,
  visit_id uuid not null,
  text text not null,
  reason text not null,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  constraint visit_corrections_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint visit_corrections_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint visit_corrections_tenant_id_visit_id_fkey FOREIGN KEY (tenant_id, visit_id) REFERENCES visits(tenant_id, id),
  constraint visit_corrections_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX visit_corrections_of ON public.visit_corrections USING btree (tenant_id, visit_id, created_at);
alter table visit_corrections enable row level security;
alter table visit_corrections force row level security;
create policy own_tenant on visit_corrections to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select on visit_corrections to {{app}};

create table visitors (
  tenant_id uuid not null,
  id uuid not null,
  name text collate "pt-BR-x-icu" not null,
  social_name text,
  cpf text,
  id_doc jsonb,
  birth_date date,
  gender text,
  company text,
  plate text,
  email text,
  phones text[] not null default '{}'::text[],
  photo_file_id uuid,
  notes text,
  provisional boolean,
  blocked boolean not null default false,
  blocked_reason text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  id_doc_key text generated always as (id_doc_key(id_doc)) STORED,
  id_doc_number text generated always as ((id_doc ->> 'number'::text)) STORED,
  blocked_at timestamp with time zone,
  blocked_by uuid,
  blocked_until timestamp with time zone,
  block_confirmed_at timestamp with time zone,
  block_confirmed_by uuid,
  merged_into uuid,
  search_text text generated always as (search_normal(((((((((name || ' '::text) || COALESCE(social_name, ''::text)) || ' '::text) || COALESCE(company, ''::text)) || ' '::text) || plate_words(plate)) || ' '::text) || phone_words(phones)))) STORED,
  marital_status text,
  nationality text,
  cnh_number text,
  cnh_category text,
  cnh_expires_on date,
  erased_at timestamp with time zone,
  plate_key text generated always as (plate_key(plate)) STORED,
  constraint visitors_cnh_category_check CHECK ((cnh_category = ANY (ARRAY['ACC'::text, 'A'::text, 'B'::text, 'AB'::text, 'C'::text, 'AC'::text, 'D'::text, 'AD'::text, 'E'::text, 'AE'::text]))),
  constraint visitors_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'not_informed'::text]))),
  constraint visitors_marital_status_check CHECK ((marital_status = ANY (ARRAY['single'::text, 'married'::text, 'divorced'::text, 'widowed'::text, 'stable_union'::text]))),
  constraint visitors_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint visitors_block_confirmed_by_fkey FOREIGN KEY (block_confirmed_by) REFERENCES users(id),
  constraint visitors_blocked_by_fkey FOREIGN KEY (blocked_by) REFERENCES users(id),
  constraint visitors_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint visitors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint visitors_tenant_id_merged_into_fkey FOREIGN KEY (tenant_id, merged_into) REFERENCES visitors(tenant_id, id),
  constraint visitors_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES files(tenant_id, id),
  constraint visitors_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint visitors_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX visitors_blocked ON public.visitors USING btree (tenant_id, id) INCLUDE (plate_key) WHERE (blocked AND (deleted_at IS NULL));
CREATE INDEX visitors_by_name ON public.visitors USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX visitors_by_search ON public.visitors USING btree (tenant_id) INCLUDE (search_text, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX visitors_cpf ON public.visitors USING btree (tenant_id, cpf) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX visitors_id_doc ON public.visitors USING btree (tenant_id, id_doc_key) WHERE (deleted_at IS NULL);
CREATE INDEX visitors_id_doc_number ON public.visitors USING btree (tenant_id, id_doc_number) WHERE ((deleted_at IS NULL) AND (id_doc_number IS NOT NULL));
CREATE INDEX visitors_merged_into ON public.visitors USING btree (tenant_id, merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX visitors_plate ON public.visitors USING btree (tenant_id, plate_key) WHERE ((plate_key IS NOT NULL) AND (deleted_at IS NULL));
alter table visitors enable row level security;
alter table visitors force row level security;
create policy own_tenant on visitors to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.visitors REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.visitors REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER note_for_readers AFTER UPDATE OF blocked, blocked_until, plate, deleted_at ON public.visitors FOR EACH ROW WHEN ((jsonb_build_array(old.blocked, old.blocked_until, old.plate, old.deleted_at) IS DISTINCT FROM jsonb_build_array(new.blocked, new.blocked_until, new.plate, new.deleted_at))) EXECUTE FUNCTION note_for_readers();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.visitors REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.visitors REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
grant insert, select, update on visitors to {{app}};

create table visits (
  tenant_id uuid not null,
  id uuid not null,
  guest_name text collate "pt-BR-x-icu" not null,
  visitor_id uuid not null,
  kind text not null,
  apartment_id uuid,
  employee_id uuid,
  host_id uuid,
  provider_id uuid,
  companions integer,
  plate text,
  purpose text,
  authority text,
  photo_file_id uuid,
  expected_from timestamp with time zone,
  expected_to timestamp with time zone,
  state text not null default 'waiting'::text,
  waiting_since timestamp with time zone,
  unanswered_at timestamp with time zone,
  answered_at timestamp with time zone,
  answered_by_id uuid,
  answered_through text,
  answered_name text,
  denied_reason text,
  pass_id uuid,
  checked_in_at timestamp with time zone,
  checked_in_by_id uuid,
  let_in_reason text,
  checked_out_at timestamp with time zone,
  checked_out_by_id uuid,
  checked_out_how text,
  status text not null default 'ATIVO'::text,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  search_text text generated always as (search_normal(((guest_name || ' '::text) || plate_words(plate)))) STORED,
  erased_at timestamp with time zone,
  plate_key text generated always as (plate_key(plate)) STORED,
  provider_absent boolean,
  overstay_seen_at timestamp with time zone,
  on_the_way_at timestamp with time zone,
  common_area_id uuid,
  constraint visits_answered_through_check CHECK ((answered_through = ANY (ARRAY['app'::text, 'intercom'::text, 'phone'::text, 'list'::text, 'desk'::text, 'pass'::text]))),
  constraint visits_check1 CHECK ((expected_to > expected_from)),
  constraint visits_check2 CHECK (((state <> 'inside'::text) OR (checked_in_at IS NOT NULL))),
  constraint visits_check3 CHECK (((state = 'left'::text) = (checked_out_how IS NOT NULL))),
  constraint visits_check5 CHECK (((state <> ALL (ARRAY['denied'::text, 'authorised'::text])) OR (answered_through IS NOT NULL))),
  constraint visits_checked_out_how_check CHECK ((checked_out_how = ANY (ARRAY['desk'::text, 'reader'::text, 'unknown_time'::text, 'closed_by_job'::text]))),
  constraint visits_destination CHECK (((num_nonnulls(apartment_id, employee_id, common_area_id) = 1) OR ((kind = 'official'::text) AND (num_nonnulls(apartment_id, employee_id, common_area_id) = 0)))),
  constraint visits_exit_has_its_time CHECK (((checked_out_how IS NULL) OR ((checked_out_how = ANY (ARRAY['desk'::text, 'reader'::text])) = (checked_out_at IS NOT NULL)))),
  constraint visits_kind_check CHECK ((kind = ANY (ARRAY['social'::text, 'delivery'::text, 'ride'::text, 'service'::text, 'event_guest'::text, 'recurring'::text, 'official'::text]))),
  constraint visits_state_check CHECK ((state = ANY (ARRAY['expected'::text, 'waiting'::text, 'authorised'::text, 'denied'::text, 'cancelled'::text, 'no_show'::text, 'inside'::text, 'left'::text]))),
  constraint visits_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  constraint visits_answered_by_id_fkey FOREIGN KEY (answered_by_id) REFERENCES users(id),
  constraint visits_checked_in_by_id_fkey FOREIGN KEY (checked_in_by_id) REFERENCES users(id),
  constraint visits_checked_out_by_id_fkey FOREIGN KEY (checked_out_by_id) REFERENCES users(id),
  constraint visits_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint visits_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES apartments(tenant_id, id),
  constraint visits_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES common_areas(tenant_id, id),
  constraint visits_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employees(tenant_id, id),
  constraint visits_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint visits_tenant_id_host_id_fkey FOREIGN KEY (tenant_id, host_id) REFERENCES residents(tenant_id, id),
  constraint visits_tenant_id_pass_id_fkey FOREIGN KEY (tenant_id, pass_id) REFERENCES passes(tenant_id, id),
  constraint visits_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES files(tenant_id, id),
  constraint visits_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES service_providers(tenant_id, id),
  constraint visits_tenant_id_visitor_id_fkey FOREIGN KEY (tenant_id, visitor_id) REFERENCES visitors(tenant_id, id),
  constraint visits_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint visits_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX visits_by_entry ON public.visits USING btree (tenant_id, checked_in_at DESC) WHERE ((checked_in_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX visits_by_exit ON public.visits USING btree (tenant_id, checked_out_at DESC) WHERE ((checked_out_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX visits_by_start ON public.visits USING btree (tenant_id, expected_from DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX visits_denied ON public.visits USING btree (tenant_id, answered_at) WHERE ((state = 'denied'::text) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX visits_inside ON public.visits USING btree (tenant_id, visitor_id) WHERE ((state = 'inside'::text) AND (deleted_at IS NULL));
CREATE INDEX visits_no_show ON public.visits USING btree (tenant_id, expected_from) WHERE ((state = 'no_show'::text) AND (deleted_at IS NULL));
CREATE INDEX visits_of_apartment ON public.visits USING btree (tenant_id, apartment_id, created_at) WHERE (apartment_id IS NOT NULL);
CREATE INDEX visits_of_common_area ON public.visits USING btree (tenant_id, common_area_id) WHERE (common_area_id IS NOT NULL);
CREATE INDEX visits_of_creator ON public.visits USING btree (tenant_id, created_by);
CREATE INDEX visits_of_employee ON public.visits USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX visits_of_host ON public.visits USING btree (tenant_id, host_id) WHERE (host_id IS NOT NULL);
CREATE INDEX visits_of_pass ON public.visits USING btree (tenant_id, pass_id) WHERE (pass_id IS NOT NULL);
CREATE INDEX visits_of_provider ON public.visits USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX visits_of_visitor ON public.visits USING btree (tenant_id, visitor_id);
CREATE INDEX visits_open ON public.visits USING btree (tenant_id, state, expected_from) WHERE ((state = ANY (ARRAY['expected'::text, 'waiting'::text, 'authorised'::text, 'inside'::text])) AND (deleted_at IS NULL));
alter table visits enable row level security;
alter table visits force row level security;
create policy own_tenant on visits to public using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) with check (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER count_inserted AFTER INSERT ON public.visits REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.visits REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_live_rows();
grant insert, select, update on visits to {{app}};

create table web_assets (
  name text not null,
  content bytea not null,
  release text not null,
  added_at timestamp with time zone not null default now(),
  constraint web_assets_name_check CHECK ((name ~ '^[A-Za-z0-9_.-]{1,120}$'::text)),
  constraint web_assets_pkey PRIMARY KEY (name)
);
grant select on web_assets to {{app}};
grant delete, insert, select, update (release) on web_assets to {{system}};

create function adding_words(target text, query text) returns text
  language sql immutable parallel unsafe
as $$RETURN format('insert into search_words (tenant_id, register, former, word, row_id)
       select come.tenant_id, %1$L, come.status <> ''ATIVO'', one.word collate "C", come.id
       from (%2$s) come, lateral words_in(come.search_text) one (word)'::text, target, query)$$;

create function blank_old_addresses(why text) returns integer
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  own constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  blanked integer;
begin
  update audit_log set address = null
    where tenant_id = own and at < now() - interval '183 days' and address is not null;
  get diagnostics blanked = row_count;
  if blanked > 0 then
    insert into audit_log (tenant_id, id, actor_role, register, operation, changes, reason)
      values (own, gen_random_uuid(), 'system', 'audit_log', 'erase',
        jsonb_build_object('address', jsonb_build_array(null, null)), why);
  end if;
  return blanked;
end $$;
grant execute on function blank_old_addresses to {{app}};

create function block_unseen_door(tenant uuid, locker uuid, door_number integer) returns void
  language plpgsql volatile parallel unsafe set search_path = public
as $$
begin
  if not exists (
    select 1 from lockers l
    join locker_manufacturers m on m.tenant_id = l.tenant_id and m.id = l.manufacturer_id
    where l.tenant_id = tenant and l.id = locker and l.board is not null
      and m.protocol in ('kerong', 'winnsen')
  ) then
    return;
  end if;
  update locker_doors d set state = 'blocked'
  where d.tenant_id = tenant and d.locker_id = locker and d.number = door_number
    and d.state <> 'blocked';
  if found then
    insert into door_readings (tenant_id, locker_id, door, blocked_reason)
    values (tenant, locker, door_number, 'to_be_looked_into')
    on conflict (tenant_id, locker_id, door)
      do update set blocked_reason = excluded.blocked_reason;
  end if;
end $$;
grant execute on function block_unseen_door to {{app}};

create function count_live_rows() returns trigger
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    insert into register_count_deltas (tenant_id, register, delta)
      select tenant_id, tg_table_name, count(*) from new_rows where deleted_at is null group by 1;
  end if;
  if tg_op = 'UPDATE' then
    insert into register_count_deltas (tenant_id, register, delta)
      select tenant_id, tg_table_name, -count(*) from old_rows where deleted_at is null group by 1;
  end if;
  return null;
end $$;

create function drop_unused_file(file uuid) returns boolean
  language plpgsql volatile parallel unsafe set search_path = public, pg_temp
as $$
begin
  delete from files where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and id = file;
  return found;
exception when foreign_key_violation then
  return false;
end $$;
grant execute on function drop_unused_file to {{app}};

create function erase_access_events(events uuid[], why text) returns integer
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  own constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  gone uuid[];
begin
  with erased as (
    delete from access_events e
      where e.tenant_id = own and e.id = any(events) and e.at < now() - interval '30 days'
      returning e.id
  ), keys as (
    delete from access_event_keys k using erased e where k.tenant_id = own and k.event_id = e.id
  )
  select array_agg(e.id) into gone from erased e;
  if gone is null then
    return 0;
  end if;
  update audit_log a set changes = '{}'
    where a.tenant_id = own and a.register = 'access_events' and a.row_id = any(gone);
  insert into audit_log (tenant_id, id, actor_role, register, operation, changes, reason)
    values (own, gen_random_uuid(), 'system', 'access_events', 'erase',
      jsonb_build_object('count', jsonb_build_array(null, cardinality(gone))), why);
  return cardinality(gone);
end $$;
grant execute on function erase_access_events to {{app}};

create function erase_alerts(alerts uuid[], why text) returns integer
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
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
grant execute on function erase_alerts to {{app}};

create function erase_audited_values(of_register text, rows uuid[], fields text[], why text) returns void
  language sql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
  update audit_log a set changes = (
      select jsonb_object_agg(
        c.key, case when c.key = any(fields) then '[null, null]'::jsonb else c.value end
      )
      from jsonb_each(a.changes) c
    )
    where a.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      and a.register = of_register and a.row_id = any(rows) and a.changes ?| fields;
  insert into audit_log (tenant_id, id, actor_role, register, row_id, operation, changes, reason)
    select nullif(current_setting('app.tenant_id', true), '')::uuid, gen_random_uuid(), 'system',
      of_register, r.id, 'erase',
      (select jsonb_object_agg(f.name, '[null, null]'::jsonb) from unnest(fields) f (name)), why
    from unnest(rows) r (id)
$$;
grant execute on function erase_audited_values to {{app}};

create function erase_check_reasons(until timestamp with time zone, why text) returns integer
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  own constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  erased integer;
begin
  update audit_log a set changes = jsonb_set(a.changes, '{reason}', '[null, null]')
    where a.tenant_id = own and a.register = 'lockers' and a.operation = 'door_check'
      and a.changes ? 'reason' and a.changes->'reason' <> '[null, null]'
      and a.at <= least(until, now() - interval '30 days');
  get diagnostics erased = row_count;
  if erased > 0 then
    insert into audit_log (tenant_id, id, actor_role, register, operation, changes, reason)
      values (own, gen_random_uuid(), 'system', 'lockers', 'erase',
        jsonb_build_object('reason', jsonb_build_array(null, null)), why);
  end if;
  return erased;
end $$;
grant execute on function erase_check_reasons to {{app}};

create function erase_trail_of(erasure uuid) returns integer
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  own constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  receipt erasures;
  records uuid[];
  blanked integer;
begin
  select * into receipt from erasures e where e.tenant_id = own and e.id = erasure;
  if not found then
    raise exception 'there is no such erasure' using errcode = 'no_data_found';
  end if;
  with recursive merged as (
    select receipt.person_id as id
    union
    select v.id from visitors v join merged m on v.merged_into = m.id
    where v.tenant_id = own and receipt.register = 'visitors'
  )
  select array_agg(m.id) into records from merged m;
  update audit_log a set reason = null, changes = (
      select coalesce(jsonb_object_agg(c.key, '[null, null]'::jsonb), '{}')
      from jsonb_each(a.changes) c
    )
    where a.tenant_id = own and a.register = receipt.register and a.row_id = any(records)
      and (a.changes <> '{}' or a.reason is not null);
  get diagnostics blanked = row_count;
  insert into audit_log
      (tenant_id, id, actor_id, actor_role, register, row_id, operation, changes)
    select own, gen_random_uuid(), receipt.asked_by, 'sindico', receipt.register, r.id, 'erase',
      '{"name": [null, null]}'
    from unnest(records) r (id);
  return blanked;
end $$;
grant execute on function erase_trail_of to {{app}};

create function facial_status_of(company uuid, person uuid) returns text
  language sql stable parallel unsafe set search_path = public, pg_temp
as $$
  select case
    when c.id is null then case
      when l.asked_at > coalesce(w.withdrawn_at, '-infinity') then 'consent_pending'
      when w.withdrawn_at is not null then 'revoked'
      else 'none' end
    when f.id is null then 'photo_pending'
    when f.state = 'refused' then 'failed'
    when h.refused > 0 then 'failed'
    when h.done > 0 and h.open = 0 then 'enrolled'
    else 'processing' end
  from (select) one
  left join face_consents c on c.tenant_id = company and c.withdrawn_at is null
    and coalesce(c.resident_id, c.employee_id, c.provider_id) = person
  left join faces f on f.tenant_id = company and f.consent_id = c.id
  left join face_links l on l.tenant_id = company
    and (l.resident_id = person or l.employee_id = person or l.provider_id = person)
  left join lateral (
    select max(p.withdrawn_at) as withdrawn_at from face_consents p
    where p.tenant_id = company and coalesce(p.resident_id, p.employee_id, p.provider_id) = person
      and p.withdrawn_how <> 'replaced') w on true
  left join lateral (
    select count(*) filter (where e.state = 'done') as done,
      count(*) filter (where e.state in ('waiting', 'unknown')) as open,
      count(*) filter (where e.state = 'refused') as refused
    from reader_numbers n
    join reader_entries e on e.tenant_id = n.tenant_id and e.number = n.number
      and e.part = 'face' and e.wanted is not null
    where f.state = 'good' and n.tenant_id = company
      and (n.resident_id = person or n.employee_id = person or n.provider_id = person)) h on true
$$;
grant execute on function facial_status_of to {{app}};

create procedure find_by_words(IN target regclass)
  language plpgsql
as $$
declare
  tenant uuid;
begin
  execute format(
    'create trigger words_of_inserted after insert on %s referencing new table as new_rows
       for each statement execute function keep_search_words()', target);
  execute format(
    'create trigger words_of_updated after update on %s
       referencing old table as old_rows new table as new_rows
       for each statement execute function keep_search_words()', target);
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    execute adding_words(target::text, format(
      'select tenant_id, id, status, search_text from %s where deleted_at is null', target));
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

create function fold_register_counts() returns void
  language sql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
  with gone as (
    delete from register_count_deltas
      where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      returning tenant_id, register, delta
  )
  insert into register_count_deltas (tenant_id, register, delta)
    select tenant_id, register, sum(delta) from gone group by 1, 2 having sum(delta) <> 0
$$;
grant execute on function fold_register_counts to {{app}};

create procedure forbid_foreign_tenants(IN target regclass)
  language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy own_tenant on %s using (%s) with check (%s)', target,
    'tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid',
    'tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid'
  );
end $$;

create function id_doc_key(id_doc jsonb) returns text
  language sql immutable parallel safe
as $$RETURN CASE WHEN ((id_doc ->> 'kind'::text) = 'cin'::text) THEN ('cpf:'::text || (id_doc ->> 'number'::text)) ELSE (((((((id_doc ->> 'kind'::text) || ':'::text) || COALESCE((id_doc ->> 'country'::text), CASE WHEN ((id_doc ->> 'kind'::text) = ANY (ARRAY['passport'::text, 'other'::text])) THEN ''::text ELSE 'BR'::text END)) || ':'::text) || CASE WHEN ((id_doc ->> 'kind'::text) = ANY (ARRAY['rg'::text, 'other'::text])) THEN regexp_replace(COALESCE((id_doc ->> 'issuer'::text), ''::text), '[^[:alnum:]]'::text, ''::text, 'g'::text) ELSE ''::text END) || ':'::text) || (id_doc ->> 'number'::text)) END$$;
grant execute on function id_doc_key to {{app}};

create function is_free_pin(company uuid, wanted bytea) returns boolean
  language plpgsql volatile parallel unsafe
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(format('PIN %s %s', company, wanted), 0));
  return not exists (
      select from pass_secrets where tenant_id = company and pin_digest = wanted
    ) and not exists (
      select from access_pins where tenant_id = company and digest = wanted
    );
end $$;
grant execute on function is_free_pin to {{app}};

create function keep_access_hold(company uuid, reader uuid, at_door integer) returns void
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  wanted boolean;
begin
  -- One after the other: whether a door is wanted open depends on the orders of all its points.
  perform pg_advisory_xact_lock(hashtextextended(format('access holds %s', company), 0));
  if not exists (select from access_readers where tenant_id = company and equipment_id = reader) then
    return;
  end if;
  wanted := exists (
    select from access_order_points o
    join access_points p on p.tenant_id = o.tenant_id and p.id = o.point_id
    where o.tenant_id = company and o.kind = 'release' and o.ended_at is null
      and p.equipment_id = reader and coalesce(p.channel, 1) = at_door
  );
  if wanted then
    insert into access_holds as h (tenant_id, equipment_id, door) values (company, reader, at_door)
    on conflict (tenant_id, equipment_id, door) do update
      set is_wanted = true, version = default, wanted_since = clock_timestamp(), sent_at = null,
        pulse = null, state = 'waiting', reason = null, detail = null, tries = 0,
        next_at = clock_timestamp(), proven_at = null
      where not h.is_wanted;
  else
    delete from access_holds
      where tenant_id = company and equipment_id = reader and door = at_door and not may_hold;
    update access_holds
      set is_wanted = false, version = default, wanted_since = clock_timestamp(), sent_at = null,
        state = 'waiting', reason = null, detail = null, tries = 0, next_at = clock_timestamp(),
        proven_at = null
      where tenant_id = company and equipment_id = reader and door = at_door and is_wanted;
  end if;
  insert into device_calls (tenant_id, device) values (company, 'reader ' || reader)
    on conflict (tenant_id, device) do update set called_at = clock_timestamp();
end $$;

create procedure keep_catalogue(IN target regclass)
  language plpgsql
as $$
declare
  own text := 'tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid';
  someone text := 'nullif(current_setting(''app.tenant_id'', true), '''') is not null';
  columns text;
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy own_or_shared on %s using (%s or (tenant_id = %L and %s)) with check (%s)',
    target, own, '00000000-0000-0000-0000-000000000000', someone, own);
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
    from pg_attribute
    where attrelid = target and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('tenant_id', 'id');
  execute format('grant select, insert on %s to {{app}}', target);
  execute format('grant update (%s) on %s to {{app}}', columns, target);
end $$;

create function keep_door_outcome() returns trigger
  language plpgsql volatile parallel unsafe set search_path = public
as $$
begin
  if coalesce(new.resident_id, old.resident_id) is distinct from old.resident_id
    or coalesce(new.check_reason, old.check_reason) is distinct from old.check_reason
    or (old.over_at is not null
      and to_jsonb(new) - 'resident_id' - 'check_reason'
        <> to_jsonb(old) - 'resident_id' - 'check_reason')
    or (new.state <> old.state and not (
      (old.state = 'waiting' and new.state in ('sent', 'refused'))
      or (old.state = 'sent' and new.state in ('done', 'refused', 'unknown'))))
  then
    raise exception 'what became of a door is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create function keep_door_state(tenant uuid, locker uuid, door_number integer) returns void
  language plpgsql volatile parallel unsafe set search_path = public
as $$
begin
  perform 1 from lockers l where l.tenant_id = tenant and l.id = locker for no key update;
  update locker_doors d set state = s.state
  from (
    select case
      when exists (
        select 1 from parcels p
        where p.tenant_id = tenant and p.locker_id = locker and p.door = door_number
          and p.state in ('arrived', 'told', 'reminded') and p.deleted_at is null) then 'occupied'
      when exists (
        select 1 from door_commands c
        where c.tenant_id = tenant and c.locker_id = locker and c.door = door_number
          and c.purpose = 'deposit' and c.over_at is null) then 'reserved'
      else 'free' end as state) s
  where d.tenant_id = tenant and d.locker_id = locker and d.number = door_number
    and d.state not in ('blocked', s.state);
end $$;
grant execute on function keep_door_state to {{app}};

create function keep_doors_of_commands() returns trigger
  language plpgsql volatile parallel unsafe set search_path = public
as $$
begin
  perform keep_door_state(new.tenant_id, new.locker_id, new.door);
  return null;
end $$;

create function keep_doors_of_parcels() returns trigger
  language plpgsql volatile parallel unsafe set search_path = public
as $$
declare
  is_over constant boolean := tg_op = 'UPDATE' and old.locker_id is not null
    and old.state in ('arrived', 'told', 'reminded') and old.deleted_at is null
    and (new.state not in ('arrived', 'told', 'reminded') or new.deleted_at is not null);
  is_moved constant boolean := tg_op = 'UPDATE' and old.locker_id is not null
    and old.state in ('arrived', 'told', 'reminded') and old.deleted_at is null
    and (new.locker_id, new.door) is distinct from (old.locker_id, old.door);
begin
  if is_over or is_moved then
    perform 1 from lockers l where l.tenant_id = old.tenant_id and l.id = old.locker_id
      for no key update;
  end if;
  if is_over then
    perform keep_unseen_door(old.tenant_id, old.id, old.locker_id, old.door);
  elsif is_moved and not was_opened_since(old.tenant_id, old.id, old.locker_id, old.door) then
    perform block_unseen_door(old.tenant_id, old.locker_id, old.door);
  end if;
  if tg_op = 'UPDATE' and old.locker_id is not null then
    perform keep_door_state(old.tenant_id, old.locker_id, old.door);
  end if;
  if new.locker_id is not null then
    perform keep_door_state(new.tenant_id, new.locker_id, new.door);
  end if;
  return null;
end $$;

create function keep_ended_departure() returns trigger
  language plpgsql volatile parallel unsafe set search_path = public
as $$
declare
  is_erased boolean := false;
begin
  if old.state = tg_argv[0] then
    return new;
  end if;
  if tg_table_name = 'departures' then
    is_erased := new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
      and exists (select from erasures e where e.tenant_id = old.tenant_id
        and (e.register, e.person_id) in (('residents', old.resident_id),
          ('employees', old.employee_id), ('service-providers', old.provider_id)));
  elsif to_jsonb(new) - 'title' = to_jsonb(old) - 'title' then
    -- A departure of a provider has things of the employees whom they send.
    is_erased := exists (select from departures d join erasures e on e.tenant_id = d.tenant_id
      where d.tenant_id = old.tenant_id and d.id = old.departure_id
        and new.title = 'Pessoa apagada ' || e.number
        and e.person_id = case old.kind when 'employee' then old.thing_id else old.person_id end
        and e.register = case
          when d.resident_id is not null then 'residents'
          when d.provider_id = old.person_id and old.kind <> 'employee' then 'service-providers'
          else 'employees' end);
  end if;
  if is_erased then
    return new;
  end if;
  raise exception 'a departure that is over is not rewritten'
    using errcode = 'integrity_constraint_violation';
end $$;

create function keep_erasure() returns trigger
  language plpgsql volatile parallel unsafe set search_path = public
as $$
begin
  if old.blanked <> '{}' or old.kept <> '{}' then
    raise exception 'the receipt of an erasure is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create function keep_facial_status() returns trigger
  language plpgsql volatile parallel unsafe set search_path = public, pg_temp
as $$
declare
  one jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  company uuid := (one ->> 'tenant_id')::uuid;
  resident uuid := (one ->> 'resident_id')::uuid;
  employee uuid := (one ->> 'employee_id')::uuid;
  computed text;
begin
  if tg_table_name = 'reader_entries' then
    select n.resident_id, n.employee_id into resident, employee from reader_numbers n
      where n.tenant_id = company and n.number = (one ->> 'number')::bigint;
  end if;
  if coalesce(resident, employee) is null then
    return null;
  end if;
  computed := facial_status_of(company, coalesce(resident, employee));
  update residents set facial_status = computed
    where tenant_id = company and id = resident and facial_status <> computed;
  update employees set facial_status = computed
    where tenant_id = company and id = employee and facial_status <> computed;
  return null;
end $$;

create function keep_holds_of_order() returns trigger
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  place record;
begin
  select p.equipment_id, coalesce(p.channel, 1) as door into place from access_points p
    where p.tenant_id = new.tenant_id and p.id = new.point_id;
  if place.equipment_id is not null then
    perform keep_access_hold(new.tenant_id, place.equipment_id, place.door);
  end if;
  -- A release wins over a lockdown, whose lists change with it.
  if exists (
    select from access_order_points o
    where o.tenant_id = new.tenant_id and o.point_id = new.point_id and o.kind = 'lockdown'
      and o.ended_at is null
  ) and exists (select from access_readers where tenant_id = new.tenant_id) then
    insert into reader_changes (tenant_id) values (new.tenant_id);
  end if;
  return null;
end $$;

create function keep_holds_of_point() returns trigger
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
begin
  if old.equipment_id is not null then
    perform keep_access_hold(old.tenant_id, old.equipment_id, coalesce(old.channel, 1));
  end if;
  if new.equipment_id is not null then
    perform keep_access_hold(new.tenant_id, new.equipment_id, coalesce(new.channel, 1));
  end if;
  return null;
end $$;

create function keep_holds_of_reader() returns trigger
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  at_door integer;
begin
  for at_door in
    select distinct coalesce(p.channel, 1) from access_points p
    where p.tenant_id = new.tenant_id and p.equipment_id = new.equipment_id
  loop
    perform keep_access_hold(new.tenant_id, new.equipment_id, at_door);
  end loop;
  return null;
end $$;

create function keep_issued_letters() returns trigger
  language plpgsql volatile parallel unsafe set search_path = public
as $$
begin
  if new.erased_at is null
    and ((old.warning_text is not null
        and (new.warning_text, new.warning_digest) is distinct from (old.warning_text, old.warning_digest))
      or (old.decision_text is not null
        and (new.decision_text, new.decision_digest)
          is distinct from (old.decision_text, old.decision_digest)))
  then
    raise exception 'a letter that was issued is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create function keep_last_day() returns trigger
  language plpgsql volatile parallel unsafe set search_path = public
as $$
declare
  last_day date := case when new.state = 'pending' and new.choice in ('end', 'landlord')
    then new.last_day end;
begin
  if new.kind = 'login' and exists (
    select 1 from occupancies o
    where o.tenant_id = new.tenant_id and o.resident_id = new.person_id and o.deleted_at is null
      and o.starts_on > last_day and o.leaves_on is null) then
    last_day := null;
  end if;
  if new.kind in ('login', 'role') then
    update memberships m set leaves_on = last_day
      where m.tenant_id = new.tenant_id and m.id = new.thing_id and m.leaves_on is distinct from last_day;
  elsif new.kind = 'occupancy' then
    update occupancies o set leaves_on = last_day
      where o.tenant_id = new.tenant_id and o.id = new.thing_id and o.leaves_on is distinct from last_day;
  elsif new.kind in ('person', 'employee') then
    update employees e set leaves_on = last_day
      where e.tenant_id = new.tenant_id and e.id = new.thing_id and e.leaves_on is distinct from last_day;
    update service_providers p set leaves_on = last_day
      where p.tenant_id = new.tenant_id and p.id = new.thing_id and p.leaves_on is distinct from last_day;
  end if;
  return null;
end $$;

create procedure keep_owned_rows(IN target regclass)
  language plpgsql
as $$
begin
  call forbid_foreign_tenants(target);
  execute format('grant select, insert, update, delete on %s to {{app}}', target);
end $$;

create function keep_parcel_event() returns trigger
  language plpgsql volatile parallel unsafe set search_path = public
as $$
begin
  if coalesce(new.place_note, old.place_note) is distinct from old.place_note
    or coalesce(new.reason, old.reason) is distinct from old.reason then
    raise exception 'the chain of a parcel is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create function keep_parcel_outcome() returns trigger
  language plpgsql volatile parallel unsafe set search_path = public
as $$
begin
  if (new.number, new.kind, new.arrived_at) is distinct from (old.number, old.kind, old.arrived_at)
    or (old.state not in ('arrived', 'told', 'reminded')
      and ((new.state <> old.state
          and not (old.state = 'lost' and new.state in ('arrived', 'told', 'reminded')))
        or (new.handed_at, new.handed_by_id, new.handed_how, new.returned_at, new.returned_by_id,
            new.lost_at, new.lost_by_id, new.refused_at, new.refused_by_id, new.cancelled_at,
            new.cancelled_by_id, new.carrier)
          is distinct from (old.handed_at, old.handed_by_id, old.handed_how, old.returned_at,
            old.returned_by_id, old.lost_at, old.lost_by_id, old.refused_at, old.refused_by_id,
            old.cancelled_at, old.cancelled_by_id, old.carrier)
        or (coalesce(new.handed_to_id, old.handed_to_id),
            coalesce(new.signature_file_id, old.signature_file_id),
            coalesce(new.handed_photo_file_id, old.handed_photo_file_id),
            coalesce(new.photo_file_id, old.photo_file_id))
          is distinct from (old.handed_to_id, old.signature_file_id, old.handed_photo_file_id,
            old.photo_file_id)
        or (coalesce(new.addressee, old.addressee), coalesce(new.tracking, old.tracking),
            coalesce(new.handed_name, old.handed_name),
            coalesce(new.handed_reason, old.handed_reason),
            coalesce(new.returned_reason, old.returned_reason),
            coalesce(new.lost_report, old.lost_report),
            coalesce(nullif(new.refused_statement, '—'), old.refused_statement))
          is distinct from (old.addressee, old.tracking, old.handed_name, old.handed_reason,
            old.returned_reason, old.lost_report, old.refused_statement)))
  then
    raise exception 'what became of a parcel is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create function keep_reader() returns trigger
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
begin
  if new.driver <> 'none' then
    insert into access_readers (tenant_id, equipment_id) values (new.tenant_id, new.id)
      on conflict (tenant_id, equipment_id) do update set look_at = now(), tries = 0;
    insert into device_leases (tenant_id, device) values (new.tenant_id, 'reader ' || new.id)
      on conflict do nothing;
    insert into reader_lists (tenant_id) values (new.tenant_id) on conflict do nothing;
  end if;
  if exists (
    select from access_readers where tenant_id = new.tenant_id and equipment_id = new.id
  ) then
    insert into reader_changes (tenant_id) values (new.tenant_id);
  end if;
  return null;
end $$;

create procedure keep_register(IN target regclass)
  language plpgsql
as $$
begin
  call forbid_foreign_tenants(target);
  execute format('grant select, insert, update on %s to {{app}}', target);
  execute format(
    'create trigger count_inserted after insert on %s referencing new table as new_rows
       for each statement execute function count_live_rows()', target);
  execute format(
    'create trigger count_updated after update on %s
       referencing old table as old_rows new table as new_rows
       for each statement execute function count_live_rows()', target);
end $$;

create function keep_search_words() returns trigger
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  columns text := 'select tenant_id, id, status, search_text';
begin
  if tg_op = 'INSERT' then
    execute adding_words(tg_table_name, columns || ' from new_rows where deleted_at is null');
    return null;
  end if;
  execute format(
    'delete from search_words held
       using (
         %1$s from old_rows where deleted_at is null
         except
         %1$s from new_rows where deleted_at is null
       ) was, lateral words_in(was.search_text) one (word)
       where held.tenant_id = was.tenant_id and held.register = %2$L
         and held.former = (was.status <> ''ATIVO'') and held.word = one.word collate "C"
         and held.row_id = was.id', columns, tg_table_name);
  execute adding_words(tg_table_name, format(
    '%1$s from new_rows where deleted_at is null
     except
     %1$s from old_rows where deleted_at is null', columns));
  return null;
end $$;

create function keep_signed_handover() returns trigger
  language plpgsql volatile parallel unsafe set search_path = public
as $$
begin
  if new.number is distinct from old.number
    or (new.outgoing_id is distinct from old.outgoing_id
      and (old.state, new.state) <> ('open', 'left'))
    or (old.state <> 'open'
      and ((new.post, new.starts_at, new.ends_at, new.left_at, new.parcels_counted,
          new.parcels_expected, new.cancelled_at, new.cancelled_by_id)
        is distinct from (old.post, old.starts_at, old.ends_at, old.left_at, old.parcels_counted,
          old.parcels_expected, old.cancelled_at, old.cancelled_by_id)
        or (new.state <> old.state and (old.state, new.state) <> ('left', 'done'))
        or (new.notes is distinct from old.notes and new.notes is not null)
        or (new.count_note is distinct from old.count_note
          and coalesce(new.count_note, '—') <> '—')
        or (new.left_signature_file_id is distinct from old.left_signature_file_id
          and new.left_signature_file_id is not null)))
    or (old.state in ('left', 'done') and new.deleted_at is not null)
    or (old.state = 'done'
      and ((new.incoming_id, new.received_at) is distinct from (old.incoming_id, old.received_at)
        or (new.remark is distinct from old.remark and coalesce(new.remark, '—') <> '—')
        or (new.received_signature_file_id is distinct from old.received_signature_file_id
          and new.received_signature_file_id is not null)))
  then
    raise exception 'what was signed is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create function keep_tied_login() returns trigger
  language plpgsql volatile parallel unsafe set search_path = public
as $$
begin
  -- `keep_last_day` looks at the login again.
  update departure_items i set outcome = i.outcome
    where i.tenant_id = new.tenant_id and i.kind = 'login' and i.state = 'pending'
      and i.person_id in (old.resident_id, new.resident_id);
  return null;
end $$;

create function keep_unseen_door(tenant uuid, parcel uuid, locker uuid, door_number integer) returns void
  language plpgsql volatile parallel unsafe set search_path = public
as $$
begin
  if not exists (
    select 1 from door_commands c
    where c.tenant_id = tenant and c.parcel_id = parcel and c.purpose = 'collect'
      and c.finding = 'empty' and c.opened_at is not null
  ) then
    perform block_unseen_door(tenant, locker, door_number);
  end if;
end $$;
grant execute on function keep_unseen_door to {{app}};

create function make_access_partitions(months integer) returns void
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  first date := date_trunc('month', now() at time zone 'UTC');
  name text;
begin
  for ahead in 0..months loop
    name := format('access_events_%s', to_char(first + make_interval(months => ahead), 'YYYY_MM'));
    if to_regclass(name) is null then
      execute format(
        'create table %I partition of access_events for values from (%L) to (%L)', name,
        (first + make_interval(months => ahead))::timestamp at time zone 'UTC',
        (first + make_interval(months => ahead + 1))::timestamp at time zone 'UTC'
      );
      call forbid_foreign_tenants(name::regclass);
    end if;
  end loop;
end $$;
grant execute on function make_access_partitions to {{system}};

create function make_audit_partitions(months integer) returns void
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  first date := date_trunc('month', now() at time zone 'UTC');
  name text;
begin
  for ahead in 0..months loop
    name := format('audit_log_%s', to_char(first + make_interval(months => ahead), 'YYYY_MM'));
    if to_regclass(name) is null then
      execute format(
        'create table %I partition of audit_log for values from (%L) to (%L)', name,
        (first + make_interval(months => ahead))::timestamp at time zone 'UTC',
        (first + make_interval(months => ahead + 1))::timestamp at time zone 'UTC'
      );
      call forbid_foreign_tenants(name::regclass);
    end if;
  end loop;
end $$;
grant execute on function make_audit_partitions to {{system}};

create function move_uses_of_shared(target text, pointer text, register text, source uuid, kept uuid, actor uuid, actor_role text, address text, reason text) returns integer
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  nil uuid := '00000000-0000-0000-0000-000000000000';
  tenant uuid;
  moved integer;
  total integer := 0;
begin
  call require_shared_scope();
  for tenant in select t.id from tenants t order by t.id loop
    perform set_config('app.tenant_id', tenant::text, true);
    execute format(
      'with changed as (
         update %2$I set %1$I = $4, version = version + 1, updated_at = now(), updated_by = $5
           where tenant_id = $1 and %3$I = $2 and %1$I = $3 and deleted_at is null
           returning id
       )
       insert into audit_log
         (tenant_id, id, actor_id, actor_role, register, row_id, operation, changes, address, reason)
         select $1, gen_random_uuid(), $5, $6, $7, id, ''update'',
           jsonb_build_object(%1$L, jsonb_build_array($3, $4)), $8, $9
         from changed',
      pointer, target, regexp_replace(pointer, '_id$', '_tenant_id')
    ) using tenant, nil, source, kept, actor, actor_role, register, address, reason;
    get diagnostics moved = row_count;
    total := total + moved;
  end loop;
  perform set_config('app.tenant_id', nil::text, true);
  return total;
end $$;
grant execute on function move_uses_of_shared to {{app}};

create function note_company_for_readers() returns trigger
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  scope constant text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', new.id::text, true);
  if exists (select from access_readers where tenant_id = new.id) then
    insert into reader_changes (tenant_id) values (new.id);
  end if;
  perform set_config('app.tenant_id', scope, true);
  return null;
end $$;

create function note_for_readers() returns trigger
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  scope constant text := coalesce(current_setting('app.tenant_id', true), '');
  versions jsonb[] := array[]::jsonb[];
  one jsonb;
  company uuid;
  pair text;
begin
  if tg_op <> 'INSERT' then versions := versions || to_jsonb(old); end if;
  if tg_op <> 'DELETE' then versions := versions || to_jsonb(new); end if;
  company := (versions[1] ->> 'tenant_id')::uuid;
  if company is null then
    return null;
  end if;
  -- Logins change outside the scope of a company.
  if scope <> company::text then
    perform set_config('app.tenant_id', company::text, true);
  end if;
  if exists (select from access_readers where tenant_id = company) then
    if tg_nargs = 0 then
      insert into reader_changes (tenant_id) values (company);
    end if;
    foreach one in array versions loop
      for nth in 0 .. tg_nargs - 1 loop
        pair := tg_argv[nth];
        if one ->> split_part(pair, ':', 2) is not null then
          insert into reader_changes (tenant_id, subject)
            values (company, split_part(pair, ':', 1) || ':' || (one ->> split_part(pair, ':', 2)));
        end if;
      end loop;
      -- Both versions mostly name the same subject.
      exit when tg_op = 'UPDATE' and to_jsonb(old) ->> 'id' = to_jsonb(new) ->> 'id'
        and tg_nargs = 1 and tg_argv[0] like '%:id';
    end loop;
  end if;
  if scope <> company::text then
    perform set_config('app.tenant_id', scope, true);
  end if;
  return null;
end $$;

create function note_login_for_readers() returns trigger
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  scope constant text := coalesce(current_setting('app.tenant_id', true), '');
  one record;
begin
  for one in
    select tenant_id, coalesce('resident:' || resident_id, 'employee:' || employee_id,
      'provider:' || provider_id) as subject
    from memberships
    where user_id = new.id and tenant_id is not null
      and num_nonnulls(resident_id, employee_id, provider_id) = 1
  loop
    perform set_config('app.tenant_id', one.tenant_id::text, true);
    if exists (select from access_readers where tenant_id = one.tenant_id) then
      insert into reader_changes (tenant_id, subject) values (one.tenant_id, one.subject);
    end if;
  end loop;
  perform set_config('app.tenant_id', scope, true);
  return null;
end $$;

create function note_removal() returns trigger
  language plpgsql volatile parallel unsafe set search_path = public, pg_temp
as $$
begin
  if tg_op = 'DELETE' then
    if old.wanted is null then
      update reader_removals set gone_at = clock_timestamp()
        where tenant_id = old.tenant_id and equipment_id = old.equipment_id
          and number = old.number and part = old.part and gone_at is null;
    end if;
  elsif new.wanted is not null then
    -- Wanted again before it was gone.
    delete from reader_removals
      where tenant_id = new.tenant_id and equipment_id = new.equipment_id
        and number = new.number and part = new.part and gone_at is null;
  else
    insert into reader_removals (tenant_id, equipment_id, number, part)
      values (new.tenant_id, new.equipment_id, new.number, new.part)
      on conflict do nothing;
  end if;
  return null;
end $$;

create function phone_words(phones text[]) returns text
  language sql immutable parallel safe
as $$RETURN translate(regexp_replace(array_to_string(phones, ' '::text), '\+55(\d\d)(\d+)(\d{4})'::text, '\1\2\3 \2\3 \3'::text, 'g'::text), '+'::text, ''::text)$$;
grant execute on function phone_words to {{app}};

create function plate_key(plate text) returns text
  language sql immutable parallel safe
as $$RETURN CASE WHEN (plate ~ '^[A-Z]{3}[0-9]{4}$'::text) THEN OVERLAY(plate PLACING chr((65 + (substr(plate, 5, 1))::integer)) FROM 5 FOR 1) ELSE plate END$$;
grant execute on function plate_key to {{app}};

create function plate_words(plate text) returns text
  language sql immutable parallel safe
as $$RETURN (WITH forms(form) AS (SELECT plate_words.plate AS plate UNION SELECT CASE WHEN (plate_words.plate ~ '^[A-Z]{3}[0-9]{4}$'::text) THEN plate_key(plate_words.plate) WHEN (plate_words.plate ~ '^[A-Z]{3}[0-9][A-J][0-9]{2}$'::text) THEN OVERLAY(plate_words.plate PLACING ((ascii(substr(plate_words.plate, 5, 1)) - 65))::text FROM 5 FOR 1) ELSE NULL::text END AS "case") SELECT COALESCE(string_agg(concat(forms.form, ' ', "right"(forms.form, 4)), ' '::text), ''::text) AS "coalesce" FROM forms WHERE (forms.form IS NOT NULL))$$;
grant execute on function plate_words to {{app}};

create function provider_may_be_required(company uuid) returns boolean
  language sql stable parallel unsafe security definer set search_path = public, pg_temp
as $$
  select
    exists (
      select from memberships m
        join users u on u.id = m.user_id and u.status = 'ATIVO' and u.deleted_at is null
        join passkeys p on p.user_id = u.id
      where m.tenant_id = company and m.role = 'sindico' and m.status = 'ATIVO'
        and m.deleted_at is null and m.invitation is null
        and m.starts_on <= current_date and coalesce(m.ends_on >= current_date, true))
    and exists (
      select from memberships m
        join users u on u.id = m.user_id and u.status = 'ATIVO' and u.deleted_at is null
        join passkeys p on p.user_id = u.id
      where m.tenant_id is null and m.role in ('master', 'admin') and m.status = 'ATIVO'
        and m.deleted_at is null and m.invitation is null
        and m.starts_on <= current_date and coalesce(m.ends_on >= current_date, true))
$$;
grant execute on function provider_may_be_required to {{app}};

create procedure require_shared_scope()
  language plpgsql
as $$
begin
  if current_setting('app.tenant_id', true) is distinct from '00000000-0000-0000-0000-000000000000' then
    raise exception 'only who keeps the shared rows may look for their uses'
      using errcode = 'insufficient_privilege';
  end if;
end $$;

create function restart_reader() returns trigger
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
begin
  update access_readers set stopped_at = null, trouble = null, tries = 0, look_at = now()
    where tenant_id = new.tenant_id and equipment_id = new.equipment_id;
  return null;
end $$;

create function search_normal(value text) returns text
  language sql immutable parallel safe
as $$RETURN lower((regexp_replace(NORMALIZE(COALESCE(value, ''::text), NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text) COLLATE "pt-BR-x-icu"))$$;
grant execute on function search_normal to {{app}}, {{auth}}, {{system}};

create function sweep_unconfirmed_registrations() returns integer
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  guest uuid;
  swept integer := 0;
begin
  for guest in
    select u.id from users u
      where u.created_at < now() - interval '7 days'
        and not exists (select from memberships m where m.user_id = u.id)
        and not exists (select from user_passwords p where p.user_id = u.id and p.proven)
      for update of u skip locked
  loop
    begin
      delete from password_tokens where user_id = guest;
      delete from user_passwords where user_id = guest and not proven;
      delete from users where id = guest;
      swept := swept + 1;
    exception when foreign_key_violation then
      -- Something was given to them meanwhile, or stands in their name.
      null;
    end;
  end loop;
  return swept;
end $$;
grant execute on function sweep_unconfirmed_registrations to {{auth}};

create function tenant_today(tenant uuid) returns date
  language sql stable parallel safe
as $$RETURN (SELECT ((now() AT TIME ZONE tenants.time_zone))::date AS timezone FROM tenants WHERE (tenants.id = tenant_today.tenant))$$;
grant execute on function tenant_today to {{app}}, {{auth}}, {{system}};

create function uses_of_shared(target text, pointer text, shared uuid[]) returns TABLE(id uuid, uses integer)
  language plpgsql volatile parallel unsafe security definer set search_path = public, pg_temp
as $$
declare
  nil uuid := '00000000-0000-0000-0000-000000000000';
  tenant uuid;
begin
  call require_shared_scope();
  for tenant in select t.id from tenants t loop
    perform set_config('app.tenant_id', tenant::text, true);
    return query execute format(
      'select %1$I, count(*)::integer from %2$I
         where tenant_id = $1 and %3$I = $2 and %1$I = any($3) and deleted_at is null group by 1',
      pointer, target, regexp_replace(pointer, '_id$', '_tenant_id')
    ) using tenant, nil, shared;
  end loop;
  perform set_config('app.tenant_id', nil::text, true);
end $$;
grant execute on function uses_of_shared to {{app}};

create function was_opened_since(tenant uuid, parcel uuid, locker uuid, door_number integer) returns boolean
  language sql stable parallel unsafe set search_path = public
as $$
  select exists (
    select 1 from locker_doors d
    where d.tenant_id = tenant and d.locker_id = locker and d.number = door_number
      and d.latch = 'open')
  or exists (
    select 1 from door_commands c
    where c.tenant_id = tenant and c.locker_id = locker and c.door = door_number
      and c.opened_at > (
        select max(e.at) from parcel_events e
        where e.tenant_id = tenant and e.parcel_id = parcel and e.kind in ('received', 'moved')
          and e.locker_id = locker and e.door = door_number))
$$;
grant execute on function was_opened_since to {{app}};

create function words_in(value text) returns SETOF text
  language sql immutable parallel safe
as $$
  select distinct left(word, 60)
  from string_to_table(value, ' ') token, lateral (
    select token
    union all
    select part
      from regexp_split_to_table(regexp_replace(token, '@.*', ''), '[!-/:-@\[-`{-~·•–—]+') part
      where token ~ '[!-/:-@\[-`{-~·•–—]'
    union all
    select part
      from regexp_split_to_table(
        replace(regexp_replace(token, '@.*', ''), '''', ''), '[!-/:-@\[-`{-~·•–—]+') part
      where token like '%''%'
  ) found (word)
  where word <> ''
$$;

create function words_of_list(items text[]) returns text
  language sql immutable parallel safe
as $$RETURN array_to_string(items, ' '::text)$$;
grant execute on function words_of_list to {{app}};
