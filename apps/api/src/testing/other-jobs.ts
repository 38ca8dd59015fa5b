/**
 * The jobs that end nothing of time, by their purpose: none lets anyone keep something longer by being
 * late.
 */
export const otherJobs: Readonly<Record<string, readonly string[]>> = {
  'tell somebody': [
    'announce_panic_presses',
    'announce_sindico',
    'change_email',
    'confirm_identity',
    'confirm_registration',
    'deliver_to_many',
    'escalate_panic',
    'invite_user',
    'prove_own_email',
    'remind_of_parcel',
    'report_month',
    'reset_password',
    'reset_second_factor',
    'send_face_letter',
    'send_guest_invitation',
    'send_invitation',
    'send_notification_letter',
    'send_panic_letter',
    'send_panic_push',
    'send_push_message',
    'tell_announcement',
    'tell_council',
    'tell_event',
    'tell_occurrence',
    'tell_of_expiring_documents',
    'tell_of_late_removals',
    'tell_of_own_email',
    'tell_of_security',
    'tell_overstay',
    'tell_request',
    'tell_sindico',
    'tell_unanswered_visit',
  ],
  'seal values with another secret': ['change_secret', 'seal_anew'],
  'begin a job that was lost': ['resume_departures'],
  'do what somebody asked for': ['change_found', 'open_locker_door', 'recheck_area'],
  'begin something': ['offer_times', 'plan_rounds', 'send_announcement'],
  'keep the house': [
    'drop_empty_lines',
    'drop_old_counts',
    'drop_old_events',
    'find_late_removals',
    'fold_register_counts',
    'for_every_tenant',
    'keep_company_alerts',
    'keep_company_figures',
    'make_access_partitions',
    'make_audit_partitions',
    'purge_files',
    'sweep_files',
    'read_locker',
    'read_lockers',
    'sweep_imports',
    'sweep_inbox',
  ],
  // In the night after their term (retention §1); readers forget leavers at once (access §42), and lists
  // leave out those who are not seen for days (access §50).
  'erase what is kept no longer': [
    'end_faces_of_leavers',
    'end_proofs_of_erased',
    'erase_overdue',
    'forget_presence',
  ],
  // An exit that somebody sees late has its real time, which is worth more than this mark.
  'record what nobody saw': ['close_forgotten_visit'],
  // Until then a spent pass opens points further inside alone, which nobody reaches from the street
  // (access §10, §51).
  'record what a reader saw': ['end_visit_at_reader'],
  // A round is walked and counted however late it begins: late and missed are marks (rounds §4).
  'mark what is late': ['step_round'],
  // A request is reopened from `done` and `closed` alike, and started from `open` and `deferred` alike.
  'move between states that allow the same': ['step_request'],
}
