import { describe, expect, it } from 'vitest'
import { decisionsOf } from './company-decisions.ts'

const CNPJ = '10842736000160'
const OTHER = '22.619.584/0001-10'
const taken = { cnpj: CNPJ, holder: 'Bosque' }
const email = { email: 'ana@example.com', role: 'sindico', was: 'Ana', holder: 'Bia' }
const other = { ...email, role: 'funcionario' }

/** Answers questions, and keeps them. */
function answering(...answers: string[]) {
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    return answers.shift() ?? ''
  }
  return { asked, ask }
}

describe('without a terminal', () => {
  it('says which flag a CNPJ or an e-mail that is taken needs', async () => {
    const decisions = decisionsOf({}, null)
    await expect(decisions.cnpj(taken)).rejects.toThrow('add --cnpj=<another>, or --cnpj=none')
    await expect(decisions.give(email)).rejects.toThrow(
      'add --give=ana@example.com:sindico to give Bia the role sindico, or --leave=ana@example.com:sindico',
    )
    expect(await decisions.cnpj({ cnpj: CNPJ, holder: null })).toBe(CNPJ)
  })

  it('takes the flags, once: a second CNPJ has to be another', async () => {
    const decisions = decisionsOf({ cnpj: OTHER, give: ['Ana@example.com:sindico'] }, null)
    expect(await decisions.cnpj(taken)).toBe('22619584000110')
    await expect(decisions.cnpj({ ...taken, cnpj: '22619584000110' })).rejects.toThrow('--cnpj')
    expect(await decisions.give(email)).toBe(true)
    expect(await decisionsOf({ leave: ['ana@example.com'] }, null).give(email)).toBe(false)
    expect(await decisionsOf({ leave: ['ana@example.com:sindico'] }, null).give(email)).toBe(false)
    expect(await decisionsOf({ cnpj: 'none' }, null).cnpj(taken)).toBeNull()
    await expect(decisionsOf({ cnpj: '1' }, null).cnpj(taken)).rejects.toThrow('1 is no CNPJ')
  })
})

describe('a flag', () => {
  it('gives one role of an e-mail, and no other', async () => {
    const decisions = decisionsOf({ give: ['ana@example.com:funcionario'] }, null)
    expect(await decisions.give(other)).toBe(true)
    await expect(decisions.give(email)).rejects.toThrow('--give=ana@example.com:sindico')
  })

  it('that names no role gives none', async () => {
    const decisions = decisionsOf({ give: ['ana@example.com'] }, null)
    await expect(decisions.give(email)).rejects.toThrow('--give=ana@example.com:sindico')
  })
})

describe('on a terminal', () => {
  it('asks for what is taken, and for nothing else', async () => {
    const { asked, ask } = answering('', 'y', 'n')
    const decisions = decisionsOf({}, ask)
    expect(await decisions.cnpj({ cnpj: CNPJ, holder: null })).toBe(CNPJ)
    expect(await decisions.cnpj({ cnpj: null, holder: null })).toBeNull()
    expect(asked).toEqual([])
    expect(await decisions.cnpj(taken)).toBeNull()
    expect(await decisions.give(email)).toBe(true)
    expect(await decisions.give(email)).toBe(false)
    expect(asked[0]).toContain('10.842.736/0001-60 is that of Bosque')
    expect(asked[1]).toContain('Give Bia the role sindico?')
  })
})
