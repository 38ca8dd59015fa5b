import { describe, expect, it } from 'vitest'
import { secretSeal } from './sealed-secret.ts'

const [ana, bia] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002']
const seal = secretSeal('a secret of the server, long enough', 'second factor')

describe('a sealed secret', () => {
  it('opens for its person alone, and differs each time', () => {
    const sealed = seal.seal(ana, 'JBSWY3DPEHPK3PXP')
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP')
    expect(seal.seal(ana, 'JBSWY3DPEHPK3PXP').equals(sealed)).toBe(false)
    expect(seal.open(ana, sealed)).toBe('JBSWY3DPEHPK3PXP')
    expect(seal.open(bia, sealed)).toBeNull()
  })

  it('opens under the server’s secret alone, and only intact', () => {
    const sealed = seal.seal(ana, 'JBSWY3DPEHPK3PXP')
    expect(
      secretSeal('another secret of the server, long', 'second factor').open(ana, sealed),
    ).toBeNull()
    for (const place of [0, 12, sealed.length - 1]) {
      const bent = Buffer.from(sealed)
      bent.writeUInt8(bent.readUInt8(place) ^ 1, place)
      expect(seal.open(ana, bent)).toBeNull()
    }
  })
})
