-- Open requests by the day on which they are due: the live view of all units and the figures of the
-- day look for the few that are overdue.
CREATE INDEX requests_open_by_due ON requests (tenant_id, due_on)
  WHERE state IN ('open', 'in_progress') AND deleted_at IS NULL;
