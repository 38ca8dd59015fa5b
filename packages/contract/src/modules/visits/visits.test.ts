import { describe, expect, it } from 'vitest'
import { refusals } from '../../testing/refusals.ts'
import { inviteBody } from './visits.ts'

const unit = '018f0000-0000-7000-8000-000000000000'

const invited = (more: object) => ({ guests: [{ name: 'Carla' }], apartment_id: unit, ...more })

describe('an invitation', () => {
  it('reads names and purpose as the registers read text', () => {
    const guests = [{ name: ' Ca\0rla\u202e  \ud800Dias ' }]
    const read = inviteBody.parse(invited({ guests, purpose: 'Ja\0ntar\u202e' }))
    expect([read.guests[0]?.name, read.purpose]).toEqual(['Carla Dias', 'Jantar'])
    expect(inviteBody.parse(invited({ purpose: ' \0 ' })).purpose).toBeNull()
  })

  it.each([
    [{ guests: [{ name: '\u202e\0 ' }] }, 'guests.0.name required'],
    [{ guests: [{}] }, 'guests.0.name required'],
    [{ guests: [{ name: 'a'.repeat(121) }] }, 'guests.0.name too_long'],
    [{ purpose: 'a'.repeat(201) }, 'purpose too_long'],
    [{ kind: 'official' }, 'kind invalid_choice'],
    [{ valid_from: '0000-01-01T00:00:00Z' }, 'valid_from invalid_format'],
    [{ valid_to: '9999-12-31T23:30:00Z' }, 'valid_to invalid_format'],
  ])('refuses %j', (more, refusal) => {
    expect(refusals(inviteBody, invited(more))).toEqual([refusal])
  })
})
