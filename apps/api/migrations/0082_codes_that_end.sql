-- Codes of parcels that somebody leaves behind can be ended with the departure: a link of the chain.
alter table parcel_events drop constraint parcel_events_kind_check;
alter table parcel_events add constraint parcel_events_kind_check check (
  kind in (
    'received', 'told', 'reminded', 'moved', 'redirected', 'code_renewed', 'codes_ended', 'delegated',
    'delegate_revoked', 'door_opened', 'door_resolved', 'handed_over', 'returned', 'lost', 'found',
    'refused', 'cancelled'
  )
);
