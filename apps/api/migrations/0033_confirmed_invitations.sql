-- Whether a síndico of the company, or an administrator, let the invitation of a síndico go out whom staff
-- appoint: then it is not asked again when it is accepted. One confirmed before this may be asked once more.
alter table invitations add column confirmed boolean not null default false;
