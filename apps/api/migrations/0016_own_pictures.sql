-- A person's picture is theirs in every company: it lies under the person, as a company's lies under
-- the company.
alter table users add column photo_file_id uuid;
alter table users add foreign key (id, photo_file_id) references files (tenant_id, id);
