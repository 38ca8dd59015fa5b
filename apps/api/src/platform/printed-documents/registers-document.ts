import { rightsColumns } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { rightsOfColumn } from '@portaria/contract/define-register/permissions'
import { pressedTransitions, type States } from '@portaria/contract/define-register/states'

const HEAD = `# Registers

Printed by \`npm run print\` from the definitions in \`packages/contract/src/modules\`; never edited.
`

/** Prints every register by its definition: path, fields and rights. */
export function printRegisters(registers: readonly AnyRegister[]): string {
  return [HEAD, ...registers.map(printRegister)].join('\n')
}

function printRegister(register: AnyRegister): string {
  const { name, table, scope, paths, title, unique, list, rules, nested, actions, states } =
    register
  const facts: [label: string, text: string | undefined][] = [
    ['Table', `\`${table}\`, ${scope}`],
    ['Pages', paths ? `\`${paths.list}\`, \`${paths.item}/…\`` : 'none of its own'],
    ['Endpoints', endpointsOf(register).join(', ')],
    ['Named by', title.join(', ')],
    ['Unique', unique.map((fields) => fields.join(' + ')).join('; ') || undefined],
    ['Rules', rules?.join(', ')],
    ['Listed', `${list.columns.join(', ')}; sorted by ${list.sort}`],
    ['Searched', list.search.join(', ')],
    ['Filtered', [...list.filters, ...Object.keys(list.related ?? {})].join(', ')],
    [
      'Nests',
      nested &&
        Object.entries(nested)
          .map((pair) => pair.join(': '))
          .join(', '),
    ],
    [
      'Actions',
      actions &&
        Object.entries(actions)
          .map(([action, { roles }]) => `${action} (${roles.join(', ')})`)
          .join('; '),
    ],
    ['States', states && statesText(states)],
    ['Refusals', (register.refusals ?? []).map((code) => `\`${code}\``).join(', ')],
    ['Roles', rolesOf(register)],
  ]
  return [
    `## ${name}`,
    '',
    ...facts.flatMap(([label, text]) => (text ? [`- ${label}: ${text}`] : [])),
    '',
    '| field | kind | required | sensitive | notes |',
    '|---|---|---|---|---|',
    ...fieldLines(register.fields),
    '',
  ].join('\n')
}

function statesText({ field, initial, transitions }: States): string {
  const steps = Object.entries(transitions).map(
    ([name, { from, to, asks, roles = ['system'] }]) => {
      const asked = Object.entries(asks ?? {}).map(([one, need]) => `${one} ${need}`)
      const beside = asked.length > 0 ? ` with ${asked.join(', ')}` : ''
      return `${name} from ${from.join(' or ')} to ${to}${beside} (${roles.join(', ')})`
    },
  )
  return [`\`${field}\``, ...(initial ? [`begins ${initial.join(' or ')}`] : []), ...steps].join(
    '; ',
  )
}

function endpointsOf(register: AnyRegister): string[] {
  const { name, actions = {} } = register
  const row = `/${name}/{id}`
  return [
    `\`GET, POST /${name}\``,
    `\`GET, PATCH, DELETE ${row}\``,
    `\`GET ${row}/history\``,
    `\`POST ${row}/restore\``,
    `\`POST /${name}/bulk\``,
    `\`GET /${name}/export\``,
    `\`POST /${name}/import\``,
    ...[...Object.keys(actions), ...pressedTransitions(register).map(([action]) => action)].map(
      (action) => `\`POST ${row}/${action}\``,
    ),
  ]
}

function rolesOf(register: AnyRegister): string {
  return rightsColumns
    .filter((column) => rightsOfColumn(register, column).may.length > 0)
    .join(', ')
}

function fieldLines(fields: Readonly<Record<string, Field>>, owner = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const cells = [
      `\`${owner}${name}\``,
      field.kind,
      field.required ? 'yes' : '',
      field.sensitive ? 'yes' : '',
      notesOf(field),
    ]
    const inner = field.fields ? fieldLines(field.fields, `${owner}${name}.`) : []
    return [`| ${cells.join(' | ')} |`, ...inner]
  })
}

function notesOf({ options, register, table, readOnly, max, range, past }: Field): string {
  return [
    options?.join(', '),
    register && `→ ${register}`,
    table && `rows of \`${table}\``,
    max !== undefined && `at most ${max}`,
    range?.join(' to '),
    past && 'not after today',
    readOnly && 'written by the server',
  ]
    .filter(Boolean)
    .join('; ')
}
