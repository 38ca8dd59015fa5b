-- What somebody asks the management to do, what is said of it, and how soon it is promised (domain.md section 3,
-- requests; reference.md B18).
create table request_categories (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  sla_hours integer check (sla_hours between 1 and 8760),
  assignee_employee_id uuid,
  assignee_provider_id uuid,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(name)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, assignee_employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, assignee_provider_id) references service_providers (tenant_id, id),
  check (num_nonnulls(assignee_employee_id, assignee_provider_id) <= 1)
);
create unique index request_categories_name on request_categories (tenant_id, search_normal(name))
  where deleted_at is null;
create index request_categories_by_name on request_categories (tenant_id, name, id)
  where deleted_at is null;
create index request_categories_of_employee on request_categories (tenant_id, assignee_employee_id)
  where assignee_employee_id is not null;
create index request_categories_of_provider on request_categories (tenant_id, assignee_provider_id)
  where assignee_provider_id is not null;
call keep_register('request_categories');

create table requests (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  number text,
  subject text not null collate "pt-BR-x-icu",
  category_id uuid,
  description text not null,
  apartment_id uuid,
  place text,
  requester_id uuid,
  priority text check (priority in ('low', 'normal', 'high', 'urgent')),
  assignee_employee_id uuid,
  assignee_provider_id uuid,
  due_on date,
  state text not null default 'open' check (
    state in ('open', 'in_progress', 'deferred', 'declined', 'done', 'closed')
  ),
  opened_at timestamptz not null default now(),
  deferred_until date,
  team_note text,
  answer text,
  answered_at timestamptz,
  answered_by_id uuid references users (id),
  reopen_reason text,
  done_at timestamptz,
  closed_at timestamptz,
  reopened_count integer check (reopened_count between 0 and 1000),
  rating text check (rating in ('very_bad', 'bad', 'fair', 'good', 'very_good')),
  rating_note text,
  merged_into_id uuid,
  -- Its text was kept for its term.
  erased_at timestamptz,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (
    search_normal(subject || ' ' || coalesce(number, '') || ' ' || description)
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references request_categories (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, requester_id) references residents (tenant_id, id),
  foreign key (tenant_id, assignee_employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, assignee_provider_id) references service_providers (tenant_id, id),
  foreign key (tenant_id, merged_into_id) references requests (tenant_id, id),
  check (num_nonnulls(assignee_employee_id, assignee_provider_id) <= 1),
  check (state <> 'deferred' or deferred_until is not null),
  check (state <> 'done' or done_at is not null),
  check ((closed_at is not null) = (state = 'closed')),
  check (merged_into_id is null or state = 'closed'),
  check (merged_into_id <> id)
);
create unique index requests_number on requests (tenant_id, search_normal(number))
  where deleted_at is null and number is not null;
create index requests_by_opened on requests (tenant_id, opened_at, id) where deleted_at is null;
create index requests_of_apartment on requests (tenant_id, apartment_id)
  where apartment_id is not null;
create index requests_of_requester on requests (tenant_id, requester_id)
  where requester_id is not null;
create index requests_of_employee on requests (tenant_id, assignee_employee_id)
  where assignee_employee_id is not null;
create index requests_of_provider on requests (tenant_id, assignee_provider_id)
  where assignee_provider_id is not null;
create index requests_of_category on requests (tenant_id, category_id) where category_id is not null;
create index requests_merged_into on requests (tenant_id, merged_into_id)
  where merged_into_id is not null;
-- How many somebody has opened today.
create index requests_of_author on requests (tenant_id, created_by, opened_at);
call keep_register('requests');
call find_by_words('requests');

create table request_attachments (
  tenant_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  ordinal integer not null,
  name text,
  picture_file_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, request_id) references requests (tenant_id, id),
  foreign key (tenant_id, picture_file_id) references files (tenant_id, id)
);
create index request_attachments_of on request_attachments (tenant_id, request_id, ordinal);
call keep_owned_rows('request_attachments');
create index request_attachments_picture on request_attachments (tenant_id, picture_file_id);

create table request_comments (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  request_id uuid not null,
  audience text check (audience in ('requester', 'team')),
  body text not null,
  picture_file_id uuid,
  author_id uuid references users (id),
  step text check (
    step in (
      'start', 'release', 'defer', 'resume', 'decline', 'complete', 'close', 'settle', 'withdraw',
      'merge', 'reopen'
    )
  ),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(body)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, request_id) references requests (tenant_id, id),
  foreign key (tenant_id, picture_file_id) references files (tenant_id, id)
);
create index request_comments_of_request on request_comments (tenant_id, request_id, id);
create index request_comments_by_audience on request_comments (tenant_id, audience, id)
  where deleted_at is null;
create index request_comments_picture on request_comments (tenant_id, picture_file_id)
  where picture_file_id is not null;
call keep_register('request_comments');
