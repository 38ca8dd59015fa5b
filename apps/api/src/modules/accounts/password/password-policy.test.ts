import { describe, expect, it } from 'vitest'
import { isWeakPassword } from './password-policy.ts'

const owner = { name: 'Conceição Albuquerque', email: 'ceica.albuquerque@example.com' }

describe('a new password', () => {
  it.each([
    ['shorter than 12 characters', 'k7#Qz9!wLp2'],
    ['one character', 'aaaaaaaaaaaaaaaa'],
    ['a repetition', 'abcabcabcabcabc'],
    ['a word said twice', 'tijolotijolo'],
    ['a run of the keyboard', 'qwertyuiop123'],
    ['a run backwards', '0987654321zyx'],
    ['digits in order', '123456789012'],
    ['a common one', 'password1234'],
    ['a common one in capitals', 'SENHA1234567'],
    ['a common one in disguise', 'P@ssw0rd2026!'],
    ['two common ones', 'flamengosenha1'],
    ['the product and a year', 'Portaria@2026'],
    ['a common one with accents', 'Condomínio2026'],
    ['a walk over the keyboard', '1q2w3e4r5t6y'],
    ['in the lists of leaked ones', 'unbelievable'],
    ['in those lists, in capitals and in disguise', 'UNB3L1EVABLE'],
    ['one of those lists and a year', 'butterfly2026!'],
    ['one of those lists between signs', '**chocolate**'],
    ['one’s own name', 'conceicao2026!'],
    ['one’s own e-mail', 'ceica.albuquerque'],
    ['one’s own name in full', 'Conceição Albuquerque'],
  ])('that is %s is weak', (_, password) => {
    expect(isWeakPassword(password, owner)).toBe(true)
  })

  it.each([
    'jabuticaba-no-telhado',
    'correct horse battery staple',
    'k7#Qz9!wLp2v',
    'minha avó plantava mandioca',
    'passageiro testemunha amoroso',
    'Portaria guarda tamanduás',
    '🌵🦜🌊🍍🪕🧉🐢🌶🎈🪁🧭🪵',
  ])('such as %s is good', (password) => {
    expect(isWeakPassword(password, owner)).toBe(false)
  })

  it('is weak only because of its owner’s name', () => {
    expect(isWeakPassword('conceicao2026!', { name: 'Rui', email: 'rui@example.com' })).toBe(false)
  })
})
