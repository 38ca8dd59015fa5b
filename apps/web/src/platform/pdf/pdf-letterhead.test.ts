import { expect, test } from 'vitest'
import { withLetterhead } from './pdf-letterhead.ts'

const bosque = {
  name: 'Bosque 🌳',
  legal_name: 'Condomínio Bosque',
  cnpj: '11222333000181',
  address: 'Rua A, 1',
  logo: null,
}

test('a document begins with the letterhead, in letters that the font has', () => {
  const { content } = withLetterhead({ content: [{ text: 'Carta' }] }, bosque)
  const [head, ...rest] = content as object[]
  expect(rest).toEqual([{ text: 'Carta' }])
  const said = JSON.stringify(head)
  expect(said).toContain('Bosque')
  expect(said).not.toContain('🌳')
  expect(said).toContain('Condomínio Bosque · CNPJ 11.222.333/0001-81')
  expect(said).toContain('Rua A, 1')
})

test('a logo stands before the name', () => {
  const logo = 'data:image/png;base64,AA'
  const { content } = withLetterhead({ content: 'Carta' }, { ...bosque, logo })
  expect(JSON.stringify(content)).toMatch(/data:image.*Bosque.*Carta/)
})
