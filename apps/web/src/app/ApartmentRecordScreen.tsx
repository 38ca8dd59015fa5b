import { useParams } from '@tanstack/react-router'
import { ApartmentRecordPage } from '../modules/unit-record/UnitRecordPage.tsx'

/** The screen of a unit's record. */
export function ApartmentRecordScreen() {
  const { id = '' }: Record<string, string | undefined> = useParams({ strict: false })
  return <ApartmentRecordPage key={id} id={id} />
}
