-- The report on visitors counts who was denied and who did not come, few of all visits: by the moments of
-- those alone. Without an index it read the visits of all companies for the first, and a whole year for the second.
create index visits_denied on visits (tenant_id, answered_at)
  where state = 'denied' and deleted_at is null;
create index visits_no_show on visits (tenant_id, expected_from)
  where state = 'no_show' and deleted_at is null;
