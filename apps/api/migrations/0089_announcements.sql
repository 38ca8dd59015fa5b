-- What who runs a place tells the others, who was to be told, and the proof that they were (domain.md
-- section 3, announcements; reference.md B16).
create table announcements (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  title text not null collate "pt-BR-x-icu",
  kind text not null check (kind in ('common', 'emergency', 'meeting', 'maintenance')),
  body text not null,
  audience text not null check (audience in ('all', 'towers', 'apartments', 'roles')),
  roles text[] not null default '{}' check (
    roles <@ array['condomino', 'funcionario', 'service_provider', 'sindico']
  ),
  relations text[] not null default '{}' check (
    relations <@ array['owner', 'tenant', 'dependent', 'landlord', 'domestic_staff']
  ),
  requires_ack boolean,
  pinned boolean,
  valid_until timestamptz,
  number text,
  state text not null default 'draft' check (
    state in ('draft', 'scheduled', 'sent', 'expired', 'withdrawn')
  ),
  send_at timestamptz,
  sent_at timestamptz,
  sent_by_id uuid references users (id),
  replaces_id uuid,
  withdrawn_at timestamptz,
  withdrawn_by_id uuid references users (id),
  withdraw_reason text,
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  -- Its recipients are told of no more: their proof was kept for its term.
  erased_at timestamptz,
  search_text text generated always as (
    search_normal(title || ' ' || regexp_replace(body, '<[^<>]*>', ' ', 'g'))
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, replaces_id) references announcements (tenant_id, id),
  check ((sent_at is null) = (state in ('draft', 'scheduled'))),
  check ((number is null) = (sent_at is null)),
  check (state <> 'scheduled' or send_at is not null),
  check (kind <> 'emergency' or valid_until is not null)
);
create unique index announcements_number on announcements (tenant_id, search_normal(number))
  where deleted_at is null and number is not null;
create index announcements_by_sent on announcements (tenant_id, sent_at, id) where deleted_at is null;
create index announcements_replaced on announcements (tenant_id, replaces_id)
  where replaces_id is not null;
call keep_register('announcements');
call find_by_words('announcements');

create table announcement_attachments (
  tenant_id uuid not null,
  id uuid not null,
  announcement_id uuid not null,
  ordinal integer not null,
  name text not null,
  picture_file_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, announcement_id) references announcements (tenant_id, id),
  foreign key (tenant_id, picture_file_id) references files (tenant_id, id)
);
create index announcement_attachments_of
  on announcement_attachments (tenant_id, announcement_id, ordinal);
call keep_owned_rows('announcement_attachments');
create index announcement_attachments_picture
  on announcement_attachments (tenant_id, picture_file_id) where picture_file_id is not null;

create table announcement_towers (
  tenant_id uuid not null,
  id uuid not null,
  announcement_id uuid not null,
  ordinal integer not null,
  tower_id uuid not null,
  floor integer,
  primary key (tenant_id, id),
  foreign key (tenant_id, announcement_id) references announcements (tenant_id, id),
  foreign key (tenant_id, tower_id) references towers (tenant_id, id)
);
create index announcement_towers_of on announcement_towers (tenant_id, announcement_id, ordinal);
create index announcement_towers_of_tower on announcement_towers (tenant_id, tower_id);
call keep_owned_rows('announcement_towers');

create table announcement_apartments (
  tenant_id uuid not null,
  id uuid not null,
  announcement_id uuid not null,
  ordinal integer not null,
  apartment_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, announcement_id) references announcements (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id)
);
create index announcement_apartments_of
  on announcement_apartments (tenant_id, announcement_id, ordinal);
create index announcement_apartments_of_unit on announcement_apartments (tenant_id, apartment_id);
call keep_owned_rows('announcement_apartments');

-- Who was to be told when it was sent, a row for each unit that it concerns them for: never added to later.
create table announcement_recipients (
  tenant_id uuid not null,
  id uuid not null,
  announcement_id uuid not null,
  role text not null check (role in ('condomino', 'funcionario', 'service_provider', 'sindico')),
  resident_id uuid,
  apartment_id uuid,
  employee_id uuid,
  -- None: somebody without access to the app, who is told on paper.
  user_id uuid references users (id),
  delivered_at timestamptz,
  read_at timestamptz,
  acknowledged_at timestamptz,
  told_on date,
  told_by text,
  told_recorded_by uuid references users (id),
  told_recorded_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, announcement_id) references announcements (tenant_id, id),
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  foreign key (tenant_id, apartment_id) references apartments (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  check ((resident_id is null) = (apartment_id is null)),
  check (user_id is not null or resident_id is not null or employee_id is not null),
  check (acknowledged_at is null or read_at is not null),
  check ((told_on is null) = (told_by is null))
)
-- What becomes of a recipient is in no index, so that a change stays on its page.
with (fillfactor = 80);
create index announcement_recipients_of_announcement
  on announcement_recipients (tenant_id, announcement_id, id);
create index announcement_recipients_of_user
  on announcement_recipients (tenant_id, user_id, announcement_id) where user_id is not null;
create index announcement_recipients_of_resident
  on announcement_recipients (tenant_id, resident_id) where resident_id is not null;
create index announcement_recipients_of_apartment
  on announcement_recipients (tenant_id, apartment_id) where apartment_id is not null;
create index announcement_recipients_of_employee
  on announcement_recipients (tenant_id, employee_id) where employee_id is not null;
call forbid_foreign_tenants('announcement_recipients');
grant select, insert, delete,
  update (user_id, delivered_at, read_at, acknowledged_at, told_on, told_by, told_recorded_by, told_recorded_at)
  on announcement_recipients to {{app}};

-- Numbers that begin anew each year; 0 is a series that never does.
alter table number_series add column year integer not null default 0;
alter table number_series drop constraint number_series_pkey;
alter table number_series add primary key (tenant_id, series, year);

-- When its letter and its messages were begun, of items that many are told at once: nobody gets them twice.
alter table inbox_items add column letter_at timestamptz, add column push_at timestamptz;
grant update (letter_at, push_at) on inbox_items to {{app}};
