import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useMemo,
} from 'react'
import { type IsoDate, todayIso } from '../fields/dates.ts'
import { TooltipLayer } from '../overlays/TooltipLayer.tsx'
import type { UiTexts } from './UiTexts.ts'

/** The component of internal links: the app's router link, which takes `href`. */
export type LinkComponent = ComponentType<ComponentProps<'a'>> | 'a'

interface UiContextValue {
  texts: UiTexts
  locale: string
  link: LinkComponent
  today: () => IsoDate
}

const UiContext = createContext<UiContextValue | null>(null)

export interface UiProviderProps {
  texts: UiTexts
  /** BCP 47 tag for formatting numbers, months and weekdays: `pt-BR`. */
  locale: string
  direction?: 'ltr' | 'rtl'
  link?: LinkComponent
  /** Returns the day that calendars mark as today; by default this device's. */
  today?: () => IsoDate
  children: ReactNode
}

/**
 * Provides the app with texts, locale, day, direction, links and tooltips, and prevents style
 * elements at run time.
 */
export function UiProvider(props: UiProviderProps) {
  const { texts, locale, direction = 'ltr', link = 'a', children } = props
  const { today = todayIso } = props
  const value = useMemo(() => ({ texts, locale, link, today }), [texts, locale, link, today])
  return (
    <UiContext value={value}>
      <CSPProvider disableStyleElements>
        <DirectionProvider direction={direction}>
          {children}
          <TooltipLayer />
        </DirectionProvider>
      </CSPProvider>
    </UiContext>
  )
}

/** Returns texts, locale, link and day of the surrounding `UiProvider`; throws without one. */
export function useUi(): UiContextValue {
  const value = use(UiContext)
  if (!value) throw new Error('a component of the design system needs a UiProvider above it')
  return value
}
