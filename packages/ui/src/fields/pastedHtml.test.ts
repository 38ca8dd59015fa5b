import { expect, it } from 'vitest'
import { withoutLooks } from './pastedHtml.ts'

it('keeps words, elements and addresses of links, but no styles', () => {
  expect(
    withoutLooks(
      '<style>p{color:red}</style><p class="MsoNormal" style=\'margin:0 "x"\'>Até <b>22h</b> <a style="x" href="https://a.example/?a=1>0">lei</a></p>',
    ),
  ).toBe('<p>Até <b>22h</b> <a href="https://a.example/?a=1>0">lei</a></p>')
})

it('recognizes the false bold of Google Docs', () => {
  expect(
    withoutLooks('<b style="font-weight:normal;" id="docs-internal-guid-1"><p>Um</p></b>'),
  ).toBe('<p>Um</p></b>')
})

it('keeps text copied from the editor itself', () => {
  expect(withoutLooks('<p data-pm-slice="1 1 []" dir="ltr">Um</p>')).toBe(
    '<p data-pm-slice="1 1 []">Um</p>',
  )
})
