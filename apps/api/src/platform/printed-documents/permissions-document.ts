import { type RightsColumn, rightsColumns } from '@portaria/contract/actors/roles'
import { type AnyRegister, operations } from '@portaria/contract/define-register/define-register'
import { featureRights, rightsOfColumn } from '@portaria/contract/define-register/permissions'
import { pressedTransitions } from '@portaria/contract/define-register/states'

const HEAD = `# Permissions

Printed by \`npm run print\` from \`packages/contract/src\`; never edited. Master has admin's rights. A row
rule in brackets narrows which rows a role sees; fields after a colon are the only ones it writes.
`

/**
 * Prints the rights as a table: one line for each register, with the columns of the rights table.
 */
export function printPermissions(registers: readonly AnyRegister[]): string {
  return [
    HEAD,
    '## Registers',
    '',
    heading('register'),
    ...registers.map((register) =>
      line(`**${register.name}**`, (column) => cellOf(register, column)),
    ),
    '',
    '## Actions',
    '',
    heading('action'),
    ...registers.flatMap((register) =>
      [...Object.entries(register.actions ?? {}), ...pressedTransitions(register)].map(
        ([action, { roles }]) =>
          line(`**${register.name}** ${action}`, (column) =>
            roles.includes(column) ? 'yes' : '–',
          ),
      ),
    ),
    '',
    '## Features',
    '',
    heading('right'),
    ...Object.entries(featureRights).map(([right, columns]: [string, readonly RightsColumn[]]) =>
      line(right, (column) => (columns.includes(column) ? 'yes' : '–')),
    ),
    '',
  ].join('\n')
}

const heading = (first: string) =>
  `| ${[first, ...rightsColumns].join(' | ')} |\n${'|---'.repeat(rightsColumns.length + 1)}|`

const line = (first: string, cell: (column: RightsColumn) => string) =>
  `| ${[first, ...rightsColumns.map(cell)].join(' | ')} |`

function cellOf(register: AnyRegister, column: RightsColumn): string {
  const { may, rows, creates, updates } = rightsOfColumn(register, column)
  if (may.length === 0) return '–'
  const words = may.map((operation) => {
    const fields = operation === 'create' ? creates : operation === 'update' ? updates : null
    return fields ? `${operation}: ${fields.join(' ')}` : operation
  })
  const all = may.length === operations.length && rows === null
  return `${all ? 'all' : words.join(', ')}${rows ? ` [${rows}]` : ''}`
}
