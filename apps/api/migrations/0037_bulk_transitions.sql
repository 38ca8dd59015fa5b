-- A transition may be the action of a change by a filter, with the values that it asks for. Which actions
-- there are, the definitions say.
alter table bulk_changes drop constraint bulk_changes_action_check;
alter table bulk_changes add column asked_values jsonb not null default '{}';
