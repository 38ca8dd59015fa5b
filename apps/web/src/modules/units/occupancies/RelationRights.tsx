import {
  relationRights,
  rightsOfRelation,
} from '@portaria/contract/modules/units/occupancies/occupancies'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormParts } from '../../../register-pages/form/record-form-context.ts'

const names = ['may_authorize_visitors', 'may_book', 'gets_parcels'] as const

/** Gives a new occupancy the rights of its relation, unless the person chose others. */
export function RelationRights() {
  const { control, record, setValue } = useFormParts()
  const [relation, ...held]: unknown[] = useWatch({ control, name: ['relation', ...names] })
  const give = useEffectEvent((chosen: unknown) => {
    const rights = rightsOfRelation(chosen)
    const isUsual = Object.values(relationRights).some((usual) =>
      names.every((name, index) => held[index] === usual[name]),
    )
    if (record !== null || !rights || !isUsual) return
    for (const name of names) setValue(name, rights[name], { shouldDirty: true })
  })
  useEffect(() => give(relation), [relation])
  return null
}
