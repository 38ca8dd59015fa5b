/** Policies beside `own_tenant`, with roles and reasons, since a permissive policy gives access. */
export const extraPolicies: { readonly [policy: string]: { roles: string[]; reason: string } } = {
  'outbox.relay': { roles: ['{{system}}'], reason: 'one relay sends the events of all tenants' },
  'device_leases.holders': {
    roles: ['{{system}}'],
    reason: 'a process takes the free readers of all companies',
  },
  'device_calls.holders': {
    roles: ['{{system}}'],
    reason: 'a process sees that a reader it serves was called',
  },
  'reader_changes.followers': {
    roles: ['{{system}}'],
    reason: 'a process finds the companies whose lists changed',
  },
  'reader_lists.followers': {
    roles: ['{{system}}'],
    reason: 'a process finds the companies whose lists time changes',
  },
  'sealed_counts.counters': {
    roles: ['{{system}}'],
    reason: 'how far a change of the secret is: numbers of each company, and nothing of them',
  },
  'sealed_counts.restarts': {
    roles: ['{{system}}'],
    reason: 'a server that starts with another secret forgets the counts of every company',
  },
  'reader_removals.followers': {
    roles: ['{{system}}'],
    reason: 'a job finds the companies with removals that take long',
  },
  'live_events.relay': {
    roles: ['{{system}}'],
    reason: 'one relay numbers them, one reader a process hands them out',
  },
}

/** Functions that run with their owner's rights, with who may call them. */
export const ownersFunctions: { readonly [name: string]: readonly string[] } = {
  // Called by a trigger: it writes counts that the application may not write itself.
  count_live_rows: [],
  // Called by a trigger as well.
  keep_search_words: [],
  // Called by triggers: they note for readers what changed, also where a login ends outside a company.
  note_for_readers: [],
  note_login_for_readers: [],
  note_company_for_readers: [],
  keep_reader: [],
  // Called by triggers: what is wanted of doors follows orders, and nothing else writes it.
  keep_access_hold: [],
  keep_holds_of_order: [],
  keep_holds_of_point: [],
  keep_holds_of_reader: [],
  restart_reader: [],
  fold_register_counts: ['{{app}}'],
  make_audit_partitions: ['{{system}}'],
  make_access_partitions: ['{{system}}'],
  // People who never confirmed their registration, and nobody else.
  sweep_unconfirmed_registrations: ['{{auth}}'],
  // Tells that two people have passkeys, but not who they are.
  provider_may_be_required: ['{{app}}'],
  // These act only under the nil tenant, where only the administrators of shared rows act.
  move_uses_of_shared: ['{{app}}'],
  uses_of_shared: ['{{app}}'],
  // These act only in the tenant in scope; each leaves its own row in the trail.
  erase_audited_values: ['{{app}}'],
  erase_trail_of: ['{{app}}'],
  erase_alerts: ['{{app}}'],
  erase_access_events: ['{{app}}'],
  blank_old_addresses: ['{{app}}'],
  erase_check_reasons: ['{{app}}'],
}
