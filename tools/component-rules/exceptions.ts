import type { RuleName } from './finding.ts'

/** A finding that a rule allows, with the reason; an unused exception is an error too. */
export type Exception = {
  readonly rule: RuleName
  readonly file: string
  readonly found: string
  readonly reason: string
}

const KEYS = 'keys are labelled alike in all four languages'

export const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'literal-text',
    file: 'packages/demo-apps/src/interface/TypographyPage.tsx',
    found: 'Ctrl',
    reason: KEYS,
  },
  {
    rule: 'literal-text',
    file: 'packages/demo-apps/src/interface/TypographyPage.tsx',
    found: 'K',
    reason: KEYS,
  },
  {
    rule: 'literal-text',
    file: 'packages/ui/src/showcase/ActionsShowcase.tsx',
    found: 'Ctrl',
    reason: KEYS,
  },
  {
    rule: 'physical-css',
    file: 'packages/ui/src/overlays/Floating.tsx',
    found: 'left',
    reason: 'placed by the measured box of its anchor, which is physical in either direction',
  },
  {
    rule: 'physical-css',
    file: 'packages/ui/src/overlays/TooltipLayer.tsx',
    found: 'left: 0',
    reason: 'a translation begins at the physical corner in either direction',
  },
  {
    rule: 'physical-css',
    file: 'packages/ui/src/base.css',
    found: 'text-align: right',
    reason: 'start would follow the Latin name in the line, not the page, which the selector names',
  },
]
