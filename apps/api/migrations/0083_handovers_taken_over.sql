-- With the first signature a colleague may take over what somebody began who works here no more.
create or replace function keep_signed_handover() returns trigger
  language plpgsql set search_path = public as $$
begin
  if new.number is distinct from old.number
    or (new.outgoing_id is distinct from old.outgoing_id
      and (old.state, new.state) <> ('open', 'left'))
    or (old.state <> 'open'
      and ((new.post, new.starts_at, new.ends_at, new.left_at, new.parcels_counted,
          new.parcels_expected, new.cancelled_at, new.cancelled_by_id)
        is distinct from (old.post, old.starts_at, old.ends_at, old.left_at, old.parcels_counted,
          old.parcels_expected, old.cancelled_at, old.cancelled_by_id)
        or (new.state <> old.state and (old.state, new.state) <> ('left', 'done'))
        or (new.notes is distinct from old.notes and new.notes is not null)
        or (new.count_note is distinct from old.count_note
          and coalesce(new.count_note, '—') <> '—')
        or (new.left_signature_file_id is distinct from old.left_signature_file_id
          and new.left_signature_file_id is not null)))
    or (old.state in ('left', 'done') and new.deleted_at is not null)
    or (old.state = 'done'
      and ((new.incoming_id, new.received_at) is distinct from (old.incoming_id, old.received_at)
        or (new.remark is distinct from old.remark and coalesce(new.remark, '—') <> '—')
        or (new.received_signature_file_id is distinct from old.received_signature_file_id
          and new.received_signature_file_id is not null)))
  then
    raise exception 'what was signed is not rewritten'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
