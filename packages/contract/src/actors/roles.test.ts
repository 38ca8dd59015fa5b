import { describe, expect, it } from 'vitest'
import { mayWritePerson, type Role, roles } from './roles.ts'

describe('who may write whom', () => {
  const writes = (writer: Role) => roles.filter((target) => mayWritePerson(writer, target))

  it("is everybody below one's own level, and peers for admin and staff", () => {
    expect(writes('master')).toEqual(roles.filter((role) => role !== 'master'))
    expect(writes('admin')).toEqual([
      'admin',
      'staff',
      'sindico',
      'funcionario',
      'condomino',
      'service_provider',
    ])
    expect(writes('staff')).toEqual([
      'staff',
      'sindico',
      'funcionario',
      'condomino',
      'service_provider',
    ])
    expect(writes('sindico')).toEqual(['funcionario', 'condomino', 'service_provider'])
    expect(writes('funcionario')).toEqual(['condomino', 'service_provider'])
    expect(writes('condomino')).toEqual([])
    expect(writes('service_provider')).toEqual([])
  })
})
