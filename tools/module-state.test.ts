import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { moduleState, serverModules, uselessExceptions } from './module-state.ts'

const inModule = (text: string) => moduleState(new Map([['apps/api/src/some.ts', text]]))

describe('state of a module', () => {
  it.each([
    'let count = 0',
    'export let count: number | undefined',
    'const count = new Map<string, number>()\n\nfunction add() {\n  count.set("a", 1)\n}',
    'const count: string[] = []\nexport const add = () => count.push("a")',
    'const count: Record<string, number> = {}\nexport const add = (of: string) => (count[of] = 1)',
  ])('is found: %s', (text) => {
    expect(inModule(text)).toMatchObject([{ name: 'count', line: 1 }])
  })

  it.each([
    'const words = new Set(["a"])\nexport const knows = (word: string) => words.has(word)',
    'function make() {\n  let count = 0\n  const kept = new Map()\n  kept.set("a", count)\n}',
    'const names: string[] = []\nexport const has = (name: string) => names.includes(name)',
  ])('is told from what does not change, or belongs to a call: %s', (text) => {
    expect(inModule(text)).toEqual([])
  })
})

it('no module lets a second server see state of the first', () => {
  const modules = serverModules(path.resolve(import.meta.dirname, '..'))
  expect(modules.size).toBeGreaterThan(500)
  expect(moduleState(modules)).toEqual([])
  expect(uselessExceptions(modules)).toEqual([])
})
