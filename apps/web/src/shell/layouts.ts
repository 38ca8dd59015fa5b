import type { Settings } from '@portaria/contract/settings/settings'
import type { LayoutProps } from '@portaria/ui/layout'
import { layout1 } from '@portaria/ui/layout/Layout1'
import { type ReactNode, useEffect, useState } from 'react'
import { currentSettings } from '../platform/settings/settings.store.ts'

/**
 * Arranges the parts of the frame. It is called as a function rather than mounted, so it has no
 * state.
 */
type Layout = (props: LayoutProps) => ReactNode

type LayoutName = 'layout1' | 'tabbed' | 'layout2' | 'layout3'

/**
 * The first layout is loaded with the app, since most people keep it; the others are loaded when
 * chosen.
 */
const loaders: Record<LayoutName, () => Promise<Layout>> = {
  layout1: () => Promise.resolve(layout1),
  tabbed: async () => (await import('@portaria/ui/layout/TabbedLayout1')).tabbedLayout1,
  layout2: async () => (await import('@portaria/ui/layout/HorizontalLayouts')).layout2,
  layout3: async () => (await import('@portaria/ui/layout/HorizontalLayouts')).layout3,
}

const fetched = new Map<LayoutName, Layout>([['layout1', layout1]])

function nameOf({ style, config }: Settings['layout']): LayoutName {
  const tabbed = config.navbar.style === 'style-3' || config.navbar.style === 'style-3-dense'
  return style === 'layout1' && tabbed ? 'tabbed' : style
}

/** Loads the layout of the settings, so that the frame is right when first shown. */
export async function fetchLayout(layout: Settings['layout'] = currentSettings().layout) {
  const name = nameOf(layout)
  if (!fetched.has(name)) fetched.set(name, await loaders[name]())
}

/** Returns the chosen layout; the former one while its code loads. */
export function useLayout(layout: Settings['layout']): Layout {
  const name = nameOf(layout)
  const [shown, setShown] = useState<LayoutName>('layout1')
  if (shown !== name && fetched.has(name)) setShown(name)
  useEffect(() => {
    if (fetched.has(name)) return
    // If loading fails the current layout stays.
    void fetchLayout(layout).then(
      () => setShown(name),
      () => undefined,
    )
  }, [name, layout])
  return fetched.get(name) ?? fetched.get(shown) ?? layout1
}
