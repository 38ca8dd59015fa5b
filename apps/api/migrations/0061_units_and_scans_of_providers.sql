-- The units that a provider serves, the picture of each of its documents, employees who borrow from
-- cabinets, and the kinds of passes (domain.md section 3).

create table service_provider_apartments (
  tenant_id uuid not null,
  id uuid not null,
  service_provider_id uuid not null,
  ordinal integer not null,
  apartment_id uuid not null,
  primary key (tenant_id, id),
  -- Deferred: two rows of a provider may change places.
  unique (tenant_id, service_provider_id, apartment_id) deferrable initially deferred,
  foreign key (tenant_id, service_provider_id) references service_providers (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id)
);
create index service_provider_apartments_of
  on service_provider_apartments (tenant_id, service_provider_id, ordinal);
create index service_provider_apartments_at
  on service_provider_apartments (tenant_id, apartment_id);
call keep_owned_rows('service_provider_apartments');

alter table service_provider_documents
  add column picture_file_id uuid,
  add foreign key (tenant_id, picture_file_id) references files (tenant_id, id);
create index service_provider_documents_pictures
  on service_provider_documents (tenant_id, picture_file_id) where picture_file_id is not null;

alter table cabinet_loans
  drop constraint cabinet_loans_check,
  add column employee_id uuid,
  add foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  add check (num_nonnulls(resident_id, employee_id, borrower) = 1);
create index cabinet_loans_of_employee on cabinet_loans (tenant_id, employee_id)
  where employee_id is not null;

-- No pass is an official's: its write has refused that kind since there are passes.
alter table passes
  drop constraint passes_kind_check,
  add constraint passes_kind_check check (
    kind in ('social', 'delivery', 'ride', 'service', 'event_guest', 'recurring')
  );
