-- The erasure of one person's data at their request, and its receipt (people §8 to §11; LGPD, art. 18).
create table erasures (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  -- The short number in the name that stands instead of the person's.
  number integer not null,
  register text not null
    check (register in ('residents', 'employees', 'service-providers', 'visitors')),
  person_id uuid not null,
  reason text not null check (reason in ('asked', 'consent_withdrawn', 'not_needed', 'ordered')),
  asked_by uuid not null references users (id),
  at timestamptz not null default now(),
  -- Counts by kind, and nothing else about the person.
  blanked jsonb not null default '{}' check (jsonb_typeof(blanked) = 'object'),
  kept jsonb not null default '{}' check (jsonb_typeof(kept) = 'object'),
  primary key (tenant_id, id),
  unique (tenant_id, number)
);
create unique index erasures_of_person on erasures (tenant_id, person_id);
call forbid_foreign_tenants('erasures');
grant select, insert on erasures to {{app}};
grant update (blanked, kept) on erasures to {{app}};

-- Counts are written once, by the transaction that erases.
create function keep_erasure() returns trigger language plpgsql set search_path to 'public' as $$
begin
  if old.blanked <> '{}' or old.kept <> '{}' then
    raise exception 'the receipt of an erasure is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
revoke all on function keep_erasure() from public;
create trigger keep_erasure before update on erasures for each row execute function keep_erasure();

-- Takes every value out of the trail of an erased person's record, and leaves a row that says so. The
-- receipt must exist: the trail of anybody else stays as it is.
create function erase_trail_of(erasure uuid) returns integer
language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  own constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  receipt erasures;
  blanked integer;
begin
  select * into receipt from erasures e where e.tenant_id = own and e.id = erasure;
  if not found then
    raise exception 'there is no such erasure' using errcode = 'no_data_found';
  end if;
  update audit_log a set reason = null, changes = (
      select coalesce(jsonb_object_agg(c.key, '[null, null]'::jsonb), '{}')
      from jsonb_each(a.changes) c
    )
    where a.tenant_id = own and a.register = receipt.register and a.row_id = receipt.person_id
      and (a.changes <> '{}' or a.reason is not null);
  get diagnostics blanked = row_count;
  insert into audit_log
      (tenant_id, id, actor_id, actor_role, register, row_id, operation, changes)
    values (own, gen_random_uuid(), receipt.asked_by, 'sindico', receipt.register,
      receipt.person_id, 'erase', '{"name": [null, null]}');
  return blanked;
end $$;
revoke all on function erase_trail_of(uuid) from public;
grant execute on function erase_trail_of(uuid) to {{app}};

-- What became of a departure is not rewritten, but the words about an erased person go.
create or replace function keep_ended_departure() returns trigger
language plpgsql set search_path to 'public' as $$
declare
  words constant text[] := array['title', 'reason'];
begin
  if old.state = tg_argv[0] then
    return new;
  end if;
  if to_jsonb(new) - words = to_jsonb(old) - words and exists (
    select from erasures e where e.tenant_id = old.tenant_id and e.person_id::text in (
      to_jsonb(old)->>'resident_id', to_jsonb(old)->>'employee_id', to_jsonb(old)->>'provider_id',
      to_jsonb(old)->>'person_id', to_jsonb(old)->>'thing_id'))
  then
    return new;
  end if;
  raise exception 'a departure that is over is not rewritten'
    using errcode = 'integrity_constraint_violation';
end $$;
grant update (title) on departure_items to {{app}};
grant update (reason) on departures to {{app}};

-- Consents stay five years after an erasure, as the proof of what was allowed (people §11).
grant delete on face_consents to {{app}};
