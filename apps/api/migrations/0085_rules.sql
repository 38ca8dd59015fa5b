-- The rules of a company, a row a version, and who has accepted which (domain.md section 3, rules).
create table rules (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  title text not null collate "pt-BR-x-icu",
  category text check (
    category in (
      'silence', 'pets', 'garage', 'works', 'moving', 'pool', 'garbage', 'guests', 'areas', 'conduct',
      'other'
    )
  ),
  source text check (
    source in ('convention', 'internal_regulation', 'assembly_minutes', 'management')
  ),
  approved_on date,
  body text not null,
  penalty text check (penalty in ('none', 'warning', 'fine')),
  penalty_basis text,
  requires_acceptance boolean,
  version_number integer not null default 1 check (version_number > 0),
  first_version_id uuid,
  state text not null default 'draft' check (state in ('draft', 'published')),
  effective_from date,
  effective_to date,
  end_set_at timestamptz,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (
    search_normal(
      title || ' ' || coalesce(penalty_basis, '') || ' ' || regexp_replace(body, '<[^<>]*>', ' ', 'g')
    )
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, first_version_id) references rules (tenant_id, id),
  check ((first_version_id is null) = (version_number = 1)),
  check (state = 'draft' or effective_from is not null),
  check (effective_to >= effective_from)
);
create unique index rules_version on rules (tenant_id, first_version_id, version_number)
  where deleted_at is null;
create index rules_by_title on rules (tenant_id, title, id) where deleted_at is null;
call keep_register('rules');
call find_by_words('rules');

create table rule_attachments (
  tenant_id uuid not null,
  id uuid not null,
  rule_id uuid not null,
  ordinal integer not null,
  name text not null,
  picture_file_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, rule_id) references rules (tenant_id, id),
  foreign key (tenant_id, picture_file_id) references files (tenant_id, id)
);
create index rule_attachments_of on rule_attachments (tenant_id, rule_id, ordinal);
call keep_owned_rows('rule_attachments');
create index rule_attachments_picture
  on rule_attachments (tenant_id, picture_file_id) where picture_file_id is not null;

-- Written once, never changed: that somebody has accepted a version, and when.
create table rule_acceptances (
  tenant_id uuid not null references tenants (id),
  rule_id uuid not null,
  resident_id uuid not null,
  accepted_at timestamptz not null default now(),
  accepted_by uuid not null references users (id),
  primary key (tenant_id, rule_id, resident_id),
  foreign key (tenant_id, rule_id) references rules (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id)
);
create index rule_acceptances_of_resident on rule_acceptances (tenant_id, resident_id);
call forbid_foreign_tenants('rule_acceptances');
grant select, insert on rule_acceptances to {{app}};
