-- Who is invited is nobody's login yet: an invitation is a row of its own, and says only what its company
-- typed. The person, known or new, comes in by accepting it.
create table invitations (
  id uuid primary key,
  -- Null where the role is one of the platform.
  tenant_id uuid references tenants (id),
  name text not null collate "pt-BR-x-icu",
  -- Null for a card: its holder says an address and proves it.
  email text,
  role text not null check (
    role in ('master', 'admin', 'staff', 'sindico', 'funcionario', 'condomino', 'service_provider')
  ),
  resident_id uuid,
  starts_on date not null,
  ends_on date,
  invited_as text not null,
  state text not null check (
    state in ('unconfirmed', 'pending', 'accepted', 'declined', 'withdrawn')
  ),
  expires_at timestamptz not null,
  -- Part of the link's signature: another number ends every earlier link.
  generation integer not null default 1,
  -- Letters within a day from the first of them: an invitation is no way to flood a mailbox.
  letters integer not null default 0,
  letters_since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  version integer not null default 1,
  search_text text generated always as (search_normal(name || ' ' || coalesce(email, ''))) stored,
  foreign key (tenant_id, resident_id) references residents (tenant_id, id),
  check ((role in ('master', 'admin', 'staff')) = (tenant_id is null)),
  check (email is not null or resident_id is not null)
);
create unique index invitations_email on invitations (tenant_id, lower(email))
  nulls not distinct where state in ('unconfirmed', 'pending') and email is not null;
create unique index invitations_card on invitations (tenant_id, resident_id)
  where state = 'pending' and email is null;
create index invitations_open on invitations (lower(email)) where state = 'pending';
create index invitations_by_name on invitations (name, id)
  where state in ('unconfirmed', 'pending');
create index invitations_of_resident on invitations (tenant_id, resident_id);

grant select, insert, update on invitations to {{app}};
grant select on invitations to {{auth}};

-- A síndico whom the platform's staff appoints beside others waits for one of them: until then the
-- membership gives no access. What people were given before this stands as it is, accepted or not, and
-- the links of their letters go on.
alter table memberships add column invitation text check (invitation in ('pending', 'unconfirmed'));
