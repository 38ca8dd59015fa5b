import { useFormats } from '@portaria/i18n/react/use-formats'
import { ScrollRegion } from '@portaria/ui/layout/ScrollRegion'
import type { Order } from './shop.types.ts'
import { shopTexts } from './texts/shop-texts.ts'

/** The ordered products, with the total. */
export function OrderLines({ order }: { order: Order }) {
  const t = shopTexts.useTexts()
  const { count, money } = useFormats()
  const sums = ['subtotal', 'tax', 'discount', 'total'] as const
  return (
    <ScrollRegion label={t('products')} className="rounded-lg border border-line bg-surface">
      <table className="w-full text-sm">
        <thead className="border-b border-line text-xs text-muted">
          <tr>
            <th scope="col" className="px-4 py-2.5 text-start font-medium">
              {t('order.product')}
            </th>
            {(['price', 'quantity', 'total'] as const).map((head) => (
              <th key={head} scope="col" className="px-4 py-2.5 text-end font-medium">
                {t(`order.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ui-lines">
          {order.products.map((line) => (
            <tr key={line.id}>
              <th scope="row" className="px-4 py-3 text-start font-medium">
                <span className="flex items-center gap-3">
                  <img
                    src={line.image}
                    alt=""
                    className="h-9 w-12 rounded-md object-cover max-sm:hidden print:hidden"
                  />
                  {line.name}
                </span>
              </th>
              <td className="tabular px-4 py-3 text-end">{money(line.price)}</td>
              <td className="tabular px-4 py-3 text-end">{count(line.quantity)}</td>
              <td className="tabular px-4 py-3 text-end">{money(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line">
          {sums.map((sum) => (
            <tr key={sum} className={sum === 'total' ? 'text-base font-semibold' : 'text-muted'}>
              <th scope="row" colSpan={3} className="px-4 py-1.5 text-end font-[inherit]">
                {t(`order.${sum}`)}
              </th>
              <td className="tabular px-4 py-1.5 text-end">
                {money(sum === 'discount' ? -order.discount : order[sum])}
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </ScrollRegion>
  )
}
