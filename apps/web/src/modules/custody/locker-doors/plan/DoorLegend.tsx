import { clsx } from 'clsx'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'
import { FlagSign } from './DoorTile.tsx'
import { doorFlags, stateLooks } from './door-looks.ts'
import { useDoorWords } from './use-door-words.ts'

const states = ['free', 'reserved', 'occupied', 'blocked'] as const

/** Explains the colours and symbols of the plan. */
export function DoorLegend() {
  const t = lockerDoorsTexts.useTexts()
  const { wordOf } = useDoorWords()
  return (
    <section aria-label={t('plan.legend')} className="text-sm">
      <ul className="flex flex-wrap gap-x-5 gap-y-2 lg:flex-col">
        {states.map((state) => {
          const { icon: Icon, tone, fill } = stateLooks[state]
          return (
            <li key={state} className="flex items-center gap-2">
              <span
                className={clsx(
                  'inline-flex size-6 items-center justify-center rounded-sm border',
                  fill,
                  tone,
                )}
              >
                <Icon aria-hidden className="size-4" />
              </span>
              {wordOf('state', state)}
            </li>
          )
        })}
        {doorFlags.map((flag) => (
          <li key={flag} className="flex items-center gap-2">
            <FlagSign flag={flag} />
            {t(`flags.${flag}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
