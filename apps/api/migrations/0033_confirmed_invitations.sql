-- Whether a síndico of the company, or an administrator, let the invitation of a síndico go out whom staff
-- appoint: then it is not asked again when it is accepted. One confirmed before this may be asked once more.
alter table invitations add column confirmed boolean not null default false;

-- The letters of a company's last day are summed before each more.
create index invitations_by_day on invitations (tenant_id, letters_since);
