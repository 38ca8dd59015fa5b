-- A digest of the holidays that a reader has to be told, as its list was worked out last; `holidays` is
-- that of those it was told.
alter table access_readers add column holidays_wanted bytea;
