import type { PostalCode } from '@portaria/contract/modules/postal-codes/postal-codes'
import { cep } from '@portaria/contract/value-types/cep'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { callApi } from '../../platform/http-client.ts'
import { findsPostalCodes } from '../../platform/offered.ts'
import { useFormParts } from '../../register-pages/form/record-form-context.ts'

const filled = ['street', 'district', 'city', 'state'] as const

/**
 * Fills in street, district, city and state for a typed postal code, if the server has a service
 * that knows them. Typed values are kept.
 */
export function AddressOfZip() {
  const { control, record, setValue } = useFormParts()
  const [typed, ...held]: unknown[] = useWatch({ control, name: ['zip_code', ...filled] })
  const given = useRef<Partial<PostalCode>>({})
  const parsed = cep.parse(typeof typed === 'string' ? typed : '')
  const code = parsed.ok && parsed.value !== record?.['zip_code'] ? parsed.value : null
  const { data } = useQuery({
    queryKey: ['postal-code', code],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: PostalCode }>(`/postal-codes/${code}`, { signal })).data,
    enabled: code !== null && findsPostalCodes(),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const fill = useEffectEvent((address: PostalCode) => {
    for (const [index, name] of filled.entries()) {
      const isOwn = held[index] && held[index] !== given.current[name]
      if (address[name] && !isOwn) setValue(name, address[name], { shouldDirty: true })
    }
    given.current = address
  })
  useEffect(() => {
    if (data) fill(data)
  }, [data])
  return null
}
