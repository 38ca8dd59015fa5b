import type { AnyRegister } from '../../define-register/define-register.ts'
import type { RegisterName } from '../../define-register/register-names.ts'
import type { ReportDefinition, ReportField } from './define-report.ts'

/** Returns what a filter of a report is by: choices, or rows of a register of these. */
export function reportField(
  registers: Readonly<Record<RegisterName, AnyRegister>>,
  { register, fields }: ReportDefinition,
  name: string,
): ReportField {
  if (register === null) return fields?.[name] ?? {}
  const { fields: own, list } = registers[register]
  const field = own[name]
  const target = field?.register ?? list.related?.[name]?.register
  return {
    ...(field?.options && { options: field.options }),
    ...(target && { register: target }),
  }
}
