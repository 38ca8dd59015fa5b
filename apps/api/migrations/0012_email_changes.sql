-- A person's e-mail is theirs: an administrator only asks, by a letter to the old address.
create table email_changes (
  token_hash bytea primary key,
  user_id uuid not null references users (id),
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index email_changes_of_user on email_changes (user_id);
grant select, insert, update, delete on email_changes to {{auth}};
grant update (email, version, updated_at) on users to {{auth}};
