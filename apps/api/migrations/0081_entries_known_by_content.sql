-- What an entry of a desk said, and whose it was, so that an id that was used is known again only with the
-- same words of the same author (domain.md section 4).
alter table desk_entries add column digest bytea;
create unique index desk_entries_by_content on desk_entries (tenant_id, digest)
  where digest is not null;
-- Exits that came before their entries.
create index desk_entries_exits on desk_entries (tenant_id, (typed ->> 'entry_id'))
  where outcome = 'conflict' and act = 'leave';
grant update (codes) on desk_entries to {{app}};
