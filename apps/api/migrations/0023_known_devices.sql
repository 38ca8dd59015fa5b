-- Browsers that signed in before, for what guessing may not shut them out of. Only the auth role
-- reads these: a row holds the digest of what the browser's cookie says.

create table known_devices (
  token_hash bytea not null,
  -- A desk that several people share is known for each of them.
  user_id uuid not null references users (id),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_devices_of_user on known_devices (user_id, last_used_at);
create index known_devices_to_sweep on known_devices (expires_at);
grant select, insert, update, delete on known_devices to {{auth}};

-- When a count no longer says anything: how long that takes depends on what is counted.
alter table sign_in_throttles add column lapses_at timestamptz;
update sign_in_throttles set lapses_at = last_failed_at + interval '1 day';
alter table sign_in_throttles alter column lapses_at set not null;
create index sign_in_throttles_to_sweep on sign_in_throttles (lapses_at);

-- A request for another e-mail is kept before its letter is written, by the id that the letter's job
-- knows it by: whatever cancels the request cancels a letter that still waits.
alter table email_changes add column request_id uuid;
create unique index email_changes_of_request on email_changes (request_id);
