import type {
  Catalogue,
  CatalogueColumn,
  CatalogueFunction,
  CatalogueGrant,
  CataloguePolicy,
  CatalogueTable,
} from '../database/catalogue.ts'

const HEAD = `-- Printed by \`npm run print\` from a database that all migrations were applied to; never edited.
-- {{app}}, {{auth}}, {{system}} and {{owner}} are the roles of the database.
`

/**
 * Whether a table is the partition of a month. These come and go with the calendar, and are like
 * their parent.
 */
const isMonth = ({ name }: CatalogueTable) => /_\d{4}_\d{2}$/.test(name)

/** Prints the schema as text, the same from every supported version of PostgreSQL. */
export function printSchema({ tables, functions }: Catalogue): string {
  return [
    HEAD,
    ...tables.filter((table) => !isMonth(table)).map(printTable),
    ...functions.map(printFunction),
  ].join('\n')
}

function printTable(table: CatalogueTable): string {
  const { name, constraints, indexes, policies, triggers, grants } = table
  const keys = new Set(constraints.map((constraint) => constraint.name))
  const inside = [
    ...table.columns.map(columnLine),
    ...constraints.map((one) => `constraint ${one.name} ${one.definition}`),
  ]
  const partition = table.partitionKey ? ` partition by ${table.partitionKey}` : ''
  const parent = table.partitionOf ? `-- a partition of ${table.partitionOf}\n` : ''
  return [
    `${parent}create table ${name} (\n${inside.map((line) => `  ${line}`).join(',\n')}\n)${partition};`,
    ...indexes.filter((one) => !keys.has(one.name)).map(({ definition }) => `${definition};`),
    ...(table.rowSecurity ? [`alter table ${name} enable row level security;`] : []),
    ...(table.rowSecurityForced ? [`alter table ${name} force row level security;`] : []),
    ...policies.map((policy) => policyLine(name, policy)),
    ...triggers.map(({ definition }) => `${definition};`),
    ...grantLines(name, grants),
    '',
  ].join('\n')
}

function columnLine({ name, type, collation, notNull, ...more }: CatalogueColumn): string {
  const value = more.generated
    ? `generated always as (${more.expression}) STORED`
    : more.expression !== null && `default ${more.expression}`
  return [
    name,
    type,
    collation && `collate "${collation}"`,
    notNull && 'not null',
    more.identity && 'generated always as identity',
    value,
  ]
    .filter(Boolean)
    .join(' ')
}

function policyLine(table: string, policy: CataloguePolicy): string {
  const { name, permissive, command, roles, using, check } = policy
  return [
    `create policy ${name} on ${table}`,
    permissive ? '' : ' as restrictive',
    command === 'all' ? '' : ` for ${command}`,
    ` to ${roles.join(', ')}`,
    using === null ? '' : ` using ${using}`,
    check === null ? '' : ` with check ${check}`,
    ';',
  ].join('')
}

function grantLines(table: string, grants: readonly CatalogueGrant[]): string[] {
  const byRole = Map.groupBy(grants, ({ role }) => role)
  return [...byRole].map(([role, given]) => {
    const rights = given.map(({ right, column }) => (column ? `${right} (${column})` : right))
    return `grant ${rights.join(', ').toLowerCase()} on ${table} to ${role};`
  })
}

function printFunction(one: CatalogueFunction): string {
  const properties = [
    `language ${one.language}`,
    one.kind === 'function' && one.volatility,
    one.kind === 'function' && `parallel ${one.parallel}`,
    one.securityDefiner && 'security definer',
    one.leakproof && 'leakproof',
    ...one.settings.map((setting) => `set ${setting.replace('=', ' = ')}`),
  ].filter(Boolean)
  const returns = one.result === null ? '' : ` returns ${one.result}`
  const callers =
    one.mayExecute.length > 0
      ? [`grant execute on ${one.kind} ${one.name} to ${one.mayExecute.join(', ')};`]
      : []
  return [
    `create ${one.kind} ${one.name}(${one.arguments})${returns}`,
    `  ${properties.join(' ')}`,
    `as $$${one.body}$$;`,
    ...callers,
    '',
  ].join('\n')
}
