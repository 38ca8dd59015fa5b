-- Who blocked a visitor, when and until when; and the visitor whom an invitation turned out to mean
-- (domain.md section 3, visitors).

alter table visitors
  add column blocked_at timestamptz,
  add column blocked_by uuid references users (id),
  add column blocked_until timestamptz,
  add column block_confirmed_at timestamptz,
  add column block_confirmed_by uuid references users (id),
  add column merged_into uuid,
  add foreign key (tenant_id, merged_into) references visitors (tenant_id, id);
create index visitors_merged_into on visitors (tenant_id, merged_into) where merged_into is not null;

-- Whoever is blocked already stays so until somebody lifts it.
do $$
declare
  tenant uuid;
begin
  for tenant in select t.id from tenants t loop
    perform set_config('app.tenant_id', tenant::text, true);
    update visitors set blocked_at = updated_at, blocked_by = updated_by,
      block_confirmed_at = updated_at, block_confirmed_by = updated_by
      where blocked;
    update visitors set blocked = false where blocked is null;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

alter table visitors alter column blocked set default false, alter column blocked set not null;
