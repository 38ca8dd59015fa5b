import { describe, expect, it } from 'vitest'
import { letterDocument } from './letter-document.ts'

const text =
  'ADVERTÊNCIA Nº 3/2026\n\nCondomínio\nSão Paulo\n\nFATOS\n\nEm 03/08/2026:\nMÚSICA ALTA'

describe('a letter on paper', () => {
  it('has every paragraph of its text in order, and no other', () => {
    const { content } = letterDocument({ text, digest: 'ab12' })
    const said = (content as { text?: string }[]).flatMap((part) => part.text ?? [])
    expect(said.join('\n\n')).toBe(text)
  })

  it('has places for the signature and the receipt, which no page cuts in two', () => {
    const { content } = letterDocument({ text, digest: 'ab12' })
    const [signed, receipt, ...others] = (content as object[]).slice(-2)
    expect(others).toEqual([])
    expect([signed, receipt]).toMatchObject([{ unbreakable: true }, { unbreakable: true }])
    expect(JSON.stringify(signed)).toContain('Assinatura de quem emite')
    expect(JSON.stringify(receipt)).toMatch(/Recebi esta carta em.*Documento.*Assinatura/)
  })

  it('sets its title and its headings in bold, and no facts that are written in capitals', () => {
    const { content } = letterDocument({ text, digest: 'ab12' })
    const bold = (content as { text: string; bold?: boolean }[]).filter((part) => part.bold)
    expect(bold.map((part) => part.text)).toEqual(['ADVERTÊNCIA Nº 3/2026', 'FATOS'])
  })

  it('names its digest at the foot of each page', () => {
    const { footer } = letterDocument({ text, digest: 'ab12' })
    expect(JSON.stringify(typeof footer === 'function' && footer(1, 2, {} as never))).toContain(
      'SHA-256 ab12',
    )
  })
})
