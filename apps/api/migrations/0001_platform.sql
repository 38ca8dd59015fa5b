-- The ground everything stands on: tenants, people and their sessions, the audit trail, the outbox,
-- files, and the one procedure that puts a tenant's table under its law.
--
-- {{app}}, {{auth}} and {{system}} are the roles of this database; the owner runs this file.

create collation natural_order (provider = icu, locale = 'pt-BR-u-kn-true');

-- Search ignores case and accents; the same rule stands in the contract's searchText.
create function search_normal(value text) returns text
  language sql immutable parallel safe
  return lower(regexp_replace(normalize(coalesce(value, ''), nfd), '[\u0300-\u036f]', '', 'g') collate "pt-BR-x-icu");

create table tenants (
  id uuid primary key,
  legal_name text not null collate "pt-BR-x-icu",
  fantasy_name text,
  cnpj text,
  state_registration text,
  municipal_registration text,
  email text,
  phones text[] not null default '{}',
  site text,
  zip_code text,
  street text,
  number text,
  complement text,
  district text,
  city text,
  state text,
  time_zone text not null default 'America/Sao_Paulo',
  logo_file_id uuid,
  contact_name text,
  contact_email text not null,
  contact_phone text,
  dpo_name text,
  dpo_email text,
  settings jsonb not null default '{}',
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(legal_name || ' ' || coalesce(fantasy_name, ''))) stored
);
create unique index tenants_cnpj on tenants (cnpj) where deleted_at is null;

-- Dated memberships and occupancies begin and end with the tenant's own day.
create function tenant_today(tenant uuid) returns date
  language sql stable parallel safe
  return (select (now() at time zone time_zone)::date from tenants where id = tenant);

create table users (
  id uuid primary key,
  name text not null collate "pt-BR-x-icu",
  email text not null,
  phone text,
  cpf text,
  language text not null default 'pt' check (language in ('pt', 'en')),
  settings jsonb not null default '{}',
  shortcuts text[] not null default '{}',
  last_login_at timestamptz,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(name || ' ' || email)) stored
);
create unique index users_email on users (lower(email)) where deleted_at is null;

-- What a person is, and where. Platform roles have no tenant and choose one at each call.
create table memberships (
  id uuid primary key,
  user_id uuid not null references users (id),
  tenant_id uuid references tenants (id),
  role text not null check (
    role in ('master', 'admin', 'staff', 'sindico', 'funcionario', 'condomino', 'service_provider')
  ),
  starts_on date not null default current_date,
  ends_on date,
  ended_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  version integer not null default 1,
  check ((role in ('master', 'admin', 'staff')) = (tenant_id is null))
);
create unique index memberships_live on memberships (user_id, tenant_id, role)
  nulls not distinct where ended_at is null;
create index memberships_of_tenant on memberships (tenant_id, role) where ended_at is null;

-- Secrets of signing in: only the auth role reads these four.
create table user_passwords (
  user_id uuid primary key references users (id),
  hash text not null,
  changed_at timestamptz not null default now()
);

create table password_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users (id),
  purpose text not null check (purpose in ('reset', 'invitation')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index password_tokens_of_user on password_tokens (user_id);

create table sign_in_throttles (
  -- A digest of e-mail and address: the table names nobody.
  pair_hash bytea primary key,
  failures integer not null,
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id),
  membership_id uuid not null references memberships (id),
  generation integer not null default 1,
  generation_at timestamptz not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ended_at timestamptz,
  address text,
  user_agent text
);
create index sessions_of_user on sessions (user_id) where ended_at is null;

create table files (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  media_type text not null,
  bytes integer not null,
  sha256 bytea not null,
  width integer,
  height integer,
  -- Null until a row refers to it; unclaimed ones go after a day.
  claimed_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  primary key (tenant_id, id)
);
create index files_unclaimed on files (tenant_id, created_at) where claimed_at is null;
alter table tenants add foreign key (id, logo_file_id) references files (tenant_id, id);

create table audit_log (
  tenant_id uuid not null,
  id uuid not null,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_role text not null,
  register text not null,
  row_id uuid,
  operation text not null,
  -- field → [from, to]
  changes jsonb not null default '{}',
  address text,
  reason text,
  primary key (tenant_id, id, at)
) partition by range (at);
create index audit_log_of_row on audit_log (tenant_id, register, row_id, at desc);

create table outbox (
  tenant_id uuid not null,
  id uuid not null,
  at timestamptz not null default now(),
  topic text not null,
  audience jsonb not null,
  payload jsonb not null,
  primary key (tenant_id, id)
);

-- Changes of the number of live rows, summed on reading: no counter row that all writers lock.
create table register_count_deltas (
  tenant_id uuid not null,
  id bigint generated always as identity,
  register text not null,
  delta integer not null,
  primary key (tenant_id, id)
);
create index register_count_deltas_sum on register_count_deltas (tenant_id, register) include (delta);

create procedure forbid_foreign_tenants(target regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy own_tenant on %s using (%s) with check (%s)', target,
    'tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid',
    'tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid'
  );
end $$;

-- The owner's right: the application may read the sum, and only writes of rows change it.
create function count_live_rows() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    insert into register_count_deltas (tenant_id, register, delta)
      select tenant_id, tg_table_name, count(*) from new_rows where deleted_at is null group by 1;
  end if;
  if tg_op = 'UPDATE' then
    insert into register_count_deltas (tenant_id, register, delta)
      select tenant_id, tg_table_name, -count(*) from old_rows where deleted_at is null group by 1;
  end if;
  return null;
end $$;

-- Puts a register's table under the law of domain.md section 1: row-level security for everybody,
-- its owner too; the application reads and writes but never deletes; its live rows are counted.
create procedure keep_register(target regclass)
  language plpgsql as $$
begin
  call forbid_foreign_tenants(target);
  execute format('grant select, insert, update on %s to {{app}}', target);
  execute format(
    'create trigger count_inserted after insert on %s referencing new table as new_rows
       for each statement execute function count_live_rows()', target);
  execute format(
    'create trigger count_updated after update on %s
       referencing old table as old_rows new table as new_rows
       for each statement execute function count_live_rows()', target);
end $$;

-- A child table of owned rows: the application also deletes, the parent's audit keeps what was.
create procedure keep_owned_rows(target regclass)
  language plpgsql as $$
begin
  call forbid_foreign_tenants(target);
  execute format('grant select, insert, update, delete on %s to {{app}}', target);
end $$;

-- Folds the deltas of the tenant in scope into one row a register.
create function fold_register_counts() returns void
  language sql security definer set search_path = public as $$
  with gone as (
    delete from register_count_deltas
      where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      returning tenant_id, register, delta
  )
  insert into register_count_deltas (tenant_id, register, delta)
    select tenant_id, register, sum(delta) from gone group by 1, 2 having sum(delta) <> 0
$$;

-- Makes the audit trail's partitions from this month on; the default one keeps any first of a
-- month from stopping writes should this not have run.
create function make_audit_partitions(months integer) returns void
  language plpgsql security definer set search_path = public as $$
declare
  first date := date_trunc('month', now() at time zone 'UTC');
  name text;
begin
  for ahead in 0..months loop
    name := format('audit_log_%s', to_char(first + make_interval(months => ahead), 'YYYY_MM'));
    if to_regclass(name) is null then
      execute format(
        'create table %I partition of audit_log for values from (%L) to (%L)', name,
        (first + make_interval(months => ahead))::timestamp at time zone 'UTC',
        (first + make_interval(months => ahead + 1))::timestamp at time zone 'UTC'
      );
      call forbid_foreign_tenants(name::regclass);
    end if;
  end loop;
end $$;

create table audit_log_rest partition of audit_log default;
call forbid_foreign_tenants('audit_log_rest');
call forbid_foreign_tenants('audit_log');
select make_audit_partitions(3);

call forbid_foreign_tenants('files');
call forbid_foreign_tenants('outbox');
call forbid_foreign_tenants('register_count_deltas');
create policy relay on outbox to {{system}} using (true);

revoke all on all functions in schema public from public;
revoke all on all procedures in schema public from public;
grant execute on function search_normal, tenant_today to {{app}}, {{auth}}, {{system}};
grant execute on function fold_register_counts to {{app}};
grant execute on function make_audit_partitions to {{system}};

grant select, insert, update on tenants, users, memberships to {{app}};
grant select, insert, update on files to {{app}};
grant delete on files to {{app}};
grant select, insert on audit_log to {{app}};
grant insert on outbox to {{app}};
grant select on register_count_deltas to {{app}};

grant select on tenants, users, memberships to {{auth}};
grant update (last_login_at) on users to {{auth}};
grant update (last_used_at) on memberships to {{auth}};
grant select, insert, update, delete on
  user_passwords, password_tokens, sign_in_throttles, sessions to {{auth}};

grant select on tenants to {{system}};
grant select, delete on outbox to {{system}};
