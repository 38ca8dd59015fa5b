-- What the comparison of definitions and tables found: a choice that no check held, and functions
-- with their owner's rights that a caller's temporary table could have stood in front of.

alter table residents add check (
  cnh_category in ('ACC', 'A', 'B', 'AB', 'C', 'AC', 'D', 'AD', 'E', 'AE')
);

alter function count_live_rows set search_path = public, pg_temp;
alter function fold_register_counts set search_path = public, pg_temp;
alter function make_audit_partitions set search_path = public, pg_temp;
