-- A new password that a reader may have taken is kept until it was tried: nobody else knows it.
alter table reader_commands drop constraint reader_commands_check2;
alter table reader_commands add check (
  sealed is null or (kind = 'password' and state in ('waiting', 'unknown'))
);

-- Lists depend on two settings of the company: how long before and after its time a pass opens, and the
-- zone of all days and hours.
create function note_company_for_readers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope constant text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', new.id::text, true);
  if exists (select from access_readers where tenant_id = new.id) then
    insert into reader_changes (tenant_id) values (new.id);
  end if;
  perform set_config('app.tenant_id', scope, true);
  return null;
end $$;
revoke all on function note_company_for_readers from public;
create trigger note_for_readers after update of settings, time_zone on tenants for each row when (
  jsonb_build_array(old.settings #> '{visits,tolerance_min}', old.time_zone)
    is distinct from jsonb_build_array(new.settings #> '{visits,tolerance_min}', new.time_zone)
) execute function note_company_for_readers();
