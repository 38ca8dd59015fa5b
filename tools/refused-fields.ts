import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/modules/registers'
import { type Node, parseSync, Visitor } from 'oxc-parser'

/** The fields that a piece of code refuses by name, and all names that it refers to. */
type Piece = { readonly fields: string[]; readonly names: string[] }

/**
 * Finds refusals of transitions in a behaviour's file that name a field which the transition's route
 * does not take, so that no dialog shows them at a field: each as register, transition and field.
 * Follows the functions of the same file; transitions that only jobs make have no route.
 */
export function foreignFields(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const declared = new Map<string, Piece>()
  const found: { register: AnyRegister; transition: string; piece: Piece }[] = []
  for (const statement of program.body) {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (inner?.type === 'FunctionDeclaration' && inner.id)
      declared.set(inner.id.name, readPiece(inner))
    if (inner?.type === 'VariableDeclaration')
      for (const { id, init } of inner.declarations)
        if (id.type === 'Identifier' && init) declared.set(id.name, readPiece(init))
  }
  new Visitor({
    CallExpression({ callee, arguments: [of, behaviour] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineBehaviour') return
      const register = of?.type === 'Identifier' ? registerOf(of.name) : undefined
      if (!register) throw new Error(`${file} defines the behaviour of no register`)
      for (const [name, value] of propertiesOf(behaviour))
        if (name === 'transitions')
          for (const [transition, hooks] of propertiesOf(value))
            found.push({ register, transition, piece: readPiece(hooks) })
    },
  }).visit(program)
  return found.flatMap(({ register, transition, piece }) => {
    const { asks = {}, by } = register.states?.transitions[transition] ?? {}
    if (by === 'system') return []
    return [...fieldsFrom(piece, declared)]
      .filter((field) => !(field in asks))
      .map((field) => `${register.name} ${transition} ${field}`)
  })
}

const camelCase = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const registerOf = (variable: string): AnyRegister | undefined =>
  Object.values(registers).find(({ name }) => camelCase(name) === variable)

function propertiesOf(node: Node | undefined): [string, Node][] {
  if (node?.type !== 'ObjectExpression') return []
  return node.properties.flatMap((one): [string, Node][] => {
    if (one.type !== 'Property') return []
    if (one.key.type === 'Identifier') return [[one.key.name, one.value]]
    return one.key.type === 'Literal' ? [[String(one.key.value), one.value]] : []
  })
}

function readPiece(node: Node): Piece {
  const fields: string[] = []
  const names: string[] = []
  const read = (one: unknown): void => {
    if (Array.isArray(one)) return one.forEach(read)
    if (!isNode(one)) return
    if (one.type === 'Identifier') names.push(one.name)
    if (one.type === 'CallExpression' && one.callee.type === 'Identifier')
      if (one.callee.name === 'fieldProblem') fields.push(...textsOf(one.arguments[0]))
    // An entry of a problem's `errors`.
    if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'field')
      fields.push(...textsOf(one.value))
    for (const [part, inner] of Object.entries(one)) if (part !== nameIn(one)) read(inner)
  }
  read(node)
  return { fields, names }
}

/** Returns the part of a node that is the name of a property, and refers to nothing. */
function nameIn(node: Node): string | undefined {
  if (node.type === 'Property' && !node.computed) return 'key'
  return node.type === 'MemberExpression' && !node.computed ? 'property' : undefined
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const textsOf = (node: Node | undefined): string[] =>
  node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []

/** Collects the refused fields of a piece and of all functions of the file that it leads to. */
function fieldsFrom(
  piece: Piece,
  declared: ReadonlyMap<string, Piece>,
  seen: Set<Piece> = new Set(),
): Set<string> {
  const fields = new Set(piece.fields)
  for (const name of piece.names) {
    const next = declared.get(name)
    if (!next || seen.has(next)) continue
    seen.add(next)
    for (const field of fieldsFrom(next, declared, seen)) fields.add(field)
  }
  return fields
}

/**
 * Refusals on a field that is changed in the record before the transition is made again, or on the
 * pass, which nobody types: the dialog shows them as text of its own.
 */
const IN_RECORD: ReadonlySet<string> = new Set([
  'announcements schedule valid_until',
  'announcements send audience',
  'announcements send valid_until',
  'cards unblock resident_id',
  'device-addresses approve host',
  'events accept common_area_id',
  'handovers leave ends_at',
  'handovers leave outgoing_id',
  'handovers receive incoming_id',
  'occurrences analyse type_id',
  'occurrences close type_id',
  'occurrences proceed type_id',
  'occurrences tell-unit type_id',
  'parcels refuse kind',
  'vehicles sell tag',
  'visits arrive pass',
  'visits check-in pass',
])

/** Returns the refusals of the server that are on fields which nobody sees, and the unused exceptions. */
export function checkRefusedFields(root: string): string[] {
  const found = globSync('apps/api/src/modules/**/behaviour.ts', { cwd: root }).flatMap((file) =>
    foreignFields(file, readFileSync(path.join(root, file), 'utf8')),
  )
  const unseen = found
    .filter((one) => !IN_RECORD.has(one))
    .map((one) => `${one}: its dialog does not show this field; refuse on one of \`asks\``)
  const unused = [...IN_RECORD].filter((one) => !found.includes(one))
  return [...unseen, ...unused.map((one) => `${one}: no exception is needed`)]
}
