import type { RecordRules } from '../../../define-register/record-rules.ts'
import { oneAssignee } from '../one-assignee.ts'

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = { oneAssignee }
