import { type RightsColumn, rightsColumns } from '@portaria/contract/actors/roles'
import type { AnyRegister, Operation } from '@portaria/contract/define-register/define-register'
import { operations } from '@portaria/contract/define-register/define-register'
import {
  type FeatureRight,
  featureRights,
  rightsOfColumn,
} from '@portaria/contract/define-register/permissions'
import { registerNames } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import { useRoleWords } from '../../../platform/role-words.ts'
import { useWordsOf } from '../../../register-pages/register-words.ts'
import { ScrollTable } from '../blocks/ScrollTable.tsx'
import { documentationTexts } from '../texts/documentation-texts.ts'

const rights = Object.keys(featureRights) as FeatureRight[]

/** Lists the rights of each role, from the table that the server uses. */
export function RoleRights() {
  const t = documentationTexts.useTexts()
  const roleOf = useRoleWords()
  const wordsOf = useWordsOf()
  const cellOf = useCell()
  const roles = rightsColumns.map((column) => roleOf(column))
  return (
    <ScrollTable
      dense
      title={t('articles.administrators/roles.title')}
      head={[t('rights.register'), ...roles]}
      rows={[
        ...registerNames.map((name) => ({
          key: name,
          cells: [
            wordsOf(registers[name]).many,
            ...rightsColumns.map((column) => cellOf(registers[name], column)),
          ],
        })),
        ...rights.map((right) => ({
          key: right,
          cells: [
            t(`rights.features.${right}`),
            ...rightsColumns.map((column) =>
              (featureRights[right] as readonly RightsColumn[]).includes(column)
                ? t('rights.yes')
                : '–',
            ),
          ],
        })),
      ]}
    />
  )
}

function useCell(): (register: AnyRegister, column: RightsColumn) => string {
  const t = documentationTexts.useTexts()
  return (register, column) => {
    const { may, rows, creates, updates } = rightsOfColumn(register, column)
    if (may.length === 0) return '–'
    if (may.length === operations.length && rows === null) return t('rights.all')
    const narrowed: Partial<Record<Operation, unknown>> = { create: creates, update: updates }
    const words = may.map((operation) => {
      const word = t(`rights.operations.${operation}`)
      return narrowed[operation] ? t('rights.some', { operation: word }) : word
    })
    const all = words.join(', ')
    return rows === null ? all : t('rights.own', { operations: all })
  }
}
