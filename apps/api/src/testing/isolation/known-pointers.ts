/** Columns of type uuid that refer to something without a foreign key. */
export const loosePointers: { readonly [column: string]: string } = {
  'files.tenant_id': "shared rows' pictures are under the nil tenant, a person's under the person",
  'upload_counts.tenant_id': "shared rows' pictures count under the nil tenant",
  'look_ups.tenant_id': 'people of the platform are looked up under the nil tenant',
  'bulk_changes.tenant_id': 'shared rows of a catalogue are changed under the nil tenant',
  'saved_views.tenant_id': 'views of shared rows and of people are under the nil tenant',
  'imports.tenant_id': 'shared rows of a catalogue are imported under the nil tenant',
  'audit_log.tenant_id': 'the trail outlives the tenant',
  'audit_log.actor_id': 'the trail outlives the actor',
  'audit_log.row_id': 'a row of any register, named beside it',
  'inbox_items.subject_id': 'a row of any register or feature, named beside it',
  'departure_items.thing_id': 'a row of any register or feature, named beside it',
  'departure_items.person_id': 'a row of the register whose people leave, named by the departure',
  'panic_alerts.pressed_in': 'a session, which is swept when it is over',
  'panic_presses.session_id': 'a session, which is swept when it is over',
  'access_event_keys.event_id': 'an event in the partition of its month, erased with it',
  'access_events.attempt_id': 'an attempt in the partition of its month',
  'round_entries.run_id': 'a walk on one telephone, which has no table',
  'round_entries.page_life': 'the life of a page on a telephone',
  'round_entries.sent_page_life': 'the life of a page on a telephone',
  'round_packs.page_life': 'the life of a page on a telephone',
  'outbox.tenant_id': 'written with every change, swept soon after',
  'live_events.tenant_id': 'carried over from the outbox, swept after a day',
  'register_count_deltas.tenant_id': 'written by triggers of rows whose tenant is checked',
  'reader_changes.tenant_id': 'written by triggers of rows whose tenant is checked',
  'search_words.tenant_id': 'written by triggers of rows whose tenant is checked',
  'search_words.row_id': 'a row of any register, named beside it',
  'import_lines.tenant_id': 'its import holds the tenant',
  'import_lines.import_id': 'a hundred thousand lines a file, swept with their import',
  'import_lines.row_id': 'a row of any register, perhaps not made yet',
}

/** Unique indexes over all tenants. */
export const globalIndexes: { readonly [index: string]: string } = {
  live_events_in_order: 'one relay numbers the events of all tenants',
}
