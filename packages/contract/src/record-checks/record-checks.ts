import type { AnyRegister, Section } from '../define-register/define-register.ts'
import {
  type RecordRule,
  type SectionCondition,
  sharedRules,
} from '../define-register/record-rules.ts'
import { conditionsOfRegisters, rulesOfRegisters } from '../modules/checks.ts'

/**
 * Returns a rule that a definition names: one of its own folder, or a shared one. Throws for
 * another name.
 */
export function recordRuleOf(register: AnyRegister, name: string): RecordRule {
  const rule = rulesOfRegisters[register.name]?.[name] ?? sharedRules[name]
  if (!rule) throw new Error(`${register.name} has no rule ${name}`)
  return rule
}

/** Makes the condition of a section for records with certain choices only. */
const ofChoices = (wanted: Readonly<Record<string, string | undefined>>): SectionCondition => ({
  reads: Object.keys(wanted),
  holds(record) {
    const choices = Object.entries(wanted).map(([name, choice]) => {
      const value = record[name]
      return typeof value === 'string' && value !== '' ? value === choice : null
    })
    if (choices.includes(false)) return false
    return choices.includes(null) ? null : true
  },
})

/**
 * Returns the condition of a section; null for one that always applies. Throws for an unknown name.
 */
export function conditionOf(
  register: AnyRegister,
  { applies }: Section<string>,
): SectionCondition | null {
  if (applies === undefined) return null
  if (typeof applies === 'object') return ofChoices(applies)
  const condition = conditionsOfRegisters[register.name]?.[applies]
  if (!condition) throw new Error(`${register.name} has no condition ${applies}`)
  return condition
}

const isFilled = (value: unknown) =>
  value != null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Returns how a form shows a section of a record: filled-in fields are always visible. */
export function sectionLook(
  register: AnyRegister,
  section: Section<string>,
  record: Readonly<Record<string, unknown>>,
  today: string,
): 'open' | 'closed' | 'left_out' {
  const { fields, folded } = section
  if (fields.some((name) => isFilled(record[name]))) return 'open'
  const condition = conditionOf(register, section)
  const holds = condition === null || condition.holds(record, today)
  if (holds === false) return 'left_out'
  return folded || holds === null ? 'closed' : 'open'
}
