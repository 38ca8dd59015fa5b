-- Backups that were begun, by the schedule or by hand, and how they ended (platform §28).
create table backup_runs (
  id uuid primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- The id of the backup in its place; null until it is whole.
  backup text check (char_length(backup) between 1 and 60),
  -- The moment whose state it holds.
  taken_at timestamptz,
  row_count bigint,
  bytes bigint,
  file_count integer,
  lost_files integer,
  -- What an operator can do about a failure, in one sentence.
  failure text check (char_length(failure) between 1 and 500),
  check ((finished_at is null) = (backup is null and failure is null)),
  check ((backup is null) = (taken_at is null))
);
grant select, insert, update, delete on backup_runs to {{system}};
grant select on backup_runs to {{app}};

-- The moment up to which the place of backups has a list of what ended (platform §30).
create table ended_lists (
  only_row boolean primary key default true check (only_row),
  listed_to timestamptz not null default now(),
  -- Until when a server is at it, so that no other begins.
  taken_until timestamptz,
  -- Stands in the names of its lists, so that a restored database replaces none of those before it.
  origin text not null default '' check (origin ~ '^[0-9a-f]*$'),
  -- Whether a restore has begun and not yet ended again what ended since: nothing serves it.
  is_restoring boolean not null default false
);
insert into ended_lists (only_row) values (true);
grant select, update (listed_to, taken_until, origin, is_restoring) on ended_lists to {{system}};
