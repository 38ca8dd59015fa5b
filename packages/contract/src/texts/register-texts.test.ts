import { describe, expect, it } from 'vitest'
import { registers } from '../registers/index.ts'
import { missingTexts } from './register-texts.ts'

describe.each(['pt', 'en'] as const)('the words of the registers in %s', (language) => {
  it.each(Object.values(registers))('$name has a text for everything it shows', (register) => {
    expect(missingTexts(language, register)).toEqual([])
  })
})
