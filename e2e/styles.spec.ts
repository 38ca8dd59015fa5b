import { expect, test } from './visit.ts'

/**
 * What is said of every element is held against every element whenever what a page looks like
 * changes: twenty such rules were a third of what a change of the scheme took. A rule ends with a
 * class, a tag or an attribute, but for the ground rules and two that their parent's class rejects.
 */
const ofEveryElement = new Set(['*', '.ui-lines > :not(:last-child)', '.[&>*]:shrink-0 > *'])

/** What browsers keep apart: parts of an element, its root, and what has the focus. */
const keptApart = /^(::|:root|:host|:focus-visible)/

test('a rule concerns what it names, not every element', async ({ page }) => {
  await page.goto('/login')
  const selectors = await page.evaluate(() => {
    const found: string[] = []
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.conditionText === 'print') continue
        if (rule instanceof CSSStyleRule) found.push(rule.selectorText)
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) collect(sheet.cssRules)
    return found
  })
  expect(selectors.length).toBeGreaterThan(500)
  const wide = selectors
    .flatMap(alternatives)
    .filter((one) => /^[*:]/.test(subjectOf(one)) && !keptApart.test(subjectOf(one)))
    .map((one) => one.replaceAll('\\', ''))
  expect(wide.filter((selector) => !ofEveryElement.has(selector))).toEqual([])
})

/** The selectors of a list; commas within brackets part nothing. */
function alternatives(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of list) {
    depth += Number('(['.includes(sign)) - Number(')]'.includes(sign))
    if (sign === ',' && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + sign)
  }
  return parts.map((part) => part.trim())
}

/** What a selector is about: its last part, without what is asked of others in brackets. */
function subjectOf(selector: string): string {
  const plain = selector.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  let bare = plain
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '')
  return bare.split(/[\s>+~]+/).at(-1) ?? ''
}
