-- The moments by which the page about a month counts answers and hand-overs (reports §4).
create index requests_by_answer on requests (tenant_id, least(answered_at, done_at))
  where deleted_at is null and (answered_at is not null or done_at is not null);
create index parcels_by_hand_over on parcels (tenant_id, handed_at)
  where handed_at is not null and deleted_at is null;
