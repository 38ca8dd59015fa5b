-- What an import read otherwise than it stands in the file, for the person to see before anything is written.
alter table imports add column notes jsonb not null default '[]';
