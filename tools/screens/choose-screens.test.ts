import { describe, expect, it } from 'vitest'
import type { Module } from '../import-rules/read-modules.ts'
import { chooseScreens } from './choose-screens.ts'

const web = 'apps/web/src'
const desk = `${web}/modules/gate/desk/GatePage.screen.test.tsx`
const walk = `${web}/modules/rounds/walk/WalkPanel.screen.test.tsx`
const chat = `${web}/app/demo/apps/chat.screen.test.tsx`

function module(file: string, targets: string[] = [], typeOnly = false): Module {
  const imports = targets.map((target) => ({ line: 1, specifier: target, target, typeOnly }))
  return { file, imports }
}

const modules = [
  module(desk),
  module(walk, [`${web}/modules/rounds/walk/WalkPanel.tsx`]),
  module(`${web}/modules/rounds/walk/WalkPanel.tsx`, ['packages/ui/src/Button.tsx']),
  module(chat, ['packages/ui/src/Button.tsx']),
  module('packages/ui/src/Button.tsx', ['packages/ui/src/Icon.tsx']),
  module('packages/ui/src/Icon.tsx'),
]

const choose = (changed: string[] | null, limit = 10) => chooseScreens(modules, changed, limit)

describe('the component tests of a change', () => {
  it('are those of the core if nothing changed, or the changes are unknown', () => {
    expect(choose([])).toEqual({ chosen: [desk], left: 0 })
    expect(choose(null)).toEqual({ chosen: [desk], left: 0 })
  })

  it('are those beside a changed file, and those that load one indirectly', () => {
    expect(choose([`${web}/modules/rounds/walk/steps.ts`]).chosen).toEqual([desk, walk])
    expect(choose(['packages/ui/src/Icon.tsx']).chosen).toEqual([desk, walk, chat])
    expect(choose([chat]).chosen).toEqual([desk, chat])
  })

  it('exclude those that only import types of a changed file', () => {
    const typed = [...modules, module(`${web}/a.screen.test.tsx`, ['packages/x.ts'], true)]
    expect(chooseScreens(typed, ['packages/x.ts'], 10).chosen).toEqual([desk])
  })

  it('are sorted by the newest change, and the rest is counted', () => {
    const changed = [`${web}/modules/rounds/walk/WalkPanel.tsx`, 'packages/ui/src/Icon.tsx']
    expect(choose(changed, 2)).toEqual({ chosen: [desk, walk], left: 1 })
    expect(choose(changed, 0).chosen).toEqual([desk])
  })
})
