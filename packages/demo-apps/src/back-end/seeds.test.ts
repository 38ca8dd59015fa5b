import { expect, test } from 'vitest'
import { iconPictures1 } from '../icons/icon-pictures-1.ts'
import { iconPictures2 } from '../icons/icon-pictures-2.ts'
import { iconsSeed } from '../icons/icons.seed.ts'
import { invoicesSeed } from '../invoices/invoices.seed.ts'
import { knowledgeBaseSeed } from '../knowledge-base/knowledge-base.seed.ts'
import { demoApps } from './apps.ts'

test('the icons range from 360 beyond live_tv, each drawn once, at 20 or 24 pixels', () => {
  const names = iconsSeed().map(({ name }) => name)
  expect(names[0]).toBe('360')
  expect(names).toContain('live_tv')
  expect(names.toSorted()).toEqual(
    [...Object.keys(iconPictures1), ...Object.keys(iconPictures2)].toSorted(),
  )
  for (const { sizes_px: sizes, unsupported_families: unsupported } of iconsSeed()) {
    expect([[20], [24], [20, 24]]).toContainEqual(sizes)
    expect(unsupported).toEqual([])
  }
})

test('the knowledge base counts its articles (demo-apps §13)', () => {
  const categories = knowledgeBaseSeed()
  expect(categories.map(({ articlesCount }) => articlesCount)).toEqual([17, 12, 19, 24])
  for (const { path, featuredArticles, articlesCount } of categories) {
    expect(path).toBe('/pages/knowledge-base')
    expect(featuredArticles.length).toBeLessThanOrEqual(articlesCount)
  }
})

test('an invoice adds up, in strings with a decimal point', () => {
  const cents = (amount: string) => Math.round(Number(amount) * 100)
  for (const { services, subtotal, tax, discount, total } of invoicesSeed()) {
    for (const amount of [subtotal, tax, discount, total]) expect(amount).toMatch(/^\d+\.\d\d$/)
    const lines = services.map((service) => {
      expect(cents(service.total)).toBe(cents(service.unitPrice) * Number(service.quantity))
      return cents(service.total)
    })
    expect(cents(subtotal)).toBe(lines.reduce((sum, line) => sum + line, 0))
    expect(cents(total)).toBe(cents(subtotal) + cents(tax) - cents(discount))
  }
})

test('no seed names a host that somebody could own', async () => {
  const seeds = await Promise.all(demoApps.map(async ({ load }) => (await load()).seed(0)))
  const found = JSON.stringify(seeds).match(/(https?:\/\/[^"\\ ]+|@[\w.-]+\.\w+)/g) ?? []
  expect(
    found.filter((each) => !each.endsWith('.example') && !each.includes('w3.org/2000/svg')),
  ).toEqual([])
})
