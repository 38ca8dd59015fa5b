import { type UnitLight, unitLights } from '@portaria/contract/modules/units/buildings'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { clsx } from 'clsx'
import { lights } from './lights.ts'
import type { LitTotals } from './live-units.store.ts'
import { liveTexts } from './texts/live-texts.ts'

export interface LightLegendProps {
  totals: LitTotals
  only: UnitLight | null
  onOnly: (light: UnitLight | null) => void
}

/** The lights with their numbers; a press shows one of them alone, another press all again. */
export function LightLegend({ totals, only, onOnly }: LightLegendProps) {
  const t = liveTexts.useTexts()
  const { count } = useFormats()
  return (
    <fieldset aria-label={t('legend')} className="m-0 border-0 p-0 flex flex-wrap gap-x-1 gap-y-1">
      {unitLights.map((light) => {
        const number = totals[light]
        if (number === undefined) return null
        const { icon: Icon, look } = lights[light]
        const name = `${t(`lights.${light}`)} ${count(number)}`
        // What is not there now needs no words beside its shape.
        const isShort = number === 0 && only !== light
        return (
          <button
            key={light}
            type="button"
            aria-pressed={only === light}
            {...(isShort && { 'aria-label': name, 'data-tooltip': t(`lights.${light}`) })}
            onClick={() => onOnly(only === light ? null : light)}
            className={clsx(
              'inline-flex h-8 items-center gap-1.5 rounded-md border px-2 text-xs hover:bg-row-hover pointer-coarse:h-11',
              only === light ? 'border-accent' : 'border-transparent',
              number === 0 && 'text-muted',
            )}
          >
            <span
              className={clsx(
                'inline-flex size-5 items-center justify-center rounded-sm border',
                look,
              )}
            >
              <Icon aria-hidden className="size-3.5" />
            </span>
            {!isShort && `${t(`lights.${light}`)} `}
            <span className="tabular font-semibold">{count(number)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
