import type { Building, UnitLight } from '@portaria/contract/modules/units/buildings'
import { unitLights } from '@portaria/contract/modules/units/buildings'
import { Button } from '@portaria/ui/actions/Button'
import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { lights } from './lights.ts'
import type { Lit, LiveUnits } from './live-units.store.ts'
import { liveTexts } from './texts/live-texts.ts'
import { lightsOf, useLitWords } from './use-lit-words.ts'

/** Units shown before "show all". */
const SHOWN = 12

export interface LitListProps {
  towers: readonly Building[]
  units: LiveUnits
  only: UnitLight | null
  onOpen: (unitId: string) => void
}

/** The lit units as a list, the most urgent first: the drawing of a narrow window. */
export function LitList({ towers, units, only, onOpen }: LitListProps) {
  const t = liveTexts.useTexts()
  const wordsOf = useLitWords()
  const [isWhole, setIsWhole] = useState(false)
  const lit = towers
    .flatMap((tower) => tower.units.map((unit) => ({ tower, unit, lit: units.litOf(unit.id) })))
    .filter((one) => (only ? (one.lit[only] ?? 0) > 0 : lightsOf(one.lit).length > 0))
    .toSorted((one, other) => urgencyOf(one.lit) - urgencyOf(other.lit))
  if (lit.length === 0) {
    return (
      <p className="flex min-h-11 items-center gap-3 text-sm text-muted">
        <CircleCheck aria-hidden className="size-5 text-success-ink" />
        {t('noneLit')}
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <ul className="divide-y divide-line">
        {(isWhole ? lit : lit.slice(0, SHOWN)).map(({ tower, unit, lit: own }) => (
          <li key={unit.id}>
            <button
              type="button"
              onClick={() => onOpen(unit.id)}
              className="flex min-h-12 w-full items-center gap-3 py-1.5 text-start text-sm hover:bg-row-hover"
            >
              <span className="flex shrink-0 gap-1">
                {lightsOf(own).map((light) => {
                  const { icon: Icon, look } = lights[light]
                  return (
                    <span
                      key={light}
                      className={clsx(
                        'inline-flex size-6 items-center justify-center rounded-sm border',
                        look,
                      )}
                    >
                      <Icon aria-hidden className="size-4" />
                    </span>
                  )
                })}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium">
                  {[unit.number, towers.length > 1 ? tower.name : ''].filter(Boolean).join(' · ')}
                </span>
                <span className="block text-muted">{wordsOf(own)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && lit.length > SHOWN && (
        <Button variant="ghost" onClick={() => setIsWhole(true)}>
          {t('allLit', { count: lit.length })}
        </Button>
      )}
    </div>
  )
}

/** The place of the most urgent light. */
const urgencyOf = (lit: Lit): number => unitLights.findIndex((light) => (lit[light] ?? 0) > 0)
