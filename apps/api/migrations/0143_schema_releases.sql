-- release 0.2.1
-- The releases whose migrations this database has, or has begun to get: a server refuses a database
-- that is older than itself, or more than one release newer (decision 0123).
create table schema_releases (
  version text primary key,
  begun_at timestamptz not null default now()
);
