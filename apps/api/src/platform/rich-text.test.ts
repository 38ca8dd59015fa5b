import { isRichTextLink, richTextElements } from '@portaria/contract/value-types/rich-text'
import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { htmlAttacks } from '../testing/html-attacks.ts'
import { cleanRichText } from './rich-text.ts'

/**
 * Finds the elements and attributes of HTML that formatted text may not have, independently of the
 * cleaner's own lists.
 */
function foreignParts(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!richTextElements.some((one) => one === name)) found.push(`<${name}>`)
      for (const [attribute, value] of Object.entries(attributes))
        if (name !== 'a' || attribute !== 'href' || !isRichTextLink(value))
          found.push(`${attribute}=${value}`)
    },
    oncomment: (text) => void found.push(`<!--${text}`),
    onprocessinginstruction: (name) => void found.push(`<?${name}`),
  })
  parser.end(html)
  return found
}

describe('cleaned HTML', () => {
  it.each(htmlAttacks)('runs no script and leads nowhere else: %s', (attack) => {
    const clean = cleanRichText(attack) ?? ''
    expect(clean).toContain('Aviso')
    expect(foreignParts(clean)).toEqual([])
  })

  it('has no paragraph within a paragraph after an element between them is removed', () => {
    expect(cleanRichText('<p>Um<span><p>dois</p></span></p>')).toBe('<p>Um</p><p>dois</p><p></p>')
  })

  it('stays the same when cleaned again, whatever the input', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...htmlAttacks,
        '<p>',
        '</p>',
        '<ul><li>',
        '</li>',
        '<b>',
        '&amp;',
        '<',
        '"',
        "'",
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const clean = cleanRichText(pieces.join(''))
        if (clean === null) return
        expect(foreignParts(clean)).toEqual([])
        expect(cleanRichText(clean)).toBe(clean)
      }),
      { numRuns: 300 },
    )
  })

  it('keeps the elements that rules are written with', () => {
    const body =
      '<h2>Uso do salão</h2><p>Até <strong>22h</strong>, <em>sem</em> <u>som</u> <s>alto</s>.<br />Depois, não.</p>' +
      '<ol><li><p>Limpar</p></li></ol><ul><li>Fechar</li></ul><blockquote><p>Art. 9</p></blockquote>' +
      '<p><a href="https://a.example">Lei</a> e <a href="/apps/x">aqui</a></p>'
    expect(cleanRichText(body)).toBe(body)
  })

  it('has the same elements by their usual names', () => {
    expect(cleanRichText('<h1>A</h1><div>B <b>c</b> <i>d</i> <del>e</del></div>')).toBe(
      '<h2>A</h2><p>B <strong>c</strong> <em>d</em> <s>e</s></p>',
    )
  })

  it('is null if no word is left', () => {
    expect(['<script>alert(1)</script>', '<img src=x>', '<p> </p>'].map(cleanRichText)).toEqual([
      null,
      null,
      null,
    ])
  })
})
