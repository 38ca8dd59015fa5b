import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Tabs } from '@portaria/ui/display/Tabs'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { showToast } from '@portaria/ui/toast'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { DeleteButton } from '../frame/DeleteButton.tsx'
import { MissingPage } from '../frame/MissingPage.tsx'
import { useDemoHost, usePageTitle } from '../host/use-demo-host.ts'
import { slugOf } from '../text/slug.ts'
import {
  brokenProductRules,
  emptyProduct,
  type ProductDraft,
  productOfDraft,
} from './product-rules.ts'
import { BasicTab } from './product-tabs/BasicTab.tsx'
import { ImagesTab } from './product-tabs/ImagesTab.tsx'
import { PricesTab } from './product-tabs/PricesTab.tsx'
import { ShippingTab } from './product-tabs/ShippingTab.tsx'
import { StockTab } from './product-tabs/StockTab.tsx'
import type { TabProps } from './product-tabs/tab-props.ts'
import type { ShopCalls } from './shop.types.ts'
import { productPath } from './shop-paths.ts'
import { shopTexts } from './texts/shop-texts.ts'

const { change, find } = demoClient<ShopCalls>()

const PRODUCTS = '/apps/e-commerce/products'

/** A product to edit, or a message if it does not exist. */
export function ProductPage({ productId }: { productId: string }) {
  const t = shopTexts.useTexts()
  const asked = { query: { productId } }
  const { data: product } = useSuspenseQuery(find('GET /api/e-commerce-app/product', asked))
  if (product !== null) return <ProductForm product={product} />
  return (
    <MissingPage
      icon={ShoppingBag}
      title={t('missingProduct')}
      href={PRODUCTS}
      way={t('allProducts')}
    />
  )
}

/** `/apps/e-commerce/products/new` */
export const NewProductPage = () => <ProductForm product={emptyProduct} />

/** The tab of each field. */
const tabOf = {
  name: 'basic',
  priceTaxExcl: 'prices',
  priceTaxIncl: 'prices',
  comparedPrice: 'prices',
  quantity: 'stock',
  width: 'shipping',
  height: 'shipping',
  depth: 'shipping',
  weight: 'shipping',
  extraShippingFee: 'shipping',
} as const

const tabs = {
  basic: BasicTab,
  images: ImagesTab,
  prices: PricesTab,
  stock: StockTab,
  shipping: ShippingTab,
}

type TabName = keyof typeof tabs

const tabNames: readonly TabName[] = ['basic', 'images', 'prices', 'stock', 'shipping']

function ProductForm({ product }: { product: ProductDraft }) {
  const t = shopTexts.useTexts()
  const { go } = useDemoHost()
  usePageTitle(`${product.name || t('newProduct')} · ${t('title')}`)
  const [draft, setDraft] = useState(product)
  const [tab, setTab] = useState<TabName>('basic')
  const [tried, setTried] = useState(false)
  const broken = brokenProductRules(draft)
  const errorOf: TabProps['errorOf'] = (field) => {
    const rule = tried ? broken[field] : undefined
    return rule === undefined ? undefined : t(`rule.${rule}`)
  }
  const save = async () => {
    setTried(true)
    const [first] = Object.keys(tabOf).filter((field) => field in broken) as (keyof typeof tabOf)[]
    if (first !== undefined) {
      // Opens the tab of the wrong field.
      setTab(tabOf[first])
      return
    }
    const body = productOfDraft(draft, slugOf(draft.name))
    const saved = await change('POST /api/e-commerce-app/product/save', { body })
    showToast({ title: t('saved'), text: saved.name, tone: 'success' })
    setTried(false)
    go(productPath(saved), { replace: true })
  }
  const props: TabProps = {
    draft,
    onChange: (changes) => setDraft({ ...draft, ...changes }),
    errorOf,
  }
  const id = draft.id
  return (
    <Page kind="form">
      <PageHeader
        title={product.name || t('newProduct')}
        actions={
          <>
            <ButtonLink href={PRODUCTS} icon={ArrowLeft} className="[&_svg]:rtl:-scale-x-100">
              {t('allProducts')}
            </ButtonLink>
            {id !== undefined && (
              <DeleteButton
                title={t('sure', { count: 1 })}
                confirm={t('removeProduct')}
                onConfirm={async () => {
                  go(PRODUCTS, { replace: true })
                  await change('POST /api/e-commerce-app/remove-product', { body: { id } })
                }}
              >
                {t('removeProduct')}
              </DeleteButton>
            )}
            <Button variant="primary" onClick={() => void save()}>
              {t('save')}
            </Button>
          </>
        }
      />
      <FormLayout label={t('save')} onSubmit={() => void save()}>
        <Tabs
          label={t('tabs')}
          value={tab}
          onChange={(next) => setTab(tabNames.find((name) => name === next) ?? 'basic')}
          tabs={tabNames.map((value) => {
            const Tab = tabs[value]
            return {
              value,
              label: t(`tab.${value}`),
              content: <Tab {...props} />,
              keepMounted: true,
            }
          })}
        />
      </FormLayout>
    </Page>
  )
}
