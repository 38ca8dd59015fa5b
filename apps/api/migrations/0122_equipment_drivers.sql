-- The driver of a device is a family of `packages/drivers`, or none; the former words named protocols that
-- nothing spoke. The direction of a reader is that of its access points, one of which is made for each
-- (devices §30). What changes is in the trail of its row.
alter table equipment drop constraint equipment_driver_check;
do $$
declare
  tenant uuid;
  device record;
  point uuid;
  wanted text;
  nth integer;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    for device in
      select id, name, kind, driver, direction, status, deleted_at from equipment
      where tenant_id = tenant order by name, id
    loop
      if device.driver <> 'none' then
        update equipment set driver = 'none', version = version + 1
        where tenant_id = tenant and id = device.id;
        insert into audit_log (tenant_id, id, actor_role, register, row_id, operation, changes, reason)
        values (tenant, gen_random_uuid(), 'system', 'equipment', device.id, 'update',
          jsonb_build_object('driver', jsonb_build_array(device.driver, 'none')), 'families of drivers');
      end if;
      continue when device.direction is null or device.deleted_at is not null
        or device.kind is null
        or device.kind not in ('facial', 'card', 'turnstile', 'gate', 'door', 'lpr');
      -- Inactive, until somebody has seen where it leads and tried the way out.
      point := gen_random_uuid();
      nth := 1;
      loop
        wanted := case when nth = 1 then device.name
          else left(device.name, 74) || format(' (%s)', nth) end;
        begin
          insert into access_points (tenant_id, id, name, direction, equipment_id, channel, status)
          values (tenant, point, wanted, device.direction, device.id, 1, 'INATIVO');
          exit;
        exception when unique_violation then
          nth := nth + 1;
        end;
      end loop;
      insert into audit_log (tenant_id, id, actor_role, register, row_id, operation, changes, reason)
      values (tenant, gen_random_uuid(), 'system', 'access-points', point, 'create',
        jsonb_build_object('name', jsonb_build_array(null, wanted),
          'direction', jsonb_build_array(null, device.direction),
          'equipment_id', jsonb_build_array(null, device.id),
          'channel', jsonb_build_array(null, 1), 'status', jsonb_build_array(null, 'INATIVO')),
        'points of equipment');
    end loop;
    -- Saved views no longer filter or sort by the direction, which the list would refuse.
    update saved_views
    set query = coalesce((
      select string_agg(part, '&' order by place)
      from string_to_table(query, '&') with ordinality as parts (part, place)
      where part !~ '^(filter\[direction\]|sort=-?direction$)'), '')
    where tenant_id = tenant and register = 'equipment' and query like '%direction%';
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
alter table equipment
  add constraint equipment_driver_check check (driver in ('control_id', 'none')),
  drop column direction;
