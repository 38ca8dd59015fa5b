-- Values that somebody may not see and asks for whole: each counted by the hour, with whether it was
-- found. What was asked for stands here as a keyed digest alone.

-- People of the platform are looked up under the nil tenant, which is no row of tenants.
create table look_ups (
  tenant_id uuid not null,
  hour timestamptz not null,
  user_id uuid not null references users (id),
  digest text not null,
  found boolean not null,
  at timestamptz not null default now(),
  primary key (tenant_id, hour, user_id, digest)
);
call forbid_foreign_tenants('look_ups');
grant select, insert, delete on look_ups to {{app}};

-- A document is looked up by its number alone. In a column of its own, since row-level security lets
-- no index of an expression into JSON serve it.
alter table residents
  add column id_doc_number text generated always as (id_doc ->> 'number') stored;
create index residents_id_doc_number on residents (tenant_id, id_doc_number)
  where deleted_at is null and id_doc_number is not null;
alter table visitors
  add column id_doc_number text generated always as (id_doc ->> 'number') stored;
create index visitors_id_doc_number on visitors (tenant_id, id_doc_number)
  where deleted_at is null and id_doc_number is not null;
