-- The landing page reads the end of a tenant's trail; the ids of an import's entries follow no order.
create index audit_log_by_time on audit_log (tenant_id, at desc);
