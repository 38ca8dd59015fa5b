import { registers } from '../registers.ts'
import type { ReportDefinition, ReportField } from './define-report.ts'

/** Returns what a filter of a report is by: choices, or rows of a register. */
export function reportField({ register, fields }: ReportDefinition, name: string): ReportField {
  if (register === null) return fields?.[name] ?? {}
  const { fields: own, list } = registers[register]
  const field = own[name]
  const target = field?.register ?? list.related?.[name]?.register
  return {
    ...(field?.options && { options: field.options }),
    ...(target && { register: target }),
  }
}
