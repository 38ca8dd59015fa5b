import { useLanguage } from '@portaria/i18n/react/texts'
import type { IconType } from '@portaria/ui/icon'
import { Page } from '@portaria/ui/layout/Page'
import { WhenSized } from '@portaria/ui/layout/WhenSized'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { addressLeft, keepRecord } from '../../platform/list-place.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { recordHeading } from '../field-kinds/record-heading.ts'
import { RemovedBanner } from '../form/RemovedBanner.tsx'
import { RecordAsideSlots, RecordFootSlots, RecordPanelSlots } from '../RegisterSlots.tsx'
import type { RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { CALL } from './RecordContacts.tsx'
import { RecordHeader } from './RecordHeader.tsx'
import { RecordPicture } from './RecordPicture.tsx'
import { RecordSections } from './RecordSections.tsx'

export interface RecordViewProps {
  record: RegisterRecord
  icon: IconType
}

const wide = 'flex min-w-0 flex-col gap-4 xl:flex-1'
const narrow = 'flex min-w-0 flex-col gap-4 xl:w-96 xl:shrink-0'

/** A record for reading: its head, its panels and its filled fields. */
export function RecordView({ record, icon }: RecordViewProps) {
  const { register, paths, slots } = useRegister()
  const router = useRouter()
  const title = useRef<HTMLHeadingElement>(null)
  const name = recordHeading(register, record, useLanguage())
  usePageTitle(name)
  useEffect(() => {
    const { hash, state } = router.latestLocation
    // A search result leads to the telephone number on this page, so that Enter calls it.
    const asked = hash === CALL ? document.getElementById(CALL) : null
    ;(asked ?? title.current)?.focus({ preventScroll: true })
    keepRecord(state.__TSR_index)
  }, [router])
  const leave = (event: KeyboardEvent) => {
    const isOver = !(event.target instanceof Node && event.currentTarget.contains(event.target))
    if (event.key !== 'Escape' || event.defaultPrevented || isOver || !paths.list) return
    void router.navigate({ href: addressLeft(paths.list) })
  }
  const isLive = record.deleted_at === null
  const hasPanels = isLive && slots.recordPanels.length > 0
  const hasAside = isLive && slots.recordAside.length > 0
  return (
    // Escape leaves from anywhere on the page; links and buttons keep their own keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={leave}>
      <Page kind="form">
        <RecordHeader
          {...{ record }}
          title={name}
          titleRef={title}
          picture={<RecordPicture {...{ record, icon }} />}
        />
        {!isLive && <RemovedBanner record={record} />}
        <WhenSized>
          <div className="flex flex-col gap-4 py-2 xl:flex-row xl:items-start">
            {hasPanels && (
              <div className={`${wide} xl:has-data-unsized:invisible`}>
                <RecordPanelSlots record={record} />
              </div>
            )}
            {hasAside && (
              <div
                className={`${narrow} empty:max-xl:hidden xl:order-last xl:has-data-unsized:invisible`}
              >
                <RecordAsideSlots record={record} />
              </div>
            )}
            <div className={hasPanels ? narrow : `${wide} ${hasAside ? '' : 'xl:max-w-2xl'}`}>
              <RecordSections record={record} />
              {isLive && <RecordFootSlots record={record} />}
            </div>
          </div>
        </WhenSized>
      </Page>
    </div>
  )
}
