import { type Node, type ObjectExpression, type Program, Visitor } from 'oxc-parser'
import type { Finding } from './finding.ts'

const VALUE = String.raw`-[\w.%/#()[\]-]+`
const SIDE = '(left|right)'

/** Matches a Tailwind class that names left or right, without its variants. */
const CLASS = new RegExp(
  `^(${[
    `(scroll-)?[mp][lr]${VALUE}`,
    String.raw`(left|right)-([\d[(]|px$|auto$|full$|screen$).*`,
    `(text|float|clear|object|bg|mask|origin|perspective-origin)-${SIDE}`,
    `(object|bg|mask|origin|perspective-origin)-(top|bottom)-${SIDE}`,
    `(object|bg|mask|origin|perspective-origin)-${SIDE}-(top|bottom)`,
    `rounded-(l|r|tl|tr|bl|br)(${VALUE})?`,
    `border-[lr](${VALUE})?`,
    String.raw`\[(--)?[\w-]*\b(left|right)\b[\w-]*:.*\]`,
  ].join('|')})$`,
)

/** Matches a CSS property that names left or right. */
const PROPERTY =
  /^((scroll-)?(margin|padding)-|border-|inset-)?(left|right)$|^border-(left|right)-(width|style|color)$|^border-(top|bottom)-(left|right)-radius$/

/** Properties whose values name a side; for positions also as part of a longer value. */
const SIDED_PROPERTY = /^(text-align(-last)?|float|clear|caption-side)$/
const PLACED_PROPERTY =
  /^((background|object|mask|perspective)-position|(transform|perspective)-origin)$/

/** Properties with four values in one declaration: top, right, bottom, left. */
const FOUR_SIDED = /^((scroll-)?(margin|padding)|inset|border-(width|style|color))$/

/** Finds declarations of a style sheet, and classes that it applies, that name left or right. */
export function findPhysicalCss(css: string): Finding[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length))
  const findings: Finding[] = []
  for (const match of plain.matchAll(/(?<=^|[{};])\s*([\w-]+)\s*:\s*([^;{}]*)(?=[;}]|$)/g)) {
    const [declaration, property = '', value = ''] = match
    if (!isPhysical(property, value)) continue
    const start = match.index + declaration.length - declaration.trimStart().length
    findings.push({ rule: 'physical-css', start, found: `${property}: ${value.trim()}` })
  }
  for (const { index, 1: classes = '' } of plain.matchAll(/@apply\s+([^;}]+)/g)) {
    findings.push(...classesIn(classes).map((found) => finding(index, found)))
  }
  return findings.toSorted((a, b) => a.start - b.start)
}

/** Finds classes, inline styles and attributes of a module that name left or right. */
export function findPhysicalStyles(program: Program): Finding[] {
  const findings: Finding[] = []
  const add = (start: number, property: string, value?: Node) => {
    const css = property.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)
    const text = value?.type === 'Literal' ? String(value.value) : ''
    if (isPhysical(css, text))
      findings.push(finding(start, text ? `${property}: ${text}` : property))
  }
  const addObject = ({ properties }: ObjectExpression, all: boolean) => {
    for (const property of properties) {
      if (property.type !== 'Property') continue
      const name = nameOf(property.key)
      // `left` and `right` alone count only in styles: elsewhere they may be a position on the
      // screen.
      if (all || /[A-Z]/.test(name)) add(property.start, name, property.value)
    }
  }
  const styles = new Set<Node>()
  const addStyle = (node: Node | null | undefined) => {
    for (const object of objectsIn(node)) {
      styles.add(object)
      addObject(object, true)
    }
  }
  new Visitor({
    Literal({ start, value }) {
      if (typeof value !== 'string') return
      findings.push(...classesIn(value).map((found) => finding(start, found)))
    },
    TemplateElement({ start, value }) {
      findings.push(...classesIn(value.raw).map((found) => finding(start, found)))
    },
    JSXAttribute({ start, name, value }) {
      if (name.type !== 'JSXIdentifier') return
      if (value?.type === 'JSXExpressionContainer' && /style$/i.test(name.name)) {
        addStyle(value.expression)
      }
      // Components for floating parts take a side or an alignment as an attribute.
      const text = value?.type === 'JSXExpressionContainer' ? value.expression : value
      if (text?.type === 'Literal' && /^(left|right)$/.test(String(text.value))) {
        findings.push(finding(start, `${name.name}="${String(text.value)}"`))
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && isCssType(id.typeAnnotation?.typeAnnotation)) addStyle(init)
    },
    TSAsExpression({ expression, typeAnnotation }) {
      if (isCssType(typeAnnotation)) addStyle(expression)
    },
    TSSatisfiesExpression({ expression, typeAnnotation }) {
      if (isCssType(typeAnnotation)) addStyle(expression)
    },
    AssignmentExpression({ start, left, right }) {
      if (left.type !== 'MemberExpression' || !isStyle(left.object)) return
      add(start, nameOf(left.property), right)
    },
    CallExpression({ start, callee, arguments: [first, second] }) {
      if (first !== undefined && isStyle(first)) addStyle(second)
      if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'setProperty') return
      if (first?.type === 'Literal') add(start, String(first.value), second)
    },
    'ObjectExpression:exit'(node) {
      if (!styles.has(node)) addObject(node, false)
    },
  }).visit(program)
  const unique = new Map(findings.map((one) => [`${one.start} ${one.found}`, one]))
  return [...unique.values()].toSorted((a, b) => a.start - b.start)
}

function finding(start: number, found: string): Finding {
  return { rule: 'physical-css', start, found }
}

function classesIn(text: string): string[] {
  return text.split(/\s+/).filter((one) => CLASS.test(withoutVariants(one)))
}

/** The class without variants, sign and importance; a colon inside brackets does not separate. */
function withoutVariants(word: string): string {
  let depth = 0
  let start = 0
  for (let at = 0; at < word.length; at += 1) {
    const sign = word.charAt(at)
    if ('[('.includes(sign)) depth += 1
    if ('])'.includes(sign)) depth -= 1
    if (sign === ':' && depth === 0) start = at + 1
  }
  return word.slice(start).replace(/^[!-]{1,2}|!$/g, '')
}

function isPhysical(property: string, value: string): boolean {
  if (PROPERTY.test(property)) return true
  if (SIDED_PROPERTY.test(property)) return /^\s*(left|right)\b/.test(value)
  if (PLACED_PROPERTY.test(property)) return /\b(left|right)\b/.test(value)
  if (!FOUR_SIDED.test(property)) return false
  const [, right, , left] = valuesOf(value)
  return left !== undefined && left !== right
}

/** Splits a declaration into its values; text in brackets stays together. */
function valuesOf(value: string): string[] {
  return value.trim().match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
}

function objectsIn(node: Node | null | undefined): ObjectExpression[] {
  switch (node?.type) {
    case 'ObjectExpression':
      return [node]
    case 'ConditionalExpression':
      return [...objectsIn(node.consequent), ...objectsIn(node.alternate)]
    case 'LogicalExpression':
      return [...objectsIn(node.left), ...objectsIn(node.right)]
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return objectsIn(node.expression)
    default:
      return []
  }
}

function isStyle(node: Node): boolean {
  return node.type === 'MemberExpression' && nameOf(node.property) === 'style'
}

function isCssType(type: Node | null | undefined): boolean {
  if (type?.type !== 'TSTypeReference') return false
  const { typeName } = type
  const name = typeName.type === 'TSQualifiedName' ? typeName.right : typeName
  return nameOf(name) === 'CSSProperties'
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' ? String(node.value) : ''
}
