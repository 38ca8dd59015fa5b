import { describe, expect, it } from 'vitest'
import { databaseProblem } from './database-problem.ts'

const failed = (message: string, code?: string) => Object.assign(new Error(message), { code })

describe('a database that goes away', () => {
  it.each([
    failed('Connection terminated unexpectedly'),
    failed('Connection terminated'),
    failed('Client has encountered a connection error and is not queryable'),
    failed('write EPIPE', 'EPIPE'),
    failed('read ECONNRESET', 'ECONNRESET'),
    failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    failed('connect ETIMEDOUT 10.0.0.1:5432', 'ETIMEDOUT'),
    failed('terminating connection due to administrator command', '57P01'),
    failed('cannot execute UPDATE in a read-only transaction', '25006'),
    failed('the database system is starting up', '57P03'),
  ])('is reported as unavailable for a while: %s', (error) => {
    expect(databaseProblem(error)).toMatchObject({ code: 'unavailable', status: 503 })
  })

  it('is told apart from any other failure', () => {
    expect(databaseProblem(failed('Connection of towers and units is wrong'))).toBeUndefined()
    expect(databaseProblem(failed('syntax error', '42601'))).toBeUndefined()
  })
})
