import {
  type RuleAcceptance,
  type RuleVersions,
  ruleAcceptance,
  ruleVersions,
} from '@portaria/contract/modules/common-life/rules/rule-answers'
import type { RegisterRecord } from '../../../register-pages/record.ts'

/** The versions that a record of a rule brings, the newest first. */
export function versionsIn(record: RegisterRecord): RuleVersions {
  const read = ruleVersions.safeParse(record['versions'])
  return read.success ? read.data : []
}

/** Whether, and by how many, the version of a record is accepted. */
export function acceptanceIn(record: RegisterRecord): RuleAcceptance | null {
  const read = ruleAcceptance.safeParse(record['acceptance'])
  return read.success ? read.data : null
}
