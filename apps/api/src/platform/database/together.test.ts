import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { together } from './together.ts'

const failing = (code?: string) =>
  Promise.reject(Object.assign(new Error(`failed ${code}`), { code }))

describe('work that was begun together', () => {
  it('answers in the order of its parts', async () => {
    expect(await together(setImmediate(1), Promise.resolve('two'), undefined)).toEqual([
      1,
      'two',
      undefined,
    ])
  })

  it('has ended when an error is thrown', async () => {
    let isOver = false
    const slow = (async () => {
      await setImmediate()
      isOver = true
    })()
    await expect(together(failing('x'), slow)).rejects.toThrow('failed x')
    expect(isOver).toBe(true)
  })

  it('throws the error that the others follow from', async () => {
    await expect(together(failing('25P02'), failing('23505'))).rejects.toThrow('failed 23505')
    await expect(together(failing('25P02'), Promise.resolve())).rejects.toThrow('failed 25P02')
  })
})
