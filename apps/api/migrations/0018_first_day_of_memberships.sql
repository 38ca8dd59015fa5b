-- A membership that names no day is one of the platform, which goes by Brasília's. The database's own
-- day begins three hours before: somebody made in the evening could not sign in until midnight.
alter table memberships
  alter column starts_on set default (now() at time zone 'America/Sao_Paulo')::date;
