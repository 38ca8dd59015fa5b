import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cpfCheckDigits } from '../../../value-types/cpf.ts'
import type { ReadGuest } from './guest-line.ts'
import { readGuestList } from './guest-list.ts'

const one = (line: string): Partial<ReadGuest> => {
  const [guest] = readGuestList(line).guests
  if (!guest) return {}
  const told = Object.entries(guest).filter(([, value]) => value !== null && value !== 0)
  return Object.fromEntries(told)
}

describe('a list of guests', () => {
  test.each([
    ['Ana Lima', { name: 'Ana Lima' }],
    ['1. Ana Lima', { name: 'Ana Lima' }],
    ['02) Ana Lima', { name: 'Ana Lima' }],
    ['10º - Ana Lima', { name: 'Ana Lima' }],
    ['• Ana Lima ✅', { name: 'Ana Lima' }],
    ['✅ *Ana Lima* 🎉', { name: 'Ana Lima' }],
    ['[20/11/2026 14:05] Lia: Ana Lima +1', { name: 'Ana Lima', companions: 1 }],
    ['20/11/26, 14:05 - Lia Prado: 3. Ana Lima', { name: 'Ana Lima' }],
    ['Ana Lima +1', { name: 'Ana Lima', companions: 1 }],
    ['Ana Lima (+2)', { name: 'Ana Lima', companions: 2 }],
    ['Ana Lima mais 3', { name: 'Ana Lima', companions: 3 }],
    ['Ana Lima e mais 1', { name: 'Ana Lima', companions: 1 }],
    ['Ana Lima - 2 acompanhantes', { name: 'Ana Lima', companions: 2 }],
    ['Ana Lima e marido', { name: 'Ana Lima', companions: 1 }],
    ['Ana Lima + namorado', { name: 'Ana Lima', companions: 1 }],
    ['Ana Lima +1 e 2 crianças', { name: 'Ana Lima', companions: 1, children: 2 }],
    ['Ana Lima, 2 filhos', { name: 'Ana Lima', children: 2 }],
    ['Ana Lima +3 (1 criança)', { name: 'Ana Lima', companions: 2, children: 1 }],
    ['Ana Lima 11 98123-4567', { name: 'Ana Lima', phone: '+5511981234567' }],
    ['Ana Lima (11) 98123-4567 +2', { name: 'Ana Lima', phone: '+5511981234567', companions: 2 }],
    ['Ana Lima +1 11 98123-4567', { name: 'Ana Lima', phone: '+5511981234567', companions: 1 }],
    ['Ana Lima +1 202 555 0143', { name: 'Ana Lima', phone: '+12025550143' }],
    ['Ana Lima +55 11 98123-4567', { name: 'Ana Lima', phone: '+5511981234567' }],
    ['Ana Lima: 1133334444', { name: 'Ana Lima', phone: '+551133334444' }],
    ['Ana Lima DNI 30.123.456', { name: 'Ana Lima', document: 'DNI 30.123.456' }],
    ['Ana Lima C.I. 1.234.567-2', { name: 'Ana Lima', document: 'CI 1.234.567-2' }],
    ['Ana Lima RUN 12.345.678-K', { name: 'Ana Lima', document: 'RUN 12.345.678-K' }],
    ['Ana Lima passaporte AAB123456', { name: 'Ana Lima', document: 'PASSAPORTE AAB123456' }],
    ['Ana Lima RNM F102345-6', { name: 'Ana Lima', document: 'RNM F102345-6' }],
    ['Darci Lima 11 98123-4567', { name: 'Darci Lima', phone: '+5511981234567' }],
    ['Ana Lima 123.456.789-09', { name: 'Ana Lima', document: 'CPF 123.456.789-09' }],
    ['Ana Lima CPF 12345678909', { name: 'Ana Lima', document: 'CPF 123.456.789-09' }],
    ['Ana Lima RG 12.345.678-9', { name: 'Ana Lima', document: 'RG 12.345.678-9' }],
    ['Ana Lima - rg: 12345678x', { name: 'Ana Lima', document: 'RG 12345678x' }],
    ['Ana Lima 12.345.678-9', { name: 'Ana Lima', document: '12.345.678-9' }],
    [
      'Ana Lima 11 98123-4567 RG 12.345.678-9',
      { name: 'Ana Lima', phone: '+5511981234567', document: 'RG 12.345.678-9' },
    ],
    [
      'Ana Lima 11981234567 12345678909',
      { name: 'Ana Lima', phone: '+5511981234567', document: 'CPF 123.456.789-09' },
    ],
    // Without its area a telephone is not a document either.
    ['Ana Lima 98123-4567', { name: 'Ana Lima', unread: '98123-4567' }],
    ['Ana Lima <ana@exemplo.com.br>', { name: 'Ana Lima', email: 'ana@exemplo.com.br' }],
    ['Ana Lima BRA2E19', { name: 'Ana Lima', plate: 'BRA2E19' }],
    ["Joana d'Arc de Souza-Leão", { name: "Joana d'Arc de Souza-Leão" }],
    ['Zé', { name: 'Zé' }],
    ['1\ufe0f\u20e3 Ana Lima', { name: 'Ana Lima' }],
    ['1\ufe0f\u20e30\ufe0f\u20e3 Ana Lima', { name: 'Ana Lima' }],
    ['[x] Ana Lima', { name: 'Ana Lima' }],
    ['- [ ] Ana Lima', { name: 'Ana Lima' }],
    ['☑️ Ana Lima', { name: 'Ana Lima' }],
    ['Ana Lima - ok', { name: 'Ana Lima' }],
    ['Ana Lima (confirmada)', { name: 'Ana Lima' }],
    ['Nome: Ana Lima', { name: 'Ana Lima' }],
    ['Ana Lima 29/02/2020', { name: 'Ana Lima', unread: '29/02/2020' }],
    ['Ana Lima, nascida em 29.02.2020', { name: 'Ana Lima', unread: '29.02.2020' }],
    [
      'Ana Lima 2020-02-29 11 98123-4567',
      { name: 'Ana Lima', phone: '+5511981234567', unread: '2020-02-29' },
    ],
    ['Família Alves (4 pessoas)', { name: 'Família Alves', companions: 3 }],
    ['Família Alves - 4 pessoas', { name: 'Família Alves', companions: 3 }],
    ['Família Alves (4)', { name: 'Família Alves', companions: 3 }],
    ['Ana Lima (2)', { name: 'Ana Lima', unread: '2' }],
    ['\u200e[20/11/2026, 14:05:33] Lia: Ana Lima', { name: 'Ana Lima' }],
    ['[11/20/26, 2:05:33\u202fPM] Lia: Ana Lima', { name: 'Ana Lima' }],
  ])('%s', (line, guest) => {
    expect(one(line)).toEqual(guest)
  })

  it('in a spreadsheet is read by its heads, in any order', () => {
    const pasted = `Telefone\tNome\tAcompanhantes\tCrianças\tDocumento
11981234567\tAna Lima\t2\t1\t12.345.678-9
\tRui Alves\t\t\t`
    expect(readGuestList(pasted).guests).toMatchObject([
      { name: 'Ana Lima', phone: '+5511981234567', companions: 2, children: 1 },
      { name: 'Rui Alves', phone: null, companions: 0, children: 0, document: null },
    ])
  })

  it('in a spreadsheet without heads is read as lines', () => {
    expect(readGuestList('Ana Lima;11981234567\nRui Alves;+1').guests).toMatchObject([
      { name: 'Ana Lima', phone: '+5511981234567' },
      { name: 'Rui Alves', companions: 1 },
    ])
  })

  test.each([
    ['Nome,Telefone\nAna Lima,11987654321', ['Ana Lima']],
    ['Festa da Lia;;\nNome;Telefone;Placa\nAna Lima;11987654321;BRA2E19', ['Ana Lima']],
    ['"Nome","Documento"\n"Lima, Ana","12.345.678-9"', ['Lima, Ana']],
    ['Ana Lima, Bruno Dias, Carla Souza', ['Ana Lima', 'Bruno Dias', 'Carla Souza']],
    ['Ana Lima, Bruno Dias e Carla Souza', ['Ana Lima', 'Bruno Dias', 'Carla Souza']],
    ['Ana, Bruno, Carla', ['Ana', 'Bruno', 'Carla']],
    ['Ana Lima; Bruno Dias', ['Ana Lima', 'Bruno Dias']],
    ['Ana Lima, 11981234567, Bruno Dias, 11981234568', ['Ana Lima', 'Bruno Dias']],
    ['Ana Lima, 2 filhos, CPF 12345678909', ['Ana Lima']],
    ['Lima, Ana', ['Lima, Ana']],
  ])('in columns or between commas has each guest once: %j', (pasted, names) => {
    expect(readGuestList(pasted).guests.map(({ name }) => name)).toEqual(names)
  })

  test.each([
    '*Confirmados:*',
    '*Confirmados* ✅',
    'CONFIRMADOS (12)',
    'Lista de convidados',
    'Lista da festa da Lia',
    'Não confirmaram',
    'Nome',
    '❌ Rui Alves',
    'Rui Alves - não vai',
    '~Rui Alves~',
    '[20/11/2026, 14:06:12] Lia: \u200eimagem ocultada',
    '20/11/26, 14:05 - Lia: <Mídia oculta>',
  ])('ignores %s', (line) => {
    expect(readGuestList(`${line}\nAna Lima`)).toMatchObject({
      guests: [{ name: 'Ana Lima' }],
      unread: [line],
    })
  })

  it('reports the lines that name nobody', () => {
    const pasted = 'Lista da festa da Lia:\n\n1. Ana Lima\n--------\n2. Rui Alves\n????'
    const { guests, unread } = readGuestList(pasted)
    expect(guests.map(({ name }) => name)).toEqual(['Ana Lima', 'Rui Alves'])
    expect(unread).toEqual(['Lista da festa da Lia:', '--------', '????'])
  })

  it('finds each part in any position', () => {
    const names = fc.constantFrom('Ana Lima', 'João da Silva', 'Érica Ñuñez', "Caio D'Ávila")
    const mobile = fc
      .tuple(fc.constantFrom('11', '21', '85'), fc.integer({ min: 0, max: 99_999_999 }))
      .map(([area, number]) => `${area}9${String(number).padStart(8, '0')}`)
    const documents = fc.integer({ min: 1, max: 999_999_998 }).map((base) => {
      const digits = String(base).padStart(9, '0')
      return `${digits}${cpfCheckDigits(digits)}`
    })
    fc.assert(
      fc.property(
        names,
        mobile,
        documents,
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        (name, digits, document, companions, isFirst) => {
          const number = `(${digits.slice(0, 2)}) ${digits.slice(2, 7)}-${digits.slice(7)}`
          const paper = `${document.slice(0, 3)}.${document.slice(3, 6)}.${document.slice(6, 9)}-${document.slice(9)}`
          const parts = isFirst ? [number, paper] : [paper, number]
          expect(one(`7) ${name}, ${parts.join(' - ')} +${companions}`)).toEqual({
            name,
            phone: `+55${digits}`,
            document: `CPF ${paper}`,
            companions,
          })
        },
      ),
    )
  })

  it('ignores a line as long as a page', () => {
    const page = '1 '.repeat(20_000)
    expect(readGuestList(page)).toEqual({ guests: [], unread: [page.trim()] })
  })

  it('is read without errors, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (text) => {
        const { guests, unread } = readGuestList(text)
        const parts = text.split(/\r\n|[\r\n,;\t]|\se\s/).filter((part) => part.trim() !== '')
        expect(guests.length + unread.length).toBeLessThanOrEqual(parts.length + 1)
        for (const guest of guests) expect(guest.name.trim()).not.toBe('')
      }),
    )
  })
})
