-- A pass that was used as often as it may says so (domain.md section 3, visitors).
alter table passes
  drop constraint passes_state_check,
  add constraint passes_state_check check (state in ('active', 'used', 'cancelled', 'revoked'));
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update passes set state = 'used'
    where tenant_id = tenant and state = 'active' and uses_done >= uses_allowed;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
