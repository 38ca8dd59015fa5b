-- When and by whom a proposed resident was accepted or refused.
alter table residents
  add column decided_at timestamptz,
  add column decided_by_id uuid references users (id);
