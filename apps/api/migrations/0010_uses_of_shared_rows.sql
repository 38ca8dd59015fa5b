-- A catalogue's shared rows are used in all tenants, and no role but the owner may look into all of
-- them. Row-level security binds the owner too, so these enter each tenant in turn, and only for who
-- acts under the nil tenant: a platform role that keeps the shared rows.

create procedure require_shared_scope()
  language plpgsql as $$
begin
  if current_setting('app.tenant_id', true) is distinct from '00000000-0000-0000-0000-000000000000' then
    raise exception 'only who keeps the shared rows may look for their uses'
      using errcode = 'insufficient_privilege';
  end if;
end $$;
revoke all on procedure require_shared_scope from public;

-- How many live rows of a table refer to shared rows by a pointer: one line a row and tenant, without
-- the tenant.
create function uses_of_shared(target text, pointer text, shared uuid[])
  returns table (id uuid, uses integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
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

-- Moves those uses from one shared row to another, each tenant's in its own trail.
create function move_uses_of_shared(
  target text, pointer text, register text, source uuid, kept uuid,
  actor uuid, actor_role text, address text, reason text
) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
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

revoke all on function uses_of_shared, move_uses_of_shared from public;
grant execute on function uses_of_shared, move_uses_of_shared to {{app}};
