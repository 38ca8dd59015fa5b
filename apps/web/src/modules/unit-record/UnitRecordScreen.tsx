import { useParams } from '@tanstack/react-router'
import { UnitRecordPage } from './UnitRecordPage.tsx'

/** The screen of a unit's record. */
export function UnitRecordScreen() {
  const { id = '' }: Record<string, string | undefined> = useParams({ strict: false })
  return <UnitRecordPage key={id} id={id} />
}
