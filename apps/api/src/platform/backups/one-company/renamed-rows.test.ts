import { newId } from '@portaria/contract/value-types/uuid'
import { expect, it } from 'vitest'
import { renamedRows } from './renamed-rows.ts'

const [old, other, fresh] = [newId(), newId(), newId()]
const rows = `${old}\t\\\\.é\t{"path": "${old}/${other}"}\n\\N\t${other}\t${old}\n`
const wanted = `${fresh}\t\\\\.é\t{"path": "${fresh}/${other}"}\n\\N\t${other}\t${fresh}\n`

it.each([1, 7, 36, 64, 10_000])('has other ids, in chunks of %i bytes', async (bytes) => {
  const whole = Buffer.from(rows)
  const chunks = (async function* () {
    for (let at = 0; at < whole.length; at += bytes) yield whole.subarray(at, at + bytes)
  })()
  const renamed = await Array.fromAsync(renamedRows(chunks, new Map([[old, fresh]])))
  expect(Buffer.concat(renamed).toString()).toBe(wanted)
})
