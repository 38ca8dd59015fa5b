-- When a parcel that was taken for another's was given to whom it is for.
alter table parcels add column redirected_at timestamptz;

-- The desk finds a parcel by the code of its label, however a reader types it. Stored: under row-level
-- security no index over a function is used.
alter table parcels add column tracking_key text
  generated always as (regexp_replace(upper(tracking), '[^A-Z0-9]', '', 'g')) stored;
create index parcels_of_label on parcels (tenant_id, tracking_key)
  where tracking_key is not null and deleted_at is null;
-- And the one that waits under a number.
create index parcels_waiting_by_number on parcels (tenant_id, (number collate "C"))
  where state in ('arrived', 'told', 'reminded') and deleted_at is null;
