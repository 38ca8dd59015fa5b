-- Companies, people and their memberships as registers: what every register's row has, the company's
-- segment, and the indexes that their lists read.

-- A segment is one of the shared ones or the company's own.
alter table tenants add column segment_tenant_id uuid;
alter table tenants add column segment_id uuid;
alter table tenants add foreign key (segment_tenant_id, segment_id) references segments (tenant_id, id);
alter table tenants add check (
  segment_tenant_id = id or segment_tenant_id = '00000000-0000-0000-0000-000000000000'
);
alter table tenants add foreign key (created_by) references users (id);
alter table tenants add foreign key (updated_by) references users (id);
create index tenants_by_legal_name on tenants (legal_name, id) where deleted_at is null;

create index users_by_name on users (name, id) where deleted_at is null;

-- An ended membership is a removed one: it keeps its row, and can be brought back.
alter table memberships rename column ended_at to deleted_at;
alter table memberships add column status text not null default 'ATIVO'
  check (status in ('ATIVO', 'INATIVO'));
alter table memberships add column updated_at timestamptz not null default now();
alter table memberships add column updated_by uuid references users (id);
create index memberships_by_starts_on on memberships (starts_on, id) where deleted_at is null;
create index memberships_of_user on memberships (user_id) where deleted_at is null;
create index memberships_of_resident on memberships (tenant_id, resident_id) where deleted_at is null;
