-- A parcel may be lost, found and lost again: each report belongs to its own loss, and what was found is in
-- the state that it had (domain.md section 3, parcels).
alter table parcel_events add column reason text;
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update parcel_events e set reason = p.lost_report
    from parcels p
    where e.tenant_id = tenant and p.tenant_id = e.tenant_id and p.id = e.parcel_id
      and e.kind = 'lost';
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
grant update (reason) on parcel_events to {{app}};

-- A link of the chain stays as it was, but for what a retention rule erases.
create or replace function keep_parcel_event() returns trigger
  language plpgsql set search_path = public as $$
begin
  if coalesce(new.place_note, old.place_note) is distinct from old.place_note
    or coalesce(new.reason, old.reason) is distinct from old.reason then
    raise exception 'the chain of a parcel is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- What is over stays as it was; only what a retention rule erases may go, and what was lost be found.
create or replace function keep_parcel_outcome() returns trigger
  language plpgsql set search_path = public as $$
begin
  if (new.number, new.kind, new.arrived_at) is distinct from (old.number, old.kind, old.arrived_at)
    or (old.state not in ('arrived', 'told', 'reminded')
      and ((new.state <> old.state
          and not (old.state = 'lost' and new.state in ('arrived', 'told', 'reminded')))
        or (new.handed_at, new.handed_by_id, new.handed_how, new.returned_at, new.returned_by_id,
            new.lost_at, new.lost_by_id, new.refused_at, new.refused_by_id, new.cancelled_at,
            new.cancelled_by_id, new.carrier)
          is distinct from (old.handed_at, old.handed_by_id, old.handed_how, old.returned_at,
            old.returned_by_id, old.lost_at, old.lost_by_id, old.refused_at, old.refused_by_id,
            old.cancelled_at, old.cancelled_by_id, old.carrier)
        or (coalesce(new.handed_to_id, old.handed_to_id),
            coalesce(new.signature_file_id, old.signature_file_id),
            coalesce(new.handed_photo_file_id, old.handed_photo_file_id),
            coalesce(new.photo_file_id, old.photo_file_id))
          is distinct from (old.handed_to_id, old.signature_file_id, old.handed_photo_file_id,
            old.photo_file_id)
        or (coalesce(new.addressee, old.addressee), coalesce(new.tracking, old.tracking),
            coalesce(new.handed_name, old.handed_name),
            coalesce(new.handed_reason, old.handed_reason),
            coalesce(new.returned_reason, old.returned_reason),
            coalesce(new.lost_report, old.lost_report),
            coalesce(nullif(new.refused_statement, '—'), old.refused_statement))
          is distinct from (old.addressee, old.tracking, old.handed_name, old.handed_reason,
            old.returned_reason, old.lost_report, old.refused_statement)))
  then
    raise exception 'what became of a parcel is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
