/** Policies beside `own_tenant`, with roles and reasons, since a permissive policy gives access. */
export const extraPolicies: { readonly [policy: string]: { roles: string[]; reason: string } } = {
  'outbox.relay': { roles: ['{{system}}'], reason: 'one relay sends the events of all tenants' },
  'live_events.relay': {
    roles: ['{{system}}'],
    reason: 'one relay numbers them, one reader a process hands them out',
  },
}

/** Functions that run with their owner's rights, with who may call them. */
export const ownersFunctions: { readonly [name: string]: readonly string[] } = {
  // A trigger's: it counts what the application may not write.
  count_live_rows: [],
  // A trigger's likewise.
  keep_search_words: [],
  fold_register_counts: ['{{app}}'],
  make_audit_partitions: ['{{system}}'],
  make_access_partitions: ['{{system}}'],
  // People who never confirmed their registration, and nobody else.
  sweep_unconfirmed_registrations: ['{{auth}}'],
  // Tells that two people have passkeys, but not who they are.
  provider_may_be_required: ['{{app}}'],
  // Under the nil tenant alone, where only the administrators of shared rows act.
  move_uses_of_shared: ['{{app}}'],
  uses_of_shared: ['{{app}}'],
  // In the tenant in scope alone, and each leaves its own row in the trail.
  erase_audited_values: ['{{app}}'],
  erase_alerts: ['{{app}}'],
  erase_access_events: ['{{app}}'],
  blank_old_addresses: ['{{app}}'],
  erase_check_reasons: ['{{app}}'],
}
