-- Who collected at a locker, why a door was looked into, and where a parcel lay, go with the people of a
-- parcel (domain.md section 4, Privacy).
grant update (resident_id, check_reason) on door_commands to {{app}};
grant update (place_note) on parcel_events to {{app}};

-- What became of a command is not rewritten; only what a retention rule erases may go.
create or replace function keep_door_outcome() returns trigger
  language plpgsql set search_path = public as $$
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

-- A link of the chain stays as it was, but for what a retention rule erases.
create function keep_parcel_event() returns trigger
  language plpgsql set search_path = public as $$
begin
  if coalesce(new.place_note, old.place_note) is distinct from old.place_note then
    raise exception 'the chain of a parcel is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
revoke all on function keep_parcel_event from public;
create trigger keep_event before update on parcel_events
  for each row execute function keep_parcel_event();

-- Takes the reasons of looks behind doors out of the trail, as far as somebody says, and none of the last
-- thirty days; that somebody looked, when and where stays.
create function erase_check_reasons(until timestamptz, why text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
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
revoke all on function erase_check_reasons from public;
grant execute on function erase_check_reasons to {{app}};
