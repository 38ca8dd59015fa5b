-- Places that a company's people share, and how they are booked (domain.md section 3, common-areas).
create table common_areas (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null collate "pt-BR-x-icu",
  kind text check (
    kind in (
      'party', 'bbq', 'court', 'gym', 'pool', 'coworking', 'elevator_move', 'guest_suite', 'laundry',
      'other'
    )
  ),
  location text,
  description text,
  capacity integer not null check (capacity > 0),
  min_age integer check (min_age > 0),
  condition text check (condition in ('open', 'maintenance', 'closed')),
  rule_id uuid,
  booking_mode text check (booking_mode in ('slots', 'free', 'full_day', 'none')),
  min_minutes integer check (min_minutes > 0),
  max_minutes integer check (max_minutes >= min_minutes),
  buffer_before integer check (buffer_before >= 0),
  buffer_after integer check (buffer_after >= 0),
  min_notice_hours integer check (min_notice_hours >= 0),
  max_ahead_days integer check (max_ahead_days > 0),
  needs_approval boolean,
  quota integer check (quota > 0),
  quota_period text check (quota_period in ('week', 'month', 'quarter', 'year')),
  cancel_hours integer check (cancel_hours >= 0),
  late_cancel_counts boolean,
  no_show_counts boolean,
  relations text[] not null default '{}' check (
    relations <@ array['owner', 'tenant', 'dependent', 'landlord', 'domestic_staff']
  ),
  max_guests integer check (max_guests >= 0),
  guest_deadline_hours integer check (guest_deadline_hours >= 0),
  fee numeric check (fee >= 0),
  deposit numeric check (deposit >= 0),
  status text not null default 'ATIVO' check (status in ('ATIVO', 'INATIVO')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text generated always as (search_normal(name || ' ' || coalesce(location, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, rule_id) references rules (tenant_id, id),
  check ((quota is null) = (quota_period is null))
);
create unique index common_areas_name on common_areas (tenant_id, search_normal(name))
  where deleted_at is null;
create index common_areas_by_name on common_areas (tenant_id, name, id) where deleted_at is null;
create index common_areas_of_rule on common_areas (tenant_id, rule_id);
call keep_register('common_areas');
call find_by_words('common_areas');

create table common_area_photos (
  tenant_id uuid not null,
  id uuid not null,
  common_area_id uuid not null,
  ordinal integer not null,
  picture_file_id uuid not null,
  caption text,
  primary key (tenant_id, id),
  foreign key (tenant_id, common_area_id) references common_areas (tenant_id, id),
  foreign key (tenant_id, picture_file_id) references files (tenant_id, id)
);
create index common_area_photos_of on common_area_photos (tenant_id, common_area_id, ordinal);
call keep_owned_rows('common_area_photos');
create index common_area_photos_picture on common_area_photos (tenant_id, picture_file_id);

create table common_area_opening (
  tenant_id uuid not null,
  id uuid not null,
  common_area_id uuid not null,
  ordinal integer not null,
  weekdays text[] not null default '{}' check (
    weekdays <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  ),
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends_at text not null check (ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  primary key (tenant_id, id),
  foreign key (tenant_id, common_area_id) references common_areas (tenant_id, id)
);
create index common_area_opening_of on common_area_opening (tenant_id, common_area_id, ordinal);
call keep_owned_rows('common_area_opening');

create table common_area_slots (
  tenant_id uuid not null,
  id uuid not null,
  common_area_id uuid not null,
  ordinal integer not null,
  weekdays text[] not null default '{}' check (
    weekdays <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  ),
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends_at text not null check (ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  primary key (tenant_id, id),
  foreign key (tenant_id, common_area_id) references common_areas (tenant_id, id)
);
create index common_area_slots_of on common_area_slots (tenant_id, common_area_id, ordinal);
call keep_owned_rows('common_area_slots');

create table common_area_blackouts (
  tenant_id uuid not null,
  id uuid not null,
  common_area_id uuid not null,
  ordinal integer not null,
  blackout text not null check (
    blackout in ('dates', 'yearly', 'weekday', 'holiday', 'holiday_eve')
  ),
  starts_on date,
  ends_on date,
  weekdays text[] not null default '{}' check (
    weekdays <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  ),
  reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, common_area_id) references common_areas (tenant_id, id)
);
create index common_area_blackouts_of on common_area_blackouts (tenant_id, common_area_id, ordinal);
call keep_owned_rows('common_area_blackouts');

create table common_area_links (
  tenant_id uuid not null,
  id uuid not null,
  common_area_id uuid not null,
  ordinal integer not null,
  linked_area_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, common_area_id) references common_areas (tenant_id, id),
  foreign key (tenant_id, linked_area_id) references common_areas (tenant_id, id),
  check (linked_area_id <> common_area_id)
);
create index common_area_links_of on common_area_links (tenant_id, common_area_id, ordinal);
call keep_owned_rows('common_area_links');
create index common_area_links_to on common_area_links (tenant_id, linked_area_id);

create table common_area_towers (
  tenant_id uuid not null,
  id uuid not null,
  common_area_id uuid not null,
  ordinal integer not null,
  tower_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, common_area_id) references common_areas (tenant_id, id),
  foreign key (tenant_id, tower_id) references towers (tenant_id, id)
);
create index common_area_towers_of on common_area_towers (tenant_id, common_area_id, ordinal);
call keep_owned_rows('common_area_towers');
create index common_area_towers_to on common_area_towers (tenant_id, tower_id);

create table common_area_inspection_items (
  tenant_id uuid not null,
  id uuid not null,
  common_area_id uuid not null,
  ordinal integer not null,
  name text not null,
  note text,
  primary key (tenant_id, id),
  foreign key (tenant_id, common_area_id) references common_areas (tenant_id, id)
);
create index common_area_inspection_items_of on common_area_inspection_items (tenant_id, common_area_id, ordinal);
call keep_owned_rows('common_area_inspection_items');
