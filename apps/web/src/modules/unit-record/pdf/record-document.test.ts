import { createRequire } from 'node:module'
import path from 'node:path'
import pdfMake from 'pdfmake'
import { expect, test } from 'vitest'
import { isWritable } from '../../../platform/pdf/pdf-letters.ts'
import { recordDocument } from './record-document.ts'
import type { RecordSheet } from './record-sheet.ts'

const fonts = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts/Roboto',
)
const normal = path.join(fonts, 'Roboto-Regular.ttf')
const bold = path.join(fonts, 'Roboto-Medium.ttf')
pdfMake.setLocalAccessPolicy((file) => file.startsWith(fonts))
pdfMake.setUrlAccessPolicy(() => false)
pdfMake.setFonts({ Roboto: { normal, bold, italics: normal, bolditalics: bold } })

const sheet: RecordSheet = {
  language: 'pt',
  title: 'Ficha · Torre A · 101',
  company: 'Condomínio Bosque das Águas',
  period: '01/01/2024 a 31/12/2024',
  printed: 'Impresso por Conceição Araújo em 23/11/2026 07:00',
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  facts: [{ term: 'Número', value: '101' }],
  columns: { what: 'Nome', details: 'Detalhes', when: 'Quando', event: 'Acontecimento' },
  sections: [
    {
      title: 'Pessoas (2)',
      lines: [
        {
          title: 'João Ávila',
          details: 'Proprietário · 111.444.777-35',
          period: 'desde 01/01/2020',
        },
        { title: '<b>**{{nome}}** \\n</b>', details: '', period: '' },
      ],
      more: '',
    },
  ],
  timeline: {
    title: 'Linha do tempo',
    events: [{ time: '05/05/2024 12:00', text: 'Interfone: de vazio para 1111' }],
    more: 'Há acontecimentos mais antigos na ficha.',
  },
}

/** Reads from the PDF's own map which text each glyph of a font stands for. */
function glyphsIn(map: string): Map<number, string> {
  const [, list = ''] = /beginbfrange\s*([\s\S]*?)endbfrange/.exec(map) ?? []
  const glyphs = new Map<number, string>()
  for (const [, first = '', values = ''] of list.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [nth, [, hex = '']] of [
      ...values.replaceAll(/(?<=\w) (?=\w)/g, '').matchAll(/<(\w+)>/g),
    ].entries())
      glyphs.set(
        Number.parseInt(first, 16) + nth,
        (hex.match(/.{4}/g) ?? [])
          .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
          .join(''),
      )
  return glyphs
}

/** Reads the text of an uncompressed PDF in drawing order, word by word with the spaces between. */
function pdfText(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)].map(([, id, body]) => [id, body ?? '']),
  )
  const fontsByName = new Map<string, Map<number, string>>()
  for (const body of objects.values())
    for (const [, name = '', id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      fontsByName.set(name, glyphsIn(objects.get(map) ?? ''))
    }
  let glyphs = new Map<number, string>()
  let drawn = ''
  for (const [, font, array] of text.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = fontsByName.get(font) ?? glyphs
    else
      for (const [, hex = ''] of (array ?? '').matchAll(/<(\w+)>/g))
        for (const code of hex.match(/.{4}/g) ?? [])
          drawn += glyphs.get(Number.parseInt(code, 16)) ?? '?'
  }
  return drawn
}

async function textOf(content: RecordSheet): Promise<string> {
  const document = { ...recordDocument(content), compress: false }
  return pdfText(await pdfMake.createPdf(document).getBuffer())
}

test('names subject, content, period, author and page', async () => {
  const text = await textOf(sheet)
  // Above it comes the letterhead, which names the company.
  expect(text).not.toContain(sheet.company)
  for (const expected of [
    sheet.title,
    sheet.period,
    sheet.printed,
    'Página 1 de 1',
    'Pessoas (2)',
    'João Ávila',
    'Proprietário · 111.444.777-35',
    'desde 01/01/2020',
    'Linha do tempo',
    'Interfone: de vazio para 1111',
    sheet.timeline.more,
  ])
    expect(text).toContain(expected)
})

test('writes the texts of people unchanged', async () => {
  expect(await textOf(sheet)).toContain('<b>**{{nome}}** \\n</b>')
})

test('repeats the head of a table and counts its pages', async () => {
  const line = { title: 'Visita', details: 'Social', period: '01/02/2024' }
  const long = {
    ...sheet,
    sections: [{ title: 'Visitas', lines: Array.from({ length: 120 }, () => line), more: '' }],
  }
  const text = await textOf(long)
  const pages = Number(/Página 1 de (\d)/.exec(text)?.[1])
  expect(pages).toBeGreaterThan(2)
  expect(text).toContain(`Página ${pages} de ${pages}`)
  expect(text.split('Detalhes').length - 1).toBe(pages)
  expect(text.split(sheet.company).length - 1).toBe(pages - 1)
})

test('is replaced by the printed page if the font lacks letters', () => {
  expect(isWritable('pt', sheet)).toBe(true)
  expect(isWritable('ar', sheet)).toBe(false)
  for (const company of ['برج النخيل', '大樓', 'בניין', 'Ana → Bia', 'Casa 🏠'])
    expect(isWritable('pt', { ...sheet, company })).toBe(false)
  for (const company of ['Łódź', 'Ζεύς', 'Дом', 'Ação – “x”'])
    expect(isWritable('pt', { ...sheet, company })).toBe(true)
})
