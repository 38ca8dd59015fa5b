import {
  type Argument,
  type Expression,
  type JSXChild,
  type JSXExpression,
  type Program,
  Visitor,
} from 'oxc-parser'
import type { Finding } from './finding.ts'

/** Attributes that people see or hear, of elements and of our components. */
const TEXT_ATTRIBUTE =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|text|description|hint|caption|heading|summary|message|tooltip|legend)$|(Label|Title|Text|Placeholder|Description|(?<!enterKey)Hint|Caption|Heading|Message|Tooltip)$/

const LETTER = /\p{L}/u

/**
 * Finds words written into a component: between its tags, in an attribute that people read, or in a
 * branch of an expression in either place. Everybody would see them in the same language.
 */
export function findLiteralText(program: Program): Finding[] {
  const findings: Finding[] = []
  const add = (start: number, text: string) => {
    const found = text.trim().replaceAll(/\s+/g, ' ')
    if (LETTER.test(found)) findings.push({ rule: 'literal-text', start, found })
  }
  const addExpression = (node: JSXExpression | Argument) => {
    for (const part of shownParts(node)) {
      if (part.type === 'Literal') add(part.start, String(part.value))
      if (part.type === 'TemplateLiteral') {
        add(part.start, part.quasis.map(({ value }) => value.raw).join(' … '))
      }
    }
  }
  const addChildren = (children: readonly JSXChild[]) => {
    for (const child of children) {
      if (child.type === 'JSXText') add(child.start, child.value)
      if (child.type === 'JSXExpressionContainer') addExpression(child.expression)
    }
  }
  new Visitor({
    JSXElement: ({ children }) => addChildren(children),
    JSXFragment: ({ children }) => addChildren(children),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !TEXT_ATTRIBUTE.test(name.name)) return
      if (value?.type === 'Literal') add(value.start, value.value)
      if (value?.type === 'JSXExpressionContainer') addExpression(value.expression)
    },
  }).visit(program)
  return findings
}

/** The possible values of an expression that are written out in it. */
function shownParts(node: JSXExpression | Argument): Expression[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : []
    case 'TemplateLiteral':
      return [node]
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(shownParts)
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(shownParts)
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap(shownParts) : []
    case 'ArrayExpression':
      return node.elements.flatMap((element) =>
        element === null || element.type === 'SpreadElement' ? [] : shownParts(element),
      )
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return shownParts(node.expression)
    default:
      return []
  }
}
