-- release 0.2.1
-- The releases whose migrations this database has, or has begun to get: a server refuses a database
-- that is older than itself, or more than one release newer (decision 0123).
create table schema_releases (
  version text primary key,
  begun_at timestamptz not null default now()
);

-- Scripts and styles of the web app of this release and those beside it: while servers are replaced, a
-- page of one release may ask a server of the other for them, and so does a page that was opened before
-- (platform §33).
create table web_assets (
  -- Holds a digest of the content, which therefore never changes.
  name text primary key check (name ~ '^[A-Za-z0-9_.-]{1,120}$'),
  content bytea not null,
  -- The newest release that has it.
  release text not null,
  added_at timestamptz not null default now()
);
grant select on web_assets to {{app}};
grant select, insert, update (release), delete on web_assets to {{system}};
