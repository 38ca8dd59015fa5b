import { mayUse } from '@portaria/contract/define-register/permissions'
import { Button } from '@portaria/ui/actions/Button'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, LogOut, ReceiptText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { leavingRegister, overviewQuery } from './departure-calls.ts'
import { departuresTexts } from './texts/departures-texts.ts'

const DepartureDialog = lazyCode(
  async () => (await import('./DepartureDialog.tsx')).DepartureDialog,
)
const ReceiptDialog = lazyCode(async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog)

/** Starts a departure, and shows a planned one or the receipt of the last one. */
export function DepartureActions({ record }: RecordSlotProps) {
  const { register, role } = useRegister()
  const name = leavingRegister(register.name)
  const t = departuresTexts.useTexts()
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const isAllowed = name !== null && mayUse(role, 'departures.decide')
  const { data, refetch } = useQuery({
    ...overviewQuery(name ?? 'residents', record.id),
    enabled: isAllowed,
  })
  if (!isAllowed) return null
  const plans = data?.departures.filter(({ state }) => state === 'planned') ?? []
  const [planned] = plans
  const done = data?.departures.find(({ state }) => state === 'done')
  const begin = () => {
    setOpen(true)
    // The things that belong to a person change on other pages too.
    void refetch()
  }
  const isActive = record['status'] === 'ATIVO'
  // An inactive person can leave too, as long as they still have a card or a login.
  const isHere =
    isActive ||
    data?.things.some(({ kind, person_id: of }) => kind !== 'person' && of === record.id)
  const leaves = (unit: string | null) =>
    plans.some(({ apartment }) => (apartment?.id ?? null) === unit)
  // A departure planned for one unit still allows plans for the person's other units.
  const isOpen =
    plans.length === 0 || (!leaves(null) && data?.units.some(({ id }) => !leaves(id)) === true)
  return (
    <>
      {done && !isActive && (
        <Button icon={ReceiptText} onClick={() => setShown(done.id)}>
          {t('receipt.button')}
        </Button>
      )}
      {planned && (
        <Button icon={CalendarClock} onClick={() => setShown(planned.id)}>
          {t(`planned.${planned.kind}`)}
        </Button>
      )}
      {/* Rendered before everything is known: a button that appears later would move the page. */}
      {(data === undefined ? isActive : isOpen && isHere) && (
        <Button icon={LogOut} onClick={begin}>
          {t(`begin.${name}`)}
        </Button>
      )}
      <Suspense>
        {open && data && (
          <DepartureDialog
            register={name}
            overview={data}
            onClose={() => setOpen(false)}
            onBegun={({ id, state }) => {
              setOpen(false)
              if (state === 'done') setShown(id)
            }}
          />
        )}
        {shown !== null && <ReceiptDialog id={shown} onClose={() => setShown(null)} />}
      </Suspense>
    </>
  )
}
