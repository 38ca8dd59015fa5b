import type { RecordRules } from '../../../define-register/record-rules.ts'
import { oneAssignee } from '../one-assignee.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = { oneAssignee }
