-- When the newest letter of an invitation was sent, so that nobody is reminded twice in a day. Cards
-- have none.
alter table invitations add column sent_at timestamptz;
update invitations set sent_at = greatest(created_at, letters_since) where letters > 0;

-- Letters to one address within a day are counted for each resident who is invited.
create index invitations_by_address on invitations (tenant_id, lower(email)) where email is not null;
