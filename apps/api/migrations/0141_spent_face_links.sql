-- When a photo was accepted that came since the letter of a link (access §64). It was read from the
-- present photo before, which another one replaces.
alter table face_links add column spent_at timestamptz;
grant update (spent_at) on face_links to {{app}};
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update face_links l set spent_at = f.tested_at from faces f
      where l.tenant_id = tenant and f.tenant_id = tenant and f.state = 'good'
        and f.sent_at >= l.asked_at
        and (f.resident_id = l.resident_id or f.employee_id = l.employee_id
          or f.provider_id = l.provider_id);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
