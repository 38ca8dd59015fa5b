import type { RecordRules } from '../../define-register/record-rules.ts'

/** Either somebody of the team or a provider is to do something. */
export const oneAssignee: RecordRules[string] = (record) =>
  record['assignee_employee_id'] != null && record['assignee_provider_id'] != null
    ? { field: 'assignee_provider_id', code: 'one_assignee' }
    : null
