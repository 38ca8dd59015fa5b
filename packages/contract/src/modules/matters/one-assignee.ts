import type { RecordRules } from '../../define-register/record-rules.ts'

/** Allows one assignee: an employee or a provider. */
export const oneAssignee: RecordRules[string] = (record) =>
  record['assignee_employee_id'] != null && record['assignee_provider_id'] != null
    ? { field: 'assignee_provider_id', code: 'one_assignee' }
    : null
