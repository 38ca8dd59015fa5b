-- What is kept for a term and no longer (domain.md section 4, Privacy). The application may rewrite
-- neither the trail nor alerts: functions of the owner erase, in the tenant in scope alone, since
-- row-level security binds the owner too, and each leaves a row of its own in the trail.

create index audit_log_addresses on audit_log (tenant_id, at) where address is not null;

-- Takes the values of some fields of some rows out of the trail; that they changed, when and by whom
-- stays. Each row gets an entry that says so.
create function erase_audited_values(of_register text, rows uuid[], fields text[], why text)
  returns void
  language sql security definer set search_path = public, pg_temp as $$
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

-- Erases alerts with all that was said and done about them. Whoever calls it, none that is open and
-- none younger than a year, the shortest term that a company may choose.
create function erase_alerts(alerts uuid[], why text) returns integer
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
  delete from panic_alerts where tenant_id = own and id = any(gone);
  update audit_log a set changes = '{}'
    where a.tenant_id = own and a.register = 'panic_alerts' and a.row_id = any(gone);
  insert into audit_log (tenant_id, id, actor_role, register, row_id, operation, reason)
    select own, gen_random_uuid(), 'system', 'panic_alerts', g.id, 'erase', why
    from unnest(gone) g (id);
  return coalesce(cardinality(gone), 0);
end $$;

-- Blanks network addresses of the trail that are older than six months.
create function blank_old_addresses(why text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
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

-- Deletes a picture unless another row still refers to it.
create function drop_unused_file(file uuid) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
begin
  delete from files where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and id = file;
  return found;
exception when foreign_key_violation then
  return false;
end $$;

-- When nothing was left but that somebody came.
alter table visitors add column erased_at timestamptz;
alter table visits add column erased_at timestamptz;
alter table passes add column erased_at timestamptz;
alter table item_passes add column erased_at timestamptz;

revoke all on function erase_audited_values, erase_alerts, blank_old_addresses, drop_unused_file
  from public;
grant execute on function
  erase_audited_values, erase_alerts, blank_old_addresses, drop_unused_file to {{app}};
