import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastRatio } from '../theme/contrast.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The colours of a kind of schemes by token, or all of a token's values in them. */
const valuesIn = (css: string, kind: 'light' | 'dark', token: RegExp): string[] =>
  [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)]
    .filter(([, selectors = '']) => /dark/i.test(selectors) === (kind === 'dark'))
    .flatMap(([, , body = '']) =>
      [...body.matchAll(new RegExp(`${token.source}:\\s*(#\\w+)`, 'g'))].map(
        ([, hex]) => hex ?? '',
      ),
    )

test.each(['light', 'dark'] as const)('each colour is legible in every %s scheme', (kind) => {
  const series = read('./series.css')
  const inks = valuesIn(series, kind, /--ui-series-\d-ink/)
  const softs = valuesIn(series, kind, /--ui-series-\d-soft/)
  const surfaces = valuesIn(read('../schemes.css'), kind, /--ui-surface/)
  expect([inks.length, softs.length, new Set(inks).size]).toEqual([8, 8, 8])
  expect(surfaces.length).toBeGreaterThan(0)
  for (const [nth, ink] of inks.entries())
    for (const ground of [softs[nth] ?? '', ...surfaces])
      expect(contrastRatio(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
})
