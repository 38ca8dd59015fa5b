import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isRichTextLink,
  readRichText,
  richTextCell,
  richTextOfLines,
  wordsOfRichText,
} from './rich-text.ts'

describe('formatted text', () => {
  it('is made of plain lines, one paragraph each, whose markup is text', () => {
    expect(readRichText('Silêncio\r\n\r\n22h < 8h & sempre')).toBe(
      '<p>Silêncio</p><p>22h &lt; 8h &amp; sempre</p>',
    )
  })

  it('is null if it has markup alone', () => {
    expect(['', '  \n ', '<p></p>', '<p>&nbsp;</p><br/>'].map(readRichText)).toEqual(
      Array(4).fill(null),
    )
  })

  it('loses characters that make a text look like another', () => {
    expect(readRichText('<p>\u202eadiaf\u202c</p>')).toBe('<p>adiaf</p>')
  })

  it('has words without its elements, one line per block', () => {
    expect(
      wordsOfRichText(
        '<h2>Uso</h2><ul><li><p>Até <strong>22h</strong></p></li><li>A &amp; B</li></ul>',
      ),
    ).toBe('Uso\nAté 22h\nA & B')
  })

  it('is written in a cell as lines if they read back as the same, and as HTML otherwise', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const html = readRichText(text)
        if (html === null) return
        const cell = richTextCell(html)
        expect(readRichText(cell)).toBe(html)
      }),
    )
    expect(richTextCell('<p>Um</p><p>Dois</p>')).toBe('Um\nDois')
    const bold = '<p>Um <strong>dois</strong></p>'
    expect(richTextCell(bold)).toBe(bold)
    expect(richTextOfLines('Um\nDois')).toBe('<p>Um</p><p>Dois</p>')
  })

  it('links to sites, letters, calls and Portaria, and runs no script', () => {
    const good = [
      'https://a.example',
      'HTTP://a.example',
      'mailto:a@b.example',
      'tel:+55',
      '/apps/x',
    ]
    expect(good.map(isRichTextLink)).toEqual(good.map(() => true))
    const bad = ['javascript:alert(1)', 'data:text/html,x', '//a.example', '/\\a.example', 'x', '']
    expect(bad.map(isRichTextLink)).toEqual(bad.map(() => false))
  })
})
