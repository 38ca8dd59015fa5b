import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Badge } from '@portaria/ui/display/Badge'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { useSuspenseQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Plus, ShoppingBag, Trash2 } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import { DeleteButton } from '../frame/DeleteButton.tsx'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import { usePageTitle } from '../host/use-demo-host.ts'
import { SelectableList } from '../lists/SelectableList.tsx'
import type { Product, ShopCalls } from './shop.types.ts'
import { productPath } from './shop-paths.ts'
import { shopTexts } from './texts/shop-texts.ts'

const { change, query } = demoClient<ShopCalls>()

/** `/apps/e-commerce/products` */
export function ProductsPage() {
  const t = shopTexts.useTexts()
  const { data: products } = useSuspenseQuery(query('GET /api/e-commerce-app/products'))
  usePageTitle(`${t('products')} · ${t('title')}`)
  return (
    <Page>
      <PageHeader
        title={t('products')}
        actions={
          <ButtonLink href="/apps/e-commerce/products/new" variant="primary" icon={Plus}>
            {t('newProduct')}
          </ButtonLink>
        }
      />
      <SelectableList
        search={t('searchProducts')}
        rows={products}
        wordsOf={({ name, sku, categories, tags }) => [name, sku, ...categories, ...tags].join(' ')}
        count={(count) => t('countProducts', { count })}
        none={{ icon: ShoppingBag, title: t('noneProducts'), found: t('none') }}
        renderBulk={({ ids, clear }) => (
          <DeleteButton
            size="sm"
            icon={Trash2}
            title={t('sure', { count: ids.length })}
            confirm={t('removeProducts')}
            onConfirm={async () => {
              const body = { productIds: [...ids] }
              await change('POST /api/e-commerce-app/remove-products', { body })
              clear()
            }}
          >
            {t('removeProducts')}
          </DeleteButton>
        )}
        renderRow={(product, selected, onSelect) => (
          <ProductRow key={product.id} {...{ product, selected, onSelect }} />
        )}
      />
    </Page>
  )
}

interface ProductRowProps {
  product: Product
  selected: boolean
  onSelect: () => void
}

function ProductRow({ product, selected, onSelect }: ProductRowProps) {
  const t = shopTexts.useTexts()
  const frame = frameTexts.useTexts()
  const { link: Link } = useUi()
  const { money } = useFormats()
  const { name, images, featuredImageId, categories, priceTaxIncl, quantity, active } = product
  const picture = images.find(({ id }) => id === featuredImageId) ?? images[0]
  return (
    <li
      className={clsx(
        'relative flex items-center gap-3 py-2 ps-4 pe-4 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] hover:bg-row-hover',
        selected && 'bg-accent-soft hover:bg-accent-soft',
      )}
    >
      <Checkbox
        aria-label={frame('select', { name })}
        checked={selected}
        onChange={onSelect}
        className="relative z-10"
      />
      <img
        src={picture?.url}
        alt=""
        className="h-12 w-16 shrink-0 rounded-md bg-sunken object-cover"
      />
      <div className="grid min-w-0 flex-1 items-center gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_8rem_9rem_7rem]">
        <div className="min-w-0">
          <Link
            href={productPath(product)}
            className="block truncate rounded-sm text-sm font-medium after:absolute after:inset-0"
          >
            {name}
          </Link>
          <p className="truncate text-sm text-muted">{categories.join(', ')}</p>
        </div>
        <span className="tabular text-sm md:text-end">{money(priceTaxIncl)}</span>
        <span className="tabular text-sm text-muted">{t('stock', { count: quantity })}</span>
        <span>
          <Badge dot tone={active ? 'success' : 'neutral'}>
            {t(active ? 'active' : 'inactive')}
          </Badge>
        </span>
      </div>
    </li>
  )
}
