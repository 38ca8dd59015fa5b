-- Printed by `npm run print` from a database that all migrations were applied to one by one; never
-- edited. An empty database is given this in one transaction in place of them (decision 0102).
-- {{app}}, {{auth}}, {{system}} and {{owner}} are the roles of the database.

SET LOCAL check_function_bodies = off;
SET LOCAL search_path = '';

CREATE COLLATION public.natural_order (provider = icu, locale = 'pt-BR-u-kn-true');

CREATE OR REPLACE FUNCTION public.search_normal(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN lower((regexp_replace(NORMALIZE(COALESCE(value, ''::text), NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text) COLLATE "pt-BR-x-icu"));
CREATE OR REPLACE PROCEDURE public.forbid_foreign_tenants(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy own_tenant on %s using (%s) with check (%s)', target,
    'tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid',
    'tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid'
  );
end $procedure$;
CREATE OR REPLACE FUNCTION public.count_live_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE PROCEDURE public.keep_register(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
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
end $procedure$;
CREATE OR REPLACE PROCEDURE public.keep_owned_rows(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  call forbid_foreign_tenants(target);
  execute format('grant select, insert, update, delete on %s to {{app}}', target);
end $procedure$;
CREATE OR REPLACE FUNCTION public.fold_register_counts()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with gone as (
    delete from register_count_deltas
      where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      returning tenant_id, register, delta
  )
  insert into register_count_deltas (tenant_id, register, delta)
    select tenant_id, register, sum(delta) from gone group by 1, 2 having sum(delta) <> 0
$function$;
CREATE OR REPLACE FUNCTION public.make_audit_partitions(months integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE PROCEDURE public.keep_catalogue(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
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
end $procedure$;
CREATE OR REPLACE FUNCTION public.plate_key(plate text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (plate ~ '^[A-Z]{3}[0-9]{4}$'::text) THEN OVERLAY(plate PLACING chr((65 + (substr(plate, 5, 1))::integer)) FROM 5 FOR 1) ELSE plate END;
CREATE OR REPLACE FUNCTION public.id_doc_key(id_doc jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN ((id_doc ->> 'kind'::text) = 'cin'::text) THEN ('cpf:'::text || (id_doc ->> 'number'::text)) ELSE (((((((id_doc ->> 'kind'::text) || ':'::text) || COALESCE((id_doc ->> 'country'::text), CASE WHEN ((id_doc ->> 'kind'::text) = ANY (ARRAY['passport'::text, 'other'::text])) THEN ''::text ELSE 'BR'::text END)) || ':'::text) || CASE WHEN ((id_doc ->> 'kind'::text) = ANY (ARRAY['rg'::text, 'other'::text])) THEN regexp_replace(COALESCE((id_doc ->> 'issuer'::text), ''::text), '[^[:alnum:]]'::text, ''::text, 'g'::text) ELSE ''::text END) || ':'::text) || (id_doc ->> 'number'::text)) END;
CREATE OR REPLACE PROCEDURE public.require_shared_scope()
 LANGUAGE plpgsql
AS $procedure$
begin
  if current_setting('app.tenant_id', true) is distinct from '00000000-0000-0000-0000-000000000000' then
    raise exception 'only who keeps the shared rows may look for their uses'
      using errcode = 'insufficient_privilege';
  end if;
end $procedure$;
CREATE OR REPLACE FUNCTION public.uses_of_shared(target text, pointer text, shared uuid[])
 RETURNS TABLE(id uuid, uses integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.move_uses_of_shared(target text, pointer text, register text, source uuid, kept uuid, actor uuid, actor_role text, address text, reason text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.sweep_unconfirmed_registrations()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.phone_words(phones text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN translate(regexp_replace(array_to_string(phones, ' '::text), '\+55(\d\d)(\d+)(\d{4})'::text, '\1\2\3 \2\3 \3'::text, 'g'::text), '+'::text, ''::text);
CREATE OR REPLACE FUNCTION public.plate_words(plate text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (WITH forms(form) AS (SELECT plate_words.plate AS plate UNION SELECT CASE WHEN (plate_words.plate ~ '^[A-Z]{3}[0-9]{4}$'::text) THEN public.plate_key(plate_words.plate) WHEN (plate_words.plate ~ '^[A-Z]{3}[0-9][A-J][0-9]{2}$'::text) THEN OVERLAY(plate_words.plate PLACING ((ascii(substr(plate_words.plate, 5, 1)) - 65))::text FROM 5 FOR 1) ELSE NULL::text END AS "case") SELECT COALESCE(string_agg(concat(forms.form, ' ', "right"(forms.form, 4)), ' '::text), ''::text) AS "coalesce" FROM forms WHERE (forms.form IS NOT NULL));
CREATE OR REPLACE FUNCTION public.words_in(value text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
$function$;
CREATE OR REPLACE FUNCTION public.adding_words(target text, query text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN format('insert into search_words (tenant_id, register, former, word, row_id)
       select come.tenant_id, %1$L, come.status <> ''ATIVO'', one.word collate "C", come.id
       from (%2$s) come, lateral words_in(come.search_text) one (word)'::text, target, query);
CREATE OR REPLACE FUNCTION public.keep_search_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE PROCEDURE public.find_by_words(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
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
end $procedure$;
CREATE OR REPLACE FUNCTION public.words_of_list(items text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN array_to_string(items, ' '::text);
CREATE OR REPLACE FUNCTION public.erase_audited_values(of_register text, rows uuid[], fields text[], why text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
CREATE OR REPLACE FUNCTION public.erase_alerts(alerts uuid[], why text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.blank_old_addresses(why text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.drop_unused_file(file uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from files where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and id = file;
  return found;
exception when foreign_key_violation then
  return false;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_ended_departure()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.keep_parcel_outcome()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.keep_door_outcome()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.keep_door_state(tenant uuid, locker uuid, door_number integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.keep_unseen_door(tenant uuid, parcel uuid, locker uuid, door_number integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  if not exists (
    select 1 from door_commands c
    where c.tenant_id = tenant and c.parcel_id = parcel and c.purpose = 'collect'
      and c.finding = 'empty' and c.opened_at is not null
  ) then
    perform block_unseen_door(tenant, locker, door_number);
  end if;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_doors_of_parcels()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.keep_doors_of_commands()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  perform keep_door_state(new.tenant_id, new.locker_id, new.door);
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_signed_handover()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.keep_parcel_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  if coalesce(new.place_note, old.place_note) is distinct from old.place_note
    or coalesce(new.reason, old.reason) is distinct from old.reason then
    raise exception 'the chain of a parcel is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.erase_check_reasons(until timestamp with time zone, why text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.block_unseen_door(tenant uuid, locker uuid, door_number integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.was_opened_since(tenant uuid, parcel uuid, locker uuid, door_number integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
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
$function$;
CREATE OR REPLACE FUNCTION public.keep_issued_letters()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.provider_may_be_required(company uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
CREATE OR REPLACE FUNCTION public.keep_last_day()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.keep_tied_login()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  -- `keep_last_day` looks at the login again.
  update departure_items i set outcome = i.outcome
    where i.tenant_id = new.tenant_id and i.kind = 'login' and i.state = 'pending'
      and i.person_id in (old.resident_id, new.resident_id);
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.is_free_pin(company uuid, wanted bytea)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended(format('PIN %s %s', company, wanted), 0));
  return not exists (
      select from pass_secrets where tenant_id = company and pin_digest = wanted
    ) and not exists (
      select from access_pins where tenant_id = company and digest = wanted
    );
end $function$;
CREATE OR REPLACE FUNCTION public.make_access_partitions(months integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.erase_access_events(events uuid[], why text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.note_for_readers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.note_login_for_readers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.keep_reader()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.restart_reader()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update access_readers set stopped_at = null, trouble = null, tries = 0, look_at = now()
    where tenant_id = new.tenant_id and equipment_id = new.equipment_id;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.note_company_for_readers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  scope constant text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', new.id::text, true);
  if exists (select from access_readers where tenant_id = new.id) then
    insert into reader_changes (tenant_id) values (new.id);
  end if;
  perform set_config('app.tenant_id', scope, true);
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.note_removal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.facial_status_of(company uuid, person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
CREATE OR REPLACE FUNCTION public.keep_facial_status()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.keep_access_hold(company uuid, reader uuid, at_door integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.keep_holds_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.keep_holds_of_point()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if old.equipment_id is not null then
    perform keep_access_hold(old.tenant_id, old.equipment_id, coalesce(old.channel, 1));
  end if;
  if new.equipment_id is not null then
    perform keep_access_hold(new.tenant_id, new.equipment_id, coalesce(new.channel, 1));
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_holds_of_reader()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.keep_erasure()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  if old.blanked <> '{}' or old.kept <> '{}' then
    raise exception 'the receipt of an erasure is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.erase_trail_of(erasure uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE TABLE public.access_areas (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  tower_id uuid,
  outside boolean,
  notes text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(name)) STORED,
  passback text,
  passback_minutes integer,
  CONSTRAINT access_areas_passback_check CHECK ((passback = ANY (ARRAY['none'::text, 'soft'::text, 'hard'::text]))),
  CONSTRAINT access_areas_passback_minutes_check CHECK (((passback_minutes >= 1) AND (passback_minutes <= 10080))),
  CONSTRAINT access_areas_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT access_areas_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.access_doors (
  tenant_id uuid NOT NULL,
  equipment_id uuid NOT NULL,
  door integer NOT NULL,
  is_open boolean NOT NULL,
  read_at timestamp with time zone NOT NULL,
  since timestamp with time zone NOT NULL,
  told_time text,
  CONSTRAINT access_doors_pkey PRIMARY KEY (tenant_id, equipment_id, door)
);
CREATE TABLE public.access_event_keys (
  tenant_id uuid NOT NULL,
  equipment_id uuid NOT NULL,
  epoch integer NOT NULL,
  reader_event text NOT NULL,
  event_id uuid NOT NULL,
  CONSTRAINT access_event_keys_pkey PRIMARY KEY (tenant_id, equipment_id, epoch, reader_event)
);
CREATE TABLE public.access_events (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  point_id uuid NOT NULL,
  fact text NOT NULL,
  direction text NOT NULL,
  reason text,
  marks text[] DEFAULT '{}'::text[] NOT NULL,
  credential text,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  visitor_id uuid,
  card_id uuid,
  pass_id uuid,
  visit_id uuid,
  rule_id uuid,
  considered jsonb DEFAULT '[]'::jsonb NOT NULL,
  opened_by uuid,
  opening_reason text,
  equipment_id uuid,
  epoch integer,
  reader_event text,
  reader_time text,
  reader_zone text,
  attempt_id uuid,
  CONSTRAINT access_events_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id, visitor_id) <= 1)),
  CONSTRAINT access_events_check1 CHECK (((fact = 'denied'::text) = (reason IS NOT NULL))),
  CONSTRAINT access_events_check2 CHECK (((fact = 'opened'::text) = ((opened_by IS NOT NULL) AND (opening_reason IS NOT NULL)))),
  CONSTRAINT access_events_check3 CHECK ((num_nonnulls(equipment_id, epoch, reader_event) = ANY (ARRAY[0, 3]))),
  CONSTRAINT access_events_check4 CHECK (((attempt_id IS NULL) OR (fact = ANY (ARRAY['granted'::text, 'taken'::text, 'not_taken'::text])))),
  CONSTRAINT access_events_credential_check CHECK ((credential = ANY (ARRAY['card'::text, 'tag'::text, 'qr'::text, 'pin'::text, 'face'::text, 'plate'::text]))),
  CONSTRAINT access_events_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  CONSTRAINT access_events_fact_check CHECK ((fact = ANY (ARRAY['granted'::text, 'denied'::text, 'pending'::text, 'taken'::text, 'not_taken'::text, 'forced'::text, 'held'::text, 'exit_button'::text, 'opened'::text]))),
  CONSTRAINT access_events_reason_check CHECK ((reason = ANY (ARRAY['unknown'::text, 'blocked'::text, 'not_yet'::text, 'expired'::text, 'schedule'::text, 'holiday'::text, 'wrong_point'::text, 'used_up'::text, 'revoked'::text, 'lost_card'::text, 'no_consent'::text, 'passback'::text, 'interlock'::text, 'lockdown'::text, 'error'::text]))),
  CONSTRAINT access_events_pkey PRIMARY KEY (tenant_id, id, at)
) PARTITION BY RANGE (at);
CREATE TABLE public.access_events_rest PARTITION OF public.access_events DEFAULT;
CREATE TABLE public.access_holds (
  tenant_id uuid NOT NULL,
  equipment_id uuid NOT NULL,
  door integer NOT NULL,
  is_wanted boolean DEFAULT true NOT NULL,
  version bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  wanted_since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  may_hold boolean DEFAULT false NOT NULL,
  sent_at timestamp with time zone,
  pulse text,
  state text DEFAULT 'waiting'::text NOT NULL,
  reason text,
  detail text,
  tries integer DEFAULT 0 NOT NULL,
  next_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  proven_at timestamp with time zone,
  CONSTRAINT access_holds_check CHECK (((state <> ALL (ARRAY['refused'::text, 'unknown'::text])) OR (reason IS NOT NULL))),
  CONSTRAINT access_holds_pulse_check CHECK ((pulse = ANY (ARRAY['sent'::text, 'done'::text, 'unknown'::text]))),
  CONSTRAINT access_holds_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text, 'unknown'::text]))),
  CONSTRAINT access_holds_pkey PRIMARY KEY (tenant_id, equipment_id, door)
);
CREATE TABLE public.access_interlocks (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  access_point_id uuid NOT NULL,
  ordinal integer NOT NULL,
  point_id uuid NOT NULL,
  CONSTRAINT access_interlocks_check CHECK ((access_point_id <> point_id)),
  CONSTRAINT access_interlocks_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.access_order_points (
  tenant_id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  point_id uuid NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT access_order_points_kind_check CHECK ((kind = ANY (ARRAY['release'::text, 'lockdown'::text]))),
  CONSTRAINT access_order_points_pkey PRIMARY KEY (tenant_id, order_id, point_id)
);
CREATE TABLE public.access_orders (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  started_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  started_by uuid NOT NULL,
  ended_at timestamp with time zone,
  ended_by uuid,
  CONSTRAINT access_orders_check CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  CONSTRAINT access_orders_kind_check CHECK ((kind = ANY (ARRAY['release'::text, 'lockdown'::text]))),
  CONSTRAINT access_orders_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 200))),
  CONSTRAINT access_orders_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.access_pardons (
  tenant_id uuid NOT NULL,
  event_id uuid NOT NULL,
  person_id uuid NOT NULL,
  area_id uuid NOT NULL,
  given_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  given_by uuid NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT access_pardons_pkey PRIMARY KEY (tenant_id, event_id)
);
CREATE TABLE public.access_pins (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  is_duress boolean NOT NULL,
  sealed bytea NOT NULL,
  digest bytea NOT NULL,
  set_at timestamp with time zone DEFAULT now() NOT NULL,
  set_by uuid NOT NULL,
  CONSTRAINT access_pins_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id) = 1)),
  CONSTRAINT access_pins_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT access_pins_tenant_id_digest_key UNIQUE (tenant_id, digest)
);
CREATE TABLE public.access_points (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  direction text NOT NULL,
  area_from_id uuid,
  area_to_id uuid,
  equipment_id uuid,
  channel integer,
  door_sensor boolean,
  held_open_s integer,
  way_out text,
  exit_tried_on date,
  notes text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(name)) STORED,
  photo_file_id uuid,
  CONSTRAINT access_points_channel_check CHECK (((channel >= 1) AND (channel <= 16))),
  CONSTRAINT access_points_check CHECK (((direction = 'in'::text) OR (status = 'INATIVO'::text) OR ((way_out IS NOT NULL) AND (exit_tried_on IS NOT NULL)))),
  CONSTRAINT access_points_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text, 'both'::text]))),
  CONSTRAINT access_points_held_open_s_check CHECK (((held_open_s >= 5) AND (held_open_s <= 600))),
  CONSTRAINT access_points_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT access_points_way_out_check CHECK ((way_out = ANY (ARRAY['exit_button'::text, 'free_passage'::text]))),
  CONSTRAINT access_points_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.access_presence (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  visitor_id uuid,
  area_id uuid,
  is_inside boolean NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  point_id uuid,
  event_id uuid,
  doubts text[] DEFAULT '{}'::text[] NOT NULL,
  corrected_by uuid,
  CONSTRAINT access_presence_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id, visitor_id) = 1)),
  CONSTRAINT access_presence_check1 CHECK ((num_nonnulls(event_id, corrected_by) = 1)),
  CONSTRAINT access_presence_doubts_check CHECK ((doubts <@ ARRAY['no_passage'::text, 'both_ways'::text, 'elsewhere'::text])),
  CONSTRAINT access_presence_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.access_readers (
  tenant_id uuid NOT NULL,
  equipment_id uuid NOT NULL,
  generation integer DEFAULT 1 NOT NULL,
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
  tries integer DEFAULT 0 NOT NULL,
  look_at timestamp with time zone DEFAULT now() NOT NULL,
  stopped_at timestamp with time zone,
  settings bytea,
  settings_at timestamp with time zone,
  holidays bytea,
  epoch integer DEFAULT 1 NOT NULL,
  cursor jsonb,
  events_at timestamp with time zone,
  inventory_wanted boolean DEFAULT true NOT NULL,
  inventory_at timestamp with time zone,
  inventory jsonb,
  holidays_wanted bytea,
  CONSTRAINT access_readers_device_id_check CHECK ((device_id ~ '^[0-9]{1,20}$'::text)),
  CONSTRAINT access_readers_pkey PRIMARY KEY (tenant_id, equipment_id)
);
CREATE TABLE public.access_rule_apartments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  access_rule_id uuid NOT NULL,
  ordinal integer NOT NULL,
  apartment_id uuid NOT NULL,
  CONSTRAINT access_rule_apartments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.access_rule_people (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  access_rule_id uuid NOT NULL,
  ordinal integer NOT NULL,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  CONSTRAINT access_rule_people_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id) = 1)),
  CONSTRAINT access_rule_people_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.access_rule_points (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  access_rule_id uuid NOT NULL,
  ordinal integer NOT NULL,
  point_id uuid NOT NULL,
  CONSTRAINT access_rule_points_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.access_rule_towers (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  access_rule_id uuid NOT NULL,
  ordinal integer NOT NULL,
  tower_id uuid NOT NULL,
  CONSTRAINT access_rule_towers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.access_rules (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  kinds text[] DEFAULT '{}'::text[] NOT NULL,
  relations text[] DEFAULT '{}'::text[] NOT NULL,
  schedule_id uuid,
  credentials text[] DEFAULT '{}'::text[] NOT NULL,
  two_credentials boolean,
  valid_from date,
  valid_to date,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(name)) STORED,
  CONSTRAINT access_rules_check CHECK ((valid_to >= valid_from)),
  CONSTRAINT access_rules_credentials_check CHECK ((credentials <@ ARRAY['card'::text, 'tag'::text, 'qr'::text, 'pin'::text, 'face'::text, 'plate'::text])),
  CONSTRAINT access_rules_kinds_check CHECK ((kinds <@ ARRAY['resident'::text, 'employee'::text, 'provider'::text, 'visitor'::text])),
  CONSTRAINT access_rules_relations_check CHECK ((relations <@ ARRAY['owner'::text, 'tenant'::text, 'dependent'::text, 'domestic_staff'::text, 'landlord'::text])),
  CONSTRAINT access_rules_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT access_rules_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.access_schedule_hours (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  access_schedule_id uuid NOT NULL,
  ordinal integer NOT NULL,
  days text[] DEFAULT '{}'::text[] NOT NULL,
  from_time text NOT NULL,
  to_time text NOT NULL,
  CONSTRAINT access_schedule_hours_days_check CHECK ((days <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text, 'holiday'::text])),
  CONSTRAINT access_schedule_hours_from_time_check CHECK ((from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT access_schedule_hours_to_time_check CHECK ((to_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT access_schedule_hours_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.access_schedules (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  description text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((name || ' '::text) || COALESCE(description, ''::text)))) STORED,
  CONSTRAINT access_schedules_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT access_schedules_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.act_counts (
  tenant_id uuid NOT NULL,
  act text NOT NULL,
  counted_for uuid NOT NULL,
  since timestamp with time zone DEFAULT now() NOT NULL,
  count integer DEFAULT 1 NOT NULL,
  CONSTRAINT act_counts_act_check CHECK (((char_length(act) >= 1) AND (char_length(act) <= 40))),
  CONSTRAINT act_counts_pkey PRIMARY KEY (tenant_id, act, counted_for)
);
CREATE TABLE public.address_claims (
  host text NOT NULL,
  port integer NOT NULL,
  tenant_id uuid NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT address_claims_pkey PRIMARY KEY (host, port)
);
CREATE TABLE public.announcement_apartments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  announcement_id uuid NOT NULL,
  ordinal integer NOT NULL,
  apartment_id uuid NOT NULL,
  CONSTRAINT announcement_apartments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.announcement_attachments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  announcement_id uuid NOT NULL,
  ordinal integer NOT NULL,
  name text NOT NULL,
  picture_file_id uuid,
  CONSTRAINT announcement_attachments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.announcement_recipients (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  announcement_id uuid NOT NULL,
  role text NOT NULL,
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
  CONSTRAINT announcement_recipients_check CHECK (((resident_id IS NULL) = (apartment_id IS NULL))),
  CONSTRAINT announcement_recipients_check1 CHECK (((user_id IS NOT NULL) OR (resident_id IS NOT NULL) OR (employee_id IS NOT NULL))),
  CONSTRAINT announcement_recipients_check2 CHECK (((acknowledged_at IS NULL) OR (read_at IS NOT NULL))),
  CONSTRAINT announcement_recipients_check3 CHECK (((told_on IS NULL) = (told_by IS NULL))),
  CONSTRAINT announcement_recipients_role_check CHECK ((role = ANY (ARRAY['condomino'::text, 'funcionario'::text, 'service_provider'::text, 'sindico'::text]))),
  CONSTRAINT announcement_recipients_pkey PRIMARY KEY (tenant_id, id)
) WITH (fillfactor=80);
CREATE TABLE public.announcement_towers (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  announcement_id uuid NOT NULL,
  ordinal integer NOT NULL,
  tower_id uuid NOT NULL,
  floor integer,
  CONSTRAINT announcement_towers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.announcements (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  title text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  kind text NOT NULL,
  body text NOT NULL,
  audience text NOT NULL,
  roles text[] DEFAULT '{}'::text[] NOT NULL,
  relations text[] DEFAULT '{}'::text[] NOT NULL,
  requires_ack boolean,
  pinned boolean,
  valid_until timestamp with time zone,
  number text,
  state text DEFAULT 'draft'::text NOT NULL,
  send_at timestamp with time zone,
  sent_at timestamp with time zone,
  sent_by_id uuid,
  replaces_id uuid,
  withdrawn_at timestamp with time zone,
  withdrawn_by_id uuid,
  withdraw_reason text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  erased_at timestamp with time zone,
  search_text text GENERATED ALWAYS AS (public.search_normal(((title || ' '::text) || regexp_replace(body, '<[^<>]*>'::text, ' '::text, 'g'::text)))) STORED,
  CONSTRAINT announcements_audience_check CHECK ((audience = ANY (ARRAY['all'::text, 'towers'::text, 'apartments'::text, 'roles'::text]))),
  CONSTRAINT announcements_check CHECK (((sent_at IS NULL) = (state = ANY (ARRAY['draft'::text, 'scheduled'::text])))),
  CONSTRAINT announcements_check1 CHECK (((number IS NULL) = (sent_at IS NULL))),
  CONSTRAINT announcements_check2 CHECK (((state <> 'scheduled'::text) OR (send_at IS NOT NULL))),
  CONSTRAINT announcements_check3 CHECK (((kind <> 'emergency'::text) OR (valid_until IS NOT NULL))),
  CONSTRAINT announcements_kind_check CHECK ((kind = ANY (ARRAY['common'::text, 'emergency'::text, 'meeting'::text, 'maintenance'::text]))),
  CONSTRAINT announcements_relations_check CHECK ((relations <@ ARRAY['owner'::text, 'tenant'::text, 'dependent'::text, 'landlord'::text, 'domestic_staff'::text])),
  CONSTRAINT announcements_roles_check CHECK ((roles <@ ARRAY['condomino'::text, 'funcionario'::text, 'service_provider'::text, 'sindico'::text])),
  CONSTRAINT announcements_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sent'::text, 'expired'::text, 'withdrawn'::text]))),
  CONSTRAINT announcements_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT announcements_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.apartments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  tower_id uuid NOT NULL,
  number text COLLATE public.natural_order NOT NULL,
  floor integer,
  kind text,
  area_m2 numeric,
  ideal_fraction numeric,
  intercom text,
  parking_spots integer,
  occupancy text,
  visitor_cap integer,
  notes text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(number)) STORED,
  CONSTRAINT apartments_kind_check CHECK ((kind = ANY (ARRAY['apartment'::text, 'house'::text, 'commercial'::text, 'storage'::text, 'classroom'::text, 'consulting_room'::text, 'lot'::text, 'line'::text]))),
  CONSTRAINT apartments_occupancy_check CHECK ((occupancy = ANY (ARRAY['vacant'::text, 'owner'::text, 'rented'::text, 'short_stay'::text, 'works'::text]))),
  CONSTRAINT apartments_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT apartments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.audit_log (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  actor_id uuid,
  actor_role text NOT NULL,
  register text NOT NULL,
  row_id uuid,
  operation text NOT NULL,
  changes jsonb DEFAULT '{}'::jsonb NOT NULL,
  address text,
  reason text,
  CONSTRAINT audit_log_pkey PRIMARY KEY (tenant_id, id, at)
) PARTITION BY RANGE (at);
CREATE TABLE public.audit_log_rest PARTITION OF public.audit_log DEFAULT;
CREATE TABLE public.backup_runs (
  id uuid NOT NULL,
  started_at timestamp with time zone DEFAULT now() NOT NULL,
  finished_at timestamp with time zone,
  backup text,
  taken_at timestamp with time zone,
  row_count bigint,
  bytes bigint,
  file_count integer,
  lost_files integer,
  failure text,
  CONSTRAINT backup_runs_backup_check CHECK (((char_length(backup) >= 1) AND (char_length(backup) <= 60))),
  CONSTRAINT backup_runs_check CHECK (((finished_at IS NULL) = ((backup IS NULL) AND (failure IS NULL)))),
  CONSTRAINT backup_runs_check1 CHECK (((backup IS NULL) = (taken_at IS NULL))),
  CONSTRAINT backup_runs_failure_check CHECK (((char_length(failure) >= 1) AND (char_length(failure) <= 500))),
  CONSTRAINT backup_runs_pkey PRIMARY KEY (id)
);
CREATE TABLE public.brands (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  kind text NOT NULL,
  logo_file_id uuid,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(name)) STORED,
  CONSTRAINT brands_kind_check CHECK ((kind = ANY (ARRAY['vehicle'::text, 'equipment'::text, 'both'::text]))),
  CONSTRAINT brands_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT brands_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.bulk_changes (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  register text NOT NULL,
  action text NOT NULL,
  filter jsonb NOT NULL,
  expected_total integer NOT NULL,
  state text DEFAULT 'queued'::text NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  refused integer DEFAULT 0 NOT NULL,
  refusals jsonb DEFAULT '[]'::jsonb NOT NULL,
  problem text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  touched_at timestamp with time zone DEFAULT now() NOT NULL,
  asked_values jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT bulk_changes_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  CONSTRAINT bulk_changes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.cabinet_items (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  cabinet_id uuid NOT NULL,
  ordinal integer NOT NULL,
  name text NOT NULL,
  code text,
  note text,
  CONSTRAINT cabinet_items_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.cabinet_loans (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  cabinet_id uuid NOT NULL,
  item_id uuid,
  item_name text NOT NULL,
  item_code text,
  resident_id uuid,
  borrower text,
  lent_at timestamp with time zone DEFAULT now() NOT NULL,
  lent_by uuid NOT NULL,
  due_at timestamp with time zone,
  returned_at timestamp with time zone,
  returned_by uuid,
  employee_id uuid,
  CONSTRAINT cabinet_loans_check CHECK ((num_nonnulls(resident_id, employee_id, borrower) = 1)),
  CONSTRAINT cabinet_loans_check1 CHECK (((item_id IS NOT NULL) OR (returned_at IS NOT NULL))),
  CONSTRAINT cabinet_loans_check2 CHECK ((num_nonnulls(returned_at, returned_by) = ANY (ARRAY[0, 2]))),
  CONSTRAINT cabinet_loans_check3 CHECK ((due_at > lent_at)),
  CONSTRAINT cabinet_loans_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.cabinets (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  kind text,
  location text,
  tower_id uuid,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((name || ' '::text) || COALESCE(location, ''::text)))) STORED,
  CONSTRAINT cabinets_kind_check CHECK ((kind = ANY (ARRAY['keys'::text, 'tools'::text, 'storage'::text]))),
  CONSTRAINT cabinets_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT cabinets_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.calendar_feeds (
  tenant_id uuid NOT NULL,
  membership_id uuid NOT NULL,
  generation integer DEFAULT 1 NOT NULL,
  made_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT calendar_feeds_generation_check CHECK ((generation > 0)),
  CONSTRAINT calendar_feeds_pkey PRIMARY KEY (tenant_id, membership_id)
);
CREATE TABLE public.cards (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  number text COLLATE public.natural_order NOT NULL,
  facility_code integer,
  technology text,
  kind text,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  apartment_id uuid,
  valid_from date,
  valid_to date,
  state text DEFAULT 'stock'::text NOT NULL,
  block_reason text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(number)) STORED,
  CONSTRAINT cards_check CHECK ((valid_to >= valid_from)),
  CONSTRAINT cards_check1 CHECK ((num_nonnulls(resident_id, employee_id, provider_id) <= 1)),
  CONSTRAINT cards_check2 CHECK (((state <> 'assigned'::text) OR (num_nonnulls(resident_id, employee_id, provider_id) = 1))),
  CONSTRAINT cards_check3 CHECK (((state <> 'discarded'::text) OR (status = 'INATIVO'::text))),
  CONSTRAINT cards_facility_code_check CHECK (((facility_code >= 0) AND (facility_code <= 65535))),
  CONSTRAINT cards_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'tag'::text, 'keyfob'::text]))),
  CONSTRAINT cards_number_check CHECK ((number ~ '^(0|[1-9][0-9]{0,28})$'::text)),
  CONSTRAINT cards_state_check CHECK ((state = ANY (ARRAY['stock'::text, 'assigned'::text, 'blocked'::text, 'lost'::text, 'returned'::text, 'discarded'::text]))),
  CONSTRAINT cards_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT cards_technology_check CHECK ((technology = ANY (ARRAY['wiegand26'::text, 'wiegand34'::text, 'wiegand66'::text, 'mifare'::text, 'uhf'::text, 'qr'::text]))),
  CONSTRAINT cards_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.common_area_blackouts (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  common_area_id uuid NOT NULL,
  ordinal integer NOT NULL,
  blackout text NOT NULL,
  starts_on date,
  ends_on date,
  weekdays text[] DEFAULT '{}'::text[] NOT NULL,
  reason text,
  CONSTRAINT common_area_blackouts_blackout_check CHECK ((blackout = ANY (ARRAY['dates'::text, 'yearly'::text, 'weekday'::text, 'holiday'::text, 'holiday_eve'::text]))),
  CONSTRAINT common_area_blackouts_weekdays_check CHECK ((weekdays <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])),
  CONSTRAINT common_area_blackouts_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.common_area_inspection_items (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  common_area_id uuid NOT NULL,
  ordinal integer NOT NULL,
  name text NOT NULL,
  note text,
  CONSTRAINT common_area_inspection_items_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.common_area_links (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  common_area_id uuid NOT NULL,
  ordinal integer NOT NULL,
  linked_area_id uuid NOT NULL,
  CONSTRAINT common_area_links_check CHECK ((linked_area_id <> common_area_id)),
  CONSTRAINT common_area_links_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.common_area_opening (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  common_area_id uuid NOT NULL,
  ordinal integer NOT NULL,
  weekdays text[] DEFAULT '{}'::text[] NOT NULL,
  starts_at text NOT NULL,
  ends_at text NOT NULL,
  CONSTRAINT common_area_opening_ends_at_check CHECK ((ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT common_area_opening_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT common_area_opening_weekdays_check CHECK ((weekdays <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])),
  CONSTRAINT common_area_opening_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.common_area_photos (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  common_area_id uuid NOT NULL,
  ordinal integer NOT NULL,
  picture_file_id uuid NOT NULL,
  caption text,
  CONSTRAINT common_area_photos_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.common_area_slots (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  common_area_id uuid NOT NULL,
  ordinal integer NOT NULL,
  weekdays text[] DEFAULT '{}'::text[] NOT NULL,
  starts_at text NOT NULL,
  ends_at text NOT NULL,
  CONSTRAINT common_area_slots_ends_at_check CHECK ((ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT common_area_slots_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT common_area_slots_weekdays_check CHECK ((weekdays <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])),
  CONSTRAINT common_area_slots_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.common_area_towers (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  common_area_id uuid NOT NULL,
  ordinal integer NOT NULL,
  tower_id uuid NOT NULL,
  CONSTRAINT common_area_towers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.common_areas (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  kind text,
  location text,
  description text,
  capacity integer NOT NULL,
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
  relations text[] DEFAULT '{}'::text[] NOT NULL,
  max_guests integer,
  guest_deadline_hours integer,
  fee numeric,
  deposit numeric,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((name || ' '::text) || COALESCE(location, ''::text)))) STORED,
  CONSTRAINT common_areas_booking_mode_check CHECK ((booking_mode = ANY (ARRAY['slots'::text, 'free'::text, 'full_day'::text, 'none'::text]))),
  CONSTRAINT common_areas_buffer_after_check CHECK ((buffer_after >= 0)),
  CONSTRAINT common_areas_buffer_before_check CHECK ((buffer_before >= 0)),
  CONSTRAINT common_areas_cancel_hours_check CHECK ((cancel_hours >= 0)),
  CONSTRAINT common_areas_capacity_check CHECK ((capacity > 0)),
  CONSTRAINT common_areas_check CHECK ((max_minutes >= min_minutes)),
  CONSTRAINT common_areas_check1 CHECK (((quota IS NULL) = (quota_period IS NULL))),
  CONSTRAINT common_areas_condition_check CHECK ((condition = ANY (ARRAY['open'::text, 'maintenance'::text, 'closed'::text]))),
  CONSTRAINT common_areas_deposit_check CHECK ((deposit >= (0)::numeric)),
  CONSTRAINT common_areas_fee_check CHECK ((fee >= (0)::numeric)),
  CONSTRAINT common_areas_guest_deadline_hours_check CHECK ((guest_deadline_hours >= 0)),
  CONSTRAINT common_areas_kind_check CHECK ((kind = ANY (ARRAY['party'::text, 'bbq'::text, 'court'::text, 'gym'::text, 'pool'::text, 'coworking'::text, 'elevator_move'::text, 'guest_suite'::text, 'laundry'::text, 'other'::text]))),
  CONSTRAINT common_areas_max_ahead_days_check CHECK ((max_ahead_days > 0)),
  CONSTRAINT common_areas_max_guests_check CHECK ((max_guests >= 0)),
  CONSTRAINT common_areas_min_age_check CHECK ((min_age > 0)),
  CONSTRAINT common_areas_min_minutes_check CHECK ((min_minutes > 0)),
  CONSTRAINT common_areas_min_notice_hours_check CHECK ((min_notice_hours >= 0)),
  CONSTRAINT common_areas_quota_check CHECK ((quota > 0)),
  CONSTRAINT common_areas_quota_period_check CHECK ((quota_period = ANY (ARRAY['week'::text, 'month'::text, 'quarter'::text, 'year'::text]))),
  CONSTRAINT common_areas_relations_check CHECK ((relations <@ ARRAY['owner'::text, 'tenant'::text, 'dependent'::text, 'landlord'::text, 'domestic_staff'::text])),
  CONSTRAINT common_areas_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT common_areas_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.company_figures (
  tenant_id uuid NOT NULL,
  units integer DEFAULT 0 NOT NULL,
  occupied_units integer DEFAULT 0 NOT NULL,
  people integer DEFAULT 0 NOT NULL,
  logins integer DEFAULT 0 NOT NULL,
  waiting integer DEFAULT 0 NOT NULL,
  active_alerts integer DEFAULT 0 NOT NULL,
  acknowledged_alerts integer DEFAULT 0 NOT NULL,
  oldest_alert_at timestamp with time zone,
  last_change_at timestamp with time zone,
  counted_at timestamp with time zone,
  CONSTRAINT company_figures_acknowledged_alerts_check CHECK ((acknowledged_alerts >= 0)),
  CONSTRAINT company_figures_active_alerts_check CHECK ((active_alerts >= 0)),
  CONSTRAINT company_figures_logins_check CHECK ((logins >= 0)),
  CONSTRAINT company_figures_occupied_units_check CHECK ((occupied_units >= 0)),
  CONSTRAINT company_figures_people_check CHECK ((people >= 0)),
  CONSTRAINT company_figures_units_check CHECK ((units >= 0)),
  CONSTRAINT company_figures_waiting_check CHECK ((waiting >= 0)),
  CONSTRAINT company_figures_pkey PRIMARY KEY (tenant_id)
);
CREATE TABLE public.company_loads (
  step timestamp with time zone NOT NULL,
  tenant_id uuid NOT NULL,
  requests integer NOT NULL,
  refused integer NOT NULL,
  CONSTRAINT company_loads_refused_check CHECK ((refused >= 0)),
  CONSTRAINT company_loads_requests_check CHECK ((requests >= 0)),
  CONSTRAINT company_loads_pkey PRIMARY KEY (step, tenant_id)
);
CREATE TABLE public.council_notes (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  council_occurrence_id uuid NOT NULL,
  audience text,
  body text NOT NULL,
  picture_file_id uuid,
  author_id uuid,
  step text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(body)) STORED,
  CONSTRAINT council_notes_audience_check CHECK ((audience = ANY (ARRAY['requester'::text, 'team'::text]))),
  CONSTRAINT council_notes_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT council_notes_step_check CHECK ((step = ANY (ARRAY['analyse'::text, 'proceed'::text, 'close'::text, 'cancel'::text]))),
  CONSTRAINT council_notes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.council_occurrence_attachments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  council_occurrence_id uuid NOT NULL,
  ordinal integer NOT NULL,
  name text,
  picture_file_id uuid NOT NULL,
  CONSTRAINT council_occurrence_attachments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.council_occurrence_readers (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  council_occurrence_id uuid NOT NULL,
  ordinal integer NOT NULL,
  reader_id uuid NOT NULL,
  CONSTRAINT council_occurrence_readers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.council_occurrences (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  number text,
  title text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  description text NOT NULL,
  happened_at timestamp with time zone NOT NULL,
  place text,
  reporter_id uuid,
  state text DEFAULT 'open'::text NOT NULL,
  outcome text,
  cancel_reason text,
  closed_at timestamp with time zone,
  closed_by_id uuid,
  erased_at timestamp with time zone,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((((title || ' '::text) || COALESCE(number, ''::text)) || ' '::text) || description))) STORED,
  CONSTRAINT council_occurrences_check CHECK (((closed_at IS NOT NULL) = (state = ANY (ARRAY['closed'::text, 'cancelled'::text])))),
  CONSTRAINT council_occurrences_state_check CHECK ((state = ANY (ARRAY['open'::text, 'in_analysis'::text, 'in_progress'::text, 'closed'::text, 'cancelled'::text]))),
  CONSTRAINT council_occurrences_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT council_occurrences_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.departure_items (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  departure_id uuid NOT NULL,
  kind text NOT NULL,
  thing_id uuid NOT NULL,
  person_id uuid NOT NULL,
  title text,
  choice text NOT NULL,
  to_id uuid,
  last_day date NOT NULL,
  state text DEFAULT 'pending'::text NOT NULL,
  outcome text,
  ended_at timestamp with time zone,
  CONSTRAINT departure_items_check CHECK (((choice = 'transfer'::text) = (to_id IS NOT NULL))),
  CONSTRAINT departure_items_check1 CHECK (((state = ANY (ARRAY['pending'::text, 'undone'::text])) OR ((outcome IS NOT NULL) AND (ended_at IS NOT NULL)))),
  CONSTRAINT departure_items_choice_check CHECK ((choice = ANY (ARRAY['end'::text, 'keep'::text, 'transfer'::text, 'landlord'::text]))),
  CONSTRAINT departure_items_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'ended'::text, 'kept'::text, 'undone'::text]))),
  CONSTRAINT departure_items_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.departures (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  apartment_id uuid,
  last_day date NOT NULL,
  reason text,
  state text DEFAULT 'planned'::text NOT NULL,
  planned_at timestamp with time zone DEFAULT now() NOT NULL,
  planned_by uuid NOT NULL,
  undone_at timestamp with time zone,
  undone_by uuid,
  done_at timestamp with time zone,
  CONSTRAINT departures_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id) = 1)),
  CONSTRAINT departures_check1 CHECK (((apartment_id IS NULL) OR (resident_id IS NOT NULL))),
  CONSTRAINT departures_check2 CHECK (((state = 'done'::text) = (done_at IS NOT NULL))),
  CONSTRAINT departures_check3 CHECK (((state = 'undone'::text) = (undone_at IS NOT NULL))),
  CONSTRAINT departures_check4 CHECK ((num_nonnulls(undone_at, undone_by) = ANY (ARRAY[0, 2]))),
  CONSTRAINT departures_kind_check CHECK ((kind = ANY (ARRAY['move_out'::text, 'dismissal'::text, 'contract_end'::text]))),
  CONSTRAINT departures_reason_check CHECK ((char_length(reason) <= 200)),
  CONSTRAINT departures_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'undone'::text, 'done'::text]))),
  CONSTRAINT departures_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.desk_entries (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  sender_id uuid NOT NULL,
  act text NOT NULL,
  guest_name text NOT NULL,
  happened_at timestamp with time zone NOT NULL,
  device_at timestamp with time zone NOT NULL,
  received_at timestamp with time zone DEFAULT now() NOT NULL,
  outcome text NOT NULL,
  codes text[] DEFAULT '{}'::text[] NOT NULL,
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
  CONSTRAINT desk_entries_act_check CHECK ((act = ANY (ARRAY['enter'::text, 'walk-in'::text, 'leave'::text]))),
  CONSTRAINT desk_entries_check CHECK (((outcome = 'resolved'::text) = (num_nonnulls(resolved_as, resolved_at) = 2))),
  CONSTRAINT desk_entries_check1 CHECK (((outcome = 'conflict'::text) OR (typed IS NULL))),
  CONSTRAINT desk_entries_check2 CHECK (((outcome <> 'conflict'::text) OR (cardinality(codes) > 0))),
  CONSTRAINT desk_entries_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'conflict'::text, 'resolved'::text]))),
  CONSTRAINT desk_entries_resolved_as_check CHECK ((resolved_as = ANY (ARRAY['entered'::text, 'same'::text, 'not_entered'::text]))),
  CONSTRAINT desk_entries_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.device_addresses (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  host text NOT NULL,
  port integer NOT NULL,
  purpose text,
  state text DEFAULT 'asked'::text NOT NULL,
  decided_at timestamp with time zone,
  decided_by_id uuid,
  refusal_reason text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((host || ' '::text) || COALESCE(purpose, ''::text)))) STORED,
  CONSTRAINT device_addresses_check CHECK (((state = 'asked'::text) OR (decided_at IS NOT NULL))),
  CONSTRAINT device_addresses_port_check CHECK (((port >= 1) AND (port <= 65535))),
  CONSTRAINT device_addresses_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'approved'::text, 'refused'::text]))),
  CONSTRAINT device_addresses_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT device_addresses_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.device_calls (
  tenant_id uuid NOT NULL,
  device text NOT NULL,
  called_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT device_calls_pkey PRIMARY KEY (tenant_id, device)
);
CREATE TABLE public.device_leases (
  tenant_id uuid NOT NULL,
  device text NOT NULL,
  holder text,
  fence bigint DEFAULT 0 NOT NULL,
  held_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
  CONSTRAINT device_leases_pkey PRIMARY KEY (tenant_id, device)
);
CREATE TABLE public.device_secrets (
  tenant_id uuid NOT NULL,
  equipment_id uuid NOT NULL,
  sealed bytea NOT NULL,
  set_at timestamp with time zone DEFAULT now() NOT NULL,
  set_by uuid NOT NULL,
  CONSTRAINT device_secrets_pkey PRIMARY KEY (tenant_id, equipment_id)
);
CREATE TABLE public.door_commands (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  purpose text NOT NULL,
  locker_id uuid NOT NULL,
  door integer NOT NULL,
  parcel_id uuid,
  code_id uuid,
  resident_id uuid,
  check_reason text,
  asked_by uuid,
  asked_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  reason text,
  sent_at timestamp with time zone,
  settled_at timestamp with time zone,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  finding text,
  resolved_by uuid,
  told_open_at timestamp with time zone,
  over_at timestamp with time zone,
  CONSTRAINT door_commands_check CHECK (((purpose = 'check'::text) = (parcel_id IS NULL))),
  CONSTRAINT door_commands_check1 CHECK (((purpose <> 'collect'::text) OR (code_id IS NOT NULL))),
  CONSTRAINT door_commands_check2 CHECK (((state <> ALL (ARRAY['sent'::text, 'done'::text, 'unknown'::text])) OR (sent_at IS NOT NULL))),
  CONSTRAINT door_commands_check3 CHECK (((state <> 'refused'::text) OR (over_at IS NOT NULL))),
  CONSTRAINT door_commands_door_check CHECK ((door > 0)),
  CONSTRAINT door_commands_finding_check CHECK ((finding = ANY (ARRAY['inside'::text, 'empty'::text]))),
  CONSTRAINT door_commands_purpose_check CHECK ((purpose = ANY (ARRAY['check'::text, 'deposit'::text, 'collect'::text]))),
  CONSTRAINT door_commands_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'done'::text, 'refused'::text, 'unknown'::text]))),
  CONSTRAINT door_commands_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.door_readings (
  tenant_id uuid NOT NULL,
  locker_id uuid NOT NULL,
  door integer NOT NULL,
  occupied boolean,
  read_at timestamp with time zone,
  disagrees_since timestamp with time zone,
  blocked_reason text,
  CONSTRAINT door_readings_door_check CHECK ((door > 0)),
  CONSTRAINT door_readings_pkey PRIMARY KEY (tenant_id, locker_id, door)
);
CREATE TABLE public.email_changes (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  email text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  request_id uuid,
  CONSTRAINT email_changes_pkey PRIMARY KEY (token_hash)
);
CREATE TABLE public.employee_shifts (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  employee_id uuid NOT NULL,
  ordinal integer NOT NULL,
  weekdays text[] DEFAULT '{}'::text[] NOT NULL,
  starts_at text NOT NULL,
  ends_at text NOT NULL,
  CONSTRAINT employee_shifts_ends_at_check CHECK ((ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT employee_shifts_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT employee_shifts_weekdays_check CHECK ((weekdays <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])),
  CONSTRAINT employee_shifts_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.employees (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
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
  phones text[] DEFAULT '{}'::text[] NOT NULL,
  photo_file_id uuid,
  notes text,
  zip_code text,
  street text,
  number text,
  complement text,
  district text,
  city text,
  state text,
  "position" text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  kind text,
  provider_id uuid,
  admitted_on date,
  dismissed_on date,
  employment text DEFAULT 'active'::text NOT NULL,
  access_types text[] DEFAULT '{}'::text[] NOT NULL,
  facial_status text DEFAULT 'none'::text NOT NULL,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  id_doc_key text GENERATED ALWAYS AS (public.id_doc_key(id_doc)) STORED,
  id_doc_number text GENERATED ALWAYS AS ((id_doc ->> 'number'::text)) STORED,
  search_text text GENERATED ALWAYS AS (public.search_normal(((((((((name || ' '::text) || COALESCE(social_name, ''::text)) || ' '::text) || "position") || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || public.phone_words(phones)))) STORED,
  leaves_on date,
  erased_at timestamp with time zone,
  CONSTRAINT employees_access_types_check CHECK ((access_types <@ ARRAY['facial'::text, 'card'::text])),
  CONSTRAINT employees_check CHECK ((dismissed_on >= admitted_on)),
  CONSTRAINT employees_check1 CHECK (((employment = 'active'::text) OR (status = 'INATIVO'::text))),
  CONSTRAINT employees_check2 CHECK (((provider_id IS NOT NULL) = ((kind IS NOT NULL) AND (kind = 'outsourced'::text)))),
  CONSTRAINT employees_cnh_category_check CHECK ((cnh_category = ANY (ARRAY['ACC'::text, 'A'::text, 'B'::text, 'AB'::text, 'C'::text, 'AC'::text, 'D'::text, 'AD'::text, 'E'::text, 'AE'::text]))),
  CONSTRAINT employees_employment_check CHECK ((employment = ANY (ARRAY['active'::text, 'dismissed'::text]))),
  CONSTRAINT employees_facial_status_check CHECK ((facial_status = ANY (ARRAY['none'::text, 'consent_pending'::text, 'photo_pending'::text, 'processing'::text, 'enrolled'::text, 'failed'::text, 'revoked'::text]))),
  CONSTRAINT employees_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'not_informed'::text]))),
  CONSTRAINT employees_kind_check CHECK ((kind = ANY (ARRAY['own'::text, 'outsourced'::text]))),
  CONSTRAINT employees_marital_status_check CHECK ((marital_status = ANY (ARRAY['single'::text, 'married'::text, 'divorced'::text, 'widowed'::text, 'stable_union'::text]))),
  CONSTRAINT employees_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT employees_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.ended_lists (
  only_row boolean DEFAULT true NOT NULL,
  listed_to timestamp with time zone DEFAULT now() NOT NULL,
  taken_until timestamp with time zone,
  origin text DEFAULT ''::text NOT NULL,
  is_restoring boolean DEFAULT false NOT NULL,
  CONSTRAINT ended_lists_only_row_check CHECK (only_row),
  CONSTRAINT ended_lists_origin_check CHECK ((origin ~ '^[0-9a-f]*$'::text)),
  CONSTRAINT ended_lists_pkey PRIMARY KEY (only_row)
);
CREATE TABLE public.ended_secrets (
  mark bytea NOT NULL,
  ended_at timestamp with time zone DEFAULT now() NOT NULL,
  finished_at timestamp with time zone,
  CONSTRAINT ended_secrets_mark_check CHECK ((octet_length(mark) = 8)),
  CONSTRAINT ended_secrets_pkey PRIMARY KEY (mark)
);
CREATE TABLE public.equipment (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  kind text,
  manufacturer_tenant_id uuid,
  manufacturer_id uuid,
  driver text NOT NULL,
  model text,
  serial text NOT NULL,
  host text,
  ip text,
  port integer,
  username text,
  location text,
  tower_id uuid,
  access_types text[] DEFAULT '{}'::text[] NOT NULL,
  operation_mode text,
  firmware text,
  clock_drift integer,
  last_seen_at timestamp with time zone,
  state text DEFAULT 'unknown'::text NOT NULL,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((((((name || ' '::text) || COALESCE(model, ''::text)) || ' '::text) || serial) || ' '::text) || COALESCE(location, ''::text)))) STORED,
  CONSTRAINT equipment_access_types_check CHECK ((access_types <@ ARRAY['facial'::text, 'card'::text])),
  CONSTRAINT equipment_check CHECK (((manufacturer_tenant_id = tenant_id) OR (manufacturer_tenant_id = '00000000-0000-0000-0000-000000000000'::uuid))),
  CONSTRAINT equipment_driver_check CHECK ((driver = ANY (ARRAY['control_id'::text, 'none'::text]))),
  CONSTRAINT equipment_kind_check CHECK ((kind = ANY (ARRAY['facial'::text, 'card'::text, 'turnstile'::text, 'gate'::text, 'door'::text, 'intercom'::text, 'camera'::text, 'lpr'::text]))),
  CONSTRAINT equipment_operation_mode_check CHECK ((operation_mode = ANY (ARRAY['standalone'::text, 'online'::text, 'contingency'::text]))),
  CONSTRAINT equipment_port_check CHECK (((port >= 1) AND (port <= 65535))),
  CONSTRAINT equipment_state_check CHECK ((state = ANY (ARRAY['unknown'::text, 'online'::text, 'offline'::text, 'error'::text]))),
  CONSTRAINT equipment_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT equipment_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.erasures (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  number integer NOT NULL,
  register text NOT NULL,
  person_id uuid NOT NULL,
  reason text NOT NULL,
  asked_by uuid NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  blanked jsonb DEFAULT '{}'::jsonb NOT NULL,
  kept jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT erasures_blanked_check CHECK ((jsonb_typeof(blanked) = 'object'::text)),
  CONSTRAINT erasures_kept_check CHECK ((jsonb_typeof(kept) = 'object'::text)),
  CONSTRAINT erasures_reason_check CHECK ((reason = ANY (ARRAY['asked'::text, 'consent_withdrawn'::text, 'not_needed'::text, 'ordered'::text]))),
  CONSTRAINT erasures_register_check CHECK ((register = ANY (ARRAY['residents'::text, 'employees'::text, 'service-providers'::text, 'visitors'::text]))),
  CONSTRAINT erasures_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT erasures_tenant_id_number_key UNIQUE (tenant_id, number)
);
CREATE TABLE public.event_blocks (
  tenant_id uuid NOT NULL,
  event_id uuid NOT NULL,
  common_area_id uuid NOT NULL,
  blocked_during tstzrange NOT NULL,
  is_own boolean NOT NULL,
  CONSTRAINT event_blocks_blocked_during_check CHECK ((NOT isempty(blocked_during))),
  CONSTRAINT event_blocks_pkey PRIMARY KEY (tenant_id, event_id, common_area_id),
  CONSTRAINT event_blocks_linked EXCLUDE USING gist (tenant_id WITH =, common_area_id WITH =, blocked_during WITH &&, ((is_own)::integer) WITH <>),
  CONSTRAINT event_blocks_own EXCLUDE USING gist (tenant_id WITH =, common_area_id WITH =, blocked_during WITH &&) WHERE (is_own)
);
CREATE TABLE public.event_guest_links (
  tenant_id uuid NOT NULL,
  guest_id uuid NOT NULL,
  generation integer NOT NULL,
  CONSTRAINT event_guest_links_generation_check CHECK ((generation > 0)),
  CONSTRAINT event_guest_links_pkey PRIMARY KEY (tenant_id, guest_id)
);
CREATE TABLE public.event_guests (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  phone text,
  email text,
  document text,
  plate text,
  companions integer,
  children integer,
  coming integer,
  state text DEFAULT 'invited'::text NOT NULL,
  answered_at timestamp with time zone,
  invited_at timestamp with time zone,
  pass_id uuid,
  erased_at timestamp with time zone,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((name || ' '::text) || public.plate_words(plate)))) STORED,
  CONSTRAINT event_guests_check CHECK (((coming >= 1) AND (coming <= ((1 + COALESCE(companions, 0)) + COALESCE(children, 0))))),
  CONSTRAINT event_guests_check1 CHECK (((state = 'confirmed'::text) = (coming IS NOT NULL))),
  CONSTRAINT event_guests_check2 CHECK (((state <> 'confirmed'::text) OR (answered_at IS NOT NULL))),
  CONSTRAINT event_guests_children_check CHECK (((children >= 0) AND (children <= 50))),
  CONSTRAINT event_guests_companions_check CHECK (((companions >= 0) AND (companions <= 50))),
  CONSTRAINT event_guests_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'confirmed'::text, 'declined'::text, 'cancelled'::text]))),
  CONSTRAINT event_guests_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT event_guests_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.event_inspections (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  moment text NOT NULL,
  item text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  result text NOT NULL,
  note text,
  picture_file_id uuid,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(item)) STORED,
  CONSTRAINT event_inspections_moment_check CHECK ((moment = ANY (ARRAY['before'::text, 'after'::text]))),
  CONSTRAINT event_inspections_result_check CHECK ((result = ANY (ARRAY['fine'::text, 'damaged'::text]))),
  CONSTRAINT event_inspections_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT event_inspections_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.events (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  title text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  common_area_id uuid NOT NULL,
  apartment_id uuid NOT NULL,
  resident_id uuid NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  expected_guests integer,
  rule_id uuid,
  waits boolean,
  notes text,
  state text DEFAULT 'approved'::text NOT NULL,
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
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(title)) STORED,
  CONSTRAINT events_check CHECK ((ends_at > starts_at)),
  CONSTRAINT events_check1 CHECK (((state <> ALL (ARRAY['waiting'::text, 'offered'::text, 'requested'::text])) OR (held_until IS NOT NULL))),
  CONSTRAINT events_expected_guests_check CHECK ((expected_guests >= 0)),
  CONSTRAINT events_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'offered'::text, 'requested'::text, 'approved'::text, 'refused'::text, 'cancelled'::text, 'in_use'::text, 'done'::text, 'no_show'::text]))),
  CONSTRAINT events_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT events_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.external_identities (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  email text,
  linked_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT external_identities_email_check CHECK ((length(email) <= 255)),
  CONSTRAINT external_identities_issuer_check CHECK (((length(issuer) >= 1) AND (length(issuer) <= 500))),
  CONSTRAINT external_identities_kind_check CHECK ((kind = ANY (ARRAY['hosted'::text, 'realtime'::text]))),
  CONSTRAINT external_identities_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255))),
  CONSTRAINT external_identities_pkey PRIMARY KEY (id),
  CONSTRAINT external_identities_kind_issuer_subject_key UNIQUE (kind, issuer, subject)
);
CREATE TABLE public.face_consents (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  term_version text NOT NULL,
  term_language text NOT NULL,
  term_text text NOT NULL,
  given_at timestamp with time zone DEFAULT now() NOT NULL,
  given_how text NOT NULL,
  given_by uuid,
  guardian_id uuid,
  signed_on date,
  paper_file_id uuid,
  withdrawn_at timestamp with time zone,
  withdrawn_how text,
  withdrawn_by uuid,
  withdrawal_file_id uuid,
  CONSTRAINT face_consents_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id) = 1)),
  CONSTRAINT face_consents_check1 CHECK (((given_how = 'paper'::text) = (paper_file_id IS NOT NULL))),
  CONSTRAINT face_consents_check2 CHECK (((signed_on IS NULL) OR (given_how = 'paper'::text))),
  CONSTRAINT face_consents_check3 CHECK (((withdrawn_at IS NULL) = (withdrawn_how IS NULL))),
  CONSTRAINT face_consents_given_how_check CHECK ((given_how = ANY (ARRAY['session'::text, 'link'::text, 'paper'::text, 'record'::text]))),
  CONSTRAINT face_consents_term_language_check CHECK ((term_language = ANY (ARRAY['pt'::text, 'en'::text, 'es'::text, 'ar'::text]))),
  CONSTRAINT face_consents_term_text_check CHECK ((length(term_text) <= 8000)),
  CONSTRAINT face_consents_term_version_check CHECK ((length(term_version) <= 40)),
  CONSTRAINT face_consents_withdrawn_how_check CHECK ((withdrawn_how = ANY (ARRAY['session'::text, 'link'::text, 'paper'::text, 'departure'::text, 'replaced'::text]))),
  CONSTRAINT face_consents_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.face_links (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  generation integer DEFAULT 1 NOT NULL,
  asked_at timestamp with time zone DEFAULT now() NOT NULL,
  asked_by uuid NOT NULL,
  spent_at timestamp with time zone,
  CONSTRAINT face_links_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id) = 1)),
  CONSTRAINT face_links_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.faces (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  consent_id uuid NOT NULL,
  version bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  photo bytea,
  sent_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_by uuid,
  state text DEFAULT 'testing'::text NOT NULL,
  tested_at timestamp with time zone,
  faults text[] DEFAULT '{}'::text[] NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  CONSTRAINT faces_check CHECK ((num_nonnulls(resident_id, employee_id, provider_id) = 1)),
  CONSTRAINT faces_check1 CHECK (((state = 'testing'::text) = (tested_at IS NULL))),
  CONSTRAINT faces_check2 CHECK (((state <> 'testing'::text) OR (photo IS NOT NULL))),
  CONSTRAINT faces_check3 CHECK (((state <> 'refused'::text) OR (photo IS NULL))),
  CONSTRAINT faces_state_check CHECK ((state = ANY (ARRAY['testing'::text, 'good'::text, 'refused'::text]))),
  CONSTRAINT faces_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.files (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  media_type text NOT NULL,
  bytes integer NOT NULL,
  sha256 bytea NOT NULL,
  width integer,
  height integer,
  claimed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  CONSTRAINT files_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.garages (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  code text COLLATE public.natural_order NOT NULL,
  level text COLLATE public.natural_order,
  kind text,
  covered boolean,
  apartment_id uuid,
  lent_to_id uuid,
  vehicle_id uuid,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((code || ' '::text) || COALESCE(level, ''::text)))) STORED,
  CONSTRAINT garages_check CHECK ((lent_to_id <> apartment_id)),
  CONSTRAINT garages_kind_check CHECK ((kind = ANY (ARRAY['fixed'::text, 'rotating'::text, 'visitor'::text, 'accessible'::text, 'elderly'::text, 'motorcycle'::text, 'bicycle'::text, 'charging'::text, 'loading'::text]))),
  CONSTRAINT garages_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT garages_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.handover_figures (
  tenant_id uuid NOT NULL,
  handover_id uuid NOT NULL,
  taken_at timestamp with time zone DEFAULT now() NOT NULL,
  previous_id uuid,
  figures jsonb NOT NULL,
  CONSTRAINT handover_figures_pkey PRIMARY KEY (tenant_id, handover_id)
);
CREATE TABLE public.handovers (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  number text COLLATE public.natural_order NOT NULL,
  post text COLLATE public.natural_order NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
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
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  erased_at timestamp with time zone,
  search_text text GENERATED ALWAYS AS (public.search_normal(((number || ' '::text) || post))) STORED,
  CONSTRAINT handovers_check CHECK ((incoming_id <> outgoing_id)),
  CONSTRAINT handovers_check1 CHECK ((ends_at > starts_at)),
  CONSTRAINT handovers_check2 CHECK (((state = ANY (ARRAY['left'::text, 'done'::text])) = (left_at IS NOT NULL))),
  CONSTRAINT handovers_check3 CHECK (((state = ANY (ARRAY['left'::text, 'done'::text])) = (num_nonnulls(parcels_counted, parcels_expected) = 2))),
  CONSTRAINT handovers_check4 CHECK (((state = 'done'::text) = (received_at IS NOT NULL))),
  CONSTRAINT handovers_check5 CHECK (((state = 'done'::text) = (incoming_id IS NOT NULL))),
  CONSTRAINT handovers_check6 CHECK (((state = 'cancelled'::text) = (cancelled_at IS NOT NULL))),
  CONSTRAINT handovers_outgoing_id_check CHECK ((outgoing_id IS NOT NULL)),
  CONSTRAINT handovers_parcels_counted_check CHECK ((parcels_counted >= 0)),
  CONSTRAINT handovers_parcels_expected_check CHECK ((parcels_expected >= 0)),
  CONSTRAINT handovers_post_check CHECK ((char_length(post) <= 80)),
  CONSTRAINT handovers_state_check CHECK ((state = ANY (ARRAY['open'::text, 'left'::text, 'done'::text, 'cancelled'::text]))),
  CONSTRAINT handovers_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT handovers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.holidays (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  day date NOT NULL,
  scope text,
  yearly boolean,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(name)) STORED,
  CONSTRAINT holidays_scope_check CHECK ((scope = ANY (ARRAY['state'::text, 'city'::text, 'own'::text]))),
  CONSTRAINT holidays_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT holidays_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.identity_letters (
  id uuid NOT NULL,
  kind text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  token_hash bytea,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT identity_letters_email_check CHECK ((length(email) <= 255)),
  CONSTRAINT identity_letters_issuer_check CHECK (((length(issuer) >= 1) AND (length(issuer) <= 500))),
  CONSTRAINT identity_letters_kind_check CHECK ((kind = ANY (ARRAY['hosted'::text, 'realtime'::text]))),
  CONSTRAINT identity_letters_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  CONSTRAINT identity_letters_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255))),
  CONSTRAINT identity_letters_pkey PRIMARY KEY (id),
  CONSTRAINT identity_letters_token_hash_key UNIQUE (token_hash)
);
CREATE UNLOGGED TABLE public.import_lines (
  tenant_id uuid NOT NULL,
  import_id uuid NOT NULL,
  line integer NOT NULL,
  cells text[] NOT NULL,
  action text NOT NULL,
  row_id uuid,
  row_version integer,
  row_values jsonb,
  carried_values jsonb,
  waiting jsonb,
  changes jsonb,
  errors jsonb,
  CONSTRAINT import_lines_action_check CHECK ((action = ANY (ARRAY['create'::text, 'update'::text, 'same'::text, 'bad'::text]))),
  CONSTRAINT import_lines_pkey PRIMARY KEY (tenant_id, import_id, line)
);
CREATE TABLE public.imports (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  register text NOT NULL,
  state text DEFAULT 'queued'::text NOT NULL,
  dry_run boolean NOT NULL,
  existing text NOT NULL,
  create_missing boolean NOT NULL,
  file_name text NOT NULL,
  heads text[] DEFAULT '{}'::text[] NOT NULL,
  mapping jsonb DEFAULT '[]'::jsonb NOT NULL,
  checked integer DEFAULT 0 NOT NULL,
  total integer DEFAULT 0 NOT NULL,
  valid integer DEFAULT 0 NOT NULL,
  invalid integer DEFAULT 0 NOT NULL,
  created integer DEFAULT 0 NOT NULL,
  updated integer DEFAULT 0 NOT NULL,
  unchanged integer DEFAULT 0 NOT NULL,
  errors jsonb DEFAULT '[]'::jsonb NOT NULL,
  errors_total integer DEFAULT 0 NOT NULL,
  differences jsonb DEFAULT '[]'::jsonb NOT NULL,
  missing jsonb DEFAULT '[]'::jsonb NOT NULL,
  problem text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  touched_at timestamp with time zone DEFAULT now() NOT NULL,
  notes jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT imports_existing_check CHECK ((existing = ANY (ARRAY['keep'::text, 'update'::text]))),
  CONSTRAINT imports_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
  CONSTRAINT imports_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.inbox_items (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  membership_id uuid NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  register text NOT NULL,
  subject_id uuid NOT NULL,
  words jsonb NOT NULL,
  made_at timestamp with time zone DEFAULT now() NOT NULL,
  read_at timestamp with time zone,
  done_at timestamp with time zone,
  letter_at timestamp with time zone,
  push_at timestamp with time zone,
  CONSTRAINT inbox_items_key_check CHECK ((char_length(key) <= 200)),
  CONSTRAINT inbox_items_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.invitations (
  id uuid NOT NULL,
  tenant_id uuid,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  email text,
  role text NOT NULL,
  resident_id uuid,
  starts_on date NOT NULL,
  ends_on date,
  invited_as text NOT NULL,
  state text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  generation integer DEFAULT 1 NOT NULL,
  letters integer DEFAULT 0 NOT NULL,
  letters_since timestamp with time zone DEFAULT now() NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((name || ' '::text) || COALESCE(email, ''::text)))) STORED,
  confirmed boolean DEFAULT false NOT NULL,
  sent_at timestamp with time zone,
  employee_id uuid,
  provider_id uuid,
  CONSTRAINT invitations_check CHECK (((role = ANY (ARRAY['master'::text, 'admin'::text, 'staff'::text])) = (tenant_id IS NULL))),
  CONSTRAINT invitations_check1 CHECK (((email IS NOT NULL) OR (resident_id IS NOT NULL))),
  CONSTRAINT invitations_check2 CHECK ((num_nonnulls(resident_id, employee_id, provider_id) <= 1)),
  CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['master'::text, 'admin'::text, 'staff'::text, 'sindico'::text, 'funcionario'::text, 'condomino'::text, 'service_provider'::text]))),
  CONSTRAINT invitations_state_check CHECK ((state = ANY (ARRAY['unconfirmed'::text, 'pending'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text]))),
  CONSTRAINT invitations_pkey PRIMARY KEY (id)
);
CREATE TABLE public.item_passes (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  description text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  quantity integer,
  direction text NOT NULL,
  carrier text NOT NULL,
  visit_id uuid,
  apartment_id uuid NOT NULL,
  photo_file_id uuid,
  state text DEFAULT 'authorised'::text NOT NULL,
  passed_at timestamp with time zone,
  passed_by_id uuid,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((description || ' '::text) || carrier))) STORED,
  erased_at timestamp with time zone,
  host_id uuid,
  CONSTRAINT item_passes_check CHECK (((state <> 'passed'::text) OR (passed_at IS NOT NULL))),
  CONSTRAINT item_passes_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  CONSTRAINT item_passes_state_check CHECK ((state = ANY (ARRAY['authorised'::text, 'passed'::text, 'cancelled'::text]))),
  CONSTRAINT item_passes_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT item_passes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.known_devices (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  last_used_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT known_devices_pkey PRIMARY KEY (token_hash, user_id)
);
CREATE TABLE public.live_event_position (
  only_row boolean DEFAULT true NOT NULL,
  last_number bigint DEFAULT 0 NOT NULL,
  dropped_to bigint DEFAULT 0 NOT NULL,
  CONSTRAINT live_event_position_only_row_check CHECK (only_row),
  CONSTRAINT live_event_position_pkey PRIMARY KEY (only_row)
);
CREATE TABLE public.live_events (
  tenant_id uuid NOT NULL,
  number bigint NOT NULL,
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  relayed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  topic text NOT NULL,
  audience jsonb NOT NULL,
  payload jsonb NOT NULL,
  CONSTRAINT live_events_pkey PRIMARY KEY (tenant_id, number)
);
CREATE TABLE public.locker_contacts (
  tenant_id uuid NOT NULL,
  locker_id uuid NOT NULL,
  answered_at timestamp with time zone,
  missed_at timestamp with time zone,
  silent_since timestamp with time zone,
  CONSTRAINT locker_contacts_pkey PRIMARY KEY (tenant_id, locker_id)
);
CREATE TABLE public.locker_doors (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  locker_id uuid NOT NULL,
  ordinal integer NOT NULL,
  number integer NOT NULL,
  channel integer NOT NULL,
  size text NOT NULL,
  state text DEFAULT 'free'::text NOT NULL,
  latch text DEFAULT 'unknown'::text NOT NULL,
  CONSTRAINT locker_doors_channel_check CHECK (((channel >= 0) AND (channel <= 255))),
  CONSTRAINT locker_doors_latch_check CHECK ((latch = ANY (ARRAY['closed'::text, 'open'::text, 'unknown'::text]))),
  CONSTRAINT locker_doors_number_check CHECK ((number > 0)),
  CONSTRAINT locker_doors_size_check CHECK ((size = ANY (ARRAY['P'::text, 'M'::text, 'G'::text, 'GG'::text]))),
  CONSTRAINT locker_doors_state_check CHECK ((state = ANY (ARRAY['free'::text, 'reserved'::text, 'occupied'::text, 'blocked'::text]))),
  CONSTRAINT locker_doors_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT locker_doors_tenant_id_locker_id_channel_key UNIQUE (tenant_id, locker_id, channel) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT locker_doors_tenant_id_locker_id_number_key UNIQUE (tenant_id, locker_id, number) DEFERRABLE INITIALLY DEFERRED
);
CREATE TABLE public.locker_manufacturers (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  host text NOT NULL,
  port integer NOT NULL,
  ip text,
  protocol text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((name || ' '::text) || host))) STORED,
  CONSTRAINT locker_manufacturers_port_check CHECK (((port >= 1) AND (port <= 65535))),
  CONSTRAINT locker_manufacturers_protocol_check CHECK ((protocol = ANY (ARRAY['kerong'::text, 'winnsen'::text, 'other'::text]))),
  CONSTRAINT locker_manufacturers_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT locker_manufacturers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.lockers (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  code text,
  manufacturer_id uuid NOT NULL,
  board integer,
  location text,
  tower_id uuid,
  serial text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((((((name || ' '::text) || COALESCE(code, ''::text)) || ' '::text) || COALESCE(location, ''::text)) || ' '::text) || COALESCE(serial, ''::text)))) STORED,
  has_sensors boolean,
  CONSTRAINT lockers_board_check CHECK (((board >= 0) AND (board <= 255))),
  CONSTRAINT lockers_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT lockers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.look_ups (
  tenant_id uuid NOT NULL,
  hour timestamp with time zone NOT NULL,
  user_id uuid NOT NULL,
  digest text NOT NULL,
  found boolean NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  given_back boolean DEFAULT false NOT NULL,
  kind text DEFAULT 'document'::text NOT NULL,
  CONSTRAINT look_ups_kind_check CHECK ((kind = ANY (ARRAY['document'::text, 'pin'::text, 'pickup'::text, 'own_pin'::text]))),
  CONSTRAINT look_ups_pkey PRIMARY KEY (tenant_id, hour, user_id, digest)
);
CREATE TABLE public.memberships (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  tenant_id uuid,
  role text NOT NULL,
  starts_on date DEFAULT ((now() AT TIME ZONE 'America/Sao_Paulo'::text))::date NOT NULL,
  ends_on date,
  deleted_at timestamp with time zone,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  version integer DEFAULT 1 NOT NULL,
  resident_id uuid,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  invitation text,
  employee_id uuid,
  provider_id uuid,
  council boolean,
  leaves_on date,
  CONSTRAINT memberships_check CHECK (((role = ANY (ARRAY['master'::text, 'admin'::text, 'staff'::text])) = (tenant_id IS NULL))),
  CONSTRAINT memberships_check1 CHECK ((num_nonnulls(resident_id, employee_id, provider_id) <= 1)),
  CONSTRAINT memberships_check2 CHECK (((council IS NOT TRUE) OR (role = 'condomino'::text))),
  CONSTRAINT memberships_invitation_check CHECK ((invitation = ANY (ARRAY['pending'::text, 'unconfirmed'::text]))),
  CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['master'::text, 'admin'::text, 'staff'::text, 'sindico'::text, 'funcionario'::text, 'condomino'::text, 'service_provider'::text]))),
  CONSTRAINT memberships_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT memberships_pkey PRIMARY KEY (id)
);
CREATE TABLE public.number_series (
  tenant_id uuid NOT NULL,
  series text NOT NULL,
  last integer NOT NULL,
  year integer DEFAULT 0 NOT NULL,
  CONSTRAINT number_series_pkey PRIMARY KEY (tenant_id, series, year)
);
CREATE TABLE public.occupancies (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  apartment_id uuid NOT NULL,
  resident_id uuid NOT NULL,
  relation text NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  may_authorize_visitors boolean,
  may_book boolean,
  gets_parcels boolean,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  leaves_on date,
  CONSTRAINT occupancies_check CHECK ((ends_on >= starts_on)),
  CONSTRAINT occupancies_relation_check CHECK ((relation = ANY (ARRAY['owner'::text, 'tenant'::text, 'dependent'::text, 'domestic_staff'::text, 'landlord'::text]))),
  CONSTRAINT occupancies_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT occupancies_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.occurrence_attachments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  occurrence_id uuid NOT NULL,
  ordinal integer NOT NULL,
  name text,
  picture_file_id uuid NOT NULL,
  CONSTRAINT occurrence_attachments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.occurrence_involved (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  occurrence_id uuid NOT NULL,
  ordinal integer NOT NULL,
  apartment_id uuid,
  resident_id uuid,
  visitor_id uuid,
  vehicle_id uuid,
  employee_id uuid,
  note text,
  CONSTRAINT occurrence_involved_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.occurrence_notes (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  occurrence_id uuid NOT NULL,
  audience text,
  body text NOT NULL,
  picture_file_id uuid,
  author_id uuid,
  step text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(body)) STORED,
  CONSTRAINT occurrence_notes_audience_check CHECK ((audience = ANY (ARRAY['requester'::text, 'team'::text]))),
  CONSTRAINT occurrence_notes_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT occurrence_notes_step_check CHECK ((step = ANY (ARRAY['analyse'::text, 'proceed'::text, 'close'::text, 'cancel'::text, 'tell-unit'::text]))),
  CONSTRAINT occurrence_notes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.occurrence_types (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  "group" text NOT NULL,
  default_severity text,
  requires_photo boolean,
  sla_hours integer,
  color text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(name)) STORED,
  CONSTRAINT occurrence_types_color_check CHECK ((color = ANY (ARRAY['red'::text, 'orange'::text, 'yellow'::text, 'green'::text, 'blue'::text, 'purple'::text, 'grey'::text]))),
  CONSTRAINT occurrence_types_default_severity_check CHECK ((default_severity = ANY (ARRAY['info'::text, 'minor'::text, 'serious'::text, 'critical'::text]))),
  CONSTRAINT occurrence_types_group_check CHECK (("group" = ANY (ARRAY['resident'::text, 'gatehouse'::text, 'security'::text, 'maintenance'::text, 'assembly'::text]))),
  CONSTRAINT occurrence_types_sla_hours_check CHECK (((sla_hours >= 1) AND (sla_hours <= 8760))),
  CONSTRAINT occurrence_types_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT occurrence_types_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.occurrences (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  number text,
  type_id uuid,
  title text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  description text NOT NULL,
  happened_at timestamp with time zone NOT NULL,
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
  state text DEFAULT 'open'::text NOT NULL,
  unit_note text,
  unit_told_at timestamp with time zone,
  outcome text,
  cancel_reason text,
  closed_at timestamp with time zone,
  closed_by_id uuid,
  erased_at timestamp with time zone,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((((title || ' '::text) || COALESCE(number, ''::text)) || ' '::text) || description))) STORED,
  CONSTRAINT occurrences_check CHECK (((closed_at IS NOT NULL) = (state = ANY (ARRAY['closed'::text, 'cancelled'::text])))),
  CONSTRAINT occurrences_severity_check CHECK ((severity = ANY (ARRAY['info'::text, 'minor'::text, 'serious'::text, 'critical'::text]))),
  CONSTRAINT occurrences_state_check CHECK ((state = ANY (ARRAY['open'::text, 'in_analysis'::text, 'in_progress'::text, 'closed'::text, 'cancelled'::text]))),
  CONSTRAINT occurrences_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT occurrences_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.outbox (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  topic text NOT NULL,
  audience jsonb NOT NULL,
  payload jsonb NOT NULL,
  CONSTRAINT outbox_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.panic_alerts (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  raised_by uuid NOT NULL,
  membership_id uuid NOT NULL,
  role text NOT NULL,
  message text,
  raised_at timestamp with time zone DEFAULT now() NOT NULL,
  device_at timestamp with time zone,
  state text DEFAULT 'active'::text NOT NULL,
  acknowledged_by uuid,
  acknowledged_at timestamp with time zone,
  closed_by uuid,
  closed_at timestamp with time zone,
  resolution text,
  report text,
  pressed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  pressed_in uuid,
  press_count integer DEFAULT 1 NOT NULL,
  ringing integer DEFAULT 1 NOT NULL,
  escalated text[] DEFAULT '{}'::text[] NOT NULL,
  announced_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  announces_at timestamp with time zone,
  source text DEFAULT 'button'::text NOT NULL,
  motive text,
  silent boolean DEFAULT false NOT NULL,
  latitude double precision,
  longitude double precision,
  accuracy_m double precision,
  located_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  sender_word text,
  sender_said_at timestamp with time zone,
  CONSTRAINT panic_alerts_check CHECK (((acknowledged_at IS NULL) = (acknowledged_by IS NULL))),
  CONSTRAINT panic_alerts_check1 CHECK (((acknowledged_at IS NULL) = (state = 'active'::text))),
  CONSTRAINT panic_alerts_check2 CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  CONSTRAINT panic_alerts_check3 CHECK (((closed_at IS NULL) = (resolution IS NULL))),
  CONSTRAINT panic_alerts_check4 CHECK (((closed_at IS NOT NULL) = (state = 'closed'::text))),
  CONSTRAINT panic_alerts_drill_check CHECK (((source <> 'drill'::text) OR (NOT silent))),
  CONSTRAINT panic_alerts_escalated_check CHECK ((escalated <@ ARRAY['recipients'::text, 'letter'::text, 'platform'::text])),
  CONSTRAINT panic_alerts_message_check CHECK ((char_length(message) <= 2000)),
  CONSTRAINT panic_alerts_motive_check CHECK ((motive = ANY (ARRAY['robbery'::text, 'intrusion'::text, 'suspect'::text, 'fire'::text, 'health'::text, 'violence'::text, 'elevator'::text, 'other'::text]))),
  CONSTRAINT panic_alerts_place_check CHECK ((num_nonnulls(latitude, longitude, located_at) = ANY (ARRAY[0, 3]))),
  CONSTRAINT panic_alerts_report_check CHECK ((char_length(report) <= 10000)),
  CONSTRAINT panic_alerts_resolution_check CHECK ((resolution = ANY (ARRAY['resolved'::text, 'false_alarm'::text, 'test'::text]))),
  CONSTRAINT panic_alerts_sender_word_check CHECK ((sender_word = ANY (ARRAY['over'::text, 'still'::text]))),
  CONSTRAINT panic_alerts_source_check CHECK ((source = ANY (ARRAY['button'::text, 'drill'::text, 'access'::text]))),
  CONSTRAINT panic_alerts_state_check CHECK ((state = ANY (ARRAY['active'::text, 'acknowledged'::text, 'closed'::text]))),
  CONSTRAINT panic_alerts_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.panic_deliveries (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  alert_id uuid NOT NULL,
  ringing integer NOT NULL,
  level text NOT NULL,
  channel text NOT NULL,
  user_id uuid NOT NULL,
  outcome text NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT panic_deliveries_channel_check CHECK ((channel = ANY (ARRAY['letter'::text, 'push'::text]))),
  CONSTRAINT panic_deliveries_level_check CHECK ((level = ANY (ARRAY['recipients'::text, 'letter'::text, 'platform'::text]))),
  CONSTRAINT panic_deliveries_outcome_check CHECK ((outcome = ANY (ARRAY['sent'::text, 'kept'::text, 'gone'::text, 'failed'::text]))),
  CONSTRAINT panic_deliveries_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.panic_events (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  alert_id uuid NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  kind text NOT NULL,
  user_id uuid,
  message text,
  CONSTRAINT panic_events_kind_check CHECK ((kind = ANY (ARRAY['raised'::text, 'renewed'::text, 'read'::text, 'acknowledged'::text, 'recipients_told'::text, 'letters_sent'::text, 'platform_told'::text, 'closed'::text, 'cancelled'::text, 'located'::text, 'coming'::text, 'sender_over'::text, 'sender_still'::text, 'reopened'::text, 'unsilenced'::text]))),
  CONSTRAINT panic_events_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.panic_presses (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  alert_id uuid NOT NULL,
  user_id uuid NOT NULL,
  session_id uuid,
  message text,
  pressed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  device_at timestamp with time zone,
  idempotency_key text,
  motive text,
  silent boolean DEFAULT false NOT NULL,
  CONSTRAINT panic_presses_idempotency_key_check CHECK ((char_length(idempotency_key) <= 255)),
  CONSTRAINT panic_presses_message_check CHECK ((char_length(message) <= 2000)),
  CONSTRAINT panic_presses_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.panic_reads (
  tenant_id uuid NOT NULL,
  alert_id uuid NOT NULL,
  user_id uuid NOT NULL,
  read_at timestamp with time zone DEFAULT now() NOT NULL,
  ringing integer DEFAULT 1 NOT NULL,
  CONSTRAINT panic_reads_pkey PRIMARY KEY (tenant_id, alert_id, user_id, ringing)
);
CREATE TABLE public.panic_responders (
  tenant_id uuid NOT NULL,
  alert_id uuid NOT NULL,
  ringing integer NOT NULL,
  user_id uuid NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT panic_responders_pkey PRIMARY KEY (tenant_id, alert_id, ringing, user_id)
);
CREATE TABLE public.parcel_codes (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  parcel_id uuid NOT NULL,
  delegate text,
  sealed bytea NOT NULL,
  digest bytea NOT NULL,
  made_at timestamp with time zone DEFAULT now() NOT NULL,
  made_by uuid,
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  spent_at timestamp with time zone,
  spent_by uuid,
  CONSTRAINT parcel_codes_check CHECK (((spent_at IS NULL) OR (revoked_at IS NULL))),
  CONSTRAINT parcel_codes_check1 CHECK ((num_nonnulls(spent_at, spent_by) = ANY (ARRAY[0, 2]))),
  CONSTRAINT parcel_codes_delegate_check CHECK ((char_length(delegate) <= 120)),
  CONSTRAINT parcel_codes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.parcel_events (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  parcel_id uuid NOT NULL,
  ordinal integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
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
  CONSTRAINT parcel_events_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'told'::text, 'reminded'::text, 'moved'::text, 'redirected'::text, 'code_renewed'::text, 'codes_ended'::text, 'delegated'::text, 'delegate_revoked'::text, 'door_opened'::text, 'door_resolved'::text, 'handed_over'::text, 'returned'::text, 'lost'::text, 'found'::text, 'refused'::text, 'cancelled'::text]))),
  CONSTRAINT parcel_events_place_check CHECK ((place = ANY (ARRAY['desk'::text, 'locker'::text, 'cabinet'::text]))),
  CONSTRAINT parcel_events_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.parcels (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  number text COLLATE public.natural_order NOT NULL,
  kind text NOT NULL,
  apartment_id uuid,
  resident_id uuid,
  addressee text,
  carrier text,
  tracking text,
  photo_file_id uuid,
  place text DEFAULT 'desk'::text NOT NULL,
  locker_id uuid,
  door integer,
  cabinet_id uuid,
  place_note text,
  state text DEFAULT 'arrived'::text NOT NULL,
  arrived_at timestamp with time zone DEFAULT now() NOT NULL,
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
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  erased_at timestamp with time zone,
  search_text text GENERATED ALWAYS AS (public.search_normal(((((((number || ' '::text) || COALESCE(tracking, ''::text)) || ' '::text) || COALESCE(carrier, ''::text)) || ' '::text) || COALESCE(addressee, ''::text)))) STORED,
  redirected_at timestamp with time zone,
  tracking_key text GENERATED ALWAYS AS (regexp_replace(upper(tracking), '[^A-Z0-9]'::text, ''::text, 'g'::text)) STORED,
  CONSTRAINT parcels_check CHECK (((apartment_id IS NOT NULL) OR (resident_id IS NOT NULL))),
  CONSTRAINT parcels_check1 CHECK (((place = 'locker'::text) = (locker_id IS NOT NULL))),
  CONSTRAINT parcels_check2 CHECK (((place = 'cabinet'::text) = (cabinet_id IS NOT NULL))),
  CONSTRAINT parcels_check3 CHECK (((locker_id IS NULL) = (door IS NULL))),
  CONSTRAINT parcels_check4 CHECK (((state <> 'handed_over'::text) OR ((handed_at IS NOT NULL) AND (handed_how IS NOT NULL)))),
  CONSTRAINT parcels_check5 CHECK (((state <> 'returned'::text) OR (returned_at IS NOT NULL))),
  CONSTRAINT parcels_check6 CHECK (((state <> 'lost'::text) OR ((lost_at IS NOT NULL) AND (lost_report IS NOT NULL)))),
  CONSTRAINT parcels_check7 CHECK (((state <> 'refused'::text) OR ((kind = 'judicial'::text) AND (refused_at IS NOT NULL) AND (refused_statement IS NOT NULL)))),
  CONSTRAINT parcels_door_check CHECK ((door > 0)),
  CONSTRAINT parcels_handed_how_check CHECK ((handed_how = ANY (ARRAY['code'::text, 'signature'::text, 'photo'::text]))),
  CONSTRAINT parcels_kind_check CHECK ((kind = ANY (ARRAY['parcel'::text, 'letter'::text, 'registered'::text, 'judicial'::text]))),
  CONSTRAINT parcels_place_check CHECK ((place = ANY (ARRAY['desk'::text, 'locker'::text, 'cabinet'::text]))),
  CONSTRAINT parcels_state_check CHECK ((state = ANY (ARRAY['arrived'::text, 'told'::text, 'reminded'::text, 'handed_over'::text, 'returned'::text, 'lost'::text, 'refused'::text, 'cancelled'::text]))),
  CONSTRAINT parcels_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT parcels_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.pass_secrets (
  tenant_id uuid NOT NULL,
  pass_id uuid NOT NULL,
  generation integer DEFAULT 1 NOT NULL,
  pin_sealed bytea NOT NULL,
  pin_digest bytea NOT NULL,
  CONSTRAINT pass_secrets_pkey PRIMARY KEY (tenant_id, pass_id),
  CONSTRAINT pass_secrets_tenant_id_pin_digest_key UNIQUE (tenant_id, pin_digest)
);
CREATE TABLE public.passes (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  guest_name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  visitor_id uuid NOT NULL,
  kind text NOT NULL,
  apartment_id uuid,
  employee_id uuid,
  host_id uuid,
  provider_id uuid,
  companions integer,
  plate text,
  purpose text,
  valid_from timestamp with time zone NOT NULL,
  valid_to timestamp with time zone NOT NULL,
  uses_allowed integer,
  uses_done integer DEFAULT 0 NOT NULL,
  weekdays text[] DEFAULT '{}'::text[] NOT NULL,
  from_time text,
  to_time text,
  on_holidays boolean,
  state text DEFAULT 'active'::text NOT NULL,
  revoked_at timestamp with time zone,
  revoked_by_id uuid,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((guest_name || ' '::text) || public.plate_words(plate)))) STORED,
  erased_at timestamp with time zone,
  plate_key text GENERATED ALWAYS AS (public.plate_key(plate)) STORED,
  given_by text,
  common_area_id uuid,
  CONSTRAINT passes_check1 CHECK ((valid_to > valid_from)),
  CONSTRAINT passes_check2 CHECK (((uses_done >= 0) AND (uses_done <= COALESCE(uses_allowed, uses_done)))),
  CONSTRAINT passes_check3 CHECK ((num_nonnulls(from_time, to_time) = ANY (ARRAY[0, 2]))),
  CONSTRAINT passes_destination CHECK ((num_nonnulls(apartment_id, employee_id, common_area_id) = 1)),
  CONSTRAINT passes_given_by_check CHECK ((given_by = ANY (ARRAY['household'::text, 'company'::text, 'gate'::text]))),
  CONSTRAINT passes_kind_check CHECK ((kind = ANY (ARRAY['social'::text, 'delivery'::text, 'ride'::text, 'service'::text, 'event_guest'::text, 'recurring'::text]))),
  CONSTRAINT passes_state_check CHECK ((state = ANY (ARRAY['active'::text, 'used'::text, 'cancelled'::text, 'revoked'::text]))),
  CONSTRAINT passes_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT passes_uses_allowed_check CHECK ((uses_allowed >= 1)),
  CONSTRAINT passes_weekdays_check CHECK ((weekdays <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])),
  CONSTRAINT passes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.passkeys (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] DEFAULT '{}'::text[] NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id)
);
CREATE TABLE public.password_tokens (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT password_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'invitation'::text, 'registration'::text, 'second_factor'::text]))),
  CONSTRAINT password_tokens_pkey PRIMARY KEY (token_hash)
);
CREATE TABLE public.patrol_employees (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  patrol_id uuid NOT NULL,
  ordinal integer NOT NULL,
  employee_id uuid NOT NULL,
  CONSTRAINT patrol_employees_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.patrol_point_questions (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  patrol_point_id uuid NOT NULL,
  ordinal integer NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  answer_required boolean,
  CONSTRAINT patrol_point_questions_answer_check CHECK ((answer = ANY (ARRAY['yes_no'::text, 'number'::text, 'text'::text]))),
  CONSTRAINT patrol_point_questions_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.patrol_points (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  tower_id uuid,
  location text,
  instructions text,
  photo_required boolean,
  latitude numeric,
  longitude numeric,
  radius_m integer,
  code_number integer DEFAULT 1 NOT NULL,
  code_renewed_at timestamp with time zone,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((name || ' '::text) || COALESCE(location, ''::text)))) STORED,
  CONSTRAINT patrol_points_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
  CONSTRAINT patrol_points_code_number_check CHECK (((code_number >= 1) AND (code_number <= 10000))),
  CONSTRAINT patrol_points_latitude_check CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric))),
  CONSTRAINT patrol_points_longitude_check CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric))),
  CONSTRAINT patrol_points_radius_m_check CHECK (((radius_m >= 5) AND (radius_m <= 500))),
  CONSTRAINT patrol_points_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT patrol_points_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.patrol_route_points (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  route_id uuid NOT NULL,
  ordinal integer NOT NULL,
  point_id uuid NOT NULL,
  not_before_min integer,
  min_dwell_s integer,
  optional boolean NOT NULL,
  CONSTRAINT patrol_route_points_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.patrol_routes (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  patrol_id uuid NOT NULL,
  enforce_order boolean NOT NULL,
  made_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT patrol_routes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.patrol_starts (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  patrol_id uuid NOT NULL,
  ordinal integer NOT NULL,
  weekdays text[] DEFAULT '{}'::text[] NOT NULL,
  starts_at text NOT NULL,
  CONSTRAINT patrol_starts_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT patrol_starts_weekdays_check CHECK ((weekdays <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])),
  CONSTRAINT patrol_starts_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.patrol_stops (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  patrol_id uuid NOT NULL,
  ordinal integer NOT NULL,
  point_id uuid NOT NULL,
  not_before_min integer,
  min_dwell_s integer,
  optional boolean,
  CONSTRAINT patrol_stops_min_dwell_s_check CHECK (((min_dwell_s >= 0) AND (min_dwell_s <= 3600))),
  CONSTRAINT patrol_stops_not_before_min_check CHECK (((not_before_min >= 0) AND (not_before_min <= 1440))),
  CONSTRAINT patrol_stops_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.patrol_supervisors (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  patrol_id uuid NOT NULL,
  ordinal integer NOT NULL,
  supervisor_id uuid NOT NULL,
  CONSTRAINT patrol_supervisors_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.patrols (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  description text,
  enforce_order boolean,
  shift_starts_at text,
  range_min integer NOT NULL,
  grace_min integer,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((name || ' '::text) || COALESCE(description, ''::text)))) STORED,
  CONSTRAINT patrols_grace_min_check CHECK (((grace_min >= 0) AND (grace_min <= 240))),
  CONSTRAINT patrols_range_min_check CHECK (((range_min >= 1) AND (range_min <= 720))),
  CONSTRAINT patrols_shift_starts_at_check CHECK ((shift_starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT patrols_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT patrols_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.pet_vaccines (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  pet_id uuid NOT NULL,
  ordinal integer NOT NULL,
  name text NOT NULL,
  given_on date,
  valid_until date,
  CONSTRAINT pet_vaccines_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.pets (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  species_tenant_id uuid NOT NULL,
  species_id uuid NOT NULL,
  breed text,
  sex text,
  size text,
  birth_date date,
  color text,
  microchip text,
  photo_file_id uuid,
  apartment_id uuid NOT NULL,
  tutor_id uuid NOT NULL,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  disputed boolean DEFAULT false NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((((name || ' '::text) || COALESCE(breed, ''::text)) || ' '::text) || COALESCE(microchip, ''::text)))) STORED,
  erased_at timestamp with time zone,
  CONSTRAINT pets_check CHECK (((species_tenant_id = tenant_id) OR (species_tenant_id = '00000000-0000-0000-0000-000000000000'::uuid))),
  CONSTRAINT pets_sex_check CHECK ((sex = ANY (ARRAY['male'::text, 'female'::text]))),
  CONSTRAINT pets_size_check CHECK ((size = ANY (ARRAY['small'::text, 'medium'::text, 'large'::text]))),
  CONSTRAINT pets_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT pets_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.proof_tickets (
  token_hash bytea NOT NULL,
  purpose text NOT NULL,
  user_id uuid,
  challenge bytea,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT proof_tickets_check CHECK (((user_id IS NULL) = (purpose = 'passkey_sign_in'::text))),
  CONSTRAINT proof_tickets_purpose_check CHECK ((purpose = ANY (ARRAY['sign_in'::text, 'passkey_sign_in'::text, 'passkey_new'::text, 'identity'::text, 'session_proof'::text, 'enrolment'::text, 'account_link'::text]))),
  CONSTRAINT proof_tickets_pkey PRIMARY KEY (token_hash)
);
CREATE TABLE public.provider_attempts (
  state_hash bytea NOT NULL,
  browser_hash bytea NOT NULL,
  sealed bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT provider_attempts_pkey PRIMARY KEY (state_hash)
);
CREATE TABLE public.provider_sessions (
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  kind text NOT NULL,
  identity_id uuid,
  expires_at timestamp with time zone NOT NULL,
  provider_expires_at timestamp with time zone NOT NULL,
  refresh_token bytea,
  renewed_at timestamp with time zone,
  access_token bytea,
  CONSTRAINT provider_sessions_kind_check CHECK ((kind = ANY (ARRAY['hosted'::text, 'realtime'::text]))),
  CONSTRAINT provider_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT provider_sessions_session_id_key UNIQUE (session_id)
);
CREATE TABLE public.provider_waiting (
  ticket_hash bytea NOT NULL,
  sealed bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT provider_waiting_pkey PRIMARY KEY (ticket_hash)
);
CREATE TABLE public.push_subscriptions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  role text NOT NULL,
  tenant_id uuid,
  endpoint_digest bytea NOT NULL,
  sealed bytea NOT NULL,
  shows_names boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  counted_from timestamp with time zone DEFAULT now() NOT NULL,
  counted integer DEFAULT 0 NOT NULL,
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id)
);
CREATE TABLE public.reader_changes (
  tenant_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  subject text,
  noted_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT reader_changes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.reader_commands (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  equipment_id uuid NOT NULL,
  kind text NOT NULL,
  point_id uuid,
  opening_reason text,
  sealed bytea,
  asked_by uuid NOT NULL,
  asked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  state text DEFAULT 'waiting'::text NOT NULL,
  reason text,
  detail text,
  settled_at timestamp with time zone,
  CONSTRAINT reader_commands_check CHECK (((kind = ANY (ARRAY['open'::text, 'hold'::text, 'release'::text])) = (point_id IS NOT NULL))),
  CONSTRAINT reader_commands_check1 CHECK (((state = 'waiting'::text) = (settled_at IS NULL))),
  CONSTRAINT reader_commands_check2 CHECK (((sealed IS NULL) OR ((kind = 'password'::text) AND (state = ANY (ARRAY['waiting'::text, 'unknown'::text]))))),
  CONSTRAINT reader_commands_kind_check CHECK ((kind = ANY (ARRAY['probe'::text, 'clock'::text, 'password'::text, 'open'::text, 'hold'::text, 'release'::text]))),
  CONSTRAINT reader_commands_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text, 'unknown'::text]))),
  CONSTRAINT reader_commands_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.reader_entries (
  tenant_id uuid NOT NULL,
  equipment_id uuid NOT NULL,
  number bigint NOT NULL,
  part text NOT NULL,
  wanted bytea,
  version bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  wanted_since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  credentials text[] DEFAULT '{}'::text[] NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  reason text,
  detail text,
  tries integer DEFAULT 0 NOT NULL,
  next_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  sent_at timestamp with time zone,
  proven_at timestamp with time zone,
  CONSTRAINT reader_entries_check CHECK (((state = ANY (ARRAY['refused'::text, 'unknown'::text])) = (reason IS NOT NULL))),
  CONSTRAINT reader_entries_credentials_check CHECK ((credentials <@ ARRAY['card'::text, 'tag'::text, 'qr'::text, 'pin'::text, 'face'::text, 'plate'::text])),
  CONSTRAINT reader_entries_part_check CHECK ((part = ANY (ARRAY['person'::text, 'schedule'::text, 'face'::text]))),
  CONSTRAINT reader_entries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text, 'unknown'::text]))),
  CONSTRAINT reader_entries_pkey PRIMARY KEY (tenant_id, equipment_id, number, part)
);
CREATE TABLE public.reader_lists (
  tenant_id uuid NOT NULL,
  listed_at timestamp with time zone,
  next_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT reader_lists_pkey PRIMARY KEY (tenant_id)
);
CREATE TABLE public.reader_numbers (
  tenant_id uuid NOT NULL,
  number bigint NOT NULL,
  resident_id uuid,
  employee_id uuid,
  provider_id uuid,
  is_duress boolean DEFAULT false NOT NULL,
  is_pin boolean DEFAULT false NOT NULL,
  card_id uuid,
  pass_id uuid,
  rule_id uuid,
  is_exit boolean DEFAULT false NOT NULL,
  CONSTRAINT reader_numbers_check CHECK (((num_nonnulls(resident_id, employee_id, provider_id, pass_id, rule_id) + (is_exit)::integer) = 1)),
  CONSTRAINT reader_numbers_check1 CHECK (((((is_duress)::integer + (is_pin)::integer) + num_nonnulls(card_id)) <= num_nonnulls(resident_id, employee_id, provider_id))),
  CONSTRAINT reader_numbers_number_check CHECK (((number >= 1) AND (number <= '9007199254740991'::bigint))),
  CONSTRAINT reader_numbers_pkey PRIMARY KEY (tenant_id, number)
);
CREATE TABLE public.reader_removals (
  tenant_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  equipment_id uuid NOT NULL,
  number bigint NOT NULL,
  part text NOT NULL,
  asked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  gone_at timestamp with time zone,
  told_at timestamp with time zone,
  CONSTRAINT reader_removals_part_check CHECK ((part = ANY (ARRAY['person'::text, 'face'::text]))),
  CONSTRAINT reader_removals_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.recovery_codes (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash)
);
CREATE TABLE public.register_count_deltas (
  tenant_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  register text NOT NULL,
  delta integer NOT NULL,
  CONSTRAINT register_count_deltas_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.request_attachments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  ordinal integer NOT NULL,
  name text,
  picture_file_id uuid NOT NULL,
  CONSTRAINT request_attachments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.request_categories (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  sla_hours integer,
  assignee_employee_id uuid,
  assignee_provider_id uuid,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(name)) STORED,
  CONSTRAINT request_categories_check CHECK ((num_nonnulls(assignee_employee_id, assignee_provider_id) <= 1)),
  CONSTRAINT request_categories_sla_hours_check CHECK (((sla_hours >= 1) AND (sla_hours <= 8760))),
  CONSTRAINT request_categories_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT request_categories_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.request_comments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  audience text,
  body text NOT NULL,
  picture_file_id uuid,
  author_id uuid,
  step text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(body)) STORED,
  CONSTRAINT request_comments_audience_check CHECK ((audience = ANY (ARRAY['requester'::text, 'team'::text]))),
  CONSTRAINT request_comments_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT request_comments_step_check CHECK ((step = ANY (ARRAY['start'::text, 'release'::text, 'defer'::text, 'resume'::text, 'decline'::text, 'complete'::text, 'close'::text, 'settle'::text, 'withdraw'::text, 'merge'::text, 'reopen'::text]))),
  CONSTRAINT request_comments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.requests (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  number text,
  subject text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  category_id uuid,
  description text NOT NULL,
  apartment_id uuid,
  place text,
  requester_id uuid,
  priority text,
  assignee_employee_id uuid,
  assignee_provider_id uuid,
  due_on date,
  state text DEFAULT 'open'::text NOT NULL,
  opened_at timestamp with time zone DEFAULT now() NOT NULL,
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
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((((subject || ' '::text) || COALESCE(number, ''::text)) || ' '::text) || description))) STORED,
  CONSTRAINT requests_check CHECK ((num_nonnulls(assignee_employee_id, assignee_provider_id) <= 1)),
  CONSTRAINT requests_check1 CHECK (((state <> 'deferred'::text) OR (deferred_until IS NOT NULL))),
  CONSTRAINT requests_check2 CHECK (((state <> 'done'::text) OR (done_at IS NOT NULL))),
  CONSTRAINT requests_check3 CHECK (((closed_at IS NOT NULL) = (state = 'closed'::text))),
  CONSTRAINT requests_check4 CHECK (((merged_into_id IS NULL) OR (state = 'closed'::text))),
  CONSTRAINT requests_check5 CHECK ((merged_into_id <> id)),
  CONSTRAINT requests_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
  CONSTRAINT requests_rating_check CHECK ((rating = ANY (ARRAY['very_bad'::text, 'bad'::text, 'fair'::text, 'good'::text, 'very_good'::text]))),
  CONSTRAINT requests_reopened_count_check CHECK (((reopened_count >= 0) AND (reopened_count <= 1000))),
  CONSTRAINT requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'in_progress'::text, 'deferred'::text, 'declined'::text, 'done'::text, 'closed'::text]))),
  CONSTRAINT requests_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT requests_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.resident_consents (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  resident_id uuid NOT NULL,
  ordinal integer NOT NULL,
  purpose text NOT NULL,
  term_version text NOT NULL,
  given_on date NOT NULL,
  revoked_on date,
  CONSTRAINT resident_consents_purpose_check CHECK ((purpose = ANY (ARRAY['image'::text, 'contact'::text]))),
  CONSTRAINT resident_consents_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.residents (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
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
  phones text[] DEFAULT '{}'::text[] NOT NULL,
  photo_file_id uuid,
  notes text,
  emergency_contact jsonb,
  guardian_id uuid,
  exit_permission text,
  access_types text[] DEFAULT '{}'::text[] NOT NULL,
  facial_status text DEFAULT 'none'::text NOT NULL,
  approval text DEFAULT 'accepted'::text NOT NULL,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  id_doc_key text GENERATED ALWAYS AS (public.id_doc_key(id_doc)) STORED,
  id_doc_number text GENERATED ALWAYS AS ((id_doc ->> 'number'::text)) STORED,
  refusal_reason text,
  decided_at timestamp with time zone,
  decided_by_id uuid,
  search_text text GENERATED ALWAYS AS (public.search_normal(((((((name || ' '::text) || COALESCE(social_name, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || public.phone_words(phones)))) STORED,
  erased_at timestamp with time zone,
  CONSTRAINT residents_access_types_check CHECK ((access_types <@ ARRAY['facial'::text, 'card'::text])),
  CONSTRAINT residents_approval_check CHECK ((approval = ANY (ARRAY['accepted'::text, 'pending'::text, 'refused'::text]))),
  CONSTRAINT residents_cnh_category_check CHECK ((cnh_category = ANY (ARRAY['ACC'::text, 'A'::text, 'B'::text, 'AB'::text, 'C'::text, 'AC'::text, 'D'::text, 'AD'::text, 'E'::text, 'AE'::text]))),
  CONSTRAINT residents_exit_permission_check CHECK ((exit_permission = ANY (ARRAY['free'::text, 'guardian'::text, 'never'::text]))),
  CONSTRAINT residents_facial_status_check CHECK ((facial_status = ANY (ARRAY['none'::text, 'consent_pending'::text, 'photo_pending'::text, 'processing'::text, 'enrolled'::text, 'failed'::text, 'revoked'::text]))),
  CONSTRAINT residents_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'not_informed'::text]))),
  CONSTRAINT residents_marital_status_check CHECK ((marital_status = ANY (ARRAY['single'::text, 'married'::text, 'divorced'::text, 'widowed'::text, 'stable_union'::text]))),
  CONSTRAINT residents_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT residents_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.round_entries (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  round_id uuid NOT NULL,
  run_id uuid NOT NULL,
  kind text NOT NULL,
  point_id uuid,
  code_number integer,
  is_old_code boolean DEFAULT false NOT NULL,
  method text,
  device_at timestamp with time zone NOT NULL,
  page_life uuid NOT NULL,
  monotonic_ms bigint NOT NULL,
  received_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  user_id uuid NOT NULL,
  employee_id uuid,
  latitude double precision,
  longitude double precision,
  accuracy_m double precision,
  answers jsonb DEFAULT '[]'::jsonb NOT NULL,
  picture_file_id uuid,
  note text,
  verdict text,
  judged_by_id uuid,
  judged_at timestamp with time zone,
  sent_at timestamp with time zone,
  sent_page_life uuid,
  sent_monotonic_ms bigint,
  CONSTRAINT round_entries_kind_check CHECK ((kind = ANY (ARRAY['start'::text, 'scan'::text, 'skip'::text, 'note'::text, 'finish'::text, 'abort'::text]))),
  CONSTRAINT round_entries_method_check CHECK ((method = ANY (ARRAY['qr'::text, 'nfc'::text, 'typed'::text]))),
  CONSTRAINT round_entries_monotonic_ms_check CHECK ((monotonic_ms >= 0)),
  CONSTRAINT round_entries_sent_monotonic_ms_check CHECK ((sent_monotonic_ms >= 0)),
  CONSTRAINT round_entries_verdict_check CHECK ((verdict = ANY (ARRAY['fine'::text, 'not_valid'::text]))),
  CONSTRAINT round_entries_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.round_packs (
  tenant_id uuid NOT NULL,
  round_id uuid NOT NULL,
  user_id uuid NOT NULL,
  taken_at timestamp with time zone DEFAULT now() NOT NULL,
  last_taken_at timestamp with time zone DEFAULT now() NOT NULL,
  device_at timestamp with time zone,
  page_life uuid,
  monotonic_ms bigint,
  CONSTRAINT round_packs_monotonic_ms_check CHECK ((monotonic_ms >= 0)),
  CONSTRAINT round_packs_pkey PRIMARY KEY (tenant_id, round_id, user_id)
);
CREATE TABLE public.round_points (
  tenant_id uuid NOT NULL,
  round_id uuid NOT NULL,
  point_id uuid NOT NULL,
  ordinal integer NOT NULL,
  optional boolean NOT NULL,
  result text NOT NULL,
  entry_id uuid,
  scanned_at timestamp with time zone,
  marks text[] DEFAULT '{}'::text[] NOT NULL,
  suspicions text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT round_points_result_check CHECK ((result = ANY (ARRAY['scanned'::text, 'skipped'::text, 'open'::text]))),
  CONSTRAINT round_points_pkey PRIMARY KEY (tenant_id, round_id, point_id)
);
CREATE TABLE public.round_routes (
  tenant_id uuid NOT NULL,
  round_id uuid NOT NULL,
  route_id uuid NOT NULL,
  CONSTRAINT round_routes_pkey PRIMARY KEY (tenant_id, round_id)
);
CREATE TABLE public.rounds (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  patrol_id uuid NOT NULL,
  employee_id uuid,
  starts_at timestamp with time zone DEFAULT now() NOT NULL,
  service_date date DEFAULT CURRENT_DATE NOT NULL,
  unplanned boolean DEFAULT false NOT NULL,
  range_min integer DEFAULT 60 NOT NULL,
  grace_min integer DEFAULT 15 NOT NULL,
  state text DEFAULT 'planned'::text NOT NULL,
  punctuality text,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  missed_at timestamp with time zone,
  points_total integer DEFAULT 0 NOT NULL,
  points_done integer DEFAULT 0 NOT NULL,
  abort_reason text,
  aborted_at timestamp with time zone,
  aborted_by_id uuid,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  no_signal boolean DEFAULT false NOT NULL,
  walker_id uuid,
  walked_by_id uuid,
  clock_off_min integer,
  CONSTRAINT rounds_grace_min_check CHECK (((grace_min >= 0) AND (grace_min <= 240))),
  CONSTRAINT rounds_points_done_check CHECK (((points_done >= 0) AND (points_done <= 1000))),
  CONSTRAINT rounds_points_total_check CHECK (((points_total >= 0) AND (points_total <= 1000))),
  CONSTRAINT rounds_punctuality_check CHECK ((punctuality = ANY (ARRAY['early'::text, 'on_time'::text, 'late'::text]))),
  CONSTRAINT rounds_range_min_check CHECK (((range_min >= 1) AND (range_min <= 720))),
  CONSTRAINT rounds_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'running'::text, 'completed'::text, 'completed_with_exceptions'::text, 'missed'::text, 'aborted'::text]))),
  CONSTRAINT rounds_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT rounds_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.rule_acceptances (
  tenant_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  resident_id uuid NOT NULL,
  accepted_at timestamp with time zone DEFAULT now() NOT NULL,
  accepted_by uuid NOT NULL,
  CONSTRAINT rule_acceptances_pkey PRIMARY KEY (tenant_id, rule_id, resident_id)
);
CREATE TABLE public.rule_attachments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  rule_id uuid NOT NULL,
  ordinal integer NOT NULL,
  name text NOT NULL,
  picture_file_id uuid,
  CONSTRAINT rule_attachments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.rules (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  title text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  category text,
  source text,
  approved_on date,
  body text NOT NULL,
  penalty text,
  penalty_basis text,
  requires_acceptance boolean,
  version_number integer DEFAULT 1 NOT NULL,
  first_version_id uuid,
  state text DEFAULT 'draft'::text NOT NULL,
  effective_from date,
  effective_to date,
  end_set_at timestamp with time zone,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((((title || ' '::text) || COALESCE(penalty_basis, ''::text)) || ' '::text) || regexp_replace(body, '<[^<>]*>'::text, ' '::text, 'g'::text)))) STORED,
  CONSTRAINT rules_category_check CHECK ((category = ANY (ARRAY['silence'::text, 'pets'::text, 'garage'::text, 'works'::text, 'moving'::text, 'pool'::text, 'garbage'::text, 'guests'::text, 'areas'::text, 'conduct'::text, 'other'::text]))),
  CONSTRAINT rules_check CHECK (((first_version_id IS NULL) = (version_number = 1))),
  CONSTRAINT rules_check1 CHECK (((state = 'draft'::text) OR (effective_from IS NOT NULL))),
  CONSTRAINT rules_check2 CHECK ((effective_to >= effective_from)),
  CONSTRAINT rules_penalty_check CHECK ((penalty = ANY (ARRAY['none'::text, 'warning'::text, 'fine'::text]))),
  CONSTRAINT rules_source_check CHECK ((source = ANY (ARRAY['convention'::text, 'internal_regulation'::text, 'assembly_minutes'::text, 'management'::text]))),
  CONSTRAINT rules_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text]))),
  CONSTRAINT rules_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT rules_version_number_check CHECK ((version_number > 0)),
  CONSTRAINT rules_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.saved_views (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  register text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  hidden text[],
  density text NOT NULL,
  is_default boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT saved_views_density_check CHECK ((density = ANY (ARRAY['comfortable'::text, 'compact'::text]))),
  CONSTRAINT saved_views_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.schema_releases (
  version text NOT NULL,
  begun_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT schema_releases_pkey PRIMARY KEY (version)
);
CREATE TABLE public.sealed_counts (
  tenant_id uuid NOT NULL,
  sealed_by bytea NOT NULL,
  remaining integer NOT NULL,
  unreadable integer NOT NULL,
  invitations integer DEFAULT 0 NOT NULL,
  invited_until timestamp with time zone,
  counted_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT sealed_counts_invitations_check CHECK ((invitations >= 0)),
  CONSTRAINT sealed_counts_remaining_check CHECK ((remaining >= 0)),
  CONSTRAINT sealed_counts_sealed_by_check CHECK ((octet_length(sealed_by) = 8)),
  CONSTRAINT sealed_counts_unreadable_check CHECK ((unreadable >= 0)),
  CONSTRAINT sealed_counts_pkey PRIMARY KEY (tenant_id)
);
CREATE TABLE public.search_words (
  tenant_id uuid NOT NULL,
  register text NOT NULL,
  former boolean NOT NULL,
  word text COLLATE pg_catalog."C" NOT NULL,
  row_id uuid NOT NULL,
  CONSTRAINT search_words_pkey PRIMARY KEY (tenant_id, register, former, word, row_id)
);
CREATE TABLE public.secret_keys (
  purpose text NOT NULL,
  made_by bytea NOT NULL,
  lasts boolean NOT NULL,
  sealed bytea NOT NULL,
  made_at timestamp with time zone DEFAULT now() NOT NULL,
  sealed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT secret_keys_made_by_check CHECK ((octet_length(made_by) = 8)),
  CONSTRAINT secret_keys_purpose_check CHECK ((char_length(purpose) <= 200)),
  CONSTRAINT secret_keys_pkey PRIMARY KEY (purpose, made_by)
);
CREATE TABLE public.segments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name_segment text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  base text NOT NULL,
  terms jsonb,
  sectors text[] DEFAULT '{}'::text[] NOT NULL,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((name_segment || ' '::text) || public.words_of_list(sectors)))) STORED,
  CONSTRAINT segments_base_check CHECK ((base = ANY (ARRAY['condominium'::text, 'construction'::text, 'education'::text, 'health'::text, 'industry'::text]))),
  CONSTRAINT segments_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT segments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.servers (
  id uuid NOT NULL,
  name text NOT NULL,
  version text NOT NULL,
  started_at timestamp with time zone DEFAULT now() NOT NULL,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  ahead_ms integer,
  draining boolean DEFAULT false NOT NULL,
  sealed_by bytea,
  accepts bytea,
  CONSTRAINT servers_accepts_check CHECK ((octet_length(accepts) = 8)),
  CONSTRAINT servers_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  CONSTRAINT servers_sealed_by_check CHECK ((octet_length(sealed_by) = 8)),
  CONSTRAINT servers_version_check CHECK (((char_length(version) >= 1) AND (char_length(version) <= 40))),
  CONSTRAINT servers_pkey PRIMARY KEY (id)
);
CREATE TABLE public.service_provider_apartments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  service_provider_id uuid NOT NULL,
  ordinal integer NOT NULL,
  apartment_id uuid NOT NULL,
  CONSTRAINT service_provider_apartments_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT service_provider_apartments_tenant_id_service_provider_id_a_key UNIQUE (tenant_id, service_provider_id, apartment_id) DEFERRABLE INITIALLY DEFERRED
);
CREATE TABLE public.service_provider_documents (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  service_provider_id uuid NOT NULL,
  ordinal integer NOT NULL,
  document_kind text NOT NULL,
  number text,
  expires_on date,
  picture_file_id uuid,
  CONSTRAINT service_provider_documents_document_kind_check CHECK ((document_kind = ANY (ARRAY['contract'::text, 'insurance'::text, 'certificate'::text, 'training'::text, 'health'::text, 'other'::text]))),
  CONSTRAINT service_provider_documents_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.service_provider_technicians (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  service_provider_id uuid NOT NULL,
  ordinal integer NOT NULL,
  name text NOT NULL,
  cpf text,
  document text,
  phone text,
  CONSTRAINT service_provider_technicians_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.service_providers (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  social_name text,
  category text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
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
  phones text[] DEFAULT '{}'::text[] NOT NULL,
  photo_file_id uuid,
  notes text,
  zip_code text,
  street text,
  number text,
  complement text,
  district text,
  city text,
  state text,
  approval text DEFAULT 'pending'::text NOT NULL,
  block_reason text,
  decided_at timestamp with time zone,
  decided_by_id uuid,
  contract_from date,
  contract_to date,
  allowed_days text[] DEFAULT '{}'::text[] NOT NULL,
  allowed_from text,
  allowed_to text,
  access_types text[] DEFAULT '{}'::text[] NOT NULL,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  id_doc_key text GENERATED ALWAYS AS (public.id_doc_key(id_doc)) STORED,
  id_doc_number text GENERATED ALWAYS AS ((id_doc ->> 'number'::text)) STORED,
  search_text text GENERATED ALWAYS AS (public.search_normal(((((((name || ' '::text) || COALESCE(social_name, ''::text)) || ' '::text) || category) || ' '::text) || public.phone_words(phones)))) STORED,
  leaves_on date,
  erased_at timestamp with time zone,
  CONSTRAINT service_providers_access_types_check CHECK ((access_types <@ ARRAY['facial'::text, 'card'::text])),
  CONSTRAINT service_providers_allowed_days_check CHECK ((allowed_days <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text])),
  CONSTRAINT service_providers_allowed_from_check CHECK ((allowed_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT service_providers_allowed_to_check CHECK ((allowed_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT service_providers_approval_check CHECK ((approval = ANY (ARRAY['pending'::text, 'approved'::text, 'blocked'::text]))),
  CONSTRAINT service_providers_check CHECK ((contract_to >= contract_from)),
  CONSTRAINT service_providers_check1 CHECK (
CASE kind
    WHEN 'company'::text THEN (cpf IS NULL)
    ELSE (cnpj IS NULL)
END),
  CONSTRAINT service_providers_check2 CHECK (((approval <> 'blocked'::text) OR (block_reason IS NOT NULL))),
  CONSTRAINT service_providers_cnh_category_check CHECK ((cnh_category = ANY (ARRAY['ACC'::text, 'A'::text, 'B'::text, 'AB'::text, 'C'::text, 'AC'::text, 'D'::text, 'AD'::text, 'E'::text, 'AE'::text]))),
  CONSTRAINT service_providers_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'not_informed'::text]))),
  CONSTRAINT service_providers_kind_check CHECK ((kind = ANY (ARRAY['company'::text, 'person'::text]))),
  CONSTRAINT service_providers_marital_status_check CHECK ((marital_status = ANY (ARRAY['single'::text, 'married'::text, 'divorced'::text, 'widowed'::text, 'stable_union'::text]))),
  CONSTRAINT service_providers_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT service_providers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  membership_id uuid NOT NULL,
  generation integer DEFAULT 1 NOT NULL,
  generation_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone DEFAULT now() NOT NULL,
  ended_at timestamp with time zone,
  address text,
  user_agent text,
  proved_at timestamp with time zone DEFAULT now() NOT NULL,
  first_factor text DEFAULT 'password'::text NOT NULL,
  CONSTRAINT sessions_first_factor_check CHECK ((first_factor = ANY (ARRAY['password'::text, 'passkey'::text, 'provider'::text, 'realtime'::text]))),
  CONSTRAINT sessions_pkey PRIMARY KEY (id)
);
CREATE TABLE public.sign_in_throttles (
  pair_hash bytea NOT NULL,
  failures integer NOT NULL,
  first_failed_at timestamp with time zone NOT NULL,
  last_failed_at timestamp with time zone NOT NULL,
  lapses_at timestamp with time zone NOT NULL,
  CONSTRAINT sign_in_throttles_pkey PRIMARY KEY (pair_hash)
);
CREATE TABLE public.species (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  requires_vaccine boolean,
  icon text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((name || ' '::text) || COALESCE(icon, ''::text)))) STORED,
  CONSTRAINT species_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT species_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.spent_provider_tokens (
  digest bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT spent_provider_tokens_pkey PRIMARY KEY (digest)
);
CREATE TABLE public.tenants (
  id uuid NOT NULL,
  legal_name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  fantasy_name text,
  cnpj text,
  state_registration text,
  municipal_registration text,
  email text,
  phones text[] DEFAULT '{}'::text[] NOT NULL,
  site text,
  zip_code text,
  street text,
  number text,
  complement text,
  district text,
  city text,
  state text,
  time_zone text DEFAULT 'America/Sao_Paulo'::text NOT NULL,
  logo_file_id uuid,
  contact_name text,
  contact_email text NOT NULL,
  contact_phone text,
  dpo_name text,
  dpo_email text,
  settings jsonb,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  segment_tenant_id uuid,
  segment_id uuid,
  search_text text GENERATED ALWAYS AS (public.search_normal(((((((legal_name || ' '::text) || COALESCE(fantasy_name, ''::text)) || ' '::text) || COALESCE(city, ''::text)) || ' '::text) || COALESCE(contact_name, ''::text)))) STORED,
  CONSTRAINT tenants_check CHECK (((segment_tenant_id = id) OR (segment_tenant_id = '00000000-0000-0000-0000-000000000000'::uuid))),
  CONSTRAINT tenants_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT tenants_pkey PRIMARY KEY (id)
);
CREATE TABLE public.towers (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
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
  "position" jsonb,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((name || ' '::text) || COALESCE(code, ''::text)))) STORED,
  CONSTRAINT towers_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT towers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.upload_counts (
  tenant_id uuid NOT NULL,
  hour timestamp with time zone NOT NULL,
  user_id uuid NOT NULL,
  uploads integer NOT NULL,
  CONSTRAINT upload_counts_uploads_check CHECK ((uploads > 0)),
  CONSTRAINT upload_counts_pkey PRIMARY KEY (tenant_id, hour, user_id)
);
CREATE TABLE public.user_passwords (
  user_id uuid NOT NULL,
  hash text NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  proven boolean DEFAULT true NOT NULL,
  CONSTRAINT user_passwords_pkey PRIMARY KEY (user_id)
);
CREATE TABLE public.user_totp (
  user_id uuid NOT NULL,
  sealed_secret bytea NOT NULL,
  confirmed_at timestamp with time zone,
  last_step bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT user_totp_pkey PRIMARY KEY (user_id)
);
CREATE TABLE public.users (
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  email text NOT NULL,
  phone text,
  cpf text,
  language text DEFAULT 'pt'::text NOT NULL,
  settings jsonb DEFAULT '{}'::jsonb NOT NULL,
  shortcuts text[] DEFAULT '{}'::text[] NOT NULL,
  last_login_at timestamp with time zone,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((name || ' '::text) || email))) STORED,
  photo_file_id uuid,
  preferences_saved_at timestamp with time zone,
  CONSTRAINT users_language_check CHECK ((language = ANY (ARRAY['pt'::text, 'en'::text, 'es'::text, 'ar'::text]))),
  CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT users_pkey PRIMARY KEY (id)
);
CREATE TABLE public.vehicles (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  plate text NOT NULL,
  brand_tenant_id uuid NOT NULL,
  brand_id uuid NOT NULL,
  model text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
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
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  disputed boolean DEFAULT false NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((((((((((public.plate_words(plate) || ' '::text) || model) || ' '::text) || COALESCE(color, ''::text)) || ' '::text) || COALESCE(tag, ''::text)) || ' '::text) || COALESCE(chassis, ''::text)) || ' '::text) || COALESCE(renavam, ''::text)))) STORED,
  starts_on date,
  ends_on date,
  ownership text DEFAULT 'held'::text NOT NULL,
  employee_id uuid,
  provider_id uuid,
  plate_key text GENERATED ALWAYS AS (public.plate_key(plate)) STORED,
  erased_at timestamp with time zone,
  CONSTRAINT vehicles_check CHECK (((brand_tenant_id = tenant_id) OR (brand_tenant_id = '00000000-0000-0000-0000-000000000000'::uuid))),
  CONSTRAINT vehicles_check1 CHECK ((ends_on >= starts_on)),
  CONSTRAINT vehicles_check2 CHECK ((num_nonnulls(resident_id, employee_id, provider_id) <= 1)),
  CONSTRAINT vehicles_kind_check CHECK ((kind = ANY (ARRAY['car'::text, 'motorcycle'::text, 'truck'::text, 'electric_scooter'::text, 'other'::text]))),
  CONSTRAINT vehicles_ownership_check CHECK ((ownership = ANY (ARRAY['held'::text, 'sold'::text]))),
  CONSTRAINT vehicles_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT vehicles_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.violations (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  number text,
  subject text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  occurrence_id uuid NOT NULL,
  apartment_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  happened_at timestamp with time zone NOT NULL,
  place text,
  facts text NOT NULL,
  defence_days integer NOT NULL,
  answer_to text NOT NULL,
  owner_id uuid,
  copy_to_id uuid,
  state text DEFAULT 'draft'::text NOT NULL,
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
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((subject || ' '::text) || COALESCE(number, ''::text)))) STORED,
  CONSTRAINT violations_check CHECK (((state = ANY (ARRAY['draft'::text, 'cancelled'::text])) OR ((notified_at IS NOT NULL) AND (owner_id IS NOT NULL) AND (warning_text IS NOT NULL)))),
  CONSTRAINT violations_check1 CHECK (((state <> ALL (ARRAY['answering'::text, 'decided'::text, 'closed'::text])) OR (num_nonnulls(defence_until, defended_at) > 0))),
  CONSTRAINT violations_check2 CHECK ((num_nonnulls(defence_until, warning_received_at) <> 1)),
  CONSTRAINT violations_check3 CHECK (((state <> 'defended'::text) OR (defended_at IS NOT NULL))),
  CONSTRAINT violations_check4 CHECK (((decided_at IS NOT NULL) = (state = ANY (ARRAY['decided'::text, 'closed'::text])))),
  CONSTRAINT violations_check5 CHECK (((outcome IS NOT NULL) = (state = ANY (ARRAY['decided'::text, 'closed'::text])))),
  CONSTRAINT violations_check6 CHECK (((outcome IS DISTINCT FROM 'fined'::text) OR (fine_amount <= (contribution * (
CASE
    WHEN ((minutes_picture_file_id IS NULL) AND (erased_at IS NULL)) THEN 5
    ELSE 10
END)::numeric)))),
  CONSTRAINT violations_check7 CHECK (((state <> 'closed'::text) OR (decision_received_at IS NOT NULL))),
  CONSTRAINT violations_contribution_check CHECK ((contribution > (0)::numeric)),
  CONSTRAINT violations_decision_received_how_check CHECK ((decision_received_how = ANY (ARRAY['in_person'::text, 'registered_mail'::text, 'notary'::text, 'portal'::text, 'refused'::text]))),
  CONSTRAINT violations_defence_days_check CHECK (((defence_days >= 1) AND (defence_days <= 90))),
  CONSTRAINT violations_fine_amount_check CHECK ((fine_amount > (0)::numeric)),
  CONSTRAINT violations_outcome_check CHECK ((outcome = ANY (ARRAY['dismissed'::text, 'warned'::text, 'fined'::text]))),
  CONSTRAINT violations_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'notified'::text, 'answering'::text, 'defended'::text, 'decided'::text, 'closed'::text, 'cancelled'::text]))),
  CONSTRAINT violations_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT violations_warning_received_how_check CHECK ((warning_received_how = ANY (ARRAY['in_person'::text, 'registered_mail'::text, 'notary'::text, 'portal'::text, 'refused'::text]))),
  CONSTRAINT violations_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.visit_corrections (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  visit_id uuid NOT NULL,
  text text NOT NULL,
  reason text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  CONSTRAINT visit_corrections_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.visitors (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  social_name text,
  cpf text,
  id_doc jsonb,
  birth_date date,
  gender text,
  company text,
  plate text,
  email text,
  phones text[] DEFAULT '{}'::text[] NOT NULL,
  photo_file_id uuid,
  notes text,
  provisional boolean,
  blocked boolean DEFAULT false NOT NULL,
  blocked_reason text,
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  id_doc_key text GENERATED ALWAYS AS (public.id_doc_key(id_doc)) STORED,
  id_doc_number text GENERATED ALWAYS AS ((id_doc ->> 'number'::text)) STORED,
  blocked_at timestamp with time zone,
  blocked_by uuid,
  blocked_until timestamp with time zone,
  block_confirmed_at timestamp with time zone,
  block_confirmed_by uuid,
  merged_into uuid,
  search_text text GENERATED ALWAYS AS (public.search_normal(((((((((name || ' '::text) || COALESCE(social_name, ''::text)) || ' '::text) || COALESCE(company, ''::text)) || ' '::text) || public.plate_words(plate)) || ' '::text) || public.phone_words(phones)))) STORED,
  marital_status text,
  nationality text,
  cnh_number text,
  cnh_category text,
  cnh_expires_on date,
  erased_at timestamp with time zone,
  plate_key text GENERATED ALWAYS AS (public.plate_key(plate)) STORED,
  CONSTRAINT visitors_cnh_category_check CHECK ((cnh_category = ANY (ARRAY['ACC'::text, 'A'::text, 'B'::text, 'AB'::text, 'C'::text, 'AC'::text, 'D'::text, 'AD'::text, 'E'::text, 'AE'::text]))),
  CONSTRAINT visitors_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'not_informed'::text]))),
  CONSTRAINT visitors_marital_status_check CHECK ((marital_status = ANY (ARRAY['single'::text, 'married'::text, 'divorced'::text, 'widowed'::text, 'stable_union'::text]))),
  CONSTRAINT visitors_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT visitors_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.visits (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  guest_name text COLLATE pg_catalog."pt-BR-x-icu" NOT NULL,
  visitor_id uuid NOT NULL,
  kind text NOT NULL,
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
  state text DEFAULT 'waiting'::text NOT NULL,
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
  status text DEFAULT 'ATIVO'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  deleted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (public.search_normal(((guest_name || ' '::text) || public.plate_words(plate)))) STORED,
  erased_at timestamp with time zone,
  plate_key text GENERATED ALWAYS AS (public.plate_key(plate)) STORED,
  provider_absent boolean,
  overstay_seen_at timestamp with time zone,
  on_the_way_at timestamp with time zone,
  common_area_id uuid,
  CONSTRAINT visits_answered_through_check CHECK ((answered_through = ANY (ARRAY['app'::text, 'intercom'::text, 'phone'::text, 'list'::text, 'desk'::text, 'pass'::text]))),
  CONSTRAINT visits_check1 CHECK ((expected_to > expected_from)),
  CONSTRAINT visits_check2 CHECK (((state <> 'inside'::text) OR (checked_in_at IS NOT NULL))),
  CONSTRAINT visits_check3 CHECK (((state = 'left'::text) = (checked_out_how IS NOT NULL))),
  CONSTRAINT visits_check5 CHECK (((state <> ALL (ARRAY['denied'::text, 'authorised'::text])) OR (answered_through IS NOT NULL))),
  CONSTRAINT visits_checked_out_how_check CHECK ((checked_out_how = ANY (ARRAY['desk'::text, 'reader'::text, 'unknown_time'::text, 'closed_by_job'::text]))),
  CONSTRAINT visits_destination CHECK (((num_nonnulls(apartment_id, employee_id, common_area_id) = 1) OR ((kind = 'official'::text) AND (num_nonnulls(apartment_id, employee_id, common_area_id) = 0)))),
  CONSTRAINT visits_exit_has_its_time CHECK (((checked_out_how IS NULL) OR ((checked_out_how = ANY (ARRAY['desk'::text, 'reader'::text])) = (checked_out_at IS NOT NULL)))),
  CONSTRAINT visits_kind_check CHECK ((kind = ANY (ARRAY['social'::text, 'delivery'::text, 'ride'::text, 'service'::text, 'event_guest'::text, 'recurring'::text, 'official'::text]))),
  CONSTRAINT visits_state_check CHECK ((state = ANY (ARRAY['expected'::text, 'waiting'::text, 'authorised'::text, 'denied'::text, 'cancelled'::text, 'no_show'::text, 'inside'::text, 'left'::text]))),
  CONSTRAINT visits_status_check CHECK ((status = ANY (ARRAY['ATIVO'::text, 'INATIVO'::text]))),
  CONSTRAINT visits_pkey PRIMARY KEY (tenant_id, id)
);
CREATE TABLE public.web_assets (
  name text NOT NULL,
  content bytea NOT NULL,
  release text NOT NULL,
  added_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT web_assets_name_check CHECK ((name ~ '^[A-Za-z0-9_.-]{1,120}$'::text)),
  CONSTRAINT web_assets_pkey PRIMARY KEY (name)
);

CREATE OR REPLACE FUNCTION public.tenant_today(tenant uuid)
 RETURNS date
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT ((now() AT TIME ZONE tenants.time_zone))::date AS timezone FROM public.tenants WHERE (tenants.id = tenant_today.tenant));

CREATE UNIQUE INDEX access_areas_name ON public.access_areas USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX access_areas_by_name ON public.access_areas USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX access_areas_of_tower ON public.access_areas USING btree (tenant_id, tower_id) WHERE (tower_id IS NOT NULL);
CREATE INDEX access_event_keys_of_event ON public.access_event_keys USING btree (tenant_id, event_id);
CREATE INDEX access_events_latest ON public.access_events USING btree (tenant_id, at DESC, id DESC);
CREATE INDEX access_events_at_point ON public.access_events USING btree (tenant_id, point_id, at DESC);
CREATE INDEX access_events_of_resident ON public.access_events USING btree (tenant_id, resident_id, at DESC) WHERE (resident_id IS NOT NULL);
CREATE INDEX access_events_of_employee ON public.access_events USING btree (tenant_id, employee_id, at DESC) WHERE (employee_id IS NOT NULL);
CREATE INDEX access_events_of_provider ON public.access_events USING btree (tenant_id, provider_id, at DESC) WHERE (provider_id IS NOT NULL);
CREATE INDEX access_events_of_visitor ON public.access_events USING btree (tenant_id, visitor_id, at DESC) WHERE (visitor_id IS NOT NULL);
CREATE INDEX access_events_of_doors ON public.access_events USING btree (tenant_id, point_id, at DESC) WHERE (fact = ANY (ARRAY['exit_button'::text, 'forced'::text, 'held'::text]));
CREATE INDEX access_events_of_attempt ON public.access_events USING btree (tenant_id, attempt_id) INCLUDE (fact) WHERE (attempt_id IS NOT NULL);
CREATE INDEX access_events_of_pass ON public.access_events USING btree (tenant_id, pass_id, at DESC) WHERE (pass_id IS NOT NULL);
CREATE UNIQUE INDEX access_interlocks_pair ON public.access_interlocks USING btree (tenant_id, LEAST(access_point_id, point_id), GREATEST(access_point_id, point_id));
CREATE INDEX access_interlocks_of ON public.access_interlocks USING btree (tenant_id, access_point_id, ordinal);
CREATE INDEX access_interlocks_for ON public.access_interlocks USING btree (tenant_id, point_id);
CREATE UNIQUE INDEX access_order_points_live ON public.access_order_points USING btree (tenant_id, point_id, kind) WHERE (ended_at IS NULL);
CREATE INDEX access_order_points_of_point ON public.access_order_points USING btree (tenant_id, point_id);
CREATE INDEX access_orders_by_start ON public.access_orders USING btree (tenant_id, started_at);
CREATE INDEX access_orders_live ON public.access_orders USING btree (tenant_id) WHERE (ended_at IS NULL);
CREATE INDEX access_pardons_open ON public.access_pardons USING btree (tenant_id, person_id) WHERE (used_at IS NULL);
CREATE UNIQUE INDEX access_pins_of_resident ON public.access_pins USING btree (tenant_id, resident_id, is_duress) WHERE (resident_id IS NOT NULL);
CREATE UNIQUE INDEX access_pins_of_employee ON public.access_pins USING btree (tenant_id, employee_id, is_duress) WHERE (employee_id IS NOT NULL);
CREATE UNIQUE INDEX access_pins_of_provider ON public.access_pins USING btree (tenant_id, provider_id, is_duress) WHERE (provider_id IS NOT NULL);
CREATE UNIQUE INDEX access_points_name ON public.access_points USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX access_points_equipment_id_channel_direction ON public.access_points USING btree (tenant_id, equipment_id, channel, direction) WHERE ((deleted_at IS NULL) AND (status = 'ATIVO'::text));
CREATE INDEX access_points_by_name ON public.access_points USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX access_points_from_area ON public.access_points USING btree (tenant_id, area_from_id) WHERE (area_from_id IS NOT NULL);
CREATE INDEX access_points_to_area ON public.access_points USING btree (tenant_id, area_to_id) WHERE (area_to_id IS NOT NULL);
CREATE INDEX access_points_of_equipment ON public.access_points USING btree (tenant_id, equipment_id) WHERE (equipment_id IS NOT NULL);
CREATE UNIQUE INDEX access_presence_of_resident ON public.access_presence USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE UNIQUE INDEX access_presence_of_employee ON public.access_presence USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE UNIQUE INDEX access_presence_of_provider ON public.access_presence USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE UNIQUE INDEX access_presence_of_visitor ON public.access_presence USING btree (tenant_id, visitor_id) WHERE (visitor_id IS NOT NULL);
CREATE INDEX access_presence_inside ON public.access_presence USING btree (tenant_id) WHERE is_inside;
CREATE INDEX access_presence_seen ON public.access_presence USING btree (tenant_id, seen_at);
CREATE INDEX access_rule_apartments_of ON public.access_rule_apartments USING btree (tenant_id, access_rule_id, ordinal);
CREATE INDEX access_rule_apartments_for ON public.access_rule_apartments USING btree (tenant_id, apartment_id);
CREATE INDEX access_rule_people_of ON public.access_rule_people USING btree (tenant_id, access_rule_id, ordinal);
CREATE INDEX access_rule_people_resident ON public.access_rule_people USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE INDEX access_rule_people_employee ON public.access_rule_people USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX access_rule_people_provider ON public.access_rule_people USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX access_rule_points_of ON public.access_rule_points USING btree (tenant_id, access_rule_id, ordinal);
CREATE INDEX access_rule_points_for ON public.access_rule_points USING btree (tenant_id, point_id);
CREATE INDEX access_rule_towers_of ON public.access_rule_towers USING btree (tenant_id, access_rule_id, ordinal);
CREATE INDEX access_rule_towers_for ON public.access_rule_towers USING btree (tenant_id, tower_id);
CREATE UNIQUE INDEX access_rules_name ON public.access_rules USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX access_rules_by_name ON public.access_rules USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX access_rules_of_schedule ON public.access_rules USING btree (tenant_id, schedule_id) WHERE (schedule_id IS NOT NULL);
CREATE INDEX access_schedule_hours_of ON public.access_schedule_hours USING btree (tenant_id, access_schedule_id, ordinal);
CREATE UNIQUE INDEX access_schedules_name ON public.access_schedules USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX access_schedules_by_name ON public.access_schedules USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX act_counts_by_age ON public.act_counts USING btree (tenant_id, since);
CREATE INDEX announcement_apartments_of ON public.announcement_apartments USING btree (tenant_id, announcement_id, ordinal);
CREATE INDEX announcement_apartments_of_unit ON public.announcement_apartments USING btree (tenant_id, apartment_id);
CREATE INDEX announcement_attachments_of ON public.announcement_attachments USING btree (tenant_id, announcement_id, ordinal);
CREATE INDEX announcement_attachments_picture ON public.announcement_attachments USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
CREATE INDEX announcement_recipients_of_announcement ON public.announcement_recipients USING btree (tenant_id, announcement_id, id);
CREATE INDEX announcement_recipients_of_user ON public.announcement_recipients USING btree (tenant_id, user_id, announcement_id) WHERE (user_id IS NOT NULL);
CREATE INDEX announcement_recipients_of_resident ON public.announcement_recipients USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE INDEX announcement_recipients_of_apartment ON public.announcement_recipients USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX announcement_recipients_of_employee ON public.announcement_recipients USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX announcement_towers_of ON public.announcement_towers USING btree (tenant_id, announcement_id, ordinal);
CREATE INDEX announcement_towers_of_tower ON public.announcement_towers USING btree (tenant_id, tower_id);
CREATE UNIQUE INDEX announcements_number ON public.announcements USING btree (tenant_id, public.search_normal(number)) WHERE ((deleted_at IS NULL) AND (number IS NOT NULL));
CREATE INDEX announcements_by_sent ON public.announcements USING btree (tenant_id, sent_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX announcements_replaced ON public.announcements USING btree (tenant_id, replaces_id) WHERE (replaces_id IS NOT NULL);
CREATE UNIQUE INDEX apartments_number ON public.apartments USING btree (tenant_id, tower_id, public.search_normal(number)) WHERE (deleted_at IS NULL);
CREATE INDEX apartments_by_number ON public.apartments USING btree (tenant_id, number, id) WHERE (deleted_at IS NULL);
CREATE INDEX audit_log_of_row ON public.audit_log USING btree (tenant_id, register, row_id, at DESC);
CREATE INDEX audit_log_by_time ON public.audit_log USING btree (tenant_id, at DESC);
CREATE INDEX audit_log_addresses ON public.audit_log USING btree (tenant_id, at) WHERE (address IS NOT NULL);
CREATE UNIQUE INDEX brands_name ON public.brands USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX brands_by_name ON public.brands USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX cabinet_items_of ON public.cabinet_items USING btree (tenant_id, cabinet_id, ordinal);
CREATE UNIQUE INDEX cabinet_loans_open ON public.cabinet_loans USING btree (tenant_id, item_id) WHERE (returned_at IS NULL);
CREATE INDEX cabinet_loans_of_cabinet ON public.cabinet_loans USING btree (tenant_id, cabinet_id, lent_at DESC);
CREATE INDEX cabinet_loans_of_item ON public.cabinet_loans USING btree (tenant_id, item_id);
CREATE INDEX cabinet_loans_of_resident ON public.cabinet_loans USING btree (tenant_id, resident_id);
CREATE INDEX cabinet_loans_of_employee ON public.cabinet_loans USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE UNIQUE INDEX cabinets_name ON public.cabinets USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX cabinets_by_name ON public.cabinets USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX cabinets_of_tower ON public.cabinets USING btree (tenant_id, tower_id);
CREATE UNIQUE INDEX cards_number ON public.cards USING btree (tenant_id, number) WHERE ((deleted_at IS NULL) AND (status = 'ATIVO'::text));
CREATE INDEX cards_by_number ON public.cards USING btree (tenant_id, number, id) WHERE (deleted_at IS NULL);
CREATE INDEX cards_of_resident ON public.cards USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE INDEX cards_of_employee ON public.cards USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX cards_of_provider ON public.cards USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX cards_of_apartment ON public.cards USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX common_area_blackouts_of ON public.common_area_blackouts USING btree (tenant_id, common_area_id, ordinal);
CREATE INDEX common_area_inspection_items_of ON public.common_area_inspection_items USING btree (tenant_id, common_area_id, ordinal);
CREATE INDEX common_area_links_of ON public.common_area_links USING btree (tenant_id, common_area_id, ordinal);
CREATE INDEX common_area_links_to ON public.common_area_links USING btree (tenant_id, linked_area_id);
CREATE INDEX common_area_opening_of ON public.common_area_opening USING btree (tenant_id, common_area_id, ordinal);
CREATE INDEX common_area_photos_of ON public.common_area_photos USING btree (tenant_id, common_area_id, ordinal);
CREATE INDEX common_area_photos_picture ON public.common_area_photos USING btree (tenant_id, picture_file_id);
CREATE INDEX common_area_slots_of ON public.common_area_slots USING btree (tenant_id, common_area_id, ordinal);
CREATE INDEX common_area_towers_of ON public.common_area_towers USING btree (tenant_id, common_area_id, ordinal);
CREATE INDEX common_area_towers_to ON public.common_area_towers USING btree (tenant_id, tower_id);
CREATE UNIQUE INDEX common_areas_name ON public.common_areas USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX common_areas_by_name ON public.common_areas USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX common_areas_of_rule ON public.common_areas USING btree (tenant_id, rule_id);
CREATE INDEX council_notes_of ON public.council_notes USING btree (tenant_id, council_occurrence_id, id);
CREATE INDEX council_notes_by_audience ON public.council_notes USING btree (tenant_id, audience, id) WHERE (deleted_at IS NULL);
CREATE INDEX council_notes_picture ON public.council_notes USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
CREATE INDEX council_occurrence_attachments_of ON public.council_occurrence_attachments USING btree (tenant_id, council_occurrence_id, ordinal);
CREATE INDEX council_occurrence_attachments_picture ON public.council_occurrence_attachments USING btree (tenant_id, picture_file_id);
CREATE INDEX council_occurrence_readers_of ON public.council_occurrence_readers USING btree (tenant_id, council_occurrence_id, ordinal);
CREATE INDEX council_occurrence_readers_who ON public.council_occurrence_readers USING btree (tenant_id, reader_id);
CREATE UNIQUE INDEX council_occurrences_number ON public.council_occurrences USING btree (tenant_id, public.search_normal(number)) WHERE ((deleted_at IS NULL) AND (number IS NOT NULL));
CREATE INDEX council_occurrences_of_reporter ON public.council_occurrences USING btree (tenant_id, reporter_id);
CREATE INDEX council_occurrences_by_moment ON public.council_occurrences USING btree (tenant_id, happened_at, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX departure_items_pending ON public.departure_items USING btree (tenant_id, kind, thing_id) WHERE (state = 'pending'::text);
CREATE INDEX departure_items_of_departure ON public.departure_items USING btree (tenant_id, departure_id);
CREATE INDEX departure_items_of_person ON public.departure_items USING btree (tenant_id, person_id);
CREATE INDEX departure_items_to ON public.departure_items USING btree (tenant_id, to_id) WHERE (to_id IS NOT NULL);
CREATE INDEX departure_items_of_thing ON public.departure_items USING btree (tenant_id, thing_id);
CREATE UNIQUE INDEX departures_planned ON public.departures USING btree (tenant_id, COALESCE(resident_id, employee_id, provider_id), COALESCE(apartment_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE (state = 'planned'::text);
CREATE INDEX departures_of_resident ON public.departures USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE INDEX departures_of_employee ON public.departures USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX departures_of_provider ON public.departures USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX departures_of_apartment ON public.departures USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX desk_entries_open ON public.desk_entries USING btree (tenant_id, happened_at) WHERE (outcome = 'conflict'::text);
CREATE INDEX desk_entries_by_time ON public.desk_entries USING btree (tenant_id, happened_at);
CREATE INDEX desk_entries_of_visit ON public.desk_entries USING btree (tenant_id, visit_id) WHERE (visit_id IS NOT NULL);
CREATE INDEX desk_entries_against ON public.desk_entries USING btree (tenant_id, against_id) WHERE (against_id IS NOT NULL);
CREATE INDEX desk_entries_of_apartment ON public.desk_entries USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX desk_entries_of_employee ON public.desk_entries USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE UNIQUE INDEX desk_entries_by_content ON public.desk_entries USING btree (tenant_id, digest) WHERE (digest IS NOT NULL);
CREATE INDEX desk_entries_exits ON public.desk_entries USING btree (tenant_id, ((typed ->> 'entry_id'::text))) WHERE ((outcome = 'conflict'::text) AND (act = 'leave'::text));
CREATE INDEX desk_entries_of_common_area ON public.desk_entries USING btree (tenant_id, common_area_id) WHERE (common_area_id IS NOT NULL);
CREATE UNIQUE INDEX device_addresses_host ON public.device_addresses USING btree (tenant_id, host, port) WHERE (deleted_at IS NULL);
CREATE INDEX device_addresses_by_host ON public.device_addresses USING btree (tenant_id, host, id) WHERE (deleted_at IS NULL);
CREATE INDEX device_leases_free ON public.device_leases USING btree (held_until) WHERE (device ~~ 'reader %'::text);
CREATE INDEX device_leases_of_holder ON public.device_leases USING btree (holder) WHERE (holder IS NOT NULL);
CREATE UNIQUE INDEX door_commands_of_door ON public.door_commands USING btree (tenant_id, locker_id, door) WHERE (over_at IS NULL);
CREATE UNIQUE INDEX door_commands_of_parcel ON public.door_commands USING btree (tenant_id, parcel_id) WHERE ((over_at IS NULL) AND (parcel_id IS NOT NULL));
CREATE INDEX door_commands_of_locker ON public.door_commands USING btree (tenant_id, locker_id, asked_at);
CREATE INDEX door_commands_with_parcel ON public.door_commands USING btree (tenant_id, parcel_id) WHERE (parcel_id IS NOT NULL);
CREATE INDEX door_commands_with_code ON public.door_commands USING btree (tenant_id, code_id) WHERE (code_id IS NOT NULL);
CREATE INDEX door_commands_of_resident ON public.door_commands USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE INDEX email_changes_of_user ON public.email_changes USING btree (user_id);
CREATE UNIQUE INDEX email_changes_of_request ON public.email_changes USING btree (request_id);
CREATE INDEX employee_shifts_of ON public.employee_shifts USING btree (tenant_id, employee_id, ordinal);
CREATE UNIQUE INDEX employees_cpf ON public.employees USING btree (tenant_id, cpf) WHERE (deleted_at IS NULL);
CREATE INDEX employees_id_doc ON public.employees USING btree (tenant_id, id_doc_key) WHERE (deleted_at IS NULL);
CREATE INDEX employees_id_doc_number ON public.employees USING btree (tenant_id, id_doc_number) WHERE ((deleted_at IS NULL) AND (id_doc_number IS NOT NULL));
CREATE INDEX employees_by_name ON public.employees USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX employees_by_search ON public.employees USING btree (tenant_id) INCLUDE (search_text, id) WHERE (deleted_at IS NULL);
CREATE INDEX employees_of_provider ON public.employees USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE UNIQUE INDEX equipment_serial ON public.equipment USING btree (tenant_id, public.search_normal(serial)) WHERE (deleted_at IS NULL);
CREATE INDEX equipment_by_name ON public.equipment USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX equipment_of_manufacturer ON public.equipment USING btree (tenant_id, manufacturer_id);
CREATE INDEX equipment_of_tower ON public.equipment USING btree (tenant_id, tower_id);
CREATE UNIQUE INDEX erasures_of_person ON public.erasures USING btree (tenant_id, register, person_id);
CREATE INDEX event_guests_by_name ON public.event_guests USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX event_guests_of_event ON public.event_guests USING btree (tenant_id, event_id);
CREATE INDEX event_guests_of_pass ON public.event_guests USING btree (tenant_id, pass_id) WHERE (pass_id IS NOT NULL);
CREATE UNIQUE INDEX event_inspections_once ON public.event_inspections USING btree (tenant_id, event_id, moment, public.search_normal(item)) WHERE (deleted_at IS NULL);
CREATE INDEX event_inspections_by_item ON public.event_inspections USING btree (tenant_id, item, id);
CREATE INDEX event_inspections_of_picture ON public.event_inspections USING btree (tenant_id, picture_file_id);
CREATE INDEX events_by_start ON public.events USING btree (tenant_id, starts_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX events_of_area ON public.events USING btree (tenant_id, common_area_id, starts_at);
CREATE INDEX events_of_apartment ON public.events USING btree (tenant_id, apartment_id, starts_at);
CREATE INDEX events_of_resident ON public.events USING btree (tenant_id, resident_id);
CREATE INDEX events_of_rule ON public.events USING btree (tenant_id, rule_id);
CREATE INDEX events_waiting ON public.events USING btree (tenant_id, common_area_id, created_at) WHERE ((state = 'waiting'::text) AND (deleted_at IS NULL));
CREATE INDEX external_identities_of_user ON public.external_identities USING btree (user_id);
CREATE UNIQUE INDEX face_consents_of_resident ON public.face_consents USING btree (tenant_id, resident_id) WHERE ((withdrawn_at IS NULL) AND (resident_id IS NOT NULL));
CREATE UNIQUE INDEX face_consents_of_employee ON public.face_consents USING btree (tenant_id, employee_id) WHERE ((withdrawn_at IS NULL) AND (employee_id IS NOT NULL));
CREATE UNIQUE INDEX face_consents_of_provider ON public.face_consents USING btree (tenant_id, provider_id) WHERE ((withdrawn_at IS NULL) AND (provider_id IS NOT NULL));
CREATE INDEX face_consents_by_person ON public.face_consents USING btree (tenant_id, COALESCE(resident_id, employee_id, provider_id), given_at);
CREATE UNIQUE INDEX face_links_of_resident ON public.face_links USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE UNIQUE INDEX face_links_of_employee ON public.face_links USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE UNIQUE INDEX face_links_of_provider ON public.face_links USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE UNIQUE INDEX faces_of_resident ON public.faces USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE UNIQUE INDEX faces_of_employee ON public.faces USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE UNIQUE INDEX faces_of_provider ON public.faces USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX faces_to_test ON public.faces USING btree (tenant_id, sent_at) WHERE (state = 'testing'::text);
CREATE INDEX faces_of_consent ON public.faces USING btree (tenant_id, consent_id);
CREATE INDEX files_unclaimed ON public.files USING btree (tenant_id, created_at) WHERE (claimed_at IS NULL);
CREATE UNIQUE INDEX garages_code ON public.garages USING btree (tenant_id, public.search_normal(level), public.search_normal(code)) WHERE ((deleted_at IS NULL) AND (level IS NOT NULL));
CREATE UNIQUE INDEX garages_code_alone ON public.garages USING btree (tenant_id, public.search_normal(level), public.search_normal(code)) WHERE ((deleted_at IS NULL) AND (level IS NULL));
CREATE UNIQUE INDEX garages_vehicle ON public.garages USING btree (tenant_id, vehicle_id) WHERE (deleted_at IS NULL);
CREATE INDEX garages_by_code ON public.garages USING btree (tenant_id, code, id) WHERE (deleted_at IS NULL);
CREATE INDEX garages_of_apartment ON public.garages USING btree (tenant_id, apartment_id);
CREATE INDEX garages_lent_to ON public.garages USING btree (tenant_id, lent_to_id) WHERE (lent_to_id IS NOT NULL);
CREATE INDEX handover_figures_after ON public.handover_figures USING btree (tenant_id, previous_id) WHERE (previous_id IS NOT NULL);
CREATE UNIQUE INDEX handovers_number ON public.handovers USING btree (tenant_id, public.search_normal(number)) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX handovers_open ON public.handovers USING btree (tenant_id, public.search_normal(post)) WHERE ((state = ANY (ARRAY['open'::text, 'left'::text])) AND (deleted_at IS NULL));
CREATE INDEX handovers_by_start ON public.handovers USING btree (tenant_id, starts_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX handovers_of_post ON public.handovers USING btree (tenant_id, public.search_normal(post), left_at) WHERE (left_at IS NOT NULL);
CREATE INDEX handovers_of_creator ON public.handovers USING btree (tenant_id, created_by);
CREATE UNIQUE INDEX holidays_name ON public.holidays USING btree (tenant_id, public.search_normal(name), day) WHERE (deleted_at IS NULL);
CREATE INDEX holidays_by_day ON public.holidays USING btree (tenant_id, day, id) WHERE (deleted_at IS NULL);
CREATE INDEX identity_letters_of_email ON public.identity_letters USING btree (lower(email), created_at);
CREATE INDEX identity_letters_to_sweep ON public.identity_letters USING btree (expires_at);
CREATE UNIQUE INDEX inbox_items_key ON public.inbox_items USING btree (tenant_id, user_id, kind, key);
CREATE INDEX inbox_items_of_person ON public.inbox_items USING btree (tenant_id, user_id, made_at, id);
CREATE INDEX inbox_items_unread ON public.inbox_items USING btree (tenant_id, user_id, made_at) WHERE (read_at IS NULL);
CREATE INDEX inbox_items_by_key ON public.inbox_items USING btree (tenant_id, kind, key);
CREATE INDEX inbox_items_by_age ON public.inbox_items USING btree (tenant_id, made_at);
CREATE INDEX inbox_items_of_membership ON public.inbox_items USING btree (membership_id);
CREATE INDEX inbox_items_of_subject ON public.inbox_items USING btree (tenant_id, register, subject_id);
CREATE UNIQUE INDEX invitations_email ON public.invitations USING btree (tenant_id, lower(email)) NULLS NOT DISTINCT WHERE ((state = ANY (ARRAY['unconfirmed'::text, 'pending'::text])) AND (email IS NOT NULL));
CREATE UNIQUE INDEX invitations_card ON public.invitations USING btree (tenant_id, resident_id) WHERE ((state = 'pending'::text) AND (email IS NULL));
CREATE INDEX invitations_open ON public.invitations USING btree (lower(email)) WHERE (state = 'pending'::text);
CREATE INDEX invitations_by_name ON public.invitations USING btree (name, id) WHERE (state = ANY (ARRAY['unconfirmed'::text, 'pending'::text]));
CREATE INDEX invitations_of_resident ON public.invitations USING btree (tenant_id, resident_id);
CREATE INDEX invitations_by_day ON public.invitations USING btree (tenant_id, letters_since);
CREATE INDEX invitations_by_address ON public.invitations USING btree (tenant_id, lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX item_passes_by_description ON public.item_passes USING btree (tenant_id, description, id) WHERE (deleted_at IS NULL);
CREATE INDEX item_passes_of_apartment ON public.item_passes USING btree (tenant_id, apartment_id);
CREATE INDEX item_passes_of_visit ON public.item_passes USING btree (tenant_id, visit_id) WHERE (visit_id IS NOT NULL);
CREATE INDEX item_passes_of_creator ON public.item_passes USING btree (tenant_id, created_by);
CREATE INDEX item_passes_open ON public.item_passes USING btree (tenant_id, apartment_id) WHERE ((state = 'authorised'::text) AND (direction = 'out'::text) AND (deleted_at IS NULL));
CREATE INDEX item_passes_of_host ON public.item_passes USING btree (tenant_id, host_id) WHERE (host_id IS NOT NULL);
CREATE INDEX known_devices_of_user ON public.known_devices USING btree (user_id, last_used_at);
CREATE INDEX known_devices_to_sweep ON public.known_devices USING btree (expires_at);
CREATE INDEX live_events_in_order ON public.live_events USING btree (number);
CREATE INDEX live_events_by_age ON public.live_events USING brin (relayed_at);
CREATE INDEX locker_doors_of ON public.locker_doors USING btree (tenant_id, locker_id, ordinal);
CREATE UNIQUE INDEX locker_manufacturers_name ON public.locker_manufacturers USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX locker_manufacturers_by_name ON public.locker_manufacturers USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX lockers_name ON public.lockers USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX lockers_by_name ON public.lockers USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX lockers_of_manufacturer ON public.lockers USING btree (tenant_id, manufacturer_id);
CREATE INDEX lockers_of_tower ON public.lockers USING btree (tenant_id, tower_id);
CREATE UNIQUE INDEX memberships_live ON public.memberships USING btree (user_id, tenant_id, role) NULLS NOT DISTINCT WHERE (deleted_at IS NULL);
CREATE INDEX memberships_of_tenant ON public.memberships USING btree (tenant_id, role) WHERE (deleted_at IS NULL);
CREATE INDEX memberships_by_starts_on ON public.memberships USING btree (starts_on, id) WHERE (deleted_at IS NULL);
CREATE INDEX memberships_of_user ON public.memberships USING btree (user_id) WHERE (deleted_at IS NULL);
CREATE INDEX memberships_of_resident ON public.memberships USING btree (tenant_id, resident_id) WHERE (deleted_at IS NULL);
CREATE INDEX memberships_of_employee ON public.memberships USING btree (tenant_id, employee_id) WHERE ((deleted_at IS NULL) AND (employee_id IS NOT NULL));
CREATE INDEX memberships_of_provider ON public.memberships USING btree (tenant_id, provider_id) WHERE ((deleted_at IS NULL) AND (provider_id IS NOT NULL));
CREATE UNIQUE INDEX occupancies_once ON public.occupancies USING btree (tenant_id, apartment_id, resident_id, relation, starts_on) WHERE (deleted_at IS NULL);
CREATE INDEX occupancies_by_start ON public.occupancies USING btree (tenant_id, starts_on, id) WHERE (deleted_at IS NULL);
CREATE INDEX occupancies_of_resident ON public.occupancies USING btree (tenant_id, resident_id, ends_on);
CREATE INDEX occupancies_of_apartment ON public.occupancies USING btree (tenant_id, apartment_id, ends_on);
CREATE INDEX occurrence_attachments_of ON public.occurrence_attachments USING btree (tenant_id, occurrence_id, ordinal);
CREATE INDEX occurrence_attachments_picture ON public.occurrence_attachments USING btree (tenant_id, picture_file_id);
CREATE INDEX occurrence_involved_of ON public.occurrence_involved USING btree (tenant_id, occurrence_id, ordinal);
CREATE INDEX occurrence_involved_apartment ON public.occurrence_involved USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX occurrence_involved_resident ON public.occurrence_involved USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE INDEX occurrence_involved_visitor ON public.occurrence_involved USING btree (tenant_id, visitor_id) WHERE (visitor_id IS NOT NULL);
CREATE INDEX occurrence_involved_vehicle ON public.occurrence_involved USING btree (tenant_id, vehicle_id) WHERE (vehicle_id IS NOT NULL);
CREATE INDEX occurrence_involved_employee ON public.occurrence_involved USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX occurrence_notes_of ON public.occurrence_notes USING btree (tenant_id, occurrence_id, id);
CREATE INDEX occurrence_notes_by_audience ON public.occurrence_notes USING btree (tenant_id, audience, id) WHERE (deleted_at IS NULL);
CREATE INDEX occurrence_notes_picture ON public.occurrence_notes USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
CREATE UNIQUE INDEX occurrence_types_name ON public.occurrence_types USING btree (tenant_id, "group", public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX occurrence_types_by_name ON public.occurrence_types USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX occurrences_number ON public.occurrences USING btree (tenant_id, public.search_normal(number)) WHERE ((deleted_at IS NULL) AND (number IS NOT NULL));
CREATE INDEX occurrences_by_moment ON public.occurrences USING btree (tenant_id, happened_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX occurrences_of_reporter ON public.occurrences USING btree (tenant_id, reporter_id);
CREATE INDEX occurrences_of_type ON public.occurrences USING btree (tenant_id, type_id) WHERE (type_id IS NOT NULL);
CREATE INDEX occurrences_of_employee ON public.occurrences USING btree (tenant_id, assignee_employee_id) WHERE (assignee_employee_id IS NOT NULL);
CREATE INDEX occurrences_of_rule ON public.occurrences USING btree (tenant_id, rule_id) WHERE (rule_id IS NOT NULL);
CREATE INDEX occurrences_of_event ON public.occurrences USING btree (tenant_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX occurrences_of_visit ON public.occurrences USING btree (tenant_id, visit_id) WHERE (visit_id IS NOT NULL);
CREATE INDEX occurrences_of_inspection ON public.occurrences USING btree (tenant_id, inspection_id) WHERE (inspection_id IS NOT NULL);
CREATE INDEX outbox_in_order ON public.outbox USING btree (at, id);
CREATE INDEX panic_alerts_by_time ON public.panic_alerts USING btree (tenant_id, raised_at, id);
CREATE INDEX panic_alerts_of_person ON public.panic_alerts USING btree (tenant_id, raised_by, raised_at);
CREATE INDEX panic_alerts_open ON public.panic_alerts USING btree (tenant_id, raised_at) WHERE (state <> 'closed'::text);
CREATE INDEX panic_alerts_active ON public.panic_alerts USING btree (tenant_id, raised_at) WHERE (state = 'active'::text);
CREATE INDEX panic_alerts_open_of_person ON public.panic_alerts USING btree (tenant_id, raised_by, raised_at) WHERE (state <> 'closed'::text);
CREATE INDEX panic_deliveries_of ON public.panic_deliveries USING btree (tenant_id, alert_id, at);
CREATE INDEX panic_events_of_alert ON public.panic_events USING btree (tenant_id, alert_id, at);
CREATE UNIQUE INDEX panic_presses_key ON public.panic_presses USING btree (tenant_id, user_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX panic_presses_of_alert ON public.panic_presses USING btree (tenant_id, alert_id, pressed_at, id);
CREATE UNIQUE INDEX parcel_codes_digest ON public.parcel_codes USING btree (tenant_id, digest) WHERE ((spent_at IS NULL) AND (revoked_at IS NULL));
CREATE UNIQUE INDEX parcel_codes_of_household ON public.parcel_codes USING btree (tenant_id, parcel_id) WHERE ((delegate IS NULL) AND (revoked_at IS NULL));
CREATE INDEX parcel_codes_of ON public.parcel_codes USING btree (tenant_id, parcel_id, made_at);
CREATE INDEX parcel_events_of ON public.parcel_events USING btree (tenant_id, parcel_id, at, ordinal);
CREATE INDEX parcel_events_in_locker ON public.parcel_events USING btree (tenant_id, locker_id) WHERE (locker_id IS NOT NULL);
CREATE INDEX parcel_events_in_cabinet ON public.parcel_events USING btree (tenant_id, cabinet_id) WHERE (cabinet_id IS NOT NULL);
CREATE INDEX parcel_events_to_apartment ON public.parcel_events USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX parcel_events_to_resident ON public.parcel_events USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE INDEX parcel_events_of_code ON public.parcel_events USING btree (tenant_id, code_id) WHERE (code_id IS NOT NULL);
CREATE UNIQUE INDEX parcels_number ON public.parcels USING btree (tenant_id, public.search_normal(number)) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX parcels_in_door ON public.parcels USING btree (tenant_id, locker_id, door) WHERE ((state = ANY (ARRAY['arrived'::text, 'told'::text, 'reminded'::text])) AND (deleted_at IS NULL));
CREATE INDEX parcels_by_arrival ON public.parcels USING btree (tenant_id, arrived_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX parcels_held ON public.parcels USING btree (tenant_id, due_at) WHERE ((state = ANY (ARRAY['arrived'::text, 'told'::text, 'reminded'::text])) AND (deleted_at IS NULL));
CREATE INDEX parcels_of_apartment ON public.parcels USING btree (tenant_id, apartment_id, arrived_at) WHERE (apartment_id IS NOT NULL);
CREATE INDEX parcels_of_resident ON public.parcels USING btree (tenant_id, resident_id) WHERE (resident_id IS NOT NULL);
CREATE INDEX parcels_of_locker ON public.parcels USING btree (tenant_id, locker_id) WHERE (locker_id IS NOT NULL);
CREATE INDEX parcels_of_cabinet ON public.parcels USING btree (tenant_id, cabinet_id) WHERE (cabinet_id IS NOT NULL);
CREATE INDEX parcels_handed_to ON public.parcels USING btree (tenant_id, handed_to_id) WHERE (handed_to_id IS NOT NULL);
CREATE INDEX parcels_of_creator ON public.parcels USING btree (tenant_id, created_by);
CREATE INDEX parcels_of_label ON public.parcels USING btree (tenant_id, tracking_key) WHERE ((tracking_key IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX parcels_waiting_by_number ON public.parcels USING btree (tenant_id, number COLLATE "C") WHERE ((state = ANY (ARRAY['arrived'::text, 'told'::text, 'reminded'::text])) AND (deleted_at IS NULL));
CREATE INDEX parcels_by_hand_over ON public.parcels USING btree (tenant_id, handed_at) WHERE ((handed_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX passes_by_start ON public.passes USING btree (tenant_id, valid_from, id) WHERE (deleted_at IS NULL);
CREATE INDEX passes_of_visitor ON public.passes USING btree (tenant_id, visitor_id);
CREATE INDEX passes_of_apartment ON public.passes USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX passes_of_employee ON public.passes USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX passes_of_host ON public.passes USING btree (tenant_id, host_id) WHERE (host_id IS NOT NULL);
CREATE INDEX passes_of_provider ON public.passes USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX passes_of_creator ON public.passes USING btree (tenant_id, created_by);
CREATE INDEX passes_of_common_area ON public.passes USING btree (tenant_id, common_area_id) WHERE (common_area_id IS NOT NULL);
CREATE UNIQUE INDEX passkeys_credential ON public.passkeys USING btree (credential_id);
CREATE INDEX passkeys_of_user ON public.passkeys USING btree (user_id);
CREATE INDEX password_tokens_of_user ON public.password_tokens USING btree (user_id);
CREATE INDEX patrol_employees_of ON public.patrol_employees USING btree (tenant_id, patrol_id, ordinal);
CREATE INDEX patrol_employees_who ON public.patrol_employees USING btree (tenant_id, employee_id);
CREATE INDEX patrol_point_questions_of ON public.patrol_point_questions USING btree (tenant_id, patrol_point_id, ordinal);
CREATE UNIQUE INDEX patrol_points_name ON public.patrol_points USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX patrol_points_by_name ON public.patrol_points USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX patrol_points_of_tower ON public.patrol_points USING btree (tenant_id, tower_id) WHERE (tower_id IS NOT NULL);
CREATE UNIQUE INDEX patrol_route_points_once ON public.patrol_route_points USING btree (tenant_id, route_id, point_id);
CREATE INDEX patrol_route_points_of ON public.patrol_route_points USING btree (tenant_id, route_id, ordinal);
CREATE INDEX patrol_route_points_at ON public.patrol_route_points USING btree (tenant_id, point_id);
CREATE INDEX patrol_routes_of ON public.patrol_routes USING btree (tenant_id, patrol_id, made_at);
CREATE INDEX patrol_starts_of ON public.patrol_starts USING btree (tenant_id, patrol_id, ordinal);
CREATE INDEX patrol_stops_of ON public.patrol_stops USING btree (tenant_id, patrol_id, ordinal);
CREATE INDEX patrol_stops_at ON public.patrol_stops USING btree (tenant_id, point_id);
CREATE INDEX patrol_supervisors_of ON public.patrol_supervisors USING btree (tenant_id, patrol_id, ordinal);
CREATE INDEX patrol_supervisors_who ON public.patrol_supervisors USING btree (tenant_id, supervisor_id);
CREATE UNIQUE INDEX patrols_name ON public.patrols USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX patrols_by_name ON public.patrols USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX pet_vaccines_of ON public.pet_vaccines USING btree (tenant_id, pet_id, ordinal);
CREATE INDEX pets_by_name ON public.pets USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX pets_of_apartment ON public.pets USING btree (tenant_id, apartment_id);
CREATE INDEX pets_of_tutor ON public.pets USING btree (tenant_id, tutor_id);
CREATE INDEX pets_of_species ON public.pets USING btree (tenant_id, species_id);
CREATE INDEX pets_disputed ON public.pets USING btree (tenant_id, created_at, id) WHERE disputed;
CREATE UNIQUE INDEX pets_microchip ON public.pets USING btree (tenant_id, microchip) WHERE ((deleted_at IS NULL) AND (status = 'ATIVO'::text) AND (NOT disputed));
CREATE INDEX proof_tickets_of_user ON public.proof_tickets USING btree (user_id);
CREATE INDEX provider_attempts_of_browser ON public.provider_attempts USING btree (browser_hash, expires_at);
CREATE INDEX provider_attempts_to_sweep ON public.provider_attempts USING btree (expires_at);
CREATE INDEX provider_sessions_of_identity ON public.provider_sessions USING btree (identity_id);
CREATE INDEX provider_waiting_to_sweep ON public.provider_waiting USING btree (expires_at);
CREATE UNIQUE INDEX push_subscriptions_endpoint ON public.push_subscriptions USING btree (endpoint_digest);
CREATE INDEX push_subscriptions_of_user ON public.push_subscriptions USING btree (user_id, created_at);
CREATE INDEX push_subscriptions_of_session ON public.push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_of_tenant ON public.push_subscriptions USING btree (tenant_id);
CREATE INDEX reader_commands_waiting ON public.reader_commands USING btree (tenant_id, equipment_id, asked_at) WHERE (state = 'waiting'::text);
CREATE INDEX reader_commands_asked ON public.reader_commands USING btree (tenant_id, asked_at);
CREATE INDEX reader_commands_at_point ON public.reader_commands USING btree (tenant_id, point_id, asked_at) WHERE (point_id IS NOT NULL);
CREATE INDEX reader_entries_due ON public.reader_entries USING btree (tenant_id, equipment_id, next_at) WHERE (state <> 'done'::text);
CREATE INDEX reader_entries_to_remove ON public.reader_entries USING btree (tenant_id, equipment_id, next_at) WHERE (wanted IS NULL);
CREATE INDEX reader_entries_of_number ON public.reader_entries USING btree (tenant_id, number);
CREATE INDEX reader_lists_due ON public.reader_lists USING btree (next_at);
CREATE UNIQUE INDEX reader_numbers_of_resident ON public.reader_numbers USING btree (tenant_id, resident_id, is_duress, is_pin, card_id) NULLS NOT DISTINCT WHERE (resident_id IS NOT NULL);
CREATE UNIQUE INDEX reader_numbers_of_employee ON public.reader_numbers USING btree (tenant_id, employee_id, is_duress, is_pin, card_id) NULLS NOT DISTINCT WHERE (employee_id IS NOT NULL);
CREATE UNIQUE INDEX reader_numbers_of_provider ON public.reader_numbers USING btree (tenant_id, provider_id, is_duress, is_pin, card_id) NULLS NOT DISTINCT WHERE (provider_id IS NOT NULL);
CREATE UNIQUE INDEX reader_numbers_of_pass ON public.reader_numbers USING btree (tenant_id, pass_id) WHERE (pass_id IS NOT NULL);
CREATE INDEX reader_numbers_of_card ON public.reader_numbers USING btree (tenant_id, card_id) WHERE (card_id IS NOT NULL);
CREATE UNIQUE INDEX reader_numbers_of_rule ON public.reader_numbers USING btree (tenant_id, rule_id) WHERE (rule_id IS NOT NULL);
CREATE UNIQUE INDEX reader_numbers_of_exit ON public.reader_numbers USING btree (tenant_id) WHERE is_exit;
CREATE UNIQUE INDEX reader_removals_open ON public.reader_removals USING btree (tenant_id, equipment_id, number, part) WHERE (gone_at IS NULL);
CREATE INDEX reader_removals_of_number ON public.reader_removals USING btree (tenant_id, number, asked_at);
CREATE INDEX reader_removals_untold ON public.reader_removals USING btree (tenant_id, asked_at) WHERE ((gone_at IS NULL) AND (told_at IS NULL));
CREATE INDEX register_count_deltas_sum ON public.register_count_deltas USING btree (tenant_id, register) INCLUDE (delta);
CREATE INDEX request_attachments_of ON public.request_attachments USING btree (tenant_id, request_id, ordinal);
CREATE INDEX request_attachments_picture ON public.request_attachments USING btree (tenant_id, picture_file_id);
CREATE UNIQUE INDEX request_categories_name ON public.request_categories USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX request_categories_by_name ON public.request_categories USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX request_categories_of_employee ON public.request_categories USING btree (tenant_id, assignee_employee_id) WHERE (assignee_employee_id IS NOT NULL);
CREATE INDEX request_categories_of_provider ON public.request_categories USING btree (tenant_id, assignee_provider_id) WHERE (assignee_provider_id IS NOT NULL);
CREATE INDEX request_comments_of_request ON public.request_comments USING btree (tenant_id, request_id, id);
CREATE INDEX request_comments_by_audience ON public.request_comments USING btree (tenant_id, audience, id) WHERE (deleted_at IS NULL);
CREATE INDEX request_comments_picture ON public.request_comments USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
CREATE UNIQUE INDEX requests_number ON public.requests USING btree (tenant_id, public.search_normal(number)) WHERE ((deleted_at IS NULL) AND (number IS NOT NULL));
CREATE INDEX requests_by_opened ON public.requests USING btree (tenant_id, opened_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX requests_of_apartment ON public.requests USING btree (tenant_id, apartment_id) WHERE (apartment_id IS NOT NULL);
CREATE INDEX requests_of_requester ON public.requests USING btree (tenant_id, requester_id) WHERE (requester_id IS NOT NULL);
CREATE INDEX requests_of_employee ON public.requests USING btree (tenant_id, assignee_employee_id) WHERE (assignee_employee_id IS NOT NULL);
CREATE INDEX requests_of_provider ON public.requests USING btree (tenant_id, assignee_provider_id) WHERE (assignee_provider_id IS NOT NULL);
CREATE INDEX requests_of_category ON public.requests USING btree (tenant_id, category_id) WHERE (category_id IS NOT NULL);
CREATE INDEX requests_merged_into ON public.requests USING btree (tenant_id, merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX requests_of_author ON public.requests USING btree (tenant_id, created_by, opened_at);
CREATE INDEX requests_open_by_due ON public.requests USING btree (tenant_id, due_on) WHERE ((state = ANY (ARRAY['open'::text, 'in_progress'::text])) AND (deleted_at IS NULL));
CREATE INDEX requests_by_answer ON public.requests USING btree (tenant_id, LEAST(answered_at, done_at)) WHERE ((deleted_at IS NULL) AND ((answered_at IS NOT NULL) OR (done_at IS NOT NULL)));
CREATE INDEX resident_consents_of ON public.resident_consents USING btree (tenant_id, resident_id, ordinal);
CREATE UNIQUE INDEX residents_cpf ON public.residents USING btree (tenant_id, cpf) WHERE (deleted_at IS NULL);
CREATE INDEX residents_by_name ON public.residents USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX residents_guardian ON public.residents USING btree (tenant_id, guardian_id) WHERE (guardian_id IS NOT NULL);
CREATE INDEX residents_id_doc ON public.residents USING btree (tenant_id, id_doc_key) WHERE (deleted_at IS NULL);
CREATE INDEX residents_id_doc_number ON public.residents USING btree (tenant_id, id_doc_number) WHERE ((deleted_at IS NULL) AND (id_doc_number IS NOT NULL));
CREATE INDEX residents_by_search ON public.residents USING btree (tenant_id) INCLUDE (search_text, id) WHERE (deleted_at IS NULL);
CREATE INDEX round_entries_of ON public.round_entries USING btree (tenant_id, round_id, device_at);
CREATE INDEX round_entries_at ON public.round_entries USING btree (tenant_id, point_id) WHERE (point_id IS NOT NULL);
CREATE INDEX round_entries_by ON public.round_entries USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX round_entries_picture ON public.round_entries USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
CREATE INDEX round_entries_placed ON public.round_entries USING btree (tenant_id, received_at) WHERE (latitude IS NOT NULL);
CREATE INDEX round_points_at ON public.round_points USING btree (tenant_id, point_id, scanned_at);
CREATE INDEX round_points_of_entry ON public.round_points USING btree (tenant_id, entry_id) WHERE (entry_id IS NOT NULL);
CREATE INDEX round_points_suspicious ON public.round_points USING btree (tenant_id, round_id) WHERE (suspicions <> '{}'::text[]);
CREATE INDEX round_routes_of ON public.round_routes USING btree (tenant_id, route_id);
CREATE UNIQUE INDEX rounds_once ON public.rounds USING btree (tenant_id, patrol_id, starts_at) WHERE (deleted_at IS NULL);
CREATE INDEX rounds_by_start ON public.rounds USING btree (tenant_id, starts_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX rounds_of_patrol ON public.rounds USING btree (tenant_id, patrol_id, starts_at);
CREATE INDEX rounds_of_employee ON public.rounds USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX rounds_by_service_date ON public.rounds USING btree (tenant_id, service_date) WHERE (deleted_at IS NULL);
CREATE INDEX rounds_of_walker ON public.rounds USING btree (tenant_id, walker_id) WHERE (walker_id IS NOT NULL);
CREATE INDEX rounds_open ON public.rounds USING btree (tenant_id, starts_at, id) WHERE ((state = ANY (ARRAY['planned'::text, 'running'::text])) AND (deleted_at IS NULL));
CREATE INDEX rule_acceptances_of_resident ON public.rule_acceptances USING btree (tenant_id, resident_id);
CREATE INDEX rule_attachments_of ON public.rule_attachments USING btree (tenant_id, rule_id, ordinal);
CREATE INDEX rule_attachments_picture ON public.rule_attachments USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
CREATE UNIQUE INDEX rules_version ON public.rules USING btree (tenant_id, first_version_id, version_number) WHERE (deleted_at IS NULL);
CREATE INDEX rules_by_title ON public.rules USING btree (tenant_id, title, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX saved_views_name ON public.saved_views USING btree (tenant_id, user_id, register, lower(name));
CREATE UNIQUE INDEX saved_views_default ON public.saved_views USING btree (tenant_id, user_id, register) WHERE is_default;
CREATE INDEX saved_views_of_user ON public.saved_views USING btree (user_id);
CREATE UNIQUE INDEX secret_keys_lasting ON public.secret_keys USING btree (purpose) WHERE lasts;
CREATE UNIQUE INDEX segments_name ON public.segments USING btree (tenant_id, public.search_normal(name_segment)) WHERE (deleted_at IS NULL);
CREATE INDEX segments_by_name ON public.segments USING btree (tenant_id, name_segment, id) WHERE (deleted_at IS NULL);
CREATE INDEX service_provider_apartments_of ON public.service_provider_apartments USING btree (tenant_id, service_provider_id, ordinal);
CREATE INDEX service_provider_apartments_at ON public.service_provider_apartments USING btree (tenant_id, apartment_id);
CREATE INDEX service_provider_documents_of ON public.service_provider_documents USING btree (tenant_id, service_provider_id, ordinal);
CREATE INDEX service_provider_documents_pictures ON public.service_provider_documents USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
CREATE INDEX service_provider_technicians_of ON public.service_provider_technicians USING btree (tenant_id, service_provider_id, ordinal);
CREATE UNIQUE INDEX service_providers_cnpj ON public.service_providers USING btree (tenant_id, cnpj) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX service_providers_cpf ON public.service_providers USING btree (tenant_id, cpf) WHERE (deleted_at IS NULL);
CREATE INDEX service_providers_id_doc ON public.service_providers USING btree (tenant_id, id_doc_key) WHERE (deleted_at IS NULL);
CREATE INDEX service_providers_id_doc_number ON public.service_providers USING btree (tenant_id, id_doc_number) WHERE ((deleted_at IS NULL) AND (id_doc_number IS NOT NULL));
CREATE INDEX service_providers_by_name ON public.service_providers USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX service_providers_by_search ON public.service_providers USING btree (tenant_id) INCLUDE (search_text, id) WHERE (deleted_at IS NULL);
CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id) WHERE (ended_at IS NULL);
CREATE INDEX sign_in_throttles_to_sweep ON public.sign_in_throttles USING btree (lapses_at);
CREATE UNIQUE INDEX species_name ON public.species USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX species_by_name ON public.species USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX spent_provider_tokens_to_sweep ON public.spent_provider_tokens USING btree (expires_at);
CREATE UNIQUE INDEX tenants_cnpj ON public.tenants USING btree (cnpj) WHERE (deleted_at IS NULL);
CREATE INDEX tenants_by_legal_name ON public.tenants USING btree (legal_name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX towers_name ON public.towers USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX towers_by_name ON public.towers USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email)) WHERE (deleted_at IS NULL);
CREATE INDEX users_by_name ON public.users USING btree (name, id) WHERE (deleted_at IS NULL);
CREATE INDEX vehicles_by_plate ON public.vehicles USING btree (tenant_id, plate, id) WHERE (deleted_at IS NULL);
CREATE INDEX vehicles_of_apartment ON public.vehicles USING btree (tenant_id, apartment_id);
CREATE INDEX vehicles_of_resident ON public.vehicles USING btree (tenant_id, resident_id);
CREATE INDEX vehicles_of_brand ON public.vehicles USING btree (tenant_id, brand_id);
CREATE UNIQUE INDEX vehicles_renavam ON public.vehicles USING btree (tenant_id, renavam) WHERE ((deleted_at IS NULL) AND (status = 'ATIVO'::text) AND (NOT disputed));
CREATE UNIQUE INDEX vehicles_chassis ON public.vehicles USING btree (tenant_id, chassis) WHERE ((deleted_at IS NULL) AND (status = 'ATIVO'::text) AND (NOT disputed));
CREATE INDEX vehicles_disputed ON public.vehicles USING btree (tenant_id, created_at, id) WHERE disputed;
CREATE INDEX vehicles_by_tag ON public.vehicles USING btree (tenant_id, public.search_normal(tag)) WHERE ((deleted_at IS NULL) AND (tag IS NOT NULL));
CREATE INDEX vehicles_of_employee ON public.vehicles USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX vehicles_of_provider ON public.vehicles USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE UNIQUE INDEX vehicles_plate ON public.vehicles USING btree (tenant_id, plate_key) WHERE ((deleted_at IS NULL) AND (status = 'ATIVO'::text) AND (NOT disputed));
CREATE UNIQUE INDEX violations_number ON public.violations USING btree (tenant_id, public.search_normal(number)) WHERE ((deleted_at IS NULL) AND (number IS NOT NULL));
CREATE INDEX violations_by_moment ON public.violations USING btree (tenant_id, happened_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX violations_of_occurrence ON public.violations USING btree (tenant_id, occurrence_id);
CREATE INDEX violations_of_apartment ON public.violations USING btree (tenant_id, apartment_id);
CREATE INDEX violations_of_rule ON public.violations USING btree (tenant_id, rule_id);
CREATE INDEX violations_of_owner ON public.violations USING btree (tenant_id, owner_id) WHERE (owner_id IS NOT NULL);
CREATE INDEX violations_of_copy ON public.violations USING btree (tenant_id, copy_to_id) WHERE (copy_to_id IS NOT NULL);
CREATE INDEX violations_defence_picture ON public.violations USING btree (tenant_id, defence_picture_file_id) WHERE (defence_picture_file_id IS NOT NULL);
CREATE INDEX violations_minutes_picture ON public.violations USING btree (tenant_id, minutes_picture_file_id) WHERE (minutes_picture_file_id IS NOT NULL);
CREATE INDEX violations_warning_receipt ON public.violations USING btree (tenant_id, warning_receipt_file_id) WHERE (warning_receipt_file_id IS NOT NULL);
CREATE INDEX violations_decision_receipt ON public.violations USING btree (tenant_id, decision_receipt_file_id) WHERE (decision_receipt_file_id IS NOT NULL);
CREATE INDEX visit_corrections_of ON public.visit_corrections USING btree (tenant_id, visit_id, created_at);
CREATE UNIQUE INDEX visitors_cpf ON public.visitors USING btree (tenant_id, cpf) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX visitors_id_doc ON public.visitors USING btree (tenant_id, id_doc_key) WHERE (deleted_at IS NULL);
CREATE INDEX visitors_by_name ON public.visitors USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX visitors_id_doc_number ON public.visitors USING btree (tenant_id, id_doc_number) WHERE ((deleted_at IS NULL) AND (id_doc_number IS NOT NULL));
CREATE INDEX visitors_merged_into ON public.visitors USING btree (tenant_id, merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX visitors_by_search ON public.visitors USING btree (tenant_id) INCLUDE (search_text, id) WHERE (deleted_at IS NULL);
CREATE INDEX visitors_plate ON public.visitors USING btree (tenant_id, plate_key) WHERE ((plate_key IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX visitors_blocked ON public.visitors USING btree (tenant_id, id) INCLUDE (plate_key) WHERE (blocked AND (deleted_at IS NULL));
CREATE UNIQUE INDEX visits_inside ON public.visits USING btree (tenant_id, visitor_id) WHERE ((state = 'inside'::text) AND (deleted_at IS NULL));
CREATE INDEX visits_by_start ON public.visits USING btree (tenant_id, expected_from DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX visits_open ON public.visits USING btree (tenant_id, state, expected_from) WHERE ((state = ANY (ARRAY['expected'::text, 'waiting'::text, 'authorised'::text, 'inside'::text])) AND (deleted_at IS NULL));
CREATE INDEX visits_of_visitor ON public.visits USING btree (tenant_id, visitor_id);
CREATE INDEX visits_of_apartment ON public.visits USING btree (tenant_id, apartment_id, created_at) WHERE (apartment_id IS NOT NULL);
CREATE INDEX visits_of_employee ON public.visits USING btree (tenant_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX visits_of_host ON public.visits USING btree (tenant_id, host_id) WHERE (host_id IS NOT NULL);
CREATE INDEX visits_of_provider ON public.visits USING btree (tenant_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX visits_of_pass ON public.visits USING btree (tenant_id, pass_id) WHERE (pass_id IS NOT NULL);
CREATE INDEX visits_of_creator ON public.visits USING btree (tenant_id, created_by);
CREATE INDEX visits_by_entry ON public.visits USING btree (tenant_id, checked_in_at DESC) WHERE ((checked_in_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX visits_by_exit ON public.visits USING btree (tenant_id, checked_out_at DESC) WHERE ((checked_out_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX visits_of_common_area ON public.visits USING btree (tenant_id, common_area_id) WHERE (common_area_id IS NOT NULL);
CREATE INDEX visits_denied ON public.visits USING btree (tenant_id, answered_at) WHERE ((state = 'denied'::text) AND (deleted_at IS NULL));
CREATE INDEX visits_no_show ON public.visits USING btree (tenant_id, expected_from) WHERE ((state = 'no_show'::text) AND (deleted_at IS NULL));

INSERT INTO public.brands (tenant_id, id, name, kind, logo_file_id, status, created_by, updated_by, deleted_at, version) VALUES
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000001', 'Audi', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000002', 'BMW', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000003', 'BYD', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000004', 'Caoa Chery', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000005', 'Chevrolet', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000006', 'Citroën', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000007', 'Dafra', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000008', 'Ducati', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000009', 'Fiat', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000000a', 'Ford', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000000b', 'GWM', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000000c', 'Haojue', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000000d', 'Harley-Davidson', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000000e', 'Honda', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000000f', 'Hyundai', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000010', 'Iveco', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000011', 'JAC', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000012', 'Jeep', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000013', 'Kawasaki', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000014', 'Kia', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000015', 'Land Rover', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000016', 'Lexus', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000017', 'Mercedes-Benz', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000018', 'Mini', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000019', 'Mitsubishi', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000001a', 'Nissan', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000001b', 'Peugeot', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000001c', 'Porsche', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000001d', 'RAM', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000001e', 'Renault', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000001f', 'Royal Enfield', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000020', 'Scania', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000021', 'Shineray', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000022', 'Subaru', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000023', 'Suzuki', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000024', 'Toyota', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000025', 'Triumph', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000026', 'Volkswagen', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000027', 'Voltz', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000028', 'Volvo', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000029', 'Yamaha', 'vehicle', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000002a', 'Control iD', 'equipment', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000002b', 'Garen', 'equipment', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000002c', 'Hikvision', 'equipment', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000002d', 'Intelbras', 'equipment', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000002e', 'Linear-HCS', 'equipment', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-00000000002f', 'Nice', 'equipment', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000030', 'PPA', 'equipment', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000031', 'Rossi', 'equipment', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000032', 'Topdata', 'equipment', NULL, 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8000-000000000033', 'ZKTeco', 'equipment', NULL, 'ATIVO', NULL, NULL, NULL, '1');
INSERT INTO public.ended_lists (only_row, taken_until, origin, is_restoring) VALUES
  ('true', NULL, '', 'false');
INSERT INTO public.schema_migrations (name, sha256) VALUES
  ('0001_platform.sql', '4c71da6faf44288a30242bdd399dc984bbd4ef03297648286862aef2bbd064d8'),
  ('0002_people_and_units.sql', '6693bfe4c44fcda275bbc73bbf5428a421a6ea079bed83785361d551479e1de1'),
  ('0004_panic.sql', '998190fca134baa9f10d681da84226102fbef55cac23c702ba28f28860167aa2'),
  ('0005_imports.sql', 'f4f9eca847c61aecb5f1f73e0852af2689df7408d0fa83121bacb860379f11aa'),
  ('0006_tightened_checks.sql', '850e5edb51279d3ce2d5559cb0f620ddbfefab7bd9243c4d99f531af7d71a019'),
  ('0007_catalogues_vehicles_pets_visitors.sql', '289709875545a2fe974a3c966f095d54693fc14e6a643288de4d67dcd5d63116'),
  ('0008_companies_and_people.sql', '09b4540a593164ef0131ed720a80029346b770dfa9d51bfa1aa0d51af998b5e2'),
  ('0009_languages.sql', '88bc7d4fedb7a88456652e7de5fadbc27e91f7ba3f3cbff78dd239b711a16245'),
  ('0010_uses_of_shared_rows.sql', 'ce490fe801c3862bb048a5930045e10083f2394eacc231e308239bf00f9e9bf5'),
  ('0011_bulk_changes.sql', 'ed3ef3daa8bd254378c06e8507aa7edd9cac90c0400b1d664b965a27548de162'),
  ('0012_email_changes.sql', '3495f762e6fe6c66b8c12a4d181163108ba781bd9d2efe4c77a79c1ba6bc79db'),
  ('0013_latest_changes.sql', 'bdd715625a0183ef6b2799e61ef5fcf2225a47c5d34143a97bbda10dcf3a09ab'),
  ('0014_registrations.sql', '3afb72bf2d34f1ce5a7837dcf851e065cdd98100d2f798a22ba943720715d64e'),
  ('0015_second_factor.sql', '32f1ae178e14e65647daddb3b8c93dfa3db4b3c2f93e0a036869bf1ee4b19d16'),
  ('0016_own_pictures.sql', '04966bd272e12b04e2c0e30e48bbbaa2f4de7314088cbaa908d9a07014bdb153'),
  ('0017_search_of_people.sql', 'd1570e1e9b9bb39a9ccc4937401f62a8dc98cfe1873bac0aa62e7e3a7aeafd36'),
  ('0018_first_day_of_memberships.sql', '138f498140e6899683474646252cad5ab48bc0454539b746f156e40654831268'),
  ('0019_panic_presses.sql', '097bc802218b18930adec63d4863818661f0afca2a8077524c7774b792b73d95'),
  ('0022_upload_counts.sql', 'ad5f2ae703b2603452c843acd2b7993307686c9fdf583e2ad405dc0650301280'),
  ('0023_known_devices.sql', '9aed42ce92f273877344c5e712487a911cd8304dc4d84b540cee7f1721bb2745'),
  ('0025_look_ups.sql', '3f69512129b21ea91b6af5bcd2f082655b3a077376712e0d06797bd3d43ad91b'),
  ('0027_invitations.sql', '129a536ab5b1ac906ad9522cbc48c443a1034fc1857e5ba10030b72507a011fb'),
  ('0029_disputes_and_proposals.sql', 'd8a13876c556c11289705bd63eb6583c107db1718861b0974c64520342668481'),
  ('0030_blocks_and_merges_of_visitors.sql', '1850101c47f40112e6a2c64e6c3b2baef8456c05bc29936633bdfd6379a002b6'),
  ('0031_session_proofs.sql', '4a371efc6be178856d999f7b3161412b6b2658ac61ca6f6dc9946fc8c7f30ccc'),
  ('0032_unconfirmed_registrations.sql', '779de94b86c58d0aaf20bb0bdbb0d3400cccd2d09ac352d6248dc5d2b6fba518'),
  ('0033_confirmed_invitations.sql', 'e9e6183ceec2454c4e592018130d3561e1e0887d17b67956c051d9f49cc2475f'),
  ('0036_misses_given_back.sql', 'ffdfc4572a64062ab5506246a9c77420249040f3048a2a3754480307c5a98c8e'),
  ('0037_bulk_transitions.sql', '647b36864d07cc02753136100e5dae007b15ec659c02e889f563885a847ce8e3'),
  ('0038_decisions_on_residents.sql', '788613f44a1fd2b3ce9d0190e49bb94f1d01163eeaf8d352f0416c5649172e9c'),
  ('0040_search_words.sql', 'faaaee6b430e9975366d5b90f466f5af52f3859e7fc87737ec9c068defbea7dd'),
  ('0042_words_of_segments.sql', 'b04093919be15c8513c27dbae95a18463d1246a3c11d4cf337d706b09fa5b870'),
  ('0044_lists.sql', 'd7971adbe8d12ba1439db637eb80ce2a70b12ef29a20919fc304bd8be555281d'),
  ('0045_letters_of_invitations.sql', 'dc2ca0d0f63c043eb5efd9f8fb1e3e83982acfa9b5ab94053562fa0b43809bc8'),
  ('0047_sold_vehicles_and_visitors_papers.sql', '69c13f8b8b60183adcc5ebf6005a8c47910a4e8aa9c65292344d6655b0172ba5'),
  ('0049_company_figures.sql', '4b8e74a3d694f2a033a5914d0e9ac3a33ca0aeea0438cfebe655165ea08a0366'),
  ('0050_countries_of_people.sql', 'c336a1018663e77efc7b277af71d93d760aae5799b969fd64645ec60380a8e18'),
  ('0051_employees_and_providers.sql', '65575b8c0805541b01150651f6abe92b33a715d2a9207d40372f6a9241dd7cc8'),
  ('0052_garages_and_cards.sql', '4c204d4b07d51c82a257dd15444bbcbfdc751a06b4b4f5f6a9e5f4881e5ec737'),
  ('0053_cabinets.sql', '5cad3bff9195adea2db7c9ba4652fe620dc10a4d5651128f3ad8749c181a5bb0'),
  ('0054_equipment_and_lockers.sql', 'ed5b188b6110a0db621e1430494530b09b4fbfaf55aa236742f5d116606c2f8f'),
  ('0055_visits_and_passes.sql', '269e488371d5a39d8495ac747ff134194558480c9ea428c1b468c0e1abdfe694'),
  ('0056_holidays.sql', '4db23df7b42a31c740ed85d3e6eb9ee0846559d8988796c15dd46d5ac82531fc'),
  ('0057_inbox.sql', 'fdabb12bb4abe5fe317d397d78d62d86fd5f79c86b3fbce023a8836df9308666'),
  ('0058_retention.sql', '1b54ef71966cb89cde78d67e941ea95f140545cff3e70cc6af826b6593be8dc9'),
  ('0059_push_subscriptions.sql', 'dc46b5347c58deeeeb70a8c742644f3cd1b0fec89dca6d59325d922761550bf3'),
  ('0060_plate_keys.sql', '11221f0edc6f17200529057b2d9c279c6acf8c772e98d222ea57f34bf255a484'),
  ('0061_units_and_scans_of_providers.sql', '9b7a4451008382fb14a00c13e18559727212afeb8244d16e6a8336c8aa85ecc1'),
  ('0063_departures.sql', '2a83f2e936d21d7c280f958986843d11d77b109a953f56907af7f14510e38d94'),
  ('0065_parcels.sql', '1fcdb0f0c4aa5bfefb9c02ff068d4eae7141fc606f3e92164931054eb7651692'),
  ('0066_parcels_at_the_desk.sql', '4fd73f4ce7956263f333a85452998fd601054d761dbcf5d637f8025398e30913'),
  ('0067_parcel_retention.sql', 'ad865f6168c8357a894c0c201b47d05ad23c64cc670cbd046d4aabdfcaca63d5'),
  ('0068_locker_doors.sql', 'cc691c302339ef0fac41e9bd429ae02ceacdecf8ae43971002a37a473df8e332'),
  ('0070_handovers.sql', 'e756addfe76a4422dc603e463af33b008d237903a96193d96aba36fbbe4c0c79'),
  ('0072_desk_entries.sql', 'e013b64227a8106d9e688d6ab31e41316e024a1852163df9c157f25d72ae9008'),
  ('0073_kept_outcomes_of_parcels.sql', '2b7208e625e1228000c3114d325dfe22d57aef9e0a00e5b71306f0735366f234'),
  ('0074_retention_of_doors.sql', 'b48387405f9a06c66aab6f315d2f5e862a197827e300bb1596ee8cfa779d911e'),
  ('0075_beginnings_of_words.sql', '8c326183b04d70b3be0116bd040cf5cd32eac3bb6405f57886efa081b7272bda'),
  ('0076_visits_at_the_desk.sql', '9fe4ccaaa7a49e3641416dca42a8a7570b4d7f6b67fca032f1a2de72c2050c98'),
  ('0077_gateways_that_answer.sql', 'f2a1887ab5c20c822afce5d18846bfc90c53ea984cee8fd7f604ca793ccb5e88'),
  ('0078_losses_of_parcels.sql', 'a6b4930d5da5eb9d437698e0a9f74a2892e4266b55cc14c92df4bc71e3afd6fc'),
  ('0079_used_passes.sql', '4e59881961107873fe2413f4a9c94c5b1e82f4819fedefd42655a71f894ea48a'),
  ('0080_doors_nobody_opened.sql', '201f99bcc635bc824ba4c610a5b63bbdd3e74d08272212a42421356c45db9ac5'),
  ('0081_entries_known_by_content.sql', '1c79664a731810788f9769dd5b411ba1a59dfbe930bf481bd6e0299e0f129ba5'),
  ('0082_codes_that_end.sql', 'b5ca4d0136f4f88fb782686b66b9cf26d01fd91e1cb291692ab9d8bce22d1de8'),
  ('0083_handovers_taken_over.sql', '2303a43977e506cd3621b14915812bb5e17cbed5c5df1c1c8bacca6cbe289183'),
  ('0084_visits_on_the_way.sql', 'af62067658007f14fc72ea94ec5320d00618909035795e2b1cf7c662135daf03'),
  ('0085_rules.sql', 'f57363caa0392cba5bf334dae3dd7bbbd9af7bb5e37b43c364569b720a06c23d'),
  ('0086_common_areas.sql', '494e837f028996e7456e25ba247b0a0f476279cb0a329ef5c210c0a4911c7a60'),
  ('0087_events.sql', '5a3ff9cc35f9d8b81250c940670f0ce2f4971fd7846d1a6cf0cf344a5ce4bdba'),
  ('0088_event_guests.sql', 'fbcaf5073be0680a29a09b8c01894c1db0cc525ad58bea5e391ab2a89fee29b9'),
  ('0089_announcements.sql', 'bd7d429ec31e304025799199048624f843c76857f43466a81b6a1b2825a7ae1e'),
  ('0090_requests.sql', 'b94085e846667990cd13f4a62f33740b1350c32753cee1da7d3bd2593d146278'),
  ('0091_occurrences.sql', '80b8b0c87feeb62883897f7822451d81862830aebae6ee088a3ce220542cf265'),
  ('0092_violations.sql', 'be263e47e03d7f1103298b108b65a9ff445d7a9963eecd8722454c690c41253b'),
  ('0093_rounds.sql', '850bae496c7f7bc33274493c9969ae091ed0530a76e4af032c37cf67d4c7f156'),
  ('0094_round_entries.sql', 'b9eeb5d5acd76868c0a948fe5f5a4af01917ab73dea16506512284e48f076304'),
  ('0095_round_packs.sql', 'f3da8713ea4b055019234c94d6e08a4d4ec31982ed6e67b673b4b8a66e7557a8'),
  ('0096_incidents.sql', '1dd03b87df2cf3d00267295c819dc94a8cde45f5fd99316106099572913423a0'),
  ('0097_external_identities.sql', 'b3dfab671816d80d674ab95489658daf475dd5187ea3215672752c1a6ff2ead9'),
  ('0098_provider_metadata.sql', '4696ada7911bdfb1a412c2bed63330f7743d4e9aeec9396c8c94070578d259ed'),
  ('0099_required_provider.sql', 'c526d0f9f601183405427a4279a56268379ad2920a06667fa596547dd05a8845'),
  ('0100_realtime_service.sql', 'bc6ffcd81ab13c672502ced3c77ecb770a0d48bfe52b03215634563f5a9f1c48'),
  ('0101_council_readers.sql', '7eefb3b2dd8c9ef5a89c73a19e177a6d39fda6370dc65af7a4565fabc434f95c'),
  ('0102_clocks_of_rounds.sql', '267c39d65445ce5ec4a3d6add31baec820333169b46cd8572fa10c281b332265'),
  ('0104_look_ups_by_kind.sql', 'bd594eb85b2528ee6a05b43d479e7e295b0e6964027fd099fd76295953a990d2'),
  ('0106_import_notes.sql', 'c74f6098bf3265af38709a42b2719459ce235e01293b79bf836a2994fcdfa60c'),
  ('0109_text_without_hidden_signs.sql', 'c048231f1539fd55bf22fbfe4027d1124fd137e904fb7c00a7a9fdd4682c884b'),
  ('0111_last_days_of_departures.sql', '3e0d1190afa7719dc825911f1e704d10a64b6e1844b063eb16c97fa695853deb'),
  ('0113_indexes_of_reports.sql', '864510f16c31a95f5dead4ad87bb147423c98c9d6860b26d7234c165591401ea'),
  ('0120_logins_that_stay.sql', 'b42fd47ba16cf25755e4dd4ada48a0c02b0b8f1be8fb310b440d530d3bfec5b4'),
  ('0121_access.sql', '225d58c284238ba100c294cd6c989aa165bc7e927b8bb4be589e9ae10dc47119'),
  ('0122_equipment_drivers.sql', 'a5feb692310fb464391fea575b0b6c7b3405c737fab2edaeebac1f1e710709b4'),
  ('0123_readers.sql', 'f06b790cf575b9fce96dd0d6f539fd8c60ff3add74f4567e93de807230910d7a'),
  ('0124_event_keys.sql', '4835dbaf5fbf5281db047bc8020eed280b83ae1f252778de84e0e6b8f9957183'),
  ('0125_reader_passwords.sql', '95f9470b7bbf1a20d7c6b6750fe854efdeb4e4679725b829a22aa9e785e34af9'),
  ('0126_wanted_holidays.sql', 'a6ac1c9aea3b168f80b277cd8a9e9acb958d5995882ce50ee5c82149a2d799ec'),
  ('0127_faces.sql', 'ada3d239843646a046aef07d1579da4a272b064cd61fcc8b2d6a6e3d147e7ddf'),
  ('0128_access_orders.sql', '211541dddf9192eb6b3503b9b9515160935806131fe441358f3bc5fe85bd6bc8'),
  ('0129_access_presence.sql', '03dac3bd2b5534c95d6607f875be2cab2d1e2b4e855d2b3bf5843ae94e109426'),
  ('0130_passages.sql', 'a8096d33542fc5d59a4394f7d094b68ba56b6b578259822953f168180f4213f4'),
  ('0131_erasures.sql', 'b386b716b6e9462494d2ce7e4b82a8ae155553183f795a9b4155ae2f454e388a'),
  ('0132_overdue_requests.sql', '11bbb0ecd49988d3300a43e0bb4c3d492237d9b26ffd845a19445b13abbaa72e'),
  ('0134_month_figures.sql', 'e3d39f9ae550aeeed91f97c4e5614b590c22f6bfc0811a20e1eabbc2516501ca'),
  ('0135_erasures_mended.sql', '7b52369cd6d3b80786f45d7b4b034108ff777f85222eccd492c7f5db32f9e88a'),
  ('0136_open_rounds.sql', '0c91d518cf1e54188359f80687dc41d9d2b9241a6df8f421d47fd83db296b1b6'),
  ('0137_servers.sql', '1b4d9481282360b5347ae3ffbcab0a7f58eeb88253d833fcc81b828a34186dce'),
  ('0140_act_counts.sql', 'd3677eb8e6262bbb0c4a2a1f03e90fc5932845754f300b3fcc5c3c190a43f534'),
  ('0141_spent_face_links.sql', 'bff66e48a7f75fa6d4f4cffac7d81687b014cdb0821efb5fa4fbcbca31ae82ed'),
  ('0142_backup_runs.sql', '02a645e50a4f3cad9563604d09afb362280c2ed2b622c899cc50b8ab60636f68'),
  ('0143_releases.sql', 'be532fa13e21d1426fa78698e36882d0d102dfb4afa7b245e5e335b6fa4089f9'),
  ('0144_company_loads.sql', '5f9cee07f992061384e0ee0bdd08db51b2d065d763399ea49eec3ba5a18b792f'),
  ('0145_secret_keys.sql', 'f5343d4ead9907b0860e46bd326c4ad188cd31f16a49517ffde8b90ff471357c'),
  ('0146_secret_change_counts.sql', '4e5c7b5965a8135721eb32c4a8d42455d7ca03dde315a76caa355c68c7472a4d');
INSERT INTO public.segments (tenant_id, id, name_segment, base, terms, sectors, status, created_by, updated_by, deleted_at, version) VALUES
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8002-000000000001', 'Condomínio', 'condominium', '{"ar": {"tower": {"gender": "m", "plural": "الأبراج", "singular": "برج"}, "manager": {"gender": "m", "plural": "مديرو المجمّع", "singular": "مدير المجمّع"}, "employee": {"gender": "m", "plural": "الموظفين", "singular": "موظف"}, "resident": {"gender": "m", "plural": "السكان", "singular": "ساكن"}, "apartment": {"gender": "f", "plural": "الشقق", "singular": "شقة"}}, "en": {"tower": {"gender": "m", "plural": "Towers", "singular": "Tower"}, "manager": {"gender": "m", "plural": "Building managers", "singular": "Building manager"}, "employee": {"gender": "m", "plural": "Employees", "singular": "Employee"}, "resident": {"gender": "m", "plural": "Residents", "singular": "Resident"}, "apartment": {"gender": "m", "plural": "Apartments", "singular": "Apartment"}}, "es": {"tower": {"gender": "f", "plural": "Torres", "singular": "Torre"}, "manager": {"gender": "m", "plural": "Gestores del condominio", "singular": "Gestor del condominio"}, "employee": {"gender": "m", "plural": "Empleados", "singular": "Empleado"}, "resident": {"gender": "m", "plural": "Residentes", "singular": "Residente"}, "apartment": {"gender": "m", "plural": "Apartamentos", "singular": "Apartamento"}}, "pt": {"tower": {"gender": "f", "plural": "Torres", "singular": "Torre"}, "manager": {"gender": "m", "plural": "Síndicos", "singular": "Síndico"}, "employee": {"gender": "m", "plural": "Funcionários", "singular": "Funcionário"}, "resident": {"gender": "m", "plural": "Moradores", "singular": "Morador"}, "apartment": {"gender": "m", "plural": "Apartamentos", "singular": "Apartamento"}}}', '{}', 'ATIVO', NULL, NULL, NULL, '2'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8002-000000000002', 'Construção', 'construction', '{"ar": {"tower": {"gender": "m", "plural": "مواقع البناء", "singular": "موقع بناء"}, "manager": {"gender": "m", "plural": "رؤساء العمال", "singular": "رئيس عمال"}, "employee": {"gender": "m", "plural": "الموظفين", "singular": "موظف"}, "resident": {"gender": "m", "plural": "العمال", "singular": "عامل"}, "apartment": {"gender": "f", "plural": "قطع الأراضي", "singular": "قطعة أرض"}}, "en": {"tower": {"gender": "m", "plural": "Sites", "singular": "Site"}, "manager": {"gender": "m", "plural": "Site foremen", "singular": "Site foreman"}, "employee": {"gender": "m", "plural": "Employees", "singular": "Employee"}, "resident": {"gender": "m", "plural": "Workers", "singular": "Worker"}, "apartment": {"gender": "m", "plural": "Lots", "singular": "Lot"}}, "es": {"tower": {"gender": "f", "plural": "Obras", "singular": "Obra"}, "manager": {"gender": "m", "plural": "Maestros de obras", "singular": "Maestro de obras"}, "employee": {"gender": "m", "plural": "Empleados", "singular": "Empleado"}, "resident": {"gender": "m", "plural": "Operarios", "singular": "Operario"}, "apartment": {"gender": "m", "plural": "Lotes", "singular": "Lote"}}, "pt": {"tower": {"gender": "f", "plural": "Obras", "singular": "Obra"}, "manager": {"gender": "m", "plural": "Mestres de obras", "singular": "Mestre de obras"}, "employee": {"gender": "m", "plural": "Funcionários", "singular": "Funcionário"}, "resident": {"gender": "m", "plural": "Operários", "singular": "Operário"}, "apartment": {"gender": "m", "plural": "Lotes", "singular": "Lote"}}}', '{}', 'ATIVO', NULL, NULL, NULL, '2'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8002-000000000003', 'Educação', 'education', '{"ar": {"tower": {"gender": "m", "plural": "الأقسام", "singular": "قسم"}, "manager": {"gender": "m", "plural": "المعلمين", "singular": "معلم"}, "employee": {"gender": "m", "plural": "الموظفين", "singular": "موظف"}, "resident": {"gender": "m", "plural": "الطلاب", "singular": "طالب"}, "apartment": {"gender": "f", "plural": "القاعات الدراسية", "singular": "قاعة دراسية"}}, "en": {"tower": {"gender": "m", "plural": "Sectors", "singular": "Sector"}, "manager": {"gender": "m", "plural": "Teachers", "singular": "Teacher"}, "employee": {"gender": "m", "plural": "Employees", "singular": "Employee"}, "resident": {"gender": "m", "plural": "Students", "singular": "Student"}, "apartment": {"gender": "m", "plural": "Classrooms", "singular": "Classroom"}}, "es": {"tower": {"gender": "m", "plural": "Sectores", "singular": "Sector"}, "manager": {"gender": "m", "plural": "Profesores", "singular": "Profesor"}, "employee": {"gender": "m", "plural": "Empleados", "singular": "Empleado"}, "resident": {"gender": "m", "plural": "Estudiantes", "singular": "Estudiante"}, "apartment": {"gender": "f", "plural": "Aulas", "singular": "Aula"}}, "pt": {"tower": {"gender": "m", "plural": "Setores", "singular": "Setor"}, "manager": {"gender": "m", "plural": "Professores", "singular": "Professor"}, "employee": {"gender": "m", "plural": "Funcionários", "singular": "Funcionário"}, "resident": {"gender": "m", "plural": "Estudantes", "singular": "Estudante"}, "apartment": {"gender": "f", "plural": "Salas de aula", "singular": "Sala de aula"}}}', '{}', 'ATIVO', NULL, NULL, NULL, '2'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8002-000000000004', 'Saúde', 'health', '{"ar": {"tower": {"gender": "m", "plural": "الأجنحة", "singular": "جناح"}, "manager": {"gender": "m", "plural": "الأطباء", "singular": "طبيب"}, "employee": {"gender": "m", "plural": "الموظفين", "singular": "موظف"}, "resident": {"gender": "m", "plural": "المرضى", "singular": "مريض"}, "apartment": {"gender": "f", "plural": "العيادات", "singular": "عيادة"}}, "en": {"tower": {"gender": "m", "plural": "Wings", "singular": "Wing"}, "manager": {"gender": "m", "plural": "Doctors", "singular": "Doctor"}, "employee": {"gender": "m", "plural": "Employees", "singular": "Employee"}, "resident": {"gender": "m", "plural": "Patients", "singular": "Patient"}, "apartment": {"gender": "m", "plural": "Consulting rooms", "singular": "Consulting room"}}, "es": {"tower": {"gender": "f", "plural": "Alas", "singular": "Ala"}, "manager": {"gender": "m", "plural": "Médicos", "singular": "Médico"}, "employee": {"gender": "m", "plural": "Empleados", "singular": "Empleado"}, "resident": {"gender": "m", "plural": "Pacientes", "singular": "Paciente"}, "apartment": {"gender": "m", "plural": "Consultorios", "singular": "Consultorio"}}, "pt": {"tower": {"gender": "f", "plural": "Alas", "singular": "Ala"}, "manager": {"gender": "m", "plural": "Médicos", "singular": "Médico"}, "employee": {"gender": "m", "plural": "Funcionários", "singular": "Funcionário"}, "resident": {"gender": "m", "plural": "Pacientes", "singular": "Paciente"}, "apartment": {"gender": "m", "plural": "Consultórios", "singular": "Consultório"}}}', '{}', 'ATIVO', NULL, NULL, NULL, '2'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8002-000000000005', 'Indústria', 'industry', '{"ar": {"tower": {"gender": "m", "plural": "الأقسام", "singular": "قسم"}, "manager": {"gender": "m", "plural": "المشرفين", "singular": "مشرف"}, "employee": {"gender": "m", "plural": "الموظفين", "singular": "موظف"}, "resident": {"gender": "m", "plural": "العمال", "singular": "عامل"}, "apartment": {"gender": "m", "plural": "خطوط التجميع", "singular": "خط تجميع"}}, "en": {"tower": {"gender": "m", "plural": "Sectors", "singular": "Sector"}, "manager": {"gender": "m", "plural": "Supervisors", "singular": "Supervisor"}, "employee": {"gender": "m", "plural": "Employees", "singular": "Employee"}, "resident": {"gender": "m", "plural": "Workers", "singular": "Worker"}, "apartment": {"gender": "m", "plural": "Assembly lines", "singular": "Assembly line"}}, "es": {"tower": {"gender": "m", "plural": "Sectores", "singular": "Sector"}, "manager": {"gender": "m", "plural": "Supervisores", "singular": "Supervisor"}, "employee": {"gender": "m", "plural": "Empleados", "singular": "Empleado"}, "resident": {"gender": "m", "plural": "Operarios", "singular": "Operario"}, "apartment": {"gender": "f", "plural": "Líneas de montaje", "singular": "Línea de montaje"}}, "pt": {"tower": {"gender": "m", "plural": "Setores", "singular": "Setor"}, "manager": {"gender": "m", "plural": "Supervisores", "singular": "Supervisor"}, "employee": {"gender": "m", "plural": "Funcionários", "singular": "Funcionário"}, "resident": {"gender": "m", "plural": "Operários", "singular": "Operário"}, "apartment": {"gender": "f", "plural": "Linhas de montagem", "singular": "Linha de montagem"}}}', '{}', 'ATIVO', NULL, NULL, NULL, '2');
INSERT INTO public.species (tenant_id, id, name, requires_vaccine, icon, status, created_by, updated_by, deleted_at, version) VALUES
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000001', 'Cão', 'true', '🐕', 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000002', 'Gato', 'true', '🐈', 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000003', 'Ave', 'false', '🐦', 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000004', 'Peixe', 'false', '🐠', 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000005', 'Coelho', 'false', '🐇', 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000006', 'Hamster', 'false', '🐹', 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000007', 'Tartaruga', 'false', '🐢', 'ATIVO', NULL, NULL, NULL, '1'),
  ('00000000-0000-0000-0000-000000000000', '01994a10-5c00-7b00-8001-000000000008', 'Outro', 'false', '🐾', 'ATIVO', NULL, NULL, NULL, '1');

ALTER TABLE public.access_areas 
  ADD CONSTRAINT access_areas_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT access_areas_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT access_areas_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES public.towers(tenant_id, id),
  ADD CONSTRAINT access_areas_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.access_doors 
  ADD CONSTRAINT access_doors_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES public.access_readers(tenant_id, equipment_id),
  ADD CONSTRAINT access_doors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.access_event_keys 
  ADD CONSTRAINT access_event_keys_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES public.equipment(tenant_id, id),
  ADD CONSTRAINT access_event_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.access_events 
  ADD CONSTRAINT access_events_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES public.users(id),
  ADD CONSTRAINT access_events_tenant_id_card_id_fkey FOREIGN KEY (tenant_id, card_id) REFERENCES public.cards(tenant_id, id),
  ADD CONSTRAINT access_events_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT access_events_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES public.equipment(tenant_id, id),
  ADD CONSTRAINT access_events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT access_events_tenant_id_pass_id_fkey FOREIGN KEY (tenant_id, pass_id) REFERENCES public.passes(tenant_id, id),
  ADD CONSTRAINT access_events_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES public.access_points(tenant_id, id),
  ADD CONSTRAINT access_events_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT access_events_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT access_events_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES public.access_rules(tenant_id, id),
  ADD CONSTRAINT access_events_tenant_id_visit_id_fkey FOREIGN KEY (tenant_id, visit_id) REFERENCES public.visits(tenant_id, id),
  ADD CONSTRAINT access_events_tenant_id_visitor_id_fkey FOREIGN KEY (tenant_id, visitor_id) REFERENCES public.visitors(tenant_id, id);
ALTER TABLE public.access_holds 
  ADD CONSTRAINT access_holds_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES public.access_readers(tenant_id, equipment_id),
  ADD CONSTRAINT access_holds_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.access_interlocks 
  ADD CONSTRAINT access_interlocks_tenant_id_access_point_id_fkey FOREIGN KEY (tenant_id, access_point_id) REFERENCES public.access_points(tenant_id, id),
  ADD CONSTRAINT access_interlocks_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES public.access_points(tenant_id, id);
ALTER TABLE public.access_order_points 
  ADD CONSTRAINT access_order_points_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT access_order_points_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.access_orders(tenant_id, id),
  ADD CONSTRAINT access_order_points_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES public.access_points(tenant_id, id);
ALTER TABLE public.access_orders 
  ADD CONSTRAINT access_orders_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES public.users(id),
  ADD CONSTRAINT access_orders_started_by_fkey FOREIGN KEY (started_by) REFERENCES public.users(id),
  ADD CONSTRAINT access_orders_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.access_pardons 
  ADD CONSTRAINT access_pardons_given_by_fkey FOREIGN KEY (given_by) REFERENCES public.users(id),
  ADD CONSTRAINT access_pardons_tenant_id_area_id_fkey FOREIGN KEY (tenant_id, area_id) REFERENCES public.access_areas(tenant_id, id),
  ADD CONSTRAINT access_pardons_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.access_pins 
  ADD CONSTRAINT access_pins_set_by_fkey FOREIGN KEY (set_by) REFERENCES public.users(id),
  ADD CONSTRAINT access_pins_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT access_pins_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT access_pins_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT access_pins_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id);
ALTER TABLE public.access_points 
  ADD CONSTRAINT access_points_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT access_points_tenant_id_area_from_id_fkey FOREIGN KEY (tenant_id, area_from_id) REFERENCES public.access_areas(tenant_id, id),
  ADD CONSTRAINT access_points_tenant_id_area_to_id_fkey FOREIGN KEY (tenant_id, area_to_id) REFERENCES public.access_areas(tenant_id, id),
  ADD CONSTRAINT access_points_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES public.equipment(tenant_id, id),
  ADD CONSTRAINT access_points_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT access_points_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT access_points_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.access_presence 
  ADD CONSTRAINT access_presence_corrected_by_fkey FOREIGN KEY (corrected_by) REFERENCES public.users(id),
  ADD CONSTRAINT access_presence_tenant_id_area_id_fkey FOREIGN KEY (tenant_id, area_id) REFERENCES public.access_areas(tenant_id, id),
  ADD CONSTRAINT access_presence_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT access_presence_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT access_presence_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES public.access_points(tenant_id, id),
  ADD CONSTRAINT access_presence_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT access_presence_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT access_presence_tenant_id_visitor_id_fkey FOREIGN KEY (tenant_id, visitor_id) REFERENCES public.visitors(tenant_id, id);
ALTER TABLE public.access_readers 
  ADD CONSTRAINT access_readers_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES public.equipment(tenant_id, id),
  ADD CONSTRAINT access_readers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.access_rule_apartments 
  ADD CONSTRAINT access_rule_apartments_tenant_id_access_rule_id_fkey FOREIGN KEY (tenant_id, access_rule_id) REFERENCES public.access_rules(tenant_id, id),
  ADD CONSTRAINT access_rule_apartments_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id);
ALTER TABLE public.access_rule_people 
  ADD CONSTRAINT access_rule_people_tenant_id_access_rule_id_fkey FOREIGN KEY (tenant_id, access_rule_id) REFERENCES public.access_rules(tenant_id, id),
  ADD CONSTRAINT access_rule_people_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT access_rule_people_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT access_rule_people_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id);
ALTER TABLE public.access_rule_points 
  ADD CONSTRAINT access_rule_points_tenant_id_access_rule_id_fkey FOREIGN KEY (tenant_id, access_rule_id) REFERENCES public.access_rules(tenant_id, id),
  ADD CONSTRAINT access_rule_points_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES public.access_points(tenant_id, id);
ALTER TABLE public.access_rule_towers 
  ADD CONSTRAINT access_rule_towers_tenant_id_access_rule_id_fkey FOREIGN KEY (tenant_id, access_rule_id) REFERENCES public.access_rules(tenant_id, id),
  ADD CONSTRAINT access_rule_towers_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES public.towers(tenant_id, id);
ALTER TABLE public.access_rules 
  ADD CONSTRAINT access_rules_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT access_rules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT access_rules_tenant_id_schedule_id_fkey FOREIGN KEY (tenant_id, schedule_id) REFERENCES public.access_schedules(tenant_id, id),
  ADD CONSTRAINT access_rules_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.access_schedule_hours 
  ADD CONSTRAINT access_schedule_hours_tenant_id_access_schedule_id_fkey FOREIGN KEY (tenant_id, access_schedule_id) REFERENCES public.access_schedules(tenant_id, id);
ALTER TABLE public.access_schedules 
  ADD CONSTRAINT access_schedules_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT access_schedules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT access_schedules_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.act_counts 
  ADD CONSTRAINT act_counts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.address_claims 
  ADD CONSTRAINT address_claims_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.announcement_apartments 
  ADD CONSTRAINT announcement_apartments_tenant_id_announcement_id_fkey FOREIGN KEY (tenant_id, announcement_id) REFERENCES public.announcements(tenant_id, id),
  ADD CONSTRAINT announcement_apartments_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id);
ALTER TABLE public.announcement_attachments 
  ADD CONSTRAINT announcement_attachments_tenant_id_announcement_id_fkey FOREIGN KEY (tenant_id, announcement_id) REFERENCES public.announcements(tenant_id, id),
  ADD CONSTRAINT announcement_attachments_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES public.files(tenant_id, id);
ALTER TABLE public.announcement_recipients 
  ADD CONSTRAINT announcement_recipients_tenant_id_announcement_id_fkey FOREIGN KEY (tenant_id, announcement_id) REFERENCES public.announcements(tenant_id, id),
  ADD CONSTRAINT announcement_recipients_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT announcement_recipients_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT announcement_recipients_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT announcement_recipients_told_recorded_by_fkey FOREIGN KEY (told_recorded_by) REFERENCES public.users(id),
  ADD CONSTRAINT announcement_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.announcement_towers 
  ADD CONSTRAINT announcement_towers_tenant_id_announcement_id_fkey FOREIGN KEY (tenant_id, announcement_id) REFERENCES public.announcements(tenant_id, id),
  ADD CONSTRAINT announcement_towers_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES public.towers(tenant_id, id);
ALTER TABLE public.announcements 
  ADD CONSTRAINT announcements_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT announcements_sent_by_id_fkey FOREIGN KEY (sent_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT announcements_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT announcements_tenant_id_replaces_id_fkey FOREIGN KEY (tenant_id, replaces_id) REFERENCES public.announcements(tenant_id, id),
  ADD CONSTRAINT announcements_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id),
  ADD CONSTRAINT announcements_withdrawn_by_id_fkey FOREIGN KEY (withdrawn_by_id) REFERENCES public.users(id);
ALTER TABLE public.apartments 
  ADD CONSTRAINT apartments_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT apartments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT apartments_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES public.towers(tenant_id, id),
  ADD CONSTRAINT apartments_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.brands 
  ADD CONSTRAINT brands_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT brands_tenant_id_logo_file_id_fkey FOREIGN KEY (tenant_id, logo_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT brands_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.bulk_changes 
  ADD CONSTRAINT bulk_changes_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);
ALTER TABLE public.cabinet_items 
  ADD CONSTRAINT cabinet_items_tenant_id_cabinet_id_fkey FOREIGN KEY (tenant_id, cabinet_id) REFERENCES public.cabinets(tenant_id, id);
ALTER TABLE public.cabinet_loans 
  ADD CONSTRAINT cabinet_loans_lent_by_fkey FOREIGN KEY (lent_by) REFERENCES public.users(id),
  ADD CONSTRAINT cabinet_loans_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES public.users(id),
  ADD CONSTRAINT cabinet_loans_tenant_id_cabinet_id_fkey FOREIGN KEY (tenant_id, cabinet_id) REFERENCES public.cabinets(tenant_id, id),
  ADD CONSTRAINT cabinet_loans_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT cabinet_loans_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES public.cabinet_items(tenant_id, id) ON DELETE SET NULL (item_id),
  ADD CONSTRAINT cabinet_loans_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id);
ALTER TABLE public.cabinets 
  ADD CONSTRAINT cabinets_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT cabinets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT cabinets_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES public.towers(tenant_id, id),
  ADD CONSTRAINT cabinets_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.calendar_feeds 
  ADD CONSTRAINT calendar_feeds_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES public.memberships(id),
  ADD CONSTRAINT calendar_feeds_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.cards 
  ADD CONSTRAINT cards_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT cards_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT cards_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT cards_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT cards_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT cards_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT cards_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.common_area_blackouts 
  ADD CONSTRAINT common_area_blackouts_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES public.common_areas(tenant_id, id);
ALTER TABLE public.common_area_inspection_items 
  ADD CONSTRAINT common_area_inspection_items_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES public.common_areas(tenant_id, id);
ALTER TABLE public.common_area_links 
  ADD CONSTRAINT common_area_links_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES public.common_areas(tenant_id, id),
  ADD CONSTRAINT common_area_links_tenant_id_linked_area_id_fkey FOREIGN KEY (tenant_id, linked_area_id) REFERENCES public.common_areas(tenant_id, id);
ALTER TABLE public.common_area_opening 
  ADD CONSTRAINT common_area_opening_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES public.common_areas(tenant_id, id);
ALTER TABLE public.common_area_photos 
  ADD CONSTRAINT common_area_photos_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES public.common_areas(tenant_id, id),
  ADD CONSTRAINT common_area_photos_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES public.files(tenant_id, id);
ALTER TABLE public.common_area_slots 
  ADD CONSTRAINT common_area_slots_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES public.common_areas(tenant_id, id);
ALTER TABLE public.common_area_towers 
  ADD CONSTRAINT common_area_towers_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES public.common_areas(tenant_id, id),
  ADD CONSTRAINT common_area_towers_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES public.towers(tenant_id, id);
ALTER TABLE public.common_areas 
  ADD CONSTRAINT common_areas_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT common_areas_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT common_areas_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES public.rules(tenant_id, id),
  ADD CONSTRAINT common_areas_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.company_figures 
  ADD CONSTRAINT company_figures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.company_loads 
  ADD CONSTRAINT company_loads_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.council_notes 
  ADD CONSTRAINT council_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id),
  ADD CONSTRAINT council_notes_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT council_notes_tenant_id_council_occurrence_id_fkey FOREIGN KEY (tenant_id, council_occurrence_id) REFERENCES public.council_occurrences(tenant_id, id),
  ADD CONSTRAINT council_notes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT council_notes_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT council_notes_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.council_occurrence_attachments 
  ADD CONSTRAINT council_occurrence_attachment_tenant_id_council_occurrence_fkey FOREIGN KEY (tenant_id, council_occurrence_id) REFERENCES public.council_occurrences(tenant_id, id),
  ADD CONSTRAINT council_occurrence_attachments_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES public.files(tenant_id, id);
ALTER TABLE public.council_occurrence_readers 
  ADD CONSTRAINT council_occurrence_readers_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES public.users(id),
  ADD CONSTRAINT council_occurrence_readers_tenant_id_council_occurrence_id_fkey FOREIGN KEY (tenant_id, council_occurrence_id) REFERENCES public.council_occurrences(tenant_id, id);
ALTER TABLE public.council_occurrences 
  ADD CONSTRAINT council_occurrences_closed_by_id_fkey FOREIGN KEY (closed_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT council_occurrences_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT council_occurrences_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES public.users(id),
  ADD CONSTRAINT council_occurrences_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT council_occurrences_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.departure_items 
  ADD CONSTRAINT departure_items_tenant_id_departure_id_fkey FOREIGN KEY (tenant_id, departure_id) REFERENCES public.departures(tenant_id, id),
  ADD CONSTRAINT departure_items_tenant_id_to_id_fkey FOREIGN KEY (tenant_id, to_id) REFERENCES public.residents(tenant_id, id);
ALTER TABLE public.departures 
  ADD CONSTRAINT departures_planned_by_fkey FOREIGN KEY (planned_by) REFERENCES public.users(id),
  ADD CONSTRAINT departures_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT departures_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT departures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT departures_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT departures_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT departures_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES public.users(id);
ALTER TABLE public.desk_entries 
  ADD CONSTRAINT desk_entries_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id),
  ADD CONSTRAINT desk_entries_resolved_by_id_fkey FOREIGN KEY (resolved_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT desk_entries_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.users(id),
  ADD CONSTRAINT desk_entries_tenant_id_against_id_fkey FOREIGN KEY (tenant_id, against_id) REFERENCES public.visits(tenant_id, id),
  ADD CONSTRAINT desk_entries_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT desk_entries_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES public.common_areas(tenant_id, id),
  ADD CONSTRAINT desk_entries_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT desk_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT desk_entries_tenant_id_visit_id_fkey FOREIGN KEY (tenant_id, visit_id) REFERENCES public.visits(tenant_id, id);
ALTER TABLE public.device_addresses 
  ADD CONSTRAINT device_addresses_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT device_addresses_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT device_addresses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT device_addresses_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.device_calls 
  ADD CONSTRAINT device_calls_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.device_leases 
  ADD CONSTRAINT device_leases_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.device_secrets 
  ADD CONSTRAINT device_secrets_set_by_fkey FOREIGN KEY (set_by) REFERENCES public.users(id),
  ADD CONSTRAINT device_secrets_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES public.equipment(tenant_id, id);
ALTER TABLE public.door_commands 
  ADD CONSTRAINT door_commands_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.users(id),
  ADD CONSTRAINT door_commands_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES public.users(id),
  ADD CONSTRAINT door_commands_tenant_id_code_id_fkey FOREIGN KEY (tenant_id, code_id) REFERENCES public.parcel_codes(tenant_id, id),
  ADD CONSTRAINT door_commands_tenant_id_locker_id_fkey FOREIGN KEY (tenant_id, locker_id) REFERENCES public.lockers(tenant_id, id),
  ADD CONSTRAINT door_commands_tenant_id_parcel_id_fkey FOREIGN KEY (tenant_id, parcel_id) REFERENCES public.parcels(tenant_id, id),
  ADD CONSTRAINT door_commands_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id);
ALTER TABLE public.door_readings 
  ADD CONSTRAINT door_readings_tenant_id_locker_id_fkey FOREIGN KEY (tenant_id, locker_id) REFERENCES public.lockers(tenant_id, id);
ALTER TABLE public.email_changes 
  ADD CONSTRAINT email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.employee_shifts 
  ADD CONSTRAINT employee_shifts_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id);
ALTER TABLE public.employees 
  ADD CONSTRAINT employees_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT employees_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT employees_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT employees_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT employees_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.equipment 
  ADD CONSTRAINT equipment_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT equipment_manufacturer_tenant_id_manufacturer_id_fkey FOREIGN KEY (manufacturer_tenant_id, manufacturer_id) REFERENCES public.brands(tenant_id, id),
  ADD CONSTRAINT equipment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT equipment_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES public.towers(tenant_id, id),
  ADD CONSTRAINT equipment_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.erasures 
  ADD CONSTRAINT erasures_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.users(id),
  ADD CONSTRAINT erasures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.event_blocks 
  ADD CONSTRAINT event_blocks_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES public.common_areas(tenant_id, id),
  ADD CONSTRAINT event_blocks_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES public.events(tenant_id, id),
  ADD CONSTRAINT event_blocks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.event_guest_links 
  ADD CONSTRAINT event_guest_links_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT event_guest_links_tenant_id_guest_id_fkey FOREIGN KEY (tenant_id, guest_id) REFERENCES public.event_guests(tenant_id, id);
ALTER TABLE public.event_guests 
  ADD CONSTRAINT event_guests_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT event_guests_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES public.events(tenant_id, id),
  ADD CONSTRAINT event_guests_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT event_guests_tenant_id_pass_id_fkey FOREIGN KEY (tenant_id, pass_id) REFERENCES public.passes(tenant_id, id),
  ADD CONSTRAINT event_guests_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.event_inspections 
  ADD CONSTRAINT event_inspections_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT event_inspections_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES public.events(tenant_id, id),
  ADD CONSTRAINT event_inspections_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT event_inspections_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT event_inspections_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.events 
  ADD CONSTRAINT events_cancelled_by_id_fkey FOREIGN KEY (cancelled_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT events_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT events_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT events_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT events_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES public.common_areas(tenant_id, id),
  ADD CONSTRAINT events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT events_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT events_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES public.rules(tenant_id, id),
  ADD CONSTRAINT events_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.external_identities 
  ADD CONSTRAINT external_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.face_consents 
  ADD CONSTRAINT face_consents_given_by_fkey FOREIGN KEY (given_by) REFERENCES public.users(id),
  ADD CONSTRAINT face_consents_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT face_consents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT face_consents_tenant_id_guardian_id_fkey FOREIGN KEY (tenant_id, guardian_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT face_consents_tenant_id_paper_file_id_fkey FOREIGN KEY (tenant_id, paper_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT face_consents_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT face_consents_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT face_consents_tenant_id_withdrawal_file_id_fkey FOREIGN KEY (tenant_id, withdrawal_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT face_consents_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES public.users(id);
ALTER TABLE public.face_links 
  ADD CONSTRAINT face_links_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.users(id),
  ADD CONSTRAINT face_links_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT face_links_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT face_links_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT face_links_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id);
ALTER TABLE public.faces 
  ADD CONSTRAINT faces_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES public.users(id),
  ADD CONSTRAINT faces_tenant_id_consent_id_fkey FOREIGN KEY (tenant_id, consent_id) REFERENCES public.face_consents(tenant_id, id),
  ADD CONSTRAINT faces_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT faces_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT faces_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT faces_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id);
ALTER TABLE public.files 
  ADD CONSTRAINT files_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);
ALTER TABLE public.garages 
  ADD CONSTRAINT garages_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT garages_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT garages_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT garages_tenant_id_lent_to_id_fkey FOREIGN KEY (tenant_id, lent_to_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT garages_tenant_id_vehicle_id_fkey FOREIGN KEY (tenant_id, vehicle_id) REFERENCES public.vehicles(tenant_id, id),
  ADD CONSTRAINT garages_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.handover_figures 
  ADD CONSTRAINT handover_figures_tenant_id_handover_id_fkey FOREIGN KEY (tenant_id, handover_id) REFERENCES public.handovers(tenant_id, id),
  ADD CONSTRAINT handover_figures_tenant_id_previous_id_fkey FOREIGN KEY (tenant_id, previous_id) REFERENCES public.handovers(tenant_id, id);
ALTER TABLE public.handovers 
  ADD CONSTRAINT handovers_cancelled_by_id_fkey FOREIGN KEY (cancelled_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT handovers_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT handovers_incoming_id_fkey FOREIGN KEY (incoming_id) REFERENCES public.users(id),
  ADD CONSTRAINT handovers_outgoing_id_fkey FOREIGN KEY (outgoing_id) REFERENCES public.users(id),
  ADD CONSTRAINT handovers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT handovers_tenant_id_left_signature_file_id_fkey FOREIGN KEY (tenant_id, left_signature_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT handovers_tenant_id_received_signature_file_id_fkey FOREIGN KEY (tenant_id, received_signature_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT handovers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.holidays 
  ADD CONSTRAINT holidays_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT holidays_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT holidays_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.imports 
  ADD CONSTRAINT imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);
ALTER TABLE public.inbox_items 
  ADD CONSTRAINT inbox_items_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES public.memberships(id),
  ADD CONSTRAINT inbox_items_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT inbox_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.invitations 
  ADD CONSTRAINT invitations_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT invitations_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT invitations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT invitations_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT invitations_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT invitations_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.item_passes 
  ADD CONSTRAINT item_passes_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT item_passes_passed_by_id_fkey FOREIGN KEY (passed_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT item_passes_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT item_passes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT item_passes_tenant_id_host_id_fkey FOREIGN KEY (tenant_id, host_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT item_passes_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT item_passes_tenant_id_visit_id_fkey FOREIGN KEY (tenant_id, visit_id) REFERENCES public.visits(tenant_id, id),
  ADD CONSTRAINT item_passes_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.known_devices 
  ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.locker_contacts 
  ADD CONSTRAINT locker_contacts_tenant_id_locker_id_fkey FOREIGN KEY (tenant_id, locker_id) REFERENCES public.lockers(tenant_id, id);
ALTER TABLE public.locker_doors 
  ADD CONSTRAINT locker_doors_tenant_id_locker_id_fkey FOREIGN KEY (tenant_id, locker_id) REFERENCES public.lockers(tenant_id, id);
ALTER TABLE public.locker_manufacturers 
  ADD CONSTRAINT locker_manufacturers_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT locker_manufacturers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT locker_manufacturers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.lockers 
  ADD CONSTRAINT lockers_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT lockers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT lockers_tenant_id_manufacturer_id_fkey FOREIGN KEY (tenant_id, manufacturer_id) REFERENCES public.locker_manufacturers(tenant_id, id),
  ADD CONSTRAINT lockers_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES public.towers(tenant_id, id),
  ADD CONSTRAINT lockers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.look_ups 
  ADD CONSTRAINT look_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.memberships 
  ADD CONSTRAINT memberships_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT memberships_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT memberships_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT memberships_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT memberships_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT memberships_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id),
  ADD CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.number_series 
  ADD CONSTRAINT number_series_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.occupancies 
  ADD CONSTRAINT occupancies_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT occupancies_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT occupancies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT occupancies_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT occupancies_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.occurrence_attachments 
  ADD CONSTRAINT occurrence_attachments_tenant_id_occurrence_id_fkey FOREIGN KEY (tenant_id, occurrence_id) REFERENCES public.occurrences(tenant_id, id),
  ADD CONSTRAINT occurrence_attachments_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES public.files(tenant_id, id);
ALTER TABLE public.occurrence_involved 
  ADD CONSTRAINT occurrence_involved_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT occurrence_involved_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT occurrence_involved_tenant_id_occurrence_id_fkey FOREIGN KEY (tenant_id, occurrence_id) REFERENCES public.occurrences(tenant_id, id),
  ADD CONSTRAINT occurrence_involved_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT occurrence_involved_tenant_id_vehicle_id_fkey FOREIGN KEY (tenant_id, vehicle_id) REFERENCES public.vehicles(tenant_id, id),
  ADD CONSTRAINT occurrence_involved_tenant_id_visitor_id_fkey FOREIGN KEY (tenant_id, visitor_id) REFERENCES public.visitors(tenant_id, id);
ALTER TABLE public.occurrence_notes 
  ADD CONSTRAINT occurrence_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id),
  ADD CONSTRAINT occurrence_notes_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT occurrence_notes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT occurrence_notes_tenant_id_occurrence_id_fkey FOREIGN KEY (tenant_id, occurrence_id) REFERENCES public.occurrences(tenant_id, id),
  ADD CONSTRAINT occurrence_notes_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT occurrence_notes_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.occurrence_types 
  ADD CONSTRAINT occurrence_types_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT occurrence_types_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT occurrence_types_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.occurrences 
  ADD CONSTRAINT occurrences_closed_by_id_fkey FOREIGN KEY (closed_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT occurrences_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT occurrences_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES public.users(id),
  ADD CONSTRAINT occurrences_tenant_id_assignee_employee_id_fkey FOREIGN KEY (tenant_id, assignee_employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT occurrences_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES public.events(tenant_id, id),
  ADD CONSTRAINT occurrences_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT occurrences_tenant_id_inspection_id_fkey FOREIGN KEY (tenant_id, inspection_id) REFERENCES public.event_inspections(tenant_id, id),
  ADD CONSTRAINT occurrences_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES public.rules(tenant_id, id),
  ADD CONSTRAINT occurrences_tenant_id_type_id_fkey FOREIGN KEY (tenant_id, type_id) REFERENCES public.occurrence_types(tenant_id, id),
  ADD CONSTRAINT occurrences_tenant_id_visit_id_fkey FOREIGN KEY (tenant_id, visit_id) REFERENCES public.visits(tenant_id, id),
  ADD CONSTRAINT occurrences_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.panic_alerts 
  ADD CONSTRAINT panic_alerts_acknowledged_by_fkey FOREIGN KEY (acknowledged_by) REFERENCES public.users(id),
  ADD CONSTRAINT panic_alerts_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES public.users(id),
  ADD CONSTRAINT panic_alerts_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES public.memberships(id),
  ADD CONSTRAINT panic_alerts_raised_by_fkey FOREIGN KEY (raised_by) REFERENCES public.users(id),
  ADD CONSTRAINT panic_alerts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.panic_deliveries 
  ADD CONSTRAINT panic_deliveries_tenant_id_alert_id_fkey FOREIGN KEY (tenant_id, alert_id) REFERENCES public.panic_alerts(tenant_id, id),
  ADD CONSTRAINT panic_deliveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.panic_events 
  ADD CONSTRAINT panic_events_tenant_id_alert_id_fkey FOREIGN KEY (tenant_id, alert_id) REFERENCES public.panic_alerts(tenant_id, id),
  ADD CONSTRAINT panic_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.panic_presses 
  ADD CONSTRAINT panic_presses_tenant_id_alert_id_fkey FOREIGN KEY (tenant_id, alert_id) REFERENCES public.panic_alerts(tenant_id, id),
  ADD CONSTRAINT panic_presses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.panic_reads 
  ADD CONSTRAINT panic_reads_tenant_id_alert_id_fkey FOREIGN KEY (tenant_id, alert_id) REFERENCES public.panic_alerts(tenant_id, id),
  ADD CONSTRAINT panic_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.panic_responders 
  ADD CONSTRAINT panic_responders_tenant_id_alert_id_fkey FOREIGN KEY (tenant_id, alert_id) REFERENCES public.panic_alerts(tenant_id, id),
  ADD CONSTRAINT panic_responders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.parcel_codes 
  ADD CONSTRAINT parcel_codes_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.users(id),
  ADD CONSTRAINT parcel_codes_spent_by_fkey FOREIGN KEY (spent_by) REFERENCES public.users(id),
  ADD CONSTRAINT parcel_codes_tenant_id_parcel_id_fkey FOREIGN KEY (tenant_id, parcel_id) REFERENCES public.parcels(tenant_id, id);
ALTER TABLE public.parcel_events 
  ADD CONSTRAINT parcel_events_by_id_fkey FOREIGN KEY (by_id) REFERENCES public.users(id),
  ADD CONSTRAINT parcel_events_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT parcel_events_tenant_id_cabinet_id_fkey FOREIGN KEY (tenant_id, cabinet_id) REFERENCES public.cabinets(tenant_id, id),
  ADD CONSTRAINT parcel_events_tenant_id_code_id_fkey FOREIGN KEY (tenant_id, code_id) REFERENCES public.parcel_codes(tenant_id, id),
  ADD CONSTRAINT parcel_events_tenant_id_locker_id_fkey FOREIGN KEY (tenant_id, locker_id) REFERENCES public.lockers(tenant_id, id),
  ADD CONSTRAINT parcel_events_tenant_id_parcel_id_fkey FOREIGN KEY (tenant_id, parcel_id) REFERENCES public.parcels(tenant_id, id),
  ADD CONSTRAINT parcel_events_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id);
ALTER TABLE public.parcels 
  ADD CONSTRAINT parcels_arrived_by_id_fkey FOREIGN KEY (arrived_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT parcels_cancelled_by_id_fkey FOREIGN KEY (cancelled_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT parcels_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT parcels_handed_by_id_fkey FOREIGN KEY (handed_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT parcels_lost_by_id_fkey FOREIGN KEY (lost_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT parcels_refused_by_id_fkey FOREIGN KEY (refused_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT parcels_returned_by_id_fkey FOREIGN KEY (returned_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT parcels_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT parcels_tenant_id_cabinet_id_fkey FOREIGN KEY (tenant_id, cabinet_id) REFERENCES public.cabinets(tenant_id, id),
  ADD CONSTRAINT parcels_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT parcels_tenant_id_handed_photo_file_id_fkey FOREIGN KEY (tenant_id, handed_photo_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT parcels_tenant_id_handed_to_id_fkey FOREIGN KEY (tenant_id, handed_to_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT parcels_tenant_id_locker_id_fkey FOREIGN KEY (tenant_id, locker_id) REFERENCES public.lockers(tenant_id, id),
  ADD CONSTRAINT parcels_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT parcels_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT parcels_tenant_id_signature_file_id_fkey FOREIGN KEY (tenant_id, signature_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT parcels_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.pass_secrets 
  ADD CONSTRAINT pass_secrets_tenant_id_pass_id_fkey FOREIGN KEY (tenant_id, pass_id) REFERENCES public.passes(tenant_id, id);
ALTER TABLE public.passes 
  ADD CONSTRAINT passes_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT passes_revoked_by_id_fkey FOREIGN KEY (revoked_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT passes_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT passes_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES public.common_areas(tenant_id, id),
  ADD CONSTRAINT passes_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT passes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT passes_tenant_id_host_id_fkey FOREIGN KEY (tenant_id, host_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT passes_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT passes_tenant_id_visitor_id_fkey FOREIGN KEY (tenant_id, visitor_id) REFERENCES public.visitors(tenant_id, id),
  ADD CONSTRAINT passes_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.passkeys 
  ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.password_tokens 
  ADD CONSTRAINT password_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.patrol_employees 
  ADD CONSTRAINT patrol_employees_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT patrol_employees_tenant_id_patrol_id_fkey FOREIGN KEY (tenant_id, patrol_id) REFERENCES public.patrols(tenant_id, id);
ALTER TABLE public.patrol_point_questions 
  ADD CONSTRAINT patrol_point_questions_tenant_id_patrol_point_id_fkey FOREIGN KEY (tenant_id, patrol_point_id) REFERENCES public.patrol_points(tenant_id, id);
ALTER TABLE public.patrol_points 
  ADD CONSTRAINT patrol_points_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT patrol_points_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT patrol_points_tenant_id_tower_id_fkey FOREIGN KEY (tenant_id, tower_id) REFERENCES public.towers(tenant_id, id),
  ADD CONSTRAINT patrol_points_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.patrol_route_points 
  ADD CONSTRAINT patrol_route_points_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES public.patrol_points(tenant_id, id),
  ADD CONSTRAINT patrol_route_points_tenant_id_route_id_fkey FOREIGN KEY (tenant_id, route_id) REFERENCES public.patrol_routes(tenant_id, id);
ALTER TABLE public.patrol_routes 
  ADD CONSTRAINT patrol_routes_tenant_id_patrol_id_fkey FOREIGN KEY (tenant_id, patrol_id) REFERENCES public.patrols(tenant_id, id);
ALTER TABLE public.patrol_starts 
  ADD CONSTRAINT patrol_starts_tenant_id_patrol_id_fkey FOREIGN KEY (tenant_id, patrol_id) REFERENCES public.patrols(tenant_id, id);
ALTER TABLE public.patrol_stops 
  ADD CONSTRAINT patrol_stops_tenant_id_patrol_id_fkey FOREIGN KEY (tenant_id, patrol_id) REFERENCES public.patrols(tenant_id, id),
  ADD CONSTRAINT patrol_stops_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES public.patrol_points(tenant_id, id);
ALTER TABLE public.patrol_supervisors 
  ADD CONSTRAINT patrol_supervisors_tenant_id_patrol_id_fkey FOREIGN KEY (tenant_id, patrol_id) REFERENCES public.patrols(tenant_id, id),
  ADD CONSTRAINT patrol_supervisors_tenant_id_supervisor_id_fkey FOREIGN KEY (tenant_id, supervisor_id) REFERENCES public.employees(tenant_id, id);
ALTER TABLE public.patrols 
  ADD CONSTRAINT patrols_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT patrols_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT patrols_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.pet_vaccines 
  ADD CONSTRAINT pet_vaccines_tenant_id_pet_id_fkey FOREIGN KEY (tenant_id, pet_id) REFERENCES public.pets(tenant_id, id);
ALTER TABLE public.pets 
  ADD CONSTRAINT pets_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT pets_species_tenant_id_species_id_fkey FOREIGN KEY (species_tenant_id, species_id) REFERENCES public.species(tenant_id, id),
  ADD CONSTRAINT pets_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT pets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT pets_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT pets_tenant_id_tutor_id_fkey FOREIGN KEY (tenant_id, tutor_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT pets_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.proof_tickets 
  ADD CONSTRAINT proof_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.provider_sessions 
  ADD CONSTRAINT provider_sessions_identity_id_fkey FOREIGN KEY (identity_id) REFERENCES public.external_identities(id) ON DELETE SET NULL,
  ADD CONSTRAINT provider_sessions_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE public.push_subscriptions 
  ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE,
  ADD CONSTRAINT push_subscriptions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.reader_commands 
  ADD CONSTRAINT reader_commands_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.users(id),
  ADD CONSTRAINT reader_commands_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES public.access_readers(tenant_id, equipment_id),
  ADD CONSTRAINT reader_commands_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT reader_commands_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES public.access_points(tenant_id, id);
ALTER TABLE public.reader_entries 
  ADD CONSTRAINT reader_entries_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES public.access_readers(tenant_id, equipment_id),
  ADD CONSTRAINT reader_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT reader_entries_tenant_id_number_fkey FOREIGN KEY (tenant_id, number) REFERENCES public.reader_numbers(tenant_id, number);
ALTER TABLE public.reader_lists 
  ADD CONSTRAINT reader_lists_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id);
ALTER TABLE public.reader_numbers 
  ADD CONSTRAINT reader_numbers_tenant_id_card_id_fkey FOREIGN KEY (tenant_id, card_id) REFERENCES public.cards(tenant_id, id),
  ADD CONSTRAINT reader_numbers_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT reader_numbers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT reader_numbers_tenant_id_pass_id_fkey FOREIGN KEY (tenant_id, pass_id) REFERENCES public.passes(tenant_id, id),
  ADD CONSTRAINT reader_numbers_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT reader_numbers_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT reader_numbers_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES public.access_rules(tenant_id, id);
ALTER TABLE public.reader_removals 
  ADD CONSTRAINT reader_removals_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES public.access_readers(tenant_id, equipment_id),
  ADD CONSTRAINT reader_removals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT reader_removals_tenant_id_number_fkey FOREIGN KEY (tenant_id, number) REFERENCES public.reader_numbers(tenant_id, number);
ALTER TABLE public.recovery_codes 
  ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.request_attachments 
  ADD CONSTRAINT request_attachments_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT request_attachments_tenant_id_request_id_fkey FOREIGN KEY (tenant_id, request_id) REFERENCES public.requests(tenant_id, id);
ALTER TABLE public.request_categories 
  ADD CONSTRAINT request_categories_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT request_categories_tenant_id_assignee_employee_id_fkey FOREIGN KEY (tenant_id, assignee_employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT request_categories_tenant_id_assignee_provider_id_fkey FOREIGN KEY (tenant_id, assignee_provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT request_categories_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT request_categories_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.request_comments 
  ADD CONSTRAINT request_comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id),
  ADD CONSTRAINT request_comments_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT request_comments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT request_comments_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT request_comments_tenant_id_request_id_fkey FOREIGN KEY (tenant_id, request_id) REFERENCES public.requests(tenant_id, id),
  ADD CONSTRAINT request_comments_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.requests 
  ADD CONSTRAINT requests_answered_by_id_fkey FOREIGN KEY (answered_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT requests_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT requests_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT requests_tenant_id_assignee_employee_id_fkey FOREIGN KEY (tenant_id, assignee_employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT requests_tenant_id_assignee_provider_id_fkey FOREIGN KEY (tenant_id, assignee_provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT requests_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES public.request_categories(tenant_id, id),
  ADD CONSTRAINT requests_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT requests_tenant_id_merged_into_id_fkey FOREIGN KEY (tenant_id, merged_into_id) REFERENCES public.requests(tenant_id, id),
  ADD CONSTRAINT requests_tenant_id_requester_id_fkey FOREIGN KEY (tenant_id, requester_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT requests_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.resident_consents 
  ADD CONSTRAINT resident_consents_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id);
ALTER TABLE public.residents 
  ADD CONSTRAINT residents_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT residents_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT residents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT residents_tenant_id_guardian_id_fkey FOREIGN KEY (tenant_id, guardian_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT residents_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT residents_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.round_entries 
  ADD CONSTRAINT round_entries_judged_by_id_fkey FOREIGN KEY (judged_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT round_entries_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT round_entries_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT round_entries_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES public.patrol_points(tenant_id, id),
  ADD CONSTRAINT round_entries_tenant_id_round_id_fkey FOREIGN KEY (tenant_id, round_id) REFERENCES public.rounds(tenant_id, id),
  ADD CONSTRAINT round_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.round_packs 
  ADD CONSTRAINT round_packs_tenant_id_round_id_fkey FOREIGN KEY (tenant_id, round_id) REFERENCES public.rounds(tenant_id, id),
  ADD CONSTRAINT round_packs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.round_points 
  ADD CONSTRAINT round_points_tenant_id_entry_id_fkey FOREIGN KEY (tenant_id, entry_id) REFERENCES public.round_entries(tenant_id, id),
  ADD CONSTRAINT round_points_tenant_id_point_id_fkey FOREIGN KEY (tenant_id, point_id) REFERENCES public.patrol_points(tenant_id, id),
  ADD CONSTRAINT round_points_tenant_id_round_id_fkey FOREIGN KEY (tenant_id, round_id) REFERENCES public.rounds(tenant_id, id);
ALTER TABLE public.round_routes 
  ADD CONSTRAINT round_routes_tenant_id_round_id_fkey FOREIGN KEY (tenant_id, round_id) REFERENCES public.rounds(tenant_id, id),
  ADD CONSTRAINT round_routes_tenant_id_route_id_fkey FOREIGN KEY (tenant_id, route_id) REFERENCES public.patrol_routes(tenant_id, id);
ALTER TABLE public.rounds 
  ADD CONSTRAINT rounds_aborted_by_id_fkey FOREIGN KEY (aborted_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT rounds_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT rounds_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT rounds_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT rounds_tenant_id_patrol_id_fkey FOREIGN KEY (tenant_id, patrol_id) REFERENCES public.patrols(tenant_id, id),
  ADD CONSTRAINT rounds_tenant_id_walker_id_fkey FOREIGN KEY (tenant_id, walker_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT rounds_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id),
  ADD CONSTRAINT rounds_walked_by_id_fkey FOREIGN KEY (walked_by_id) REFERENCES public.users(id);
ALTER TABLE public.rule_acceptances 
  ADD CONSTRAINT rule_acceptances_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES public.users(id),
  ADD CONSTRAINT rule_acceptances_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT rule_acceptances_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT rule_acceptances_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES public.rules(tenant_id, id);
ALTER TABLE public.rule_attachments 
  ADD CONSTRAINT rule_attachments_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT rule_attachments_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES public.rules(tenant_id, id);
ALTER TABLE public.rules 
  ADD CONSTRAINT rules_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT rules_tenant_id_first_version_id_fkey FOREIGN KEY (tenant_id, first_version_id) REFERENCES public.rules(tenant_id, id),
  ADD CONSTRAINT rules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT rules_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.saved_views 
  ADD CONSTRAINT saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.segments 
  ADD CONSTRAINT segments_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT segments_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.service_provider_apartments 
  ADD CONSTRAINT service_provider_apartments_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT service_provider_apartments_tenant_id_service_provider_id_fkey FOREIGN KEY (tenant_id, service_provider_id) REFERENCES public.service_providers(tenant_id, id);
ALTER TABLE public.service_provider_documents 
  ADD CONSTRAINT service_provider_documents_tenant_id_picture_file_id_fkey FOREIGN KEY (tenant_id, picture_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT service_provider_documents_tenant_id_service_provider_id_fkey FOREIGN KEY (tenant_id, service_provider_id) REFERENCES public.service_providers(tenant_id, id);
ALTER TABLE public.service_provider_technicians 
  ADD CONSTRAINT service_provider_technicians_tenant_id_service_provider_id_fkey FOREIGN KEY (tenant_id, service_provider_id) REFERENCES public.service_providers(tenant_id, id);
ALTER TABLE public.service_providers 
  ADD CONSTRAINT service_providers_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT service_providers_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT service_providers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT service_providers_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT service_providers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.sessions 
  ADD CONSTRAINT sessions_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES public.memberships(id),
  ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.species 
  ADD CONSTRAINT species_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT species_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.tenants 
  ADD CONSTRAINT tenants_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT tenants_id_logo_file_id_fkey FOREIGN KEY (id, logo_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT tenants_segment_tenant_id_segment_id_fkey FOREIGN KEY (segment_tenant_id, segment_id) REFERENCES public.segments(tenant_id, id),
  ADD CONSTRAINT tenants_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.towers 
  ADD CONSTRAINT towers_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT towers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT towers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.upload_counts 
  ADD CONSTRAINT upload_counts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.user_passwords 
  ADD CONSTRAINT user_passwords_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.user_totp 
  ADD CONSTRAINT user_totp_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE public.users 
  ADD CONSTRAINT users_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT users_id_photo_file_id_fkey FOREIGN KEY (id, photo_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT users_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.vehicles 
  ADD CONSTRAINT vehicles_brand_tenant_id_brand_id_fkey FOREIGN KEY (brand_tenant_id, brand_id) REFERENCES public.brands(tenant_id, id),
  ADD CONSTRAINT vehicles_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT vehicles_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT vehicles_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT vehicles_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT vehicles_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT vehicles_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT vehicles_tenant_id_resident_id_fkey FOREIGN KEY (tenant_id, resident_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT vehicles_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.violations 
  ADD CONSTRAINT violations_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT violations_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT violations_defended_by_id_fkey FOREIGN KEY (defended_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT violations_notified_by_id_fkey FOREIGN KEY (notified_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT violations_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT violations_tenant_id_copy_to_id_fkey FOREIGN KEY (tenant_id, copy_to_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT violations_tenant_id_decision_receipt_file_id_fkey FOREIGN KEY (tenant_id, decision_receipt_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT violations_tenant_id_defence_picture_file_id_fkey FOREIGN KEY (tenant_id, defence_picture_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT violations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT violations_tenant_id_minutes_picture_file_id_fkey FOREIGN KEY (tenant_id, minutes_picture_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT violations_tenant_id_occurrence_id_fkey FOREIGN KEY (tenant_id, occurrence_id) REFERENCES public.occurrences(tenant_id, id),
  ADD CONSTRAINT violations_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT violations_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES public.rules(tenant_id, id),
  ADD CONSTRAINT violations_tenant_id_warning_receipt_file_id_fkey FOREIGN KEY (tenant_id, warning_receipt_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT violations_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.visit_corrections 
  ADD CONSTRAINT visit_corrections_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT visit_corrections_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT visit_corrections_tenant_id_visit_id_fkey FOREIGN KEY (tenant_id, visit_id) REFERENCES public.visits(tenant_id, id);
ALTER TABLE public.visitors 
  ADD CONSTRAINT visitors_block_confirmed_by_fkey FOREIGN KEY (block_confirmed_by) REFERENCES public.users(id),
  ADD CONSTRAINT visitors_blocked_by_fkey FOREIGN KEY (blocked_by) REFERENCES public.users(id),
  ADD CONSTRAINT visitors_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT visitors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT visitors_tenant_id_merged_into_fkey FOREIGN KEY (tenant_id, merged_into) REFERENCES public.visitors(tenant_id, id),
  ADD CONSTRAINT visitors_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT visitors_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE public.visits 
  ADD CONSTRAINT visits_answered_by_id_fkey FOREIGN KEY (answered_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT visits_checked_in_by_id_fkey FOREIGN KEY (checked_in_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT visits_checked_out_by_id_fkey FOREIGN KEY (checked_out_by_id) REFERENCES public.users(id),
  ADD CONSTRAINT visits_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT visits_tenant_id_apartment_id_fkey FOREIGN KEY (tenant_id, apartment_id) REFERENCES public.apartments(tenant_id, id),
  ADD CONSTRAINT visits_tenant_id_common_area_id_fkey FOREIGN KEY (tenant_id, common_area_id) REFERENCES public.common_areas(tenant_id, id),
  ADD CONSTRAINT visits_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES public.employees(tenant_id, id),
  ADD CONSTRAINT visits_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT visits_tenant_id_host_id_fkey FOREIGN KEY (tenant_id, host_id) REFERENCES public.residents(tenant_id, id),
  ADD CONSTRAINT visits_tenant_id_pass_id_fkey FOREIGN KEY (tenant_id, pass_id) REFERENCES public.passes(tenant_id, id),
  ADD CONSTRAINT visits_tenant_id_photo_file_id_fkey FOREIGN KEY (tenant_id, photo_file_id) REFERENCES public.files(tenant_id, id),
  ADD CONSTRAINT visits_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES public.service_providers(tenant_id, id),
  ADD CONSTRAINT visits_tenant_id_visitor_id_fkey FOREIGN KEY (tenant_id, visitor_id) REFERENCES public.visitors(tenant_id, id),
  ADD CONSTRAINT visits_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);

CREATE TRIGGER count_inserted AFTER INSERT ON public.access_areas REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.access_areas REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER note_for_readers AFTER UPDATE OF tower_id, outside, deleted_at ON public.access_areas FOR EACH ROW EXECUTE FUNCTION public.note_for_readers();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_interlocks FOR EACH ROW EXECUTE FUNCTION public.note_for_readers();
CREATE TRIGGER keep_holds AFTER INSERT OR UPDATE OF ended_at ON public.access_order_points FOR EACH ROW WHEN ((new.kind = 'release'::text)) EXECUTE FUNCTION public.keep_holds_of_order();
CREATE TRIGGER note_for_readers AFTER INSERT OR UPDATE OF ended_at ON public.access_order_points FOR EACH ROW WHEN ((new.kind = 'lockdown'::text)) EXECUTE FUNCTION public.note_for_readers();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE OF digest, is_duress ON public.access_pins FOR EACH ROW EXECUTE FUNCTION public.note_for_readers('resident:resident_id', 'employee:employee_id', 'provider:provider_id');
CREATE TRIGGER count_inserted AFTER INSERT ON public.access_points REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.access_points REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER keep_holds AFTER UPDATE OF equipment_id, channel ON public.access_points FOR EACH ROW WHEN (((old.equipment_id IS DISTINCT FROM new.equipment_id) OR (old.channel IS DISTINCT FROM new.channel))) EXECUTE FUNCTION public.keep_holds_of_point();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_points FOR EACH ROW EXECUTE FUNCTION public.note_for_readers();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.access_points REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.access_points REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER keep_holds AFTER INSERT ON public.access_readers FOR EACH ROW EXECUTE FUNCTION public.keep_holds_of_reader();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_rule_apartments FOR EACH ROW EXECUTE FUNCTION public.note_for_readers();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_rule_people FOR EACH ROW EXECUTE FUNCTION public.note_for_readers();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_rule_points FOR EACH ROW EXECUTE FUNCTION public.note_for_readers();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_rule_towers FOR EACH ROW EXECUTE FUNCTION public.note_for_readers();
CREATE TRIGGER count_inserted AFTER INSERT ON public.access_rules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.access_rules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_rules FOR EACH ROW EXECUTE FUNCTION public.note_for_readers();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_schedule_hours FOR EACH ROW EXECUTE FUNCTION public.note_for_readers();
CREATE TRIGGER count_inserted AFTER INSERT ON public.access_schedules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.access_schedules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.access_schedules FOR EACH ROW EXECUTE FUNCTION public.note_for_readers();
CREATE TRIGGER count_inserted AFTER INSERT ON public.announcements REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.announcements REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.announcements REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.announcements REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.apartments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.apartments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER note_for_readers AFTER UPDATE OF tower_id, status, deleted_at ON public.apartments FOR EACH ROW EXECUTE FUNCTION public.note_for_readers();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.apartments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.apartments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.cabinets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.cabinets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.cabinets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.cabinets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.cards REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.cards REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.cards FOR EACH ROW EXECUTE FUNCTION public.note_for_readers('resident:resident_id', 'employee:employee_id', 'provider:provider_id');
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.cards REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.cards REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.common_areas REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.common_areas REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.common_areas REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.common_areas REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.council_notes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.council_notes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.council_occurrences REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.council_occurrences REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER keep_ended BEFORE UPDATE ON public.departure_items FOR EACH ROW EXECUTE FUNCTION public.keep_ended_departure('pending');
CREATE TRIGGER keep_last_day AFTER INSERT OR UPDATE ON public.departure_items FOR EACH ROW EXECUTE FUNCTION public.keep_last_day();
CREATE TRIGGER keep_ended BEFORE UPDATE ON public.departures FOR EACH ROW EXECUTE FUNCTION public.keep_ended_departure('planned');
CREATE TRIGGER count_inserted AFTER INSERT ON public.device_addresses REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.device_addresses REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER restart_reader AFTER INSERT OR UPDATE OF set_at ON public.device_secrets FOR EACH ROW EXECUTE FUNCTION public.restart_reader();
CREATE TRIGGER keep_doors AFTER INSERT OR UPDATE OF over_at ON public.door_commands FOR EACH ROW EXECUTE FUNCTION public.keep_doors_of_commands();
CREATE TRIGGER keep_outcome BEFORE UPDATE ON public.door_commands FOR EACH ROW EXECUTE FUNCTION public.keep_door_outcome();
CREATE TRIGGER count_inserted AFTER INSERT ON public.employees REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.employees REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.employees FOR EACH ROW EXECUTE FUNCTION public.note_for_readers('employee:id');
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.employees REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.employees REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.equipment REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.equipment REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER keep_reader AFTER INSERT OR UPDATE OF driver, status, deleted_at, host, ip, port, username, operation_mode, model ON public.equipment FOR EACH ROW EXECUTE FUNCTION public.keep_reader();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.equipment REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.equipment REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER keep_erasure BEFORE UPDATE ON public.erasures FOR EACH ROW EXECUTE FUNCTION public.keep_erasure();
CREATE TRIGGER count_inserted AFTER INSERT ON public.event_guests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.event_guests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.event_inspections REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.event_inspections REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.events REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.events REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.events REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.events REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER keep_facial_status AFTER INSERT OR UPDATE ON public.face_consents FOR EACH ROW EXECUTE FUNCTION public.keep_facial_status();
CREATE TRIGGER note_for_readers AFTER INSERT OR UPDATE ON public.face_consents FOR EACH ROW EXECUTE FUNCTION public.note_for_readers('resident:resident_id', 'employee:employee_id', 'provider:provider_id');
CREATE TRIGGER keep_facial_status AFTER INSERT OR UPDATE ON public.face_links FOR EACH ROW EXECUTE FUNCTION public.keep_facial_status();
CREATE TRIGGER keep_facial_status AFTER INSERT OR DELETE OR UPDATE ON public.faces FOR EACH ROW EXECUTE FUNCTION public.keep_facial_status();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE OF state ON public.faces FOR EACH ROW EXECUTE FUNCTION public.note_for_readers('resident:resident_id', 'employee:employee_id', 'provider:provider_id');
CREATE TRIGGER count_inserted AFTER INSERT ON public.garages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.garages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.garages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.garages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.handovers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.handovers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER keep_signed BEFORE UPDATE ON public.handovers FOR EACH ROW EXECUTE FUNCTION public.keep_signed_handover();
CREATE TRIGGER count_inserted AFTER INSERT ON public.holidays REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.holidays REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.holidays FOR EACH ROW EXECUTE FUNCTION public.note_for_readers();
CREATE TRIGGER count_inserted AFTER INSERT ON public.item_passes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.item_passes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.locker_manufacturers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.locker_manufacturers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.lockers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.lockers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.lockers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.lockers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE OF status, deleted_at, starts_on, ends_on, leaves_on, invitation, resident_id, employee_id, provider_id ON public.memberships FOR EACH ROW EXECUTE FUNCTION public.note_for_readers('resident:resident_id', 'employee:employee_id', 'provider:provider_id');
CREATE TRIGGER count_inserted AFTER INSERT ON public.occupancies REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.occupancies REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER keep_tied_login AFTER INSERT OR UPDATE OF resident_id, starts_on, deleted_at, leaves_on ON public.occupancies FOR EACH ROW EXECUTE FUNCTION public.keep_tied_login();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.occupancies FOR EACH ROW EXECUTE FUNCTION public.note_for_readers('resident:resident_id');
CREATE TRIGGER count_inserted AFTER INSERT ON public.occurrence_notes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.occurrence_notes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.occurrence_types REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.occurrence_types REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.occurrences REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.occurrences REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.occurrences REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.occurrences REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER keep_event BEFORE UPDATE ON public.parcel_events FOR EACH ROW EXECUTE FUNCTION public.keep_parcel_event();
CREATE TRIGGER count_inserted AFTER INSERT ON public.parcels REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.parcels REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER keep_doors AFTER INSERT ON public.parcels FOR EACH ROW WHEN ((new.locker_id IS NOT NULL)) EXECUTE FUNCTION public.keep_doors_of_parcels();
CREATE TRIGGER keep_doors_after AFTER UPDATE OF state, locker_id, door, deleted_at ON public.parcels FOR EACH ROW WHEN (((old.locker_id IS NOT NULL) OR (new.locker_id IS NOT NULL))) EXECUTE FUNCTION public.keep_doors_of_parcels();
CREATE TRIGGER keep_outcome BEFORE UPDATE ON public.parcels FOR EACH ROW EXECUTE FUNCTION public.keep_parcel_outcome();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.parcels REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.parcels REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE OF generation, pin_digest ON public.pass_secrets FOR EACH ROW EXECUTE FUNCTION public.note_for_readers('pass:pass_id');
CREATE TRIGGER count_inserted AFTER INSERT ON public.passes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.passes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE OF guest_name, visitor_id, apartment_id, plate, valid_from, valid_to, uses_allowed, uses_done, weekdays, from_time, to_time, on_holidays, state, status, deleted_at ON public.passes FOR EACH ROW EXECUTE FUNCTION public.note_for_readers('pass:id');
CREATE TRIGGER count_inserted AFTER INSERT ON public.patrol_points REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.patrol_points REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.patrols REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.patrols REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.pets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.pets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.pets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.pets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER keep_facial_status_dropped AFTER DELETE ON public.reader_entries FOR EACH ROW WHEN ((old.part = 'face'::text)) EXECUTE FUNCTION public.keep_facial_status();
CREATE TRIGGER keep_facial_status_put AFTER INSERT OR UPDATE OF wanted, state ON public.reader_entries FOR EACH ROW WHEN ((new.part = 'face'::text)) EXECUTE FUNCTION public.keep_facial_status();
CREATE TRIGGER note_removal AFTER DELETE ON public.reader_entries FOR EACH ROW WHEN (((old.wanted IS NULL) AND (old.part <> 'schedule'::text))) EXECUTE FUNCTION public.note_removal();
CREATE TRIGGER note_removal_again AFTER UPDATE OF wanted ON public.reader_entries FOR EACH ROW WHEN ((((old.wanted IS NULL) <> (new.wanted IS NULL)) AND (new.part <> 'schedule'::text))) EXECUTE FUNCTION public.note_removal();
CREATE TRIGGER note_removal_found AFTER INSERT ON public.reader_entries FOR EACH ROW WHEN (((new.wanted IS NULL) AND (new.part <> 'schedule'::text))) EXECUTE FUNCTION public.note_removal();
CREATE TRIGGER count_inserted AFTER INSERT ON public.request_categories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.request_categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.request_comments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.request_comments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.requests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.requests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.requests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.requests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.residents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.residents REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE OF name, social_name, status, deleted_at, approval, birth_date, exit_permission ON public.residents FOR EACH ROW EXECUTE FUNCTION public.note_for_readers('resident:id');
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.residents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.residents REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.rounds REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.rounds REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.rules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.rules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.rules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.rules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.service_provider_apartments FOR EACH ROW EXECUTE FUNCTION public.note_for_readers('provider:service_provider_id');
CREATE TRIGGER count_inserted AFTER INSERT ON public.service_providers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.service_providers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER note_for_readers AFTER INSERT OR DELETE OR UPDATE ON public.service_providers FOR EACH ROW EXECUTE FUNCTION public.note_for_readers('provider:id');
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.service_providers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.service_providers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER note_for_readers AFTER UPDATE OF settings, time_zone ON public.tenants FOR EACH ROW WHEN ((jsonb_build_array((old.settings #> '{visits,tolerance_min}'::text[]), old.time_zone) IS DISTINCT FROM jsonb_build_array((new.settings #> '{visits,tolerance_min}'::text[]), new.time_zone))) EXECUTE FUNCTION public.note_company_for_readers();
CREATE TRIGGER count_inserted AFTER INSERT ON public.towers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.towers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.towers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.towers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER note_for_readers AFTER UPDATE OF status, deleted_at ON public.users FOR EACH ROW EXECUTE FUNCTION public.note_login_for_readers();
CREATE TRIGGER count_inserted AFTER INSERT ON public.vehicles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.vehicles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.vehicles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.vehicles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.violations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.violations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER violations_letters BEFORE UPDATE ON public.violations FOR EACH ROW EXECUTE FUNCTION public.keep_issued_letters();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.violations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.violations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.visitors REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.visitors REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER note_for_readers AFTER UPDATE OF blocked, blocked_until, plate, deleted_at ON public.visitors FOR EACH ROW WHEN ((jsonb_build_array(old.blocked, old.blocked_until, old.plate, old.deleted_at) IS DISTINCT FROM jsonb_build_array(new.blocked, new.blocked_until, new.plate, new.deleted_at))) EXECUTE FUNCTION public.note_for_readers();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.visitors REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.visitors REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.visits REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.visits REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();

ALTER TABLE public.access_areas ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_doors ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_event_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_events_rest ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_holds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_interlocks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_order_points ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_orders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_pardons ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_pins ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_points ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_presence ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_readers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_rule_apartments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_rule_people ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_rule_points ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_rule_towers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_rules ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_schedule_hours ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.access_schedules ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.act_counts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.announcement_apartments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.announcement_attachments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.announcement_recipients ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.announcement_towers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.announcements ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.apartments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.audit_log ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.audit_log_rest ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.brands ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.bulk_changes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.cabinet_items ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.cabinet_loans ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.cabinets ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.calendar_feeds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.cards ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.common_area_blackouts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.common_area_inspection_items ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.common_area_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.common_area_opening ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.common_area_photos ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.common_area_slots ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.common_area_towers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.common_areas ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.council_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.council_occurrence_attachments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.council_occurrence_readers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.council_occurrences ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.departure_items ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.departures ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.desk_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.device_addresses ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.device_calls ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.device_leases ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.device_secrets ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.door_commands ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.door_readings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.employee_shifts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.employees ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.equipment ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.erasures ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.event_blocks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.event_guest_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.event_guests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.event_inspections ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.face_consents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.face_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.faces ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.garages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.handover_figures ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.handovers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.holidays ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.import_lines ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.imports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.inbox_items ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.item_passes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.live_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.locker_contacts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.locker_doors ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.locker_manufacturers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.lockers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.look_ups ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.number_series ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.occupancies ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.occurrence_attachments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.occurrence_involved ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.occurrence_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.occurrence_types ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.occurrences ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.outbox ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.panic_alerts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.panic_deliveries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.panic_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.panic_presses ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.panic_reads ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.panic_responders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.parcel_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.parcel_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.parcels ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.pass_secrets ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.passes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.patrol_employees ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.patrol_point_questions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.patrol_points ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.patrol_route_points ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.patrol_routes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.patrol_starts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.patrol_stops ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.patrol_supervisors ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.patrols ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.pet_vaccines ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.pets ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.reader_changes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.reader_commands ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.reader_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.reader_lists ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.reader_numbers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.reader_removals ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.register_count_deltas ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.request_attachments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.request_categories ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.request_comments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.resident_consents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.residents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.round_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.round_packs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.round_points ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.round_routes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.rounds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.rule_acceptances ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.rule_attachments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.rules ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.saved_views ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.sealed_counts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.search_words ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.segments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.service_provider_apartments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.service_provider_documents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.service_provider_technicians ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.service_providers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.species ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.towers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.upload_counts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.vehicles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.violations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.visit_corrections ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.visitors ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE public.visits ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY own_tenant ON public.access_areas AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_doors AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_event_keys AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_events AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_events_rest AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_holds AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_interlocks AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_order_points AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_orders AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_pardons AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_pins AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_points AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_presence AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_readers AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_rule_apartments AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_rule_people AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_rule_points AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_rule_towers AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_rules AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_schedule_hours AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.access_schedules AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.act_counts AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.announcement_apartments AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.announcement_attachments AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.announcement_recipients AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.announcement_towers AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.announcements AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.apartments AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.audit_log AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.audit_log_rest AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_or_shared ON public.brands AS PERMISSIVE FOR ALL TO PUBLIC USING (((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) OR ((tenant_id = '00000000-0000-0000-0000-000000000000'::uuid) AND (NULLIF(current_setting('app.tenant_id'::text, true), ''::text) IS NOT NULL)))) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.bulk_changes AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.cabinet_items AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.cabinet_loans AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.cabinets AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.calendar_feeds AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.cards AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.common_area_blackouts AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.common_area_inspection_items AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.common_area_links AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.common_area_opening AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.common_area_photos AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.common_area_slots AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.common_area_towers AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.common_areas AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.council_notes AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.council_occurrence_attachments AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.council_occurrence_readers AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.council_occurrences AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.departure_items AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.departures AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.desk_entries AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.device_addresses AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY holders ON public.device_calls AS PERMISSIVE FOR SELECT TO {{system}} USING (true);
CREATE POLICY own_tenant ON public.device_calls AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY holders ON public.device_leases AS PERMISSIVE FOR ALL TO {{system}} USING (true) WITH CHECK (true);
CREATE POLICY own_tenant ON public.device_leases AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.device_secrets AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.door_commands AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.door_readings AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.employee_shifts AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.employees AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.equipment AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.erasures AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.event_blocks AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.event_guest_links AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.event_guests AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.event_inspections AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.events AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.face_consents AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.face_links AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.faces AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.files AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.garages AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.handover_figures AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.handovers AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.holidays AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.import_lines AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.imports AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.inbox_items AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.item_passes AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.live_events AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY relay ON public.live_events AS PERMISSIVE FOR ALL TO {{system}} USING (true) WITH CHECK (true);
CREATE POLICY own_tenant ON public.locker_contacts AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.locker_doors AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.locker_manufacturers AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.lockers AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.look_ups AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.number_series AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.occupancies AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.occurrence_attachments AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.occurrence_involved AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.occurrence_notes AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.occurrence_types AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.occurrences AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.outbox AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY relay ON public.outbox AS PERMISSIVE FOR ALL TO {{system}} USING (true);
CREATE POLICY own_tenant ON public.panic_alerts AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.panic_deliveries AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.panic_events AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.panic_presses AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.panic_reads AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.panic_responders AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.parcel_codes AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.parcel_events AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.parcels AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.pass_secrets AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.passes AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.patrol_employees AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.patrol_point_questions AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.patrol_points AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.patrol_route_points AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.patrol_routes AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.patrol_starts AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.patrol_stops AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.patrol_supervisors AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.patrols AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.pet_vaccines AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.pets AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY followers ON public.reader_changes AS PERMISSIVE FOR SELECT TO {{system}} USING (true);
CREATE POLICY own_tenant ON public.reader_changes AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.reader_commands AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.reader_entries AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY followers ON public.reader_lists AS PERMISSIVE FOR SELECT TO {{system}} USING (true);
CREATE POLICY own_tenant ON public.reader_lists AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.reader_numbers AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY followers ON public.reader_removals AS PERMISSIVE FOR SELECT TO {{system}} USING (true);
CREATE POLICY own_tenant ON public.reader_removals AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.register_count_deltas AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.request_attachments AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.request_categories AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.request_comments AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.requests AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.resident_consents AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.residents AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.round_entries AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.round_packs AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.round_points AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.round_routes AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.rounds AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.rule_acceptances AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.rule_attachments AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.rules AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.saved_views AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY counters ON public.sealed_counts AS PERMISSIVE FOR SELECT TO {{system}} USING (true);
CREATE POLICY own_tenant ON public.sealed_counts AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY restarts ON public.sealed_counts AS PERMISSIVE FOR DELETE TO {{system}} USING (true);
CREATE POLICY own_tenant ON public.search_words AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_or_shared ON public.segments AS PERMISSIVE FOR ALL TO PUBLIC USING (((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) OR ((tenant_id = '00000000-0000-0000-0000-000000000000'::uuid) AND (NULLIF(current_setting('app.tenant_id'::text, true), ''::text) IS NOT NULL)))) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.service_provider_apartments AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.service_provider_documents AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.service_provider_technicians AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.service_providers AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_or_shared ON public.species AS PERMISSIVE FOR ALL TO PUBLIC USING (((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid) OR ((tenant_id = '00000000-0000-0000-0000-000000000000'::uuid) AND (NULLIF(current_setting('app.tenant_id'::text, true), ''::text) IS NOT NULL)))) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.towers AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.upload_counts AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.vehicles AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.violations AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.visit_corrections AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.visitors AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY own_tenant ON public.visits AS PERMISSIVE FOR ALL TO PUBLIC USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)) WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));

GRANT INSERT, SELECT, UPDATE ON TABLE public.access_areas TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.access_doors TO {{app}};
GRANT INSERT, SELECT ON TABLE public.access_event_keys TO {{app}};
GRANT INSERT, SELECT ON TABLE public.access_events TO {{app}};
GRANT DELETE, SELECT ON TABLE public.access_holds TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.access_interlocks TO {{app}};
GRANT INSERT, SELECT ON TABLE public.access_order_points TO {{app}};
GRANT INSERT, SELECT ON TABLE public.access_orders TO {{app}};
GRANT DELETE, INSERT, SELECT ON TABLE public.access_pardons TO {{app}};
GRANT DELETE, INSERT, SELECT ON TABLE public.access_pins TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.access_points TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.access_presence TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.access_readers TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.access_rule_apartments TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.access_rule_people TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.access_rule_points TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.access_rule_towers TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.access_rules TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.access_schedule_hours TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.access_schedules TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.act_counts TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.address_claims TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.announcement_apartments TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.announcement_attachments TO {{app}};
GRANT DELETE, INSERT, SELECT ON TABLE public.announcement_recipients TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.announcement_towers TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.announcements TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.apartments TO {{app}};
GRANT INSERT, SELECT ON TABLE public.audit_log TO {{app}};
GRANT SELECT ON TABLE public.backup_runs TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.backup_runs TO {{system}};
GRANT INSERT, SELECT ON TABLE public.brands TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.bulk_changes TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.cabinet_items TO {{app}};
GRANT INSERT, SELECT ON TABLE public.cabinet_loans TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.cabinets TO {{app}};
GRANT INSERT, SELECT ON TABLE public.calendar_feeds TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.cards TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.common_area_blackouts TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.common_area_inspection_items TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.common_area_links TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.common_area_opening TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.common_area_photos TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.common_area_slots TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.common_area_towers TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.common_areas TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.company_figures TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.company_loads TO {{system}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.council_notes TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.council_occurrence_attachments TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.council_occurrence_readers TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.council_occurrences TO {{app}};
GRANT INSERT, SELECT ON TABLE public.departure_items TO {{app}};
GRANT INSERT, SELECT ON TABLE public.departures TO {{app}};
GRANT INSERT, SELECT ON TABLE public.desk_entries TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.device_addresses TO {{app}};
GRANT INSERT, SELECT ON TABLE public.device_calls TO {{app}};
GRANT SELECT ON TABLE public.device_calls TO {{system}};
GRANT INSERT, SELECT ON TABLE public.device_leases TO {{app}};
GRANT SELECT ON TABLE public.device_leases TO {{system}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.device_secrets TO {{app}};
GRANT INSERT, SELECT ON TABLE public.door_commands TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.door_readings TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.email_changes TO {{auth}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.employee_shifts TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.employees TO {{app}};
GRANT SELECT ON TABLE public.ended_lists TO {{system}};
GRANT INSERT, SELECT ON TABLE public.ended_secrets TO {{system}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.equipment TO {{app}};
GRANT INSERT, SELECT ON TABLE public.erasures TO {{app}};
GRANT DELETE, INSERT, SELECT ON TABLE public.event_blocks TO {{app}};
GRANT INSERT, SELECT ON TABLE public.event_guest_links TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.event_guests TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.event_inspections TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.events TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.external_identities TO {{auth}};
GRANT DELETE, INSERT, SELECT ON TABLE public.face_consents TO {{app}};
GRANT INSERT, SELECT ON TABLE public.face_links TO {{app}};
GRANT DELETE, INSERT, SELECT ON TABLE public.faces TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.files TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.garages TO {{app}};
GRANT INSERT, SELECT ON TABLE public.handover_figures TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.handovers TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.holidays TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.identity_letters TO {{auth}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.import_lines TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.imports TO {{app}};
GRANT DELETE, INSERT, SELECT ON TABLE public.inbox_items TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.invitations TO {{app}};
GRANT SELECT ON TABLE public.invitations TO {{auth}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.item_passes TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.known_devices TO {{auth}};
GRANT SELECT ON TABLE public.live_event_position TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.live_event_position TO {{system}};
GRANT SELECT ON TABLE public.live_events TO {{app}};
GRANT DELETE, INSERT, SELECT ON TABLE public.live_events TO {{system}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.locker_contacts TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.locker_doors TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.locker_manufacturers TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.lockers TO {{app}};
GRANT DELETE, INSERT, SELECT ON TABLE public.look_ups TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.memberships TO {{app}};
GRANT SELECT ON TABLE public.memberships TO {{auth}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.number_series TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.occupancies TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.occurrence_attachments TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.occurrence_involved TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.occurrence_notes TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.occurrence_types TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.occurrences TO {{app}};
GRANT INSERT ON TABLE public.outbox TO {{app}};
GRANT DELETE, SELECT ON TABLE public.outbox TO {{system}};
GRANT INSERT, SELECT ON TABLE public.panic_alerts TO {{app}};
GRANT INSERT, SELECT ON TABLE public.panic_deliveries TO {{app}};
GRANT INSERT, SELECT ON TABLE public.panic_events TO {{app}};
GRANT INSERT, SELECT ON TABLE public.panic_presses TO {{app}};
GRANT INSERT, SELECT ON TABLE public.panic_reads TO {{app}};
GRANT INSERT, SELECT ON TABLE public.panic_responders TO {{app}};
GRANT INSERT, SELECT ON TABLE public.parcel_codes TO {{app}};
GRANT INSERT, SELECT ON TABLE public.parcel_events TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.parcels TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.pass_secrets TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.passes TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.passkeys TO {{auth}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.password_tokens TO {{auth}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.patrol_employees TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.patrol_point_questions TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.patrol_points TO {{app}};
GRANT INSERT, SELECT ON TABLE public.patrol_route_points TO {{app}};
GRANT INSERT, SELECT ON TABLE public.patrol_routes TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.patrol_starts TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.patrol_stops TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.patrol_supervisors TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.patrols TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.pet_vaccines TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.pets TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.proof_tickets TO {{auth}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.provider_attempts TO {{auth}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.provider_sessions TO {{auth}};
GRANT DELETE, INSERT, SELECT ON TABLE public.provider_waiting TO {{auth}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.push_subscriptions TO {{app}};
GRANT DELETE, INSERT, SELECT ON TABLE public.reader_changes TO {{app}};
GRANT SELECT ON TABLE public.reader_changes TO {{system}};
GRANT INSERT, SELECT ON TABLE public.reader_commands TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.reader_entries TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.reader_lists TO {{app}};
GRANT SELECT ON TABLE public.reader_lists TO {{system}};
GRANT INSERT, SELECT ON TABLE public.reader_numbers TO {{app}};
GRANT DELETE, INSERT, SELECT ON TABLE public.reader_removals TO {{app}};
GRANT SELECT ON TABLE public.reader_removals TO {{system}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.recovery_codes TO {{auth}};
GRANT SELECT ON TABLE public.register_count_deltas TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.request_attachments TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.request_categories TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.request_comments TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.requests TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.resident_consents TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.residents TO {{app}};
GRANT INSERT, SELECT ON TABLE public.round_entries TO {{app}};
GRANT INSERT, SELECT ON TABLE public.round_packs TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.round_points TO {{app}};
GRANT INSERT, SELECT ON TABLE public.round_routes TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.rounds TO {{app}};
GRANT INSERT, SELECT ON TABLE public.rule_acceptances TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.rule_attachments TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.rules TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.saved_views TO {{app}};
GRANT SELECT ON TABLE public.schema_migrations TO {{system}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.sealed_counts TO {{app}};
GRANT DELETE, SELECT ON TABLE public.sealed_counts TO {{system}};
GRANT SELECT ON TABLE public.search_words TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.secret_keys TO {{system}};
GRANT INSERT, SELECT ON TABLE public.segments TO {{app}};
GRANT DELETE, INSERT, SELECT ON TABLE public.servers TO {{system}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.service_provider_apartments TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.service_provider_documents TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.service_provider_technicians TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.service_providers TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.sessions TO {{auth}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.sign_in_throttles TO {{auth}};
GRANT INSERT, SELECT ON TABLE public.species TO {{app}};
GRANT DELETE, INSERT, SELECT ON TABLE public.spent_provider_tokens TO {{auth}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.tenants TO {{app}};
GRANT SELECT ON TABLE public.tenants TO {{auth}};
GRANT SELECT ON TABLE public.tenants TO {{system}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.towers TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.upload_counts TO {{app}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.user_passwords TO {{auth}};
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE public.user_totp TO {{auth}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.users TO {{app}};
GRANT SELECT ON TABLE public.users TO {{auth}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.vehicles TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.violations TO {{app}};
GRANT DELETE, INSERT, SELECT ON TABLE public.visit_corrections TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.visitors TO {{app}};
GRANT INSERT, SELECT, UPDATE ON TABLE public.visits TO {{app}};
GRANT SELECT ON TABLE public.web_assets TO {{app}};
GRANT DELETE, INSERT, SELECT ON TABLE public.web_assets TO {{system}};

GRANT UPDATE (may_hold, sent_at, pulse, state, reason, detail, tries, next_at, proven_at) ON TABLE public.access_holds TO {{app}};
GRANT UPDATE (ended_at) ON TABLE public.access_order_points TO {{app}};
GRANT UPDATE (ended_at, ended_by) ON TABLE public.access_orders TO {{app}};
GRANT UPDATE (used_at) ON TABLE public.access_pardons TO {{app}};
GRANT UPDATE (sealed, digest) ON TABLE public.access_pins TO {{app}};
GRANT UPDATE (user_id, delivered_at, read_at, acknowledged_at, told_on, told_by, told_recorded_by, told_recorded_at) ON TABLE public.announcement_recipients TO {{app}};
GRANT UPDATE (name, kind, logo_file_id, status, created_at, created_by, updated_at, updated_by, deleted_at, version) ON TABLE public.brands TO {{app}};
GRANT UPDATE (returned_at, returned_by) ON TABLE public.cabinet_loans TO {{app}};
GRANT UPDATE (generation, made_at) ON TABLE public.calendar_feeds TO {{app}};
GRANT UPDATE (title, state, outcome, ended_at) ON TABLE public.departure_items TO {{app}};
GRANT UPDATE (reason, state, undone_at, undone_by, done_at) ON TABLE public.departures TO {{app}};
GRANT UPDATE (guest_name, outcome, codes, visit_id, typed, left_at, resolved_as, resolved_at, resolved_by_id, note, erased_at) ON TABLE public.desk_entries TO {{app}};
GRANT UPDATE (called_at) ON TABLE public.device_calls TO {{app}};
GRANT UPDATE (holder, fence, held_until) ON TABLE public.device_leases TO {{app}};
GRANT UPDATE (holder, fence, held_until) ON TABLE public.device_leases TO {{system}};
GRANT UPDATE (resident_id, check_reason, state, reason, sent_at, settled_at, opened_at, closed_at, finding, resolved_by, told_open_at, over_at) ON TABLE public.door_commands TO {{app}};
GRANT UPDATE (listed_to, taken_until, origin, is_restoring) ON TABLE public.ended_lists TO {{system}};
GRANT UPDATE (finished_at) ON TABLE public.ended_secrets TO {{system}};
GRANT UPDATE (blanked, kept) ON TABLE public.erasures TO {{app}};
GRANT UPDATE (generation) ON TABLE public.event_guest_links TO {{app}};
GRANT UPDATE (withdrawn_at, withdrawn_how, withdrawn_by, withdrawal_file_id) ON TABLE public.face_consents TO {{app}};
GRANT UPDATE (generation, asked_at, asked_by, spent_at) ON TABLE public.face_links TO {{app}};
GRANT UPDATE (photo, state, tested_at, faults, tries) ON TABLE public.faces TO {{app}};
GRANT UPDATE (membership_id, register, subject_id, words, made_at, read_at, done_at, letter_at, push_at) ON TABLE public.inbox_items TO {{app}};
GRANT UPDATE (given_back) ON TABLE public.look_ups TO {{app}};
GRANT UPDATE (last_used_at) ON TABLE public.memberships TO {{auth}};
GRANT UPDATE (message, device_at, state, acknowledged_by, acknowledged_at, closed_by, closed_at, resolution, report, pressed_at, pressed_in, press_count, ringing, escalated, announced_at, announces_at, motive, silent, latitude, longitude, accuracy_m, located_at, cancelled_at, sender_word, sender_said_at) ON TABLE public.panic_alerts TO {{app}};
GRANT UPDATE (delegate, sealed, digest, revoked_at, spent_at, spent_by) ON TABLE public.parcel_codes TO {{app}};
GRANT UPDATE (place_note, reason) ON TABLE public.parcel_events TO {{app}};
GRANT UPDATE (sealed, sent_at, state, reason, detail, settled_at) ON TABLE public.reader_commands TO {{app}};
GRANT UPDATE (gone_at, told_at) ON TABLE public.reader_removals TO {{app}};
GRANT UPDATE (latitude, longitude, accuracy_m, verdict, judged_by_id, judged_at) ON TABLE public.round_entries TO {{app}};
GRANT UPDATE (last_taken_at, device_at, page_life, monotonic_ms) ON TABLE public.round_packs TO {{app}};
GRANT UPDATE (route_id) ON TABLE public.round_routes TO {{app}};
GRANT UPDATE (name_segment, base, terms, sectors, status, created_at, created_by, updated_at, updated_by, deleted_at, version) ON TABLE public.segments TO {{app}};
GRANT UPDATE (seen_at, ahead_ms, draining) ON TABLE public.servers TO {{system}};
GRANT UPDATE (name, requires_vaccine, icon, status, created_at, created_by, updated_at, updated_by, deleted_at, version) ON TABLE public.species TO {{app}};
GRANT UPDATE (email, last_login_at, updated_at, version) ON TABLE public.users TO {{auth}};
GRANT UPDATE (release) ON TABLE public.web_assets TO {{system}};

REVOKE ALL ON ROUTINE public.adding_words(text,text) FROM PUBLIC;
REVOKE ALL ON ROUTINE public.blank_old_addresses(text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.blank_old_addresses(text) TO {{app}};
REVOKE ALL ON ROUTINE public.block_unseen_door(uuid,uuid,integer) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.block_unseen_door(uuid,uuid,integer) TO {{app}};
REVOKE ALL ON ROUTINE public.count_live_rows() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.drop_unused_file(uuid) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.drop_unused_file(uuid) TO {{app}};
REVOKE ALL ON ROUTINE public.erase_access_events(uuid[],text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.erase_access_events(uuid[],text) TO {{app}};
REVOKE ALL ON ROUTINE public.erase_alerts(uuid[],text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.erase_alerts(uuid[],text) TO {{app}};
REVOKE ALL ON ROUTINE public.erase_audited_values(text,uuid[],text[],text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.erase_audited_values(text,uuid[],text[],text) TO {{app}};
REVOKE ALL ON ROUTINE public.erase_check_reasons(timestamp with time zone,text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.erase_check_reasons(timestamp with time zone,text) TO {{app}};
REVOKE ALL ON ROUTINE public.erase_trail_of(uuid) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.erase_trail_of(uuid) TO {{app}};
REVOKE ALL ON ROUTINE public.facial_status_of(uuid,uuid) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.facial_status_of(uuid,uuid) TO {{app}};
REVOKE ALL ON ROUTINE public.find_by_words(regclass) FROM PUBLIC;
REVOKE ALL ON ROUTINE public.fold_register_counts() FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.fold_register_counts() TO {{app}};
REVOKE ALL ON ROUTINE public.forbid_foreign_tenants(regclass) FROM PUBLIC;
REVOKE ALL ON ROUTINE public.id_doc_key(jsonb) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.id_doc_key(jsonb) TO {{app}};
REVOKE ALL ON ROUTINE public.is_free_pin(uuid,bytea) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.is_free_pin(uuid,bytea) TO {{app}};
REVOKE ALL ON ROUTINE public.keep_access_hold(uuid,uuid,integer) FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_catalogue(regclass) FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_door_outcome() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_door_state(uuid,uuid,integer) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.keep_door_state(uuid,uuid,integer) TO {{app}};
REVOKE ALL ON ROUTINE public.keep_doors_of_commands() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_doors_of_parcels() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_ended_departure() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_erasure() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_facial_status() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_holds_of_order() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_holds_of_point() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_holds_of_reader() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_issued_letters() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_last_day() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_owned_rows(regclass) FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_parcel_event() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_parcel_outcome() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_reader() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_register(regclass) FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_search_words() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_signed_handover() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_tied_login() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_unseen_door(uuid,uuid,uuid,integer) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.keep_unseen_door(uuid,uuid,uuid,integer) TO {{app}};
REVOKE ALL ON ROUTINE public.make_access_partitions(integer) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.make_access_partitions(integer) TO {{system}};
REVOKE ALL ON ROUTINE public.make_audit_partitions(integer) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.make_audit_partitions(integer) TO {{system}};
REVOKE ALL ON ROUTINE public.move_uses_of_shared(text,text,text,uuid,uuid,uuid,text,text,text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.move_uses_of_shared(text,text,text,uuid,uuid,uuid,text,text,text) TO {{app}};
REVOKE ALL ON ROUTINE public.note_company_for_readers() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.note_for_readers() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.note_login_for_readers() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.note_removal() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.phone_words(text[]) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.phone_words(text[]) TO {{app}};
REVOKE ALL ON ROUTINE public.plate_key(text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.plate_key(text) TO {{app}};
REVOKE ALL ON ROUTINE public.plate_words(text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.plate_words(text) TO {{app}};
REVOKE ALL ON ROUTINE public.provider_may_be_required(uuid) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.provider_may_be_required(uuid) TO {{app}};
REVOKE ALL ON ROUTINE public.require_shared_scope() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.restart_reader() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.search_normal(text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.search_normal(text) TO {{app}};
GRANT EXECUTE ON ROUTINE public.search_normal(text) TO {{auth}};
GRANT EXECUTE ON ROUTINE public.search_normal(text) TO {{system}};
REVOKE ALL ON ROUTINE public.sweep_unconfirmed_registrations() FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.sweep_unconfirmed_registrations() TO {{auth}};
REVOKE ALL ON ROUTINE public.tenant_today(uuid) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.tenant_today(uuid) TO {{app}};
GRANT EXECUTE ON ROUTINE public.tenant_today(uuid) TO {{auth}};
GRANT EXECUTE ON ROUTINE public.tenant_today(uuid) TO {{system}};
REVOKE ALL ON ROUTINE public.uses_of_shared(text,text,uuid[]) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.uses_of_shared(text,text,uuid[]) TO {{app}};
REVOKE ALL ON ROUTINE public.was_opened_since(uuid,uuid,uuid,integer) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.was_opened_since(uuid,uuid,uuid,integer) TO {{app}};
REVOKE ALL ON ROUTINE public.words_in(text) FROM PUBLIC;
REVOKE ALL ON ROUTINE public.words_of_list(text[]) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.words_of_list(text[]) TO {{app}};

SELECT public.make_access_partitions(3);
SELECT public.make_audit_partitions(3);
