-- release 0.2.1
-- Sealing the kept keys anew ends a change (decision 0126).
alter table secret_keys add column sealed_at timestamptz not null default now();

-- Null while digests of its keys may be left: no server starts until the ending was run again. What was
-- ended before counts as finished.
alter table ended_secrets add column finished_at timestamptz default now();
alter table ended_secrets alter column finished_at drop default;
grant update (finished_at) on ended_secrets to {{system}};

-- A server that starts with another secret forgets what was counted before.
create policy restarts on sealed_counts for delete to {{system}} using (true);
grant delete on sealed_counts to {{system}};

-- allow ban-drop-column: the table came with this release, and nobody was shown the column
alter table sealed_counts drop column total;

-- A server tells by the first of them whether a place of backups is that of its installation.
grant select on schema_migrations to {{system}};
