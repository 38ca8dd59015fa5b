import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isRefused } from './guard.ts'

describe('a guard', () => {
  it('lets grown-ups in', () => {
    expect(isRefused(18)).toBe(false)
  })

  it('refuses minors', () => {
    expect(isRefused(17)).toBe(true)
  })

  it('refuses minors in a process that a test starts', () => {
    const program = path.join(import.meta.dirname, 'tell-guard.ts')
    expect(execFileSync(process.execPath, [program], { encoding: 'utf8' })).toBe('true')
  })
})
