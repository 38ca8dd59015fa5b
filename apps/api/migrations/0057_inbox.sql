-- What a person is told in a company, until it is read. Kinds and their words are declared in code
-- (packages/contract/src/modules/notices/inbox-kinds.ts). One row a person, kind and key: a repeat joins it. Panic
-- alerts are not here: their rows, reads and states are their own.
create table inbox_items (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  user_id uuid not null references users (id),
  -- Whoever is told is told as a member: the item is out of sight once this membership has ended,
  -- also where the person comes back by another.
  membership_id uuid not null references memberships (id),
  kind text not null,
  key text not null check (char_length(key) <= 200),
  -- What it is about: a row of a register or a feature.
  register text not null,
  subject_id uuid not null,
  -- What its sentence names, such as the visitor.
  words jsonb not null,
  made_at timestamptz not null default now(),
  read_at timestamptz,
  -- When there was nothing left to do, because somebody had answered or it was over.
  done_at timestamptz,
  primary key (tenant_id, id)
);
create unique index inbox_items_key on inbox_items (tenant_id, user_id, kind, key);
create index inbox_items_of_person on inbox_items (tenant_id, user_id, made_at, id);
create index inbox_items_unread on inbox_items (tenant_id, user_id, made_at) where read_at is null;
create index inbox_items_by_key on inbox_items (tenant_id, kind, key);
create index inbox_items_by_age on inbox_items (tenant_id, made_at);
create index inbox_items_of_membership on inbox_items (membership_id);
call forbid_foreign_tenants('inbox_items');
grant select, insert, delete on inbox_items to {{app}};
grant update (membership_id, register, subject_id, words, made_at, read_at, done_at)
  on inbox_items to {{app}};
