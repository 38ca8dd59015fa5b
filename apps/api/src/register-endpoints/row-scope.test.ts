import { towers } from '@portaria/contract/modules/units/towers/towers'
import { expect, it } from 'vitest'
import { rowScope } from './row-scope.ts'

it('is not made with a row rule that no module defines', () => {
  const access = { condomino: { may: ['read'], rows: 'ofNobody' } } as const
  expect(() => rowScope({}, [{ ...towers, access }])).toThrow('row rule ofNobody')
  const written = { condomino: { may: ['read', 'update'], writes: 'ofNobody' } } as const
  expect(() => rowScope({}, [{ ...towers, access: written }])).toThrow('row rule ofNobody')
})
