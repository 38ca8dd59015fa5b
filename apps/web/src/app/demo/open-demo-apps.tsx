import { openDoor } from '@portaria/demo-apps/door'
import { DemoRoom } from '@portaria/demo-apps/room/DemoRoom'
import { useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { defineTexts } from '../../platform/i18n/i18n.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { Brand } from '../../shell/Brand.tsx'

openDoor({
  defineTexts,
  usePageTitle,
  useSearchParams: () => useSearch({ strict: false }),
  Brand,
})

/** A component of the demo apps in the room it needs. */
export function inDemoRoom(Component: ComponentType): ComponentType {
  return function InDemoRoom() {
    return (
      <DemoRoom>
        <Component />
      </DemoRoom>
    )
  }
}
