import {
  type RuleAcceptance,
  type RuleVersions,
  ruleAcceptance,
  ruleVersions,
} from '@portaria/contract/modules/rules/rules/rule-answers'
import type { RegisterRecord } from '../../../register-pages/record.ts'

/** Reads the versions from a record of a rule, newest first. */
export function versionsIn(record: RegisterRecord): RuleVersions {
  const read = ruleVersions.safeParse(record['versions'])
  return read.success ? read.data : []
}

/** Reads from a record whether the version is accepted, and by how many. */
export function acceptanceIn(record: RegisterRecord): RuleAcceptance | null {
  const read = ruleAcceptance.safeParse(record['acceptance'])
  return read.success ? read.data : null
}
