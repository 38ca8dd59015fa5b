import { describe, expect, it } from 'vitest'
import { concurrentIndex, isRepeatable, splitStatements } from './sql-statements.ts'

describe('the statements of a migration', () => {
  it('end at a semicolon outside texts, names, bodies and comments', () => {
    const text = `-- a; comment
create index a on b (c); /* another; one */
select 'it''s; one', "a;b";
do $$ begin perform 1; end $$;
do $body$ begin perform '$$;'; end $body$;
select 1 -- the last; without an end`
    expect(splitStatements(text)).toEqual([
      'create index a on b (c)',
      `select 'it''s; one', "a;b"`,
      'do $$ begin perform 1; end $$',
      `do $body$ begin perform '$$;'; end $body$`,
      'select 1',
    ])
  })
})

describe('a statement outside a transaction', () => {
  it.each([
    ['create index concurrently if not exists a on b (c)', 'a'],
    ['CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS public."A" ON b (c)', 'public."A"'],
    ['create index if not exists a on b (c)', null],
    ['create index concurrently a on b (c)', null],
  ])('%s makes %s', (statement, index) => {
    expect(concurrentIndex(statement)).toBe(index)
  })

  it.each([
    ['create index concurrently if not exists a on b (c)', true],
    ['drop index concurrently if exists a', true],
    ['alter table a validate constraint b', true],
    ['do $$ begin end $$', true],
    ['create index concurrently a on b (c)', false],
    ['create index a on b (c)', false],
    ['drop index concurrently a', false],
    ['alter table a add column b int', false],
    ['update a set b = 1', false],
  ])('%s may be done again: %s', (statement, may) => {
    expect(isRepeatable(statement)).toBe(may)
  })
})
