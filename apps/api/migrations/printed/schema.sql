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
begin
  if old.state <> tg_argv[0] then
    raise exception 'a departure that is over is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
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

CREATE OR REPLACE FUNCTION public.tenant_today(tenant uuid)
 RETURNS date
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT ((now() AT TIME ZONE tenants.time_zone))::date AS timezone FROM public.tenants WHERE (tenants.id = tenant_today.tenant));

CREATE UNIQUE INDEX access_areas_name ON public.access_areas USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE INDEX access_areas_by_name ON public.access_areas USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX access_areas_of_tower ON public.access_areas USING btree (tenant_id, tower_id) WHERE (tower_id IS NOT NULL);
CREATE INDEX access_events_latest ON public.access_events USING btree (tenant_id, at DESC, id DESC);
CREATE INDEX access_events_at_point ON public.access_events USING btree (tenant_id, point_id, at DESC);
CREATE INDEX access_events_of_resident ON public.access_events USING btree (tenant_id, resident_id, at DESC) WHERE (resident_id IS NOT NULL);
CREATE INDEX access_events_of_employee ON public.access_events USING btree (tenant_id, employee_id, at DESC) WHERE (employee_id IS NOT NULL);
CREATE INDEX access_events_of_provider ON public.access_events USING btree (tenant_id, provider_id, at DESC) WHERE (provider_id IS NOT NULL);
CREATE INDEX access_events_of_visitor ON public.access_events USING btree (tenant_id, visitor_id, at DESC) WHERE (visitor_id IS NOT NULL);
CREATE UNIQUE INDEX access_points_name ON public.access_points USING btree (tenant_id, public.search_normal(name)) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX access_points_equipment_id_channel_direction ON public.access_points USING btree (tenant_id, equipment_id, channel, direction) WHERE ((deleted_at IS NULL) AND (status = 'ATIVO'::text));
CREATE INDEX access_points_by_name ON public.access_points USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX access_points_from_area ON public.access_points USING btree (tenant_id, area_from_id) WHERE (area_from_id IS NOT NULL);
CREATE INDEX access_points_to_area ON public.access_points USING btree (tenant_id, area_to_id) WHERE (area_to_id IS NOT NULL);
CREATE INDEX access_points_of_equipment ON public.access_points USING btree (tenant_id, equipment_id) WHERE (equipment_id IS NOT NULL);
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
CREATE INDEX rule_acceptances_of_resident ON public.rule_acceptances USING btree (tenant_id, resident_id);
CREATE INDEX rule_attachments_of ON public.rule_attachments USING btree (tenant_id, rule_id, ordinal);
CREATE INDEX rule_attachments_picture ON public.rule_attachments USING btree (tenant_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
CREATE UNIQUE INDEX rules_version ON public.rules USING btree (tenant_id, first_version_id, version_number) WHERE (deleted_at IS NULL);
CREATE INDEX rules_by_title ON public.rules USING btree (tenant_id, title, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX saved_views_name ON public.saved_views USING btree (tenant_id, user_id, register, lower(name));
CREATE UNIQUE INDEX saved_views_default ON public.saved_views USING btree (tenant_id, user_id, register) WHERE is_default;
CREATE INDEX saved_views_of_user ON public.saved_views USING btree (user_id);
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
  ('0121_access.sql', '67ce0d2ae41f6c87d6bdd953a2014fb6286d03b64cd018bbc81808c7f9a40559');
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
ALTER TABLE public.access_points 
  ADD CONSTRAINT access_points_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id),
  ADD CONSTRAINT access_points_tenant_id_area_from_id_fkey FOREIGN KEY (tenant_id, area_from_id) REFERENCES public.access_areas(tenant_id, id),
  ADD CONSTRAINT access_points_tenant_id_area_to_id_fkey FOREIGN KEY (tenant_id, area_to_id) REFERENCES public.access_areas(tenant_id, id),
  ADD CONSTRAINT access_points_tenant_id_equipment_id_fkey FOREIGN KEY (tenant_id, equipment_id) REFERENCES public.equipment(tenant_id, id),
  ADD CONSTRAINT access_points_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id),
  ADD CONSTRAINT access_points_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
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
CREATE TRIGGER count_inserted AFTER INSERT ON public.access_points REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.access_points REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.access_rules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.access_rules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.access_schedules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.access_schedules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.announcements REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.announcements REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.announcements REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.announcements REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.apartments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.apartments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.apartments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.apartments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.cabinets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.cabinets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.cabinets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.cabinets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.cards REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.cards REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
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
CREATE TRIGGER keep_doors AFTER INSERT OR UPDATE OF over_at ON public.door_commands FOR EACH ROW EXECUTE FUNCTION public.keep_doors_of_commands();
CREATE TRIGGER keep_outcome BEFORE UPDATE ON public.door_commands FOR EACH ROW EXECUTE FUNCTION public.keep_door_outcome();
CREATE TRIGGER count_inserted AFTER INSERT ON public.employees REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.employees REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.employees REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.employees REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.equipment REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.equipment REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.equipment REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.equipment REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.event_guests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.event_guests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.event_inspections REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.event_inspections REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.events REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.events REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.events REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.events REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.garages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.garages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.garages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.garages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.handovers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.handovers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER keep_signed BEFORE UPDATE ON public.handovers FOR EACH ROW EXECUTE FUNCTION public.keep_signed_handover();
CREATE TRIGGER count_inserted AFTER INSERT ON public.holidays REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.holidays REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.item_passes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.item_passes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.locker_manufacturers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.locker_manufacturers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.lockers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.lockers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.lockers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.lockers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.occupancies REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.occupancies REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER keep_tied_login AFTER INSERT OR UPDATE OF resident_id, starts_on, deleted_at, leaves_on ON public.occupancies FOR EACH ROW EXECUTE FUNCTION public.keep_tied_login();
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
CREATE TRIGGER count_inserted AFTER INSERT ON public.passes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.passes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.patrol_points REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.patrol_points REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.patrols REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.patrols REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.pets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.pets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.pets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.pets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
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
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.residents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.residents REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.rounds REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.rounds REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON public.rules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.rules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.rules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.rules REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.service_providers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.service_providers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.service_providers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.service_providers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.towers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.towers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.towers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.towers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
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
CREATE TRIGGER words_of_inserted AFTER INSERT ON public.visitors REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER words_of_updated AFTER UPDATE ON public.visitors REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_search_words();
CREATE TRIGGER count_inserted AFTER INSERT ON public.visits REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON public.visits REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_live_rows();

REVOKE ALL ON ROUTINE public.adding_words(text,text) FROM PUBLIC;
REVOKE ALL ON ROUTINE public.blank_old_addresses(text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.blank_old_addresses(text) TO {{app}};
REVOKE ALL ON ROUTINE public.block_unseen_door(uuid,uuid,integer) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.block_unseen_door(uuid,uuid,integer) TO {{app}};
REVOKE ALL ON ROUTINE public.count_live_rows() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.drop_unused_file(uuid) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.drop_unused_file(uuid) TO {{app}};
REVOKE ALL ON ROUTINE public.erase_alerts(uuid[],text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.erase_alerts(uuid[],text) TO {{app}};
REVOKE ALL ON ROUTINE public.erase_audited_values(text,uuid[],text[],text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.erase_audited_values(text,uuid[],text[],text) TO {{app}};
REVOKE ALL ON ROUTINE public.erase_check_reasons(timestamp with time zone,text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.erase_check_reasons(timestamp with time zone,text) TO {{app}};
REVOKE ALL ON ROUTINE public.find_by_words(regclass) FROM PUBLIC;
REVOKE ALL ON ROUTINE public.fold_register_counts() FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.fold_register_counts() TO {{app}};
REVOKE ALL ON ROUTINE public.forbid_foreign_tenants(regclass) FROM PUBLIC;
REVOKE ALL ON ROUTINE public.id_doc_key(jsonb) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.id_doc_key(jsonb) TO {{app}};
REVOKE ALL ON ROUTINE public.keep_catalogue(regclass) FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_door_outcome() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_door_state(uuid,uuid,integer) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.keep_door_state(uuid,uuid,integer) TO {{app}};
REVOKE ALL ON ROUTINE public.keep_doors_of_commands() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_doors_of_parcels() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_ended_departure() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_issued_letters() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_last_day() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_owned_rows(regclass) FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_parcel_event() FROM PUBLIC;
REVOKE ALL ON ROUTINE public.keep_parcel_outcome() FROM PUBLIC;
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
REVOKE ALL ON ROUTINE public.phone_words(text[]) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.phone_words(text[]) TO {{app}};
REVOKE ALL ON ROUTINE public.plate_key(text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.plate_key(text) TO {{app}};
REVOKE ALL ON ROUTINE public.plate_words(text) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.plate_words(text) TO {{app}};
REVOKE ALL ON ROUTINE public.provider_may_be_required(uuid) FROM PUBLIC;
GRANT EXECUTE ON ROUTINE public.provider_may_be_required(uuid) TO {{app}};
REVOKE ALL ON ROUTINE public.require_shared_scope() FROM PUBLIC;
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
