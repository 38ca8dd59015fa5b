-- The server processes that work on this database, so that each knows how many share it and whether
-- their clocks differ (platform §25).
create table servers (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 200),
  version text not null check (char_length(version) between 1 and 40),
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- Milliseconds by which its clock is ahead of the database's, as it measured itself; null at first.
  ahead_ms integer,
  -- Whether it takes no more requests, because it stops.
  draining boolean not null default false
);
grant select, insert, delete, update (seen_at, ahead_ms, draining) on servers to {{system}};
