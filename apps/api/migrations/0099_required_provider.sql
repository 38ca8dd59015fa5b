-- A company may require that its people sign in through the provider; a passkey always opens.

-- By what a session began: one that a password opened does not reach such a company.
alter table sessions add first_factor text not null default 'password'
  check (first_factor in ('password', 'passkey', 'provider'));

-- Whether a síndico of a company and an administrator of the platform have passkeys: a provider that is
-- away must not lock out both. Tells nothing else of anybody's passkeys.
create function provider_may_be_required(company uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
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
$$;
revoke all on function provider_may_be_required from public;
grant execute on function provider_may_be_required to {{app}};
