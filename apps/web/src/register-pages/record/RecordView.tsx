import { useLanguage } from '@portaria/i18n/react/texts'
import type { IconType } from '@portaria/ui/icon'
import { Page } from '@portaria/ui/layout/Page'
import { StoryAndFacts } from '@portaria/ui/layout/StoryAndFacts'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { addressLeft, keepRecord } from '../../platform/list-place.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { recordHeading } from '../field-kinds/record-heading.ts'
import { RemovedBanner } from '../form/RemovedBanner.tsx'
import {
  RecordAsideSlots,
  RecordFootSlots,
  RecordHistorySlots,
  RecordPanelSlots,
  RemovedSlots,
} from '../RegisterSlots.tsx'
import type { RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { CALL } from './RecordContacts.tsx'
import { RecordFacts } from './RecordFacts.tsx'
import { RecordHeader } from './RecordHeader.tsx'
import { RecordPicture } from './RecordPicture.tsx'
import { RecordStory } from './RecordStory.tsx'

export interface RecordViewProps {
  record: RegisterRecord
  icon: IconType
}

/** A record for reading: its head, its story in the middle, and its facts beside it (interface §21). */
export function RecordView({ record, icon }: RecordViewProps) {
  const { register, paths } = useRegister()
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
  return (
    // Escape leaves from anywhere on the page; links and buttons keep their own keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={leave}>
      <Page kind="record">
        <RecordHeader
          {...{ record }}
          title={name}
          titleRef={title}
          picture={<RecordPicture {...{ record, icon }} />}
        />
        {!isLive && (
          <RemovedSlots record={record}>
            <RemovedBanner record={record} />
          </RemovedSlots>
        )}
        <StoryAndFacts
          story={
            <>
              {isLive && <RecordPanelSlots record={record} />}
              <RecordStory record={record} />
              {isLive && <RecordFootSlots record={record} />}
              {isLive && <RecordHistorySlots record={record} />}
            </>
          }
          facts={
            <>
              {isLive && <RecordAsideSlots record={record} />}
              <RecordFacts record={record} />
            </>
          }
        />
      </Page>
    </div>
  )
}
