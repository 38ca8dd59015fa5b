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

/** The component of internal links: the app's router link, taking `href`. */
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
  /** BCP 47 tag for numbers, months and weekdays, for example `pt-BR`. */
  locale: string
  direction?: 'ltr' | 'rtl'
  link?: LinkComponent
  /** The day that calendars mark as today; otherwise this device's. */
  today?: () => IsoDate
  children: ReactNode
}

/** Wraps the app: texts, locale, day, direction, links, tooltips, no run-time style elements. */
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

/** Texts, locale, link and day of the surrounding `UiProvider`; throws without one. */
export function useUi(): UiContextValue {
  const value = use(UiContext)
  if (!value) throw new Error('a component of the design system needs a UiProvider above it')
  return value
}
