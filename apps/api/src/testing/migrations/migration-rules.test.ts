import { expect, it } from 'vitest'
import { type Migration, readMigrations } from '../../platform/database/migration-files.ts'
import { releases } from '../../platform/database/releases.ts'
import { excusedMigrations } from './excused-migrations.ts'
import { problemsOfMigrations } from './migration-rules.ts'
import { uncountedRules } from './uncounted-rules.ts'

const first = '0.2.1'

/** A migration of a test; the head is that of the first release unless the text begins with one. */
function planted(text: string, name = '0201_planted.sql'): Migration {
  return {
    name,
    text,
    sha256: '',
    release: /^-- release (.*)$/m.exec(text)?.[1] ?? null,
    inTransaction: !text.includes('-- no transaction'),
  }
}

const problemsOf = (migrations: Migration[], known: readonly string[] = [first, '0.3.0']) =>
  problemsOfMigrations(migrations, { releases: known, excused: [] })

const problemsIn = (text: string) => problemsOf([planted(`-- release ${first}\n${text}\n`)])

it('finds nothing in the migrations that there are', async () => {
  const migrations = await readMigrations()
  expect(await problemsOfMigrations(migrations, { releases, excused: excusedMigrations })).toEqual(
    [],
  )
})

it('needs each excuse, and takes none for a migration that can give its reason itself', async () => {
  const migrations = await readMigrations()
  const [excuse] = excusedMigrations
  const useless = { file: excuse?.file ?? '', rules: ['ban-drop-table'] }
  const late = { file: '0143_releases.sql', rules: ['ban-drop-table'] }
  const excused = [...excusedMigrations, useless, late]
  expect(await problemsOfMigrations(migrations, { releases, excused })).toEqual([
    `${excuse?.file} needs no excuse for ban-drop-table`,
    '0143_releases.sql is not excused: it gives its reason itself',
  ])
  expect(
    (await problemsOfMigrations(migrations, { releases, excused: [] })).length,
  ).toBeGreaterThanOrEqual(excusedMigrations.length)
})

it.each([
  ['create index towers_by_name on towers (name);', 'require-concurrent-index-creation'],
  ['drop index towers_by_name;', 'require-concurrent-index-deletion'],
  ['alter table towers drop column name;', 'ban-drop-column'],
  ['alter table towers rename column name to title;', 'renaming-column'],
  ['drop table towers;', 'ban-drop-table'],
  ['alter table towers alter column name type bigint;', 'changing-column-type'],
  ['alter table towers alter column name set not null;', 'adding-not-nullable-field'],
  ['alter table towers add column name text not null;', 'adding-required-field'],
  ['alter table towers add check (name <> $$$$);', 'constraint-missing-not-valid'],
  ['alter table towers add unique (name);', 'disallowed-unique-constraint'],
  ['commit;', 'transaction-nesting'],
  ['create tabel towers ();', 'syntax-error'],
  ["update towers set name = '';", 'rows-in-transaction'],
  ['delete from towers where name is null;', 'rows-in-transaction'],
  ["do $$ begin update towers t set name = ''; end $$;", 'rows-in-transaction'],
  ["with old as (select 1) update only towers set name = '';", 'rows-in-transaction'],
  ['-- no transaction\nalter table towers add column name text;', 'repeatable'],
  ['-- no transaction\ncreate index concurrently towers_by_name on towers (name);', 'repeatable'],
])('refuses %s', async (text, rule) => {
  const found = await problemsIn(text)
  expect(found.join('\n')).toContain(` ${rule}: `)
  expect(found[0]).toMatch(/^0201_planted\.sql:[23] /)
})

it.each([
  'create table added (id uuid primary key, name text);\ncreate index on added (name);\nupdate added set name = $$$$;',
  'alter table towers add column note text;',
  'alter table towers add constraint noted check (note <> $$$$) not valid;',
  '-- no transaction\nalter table towers validate constraint noted;',
  '-- no transaction\ncreate index concurrently if not exists by_note on towers (note);',
  'grant select on towers to {{app}};',
  'do $$ begin perform 1 from towers for update; end $$;',
])('lets %s pass', async (text) => {
  expect(await problemsIn(text)).toEqual([])
})

it('takes what is refused with a reason alone', async () => {
  const dropped = 'alter table towers drop column name;'
  const allowed = (line: string) => problemsIn(`${line}\n${dropped}`)
  expect(await allowed('-- allow ban-drop-column: no server since 0.2.0 reads it')).toEqual([])
  for (const bare of ['', ':', ': because', ' no server since 0.2.0 reads it'])
    expect(await allowed(`-- allow ban-drop-column${bare}`)).toContain(
      '0201_planted.sql allows ban-drop-column without a reason: write "-- allow ban-drop-column: reason"',
    )
  expect(await problemsIn('-- allow ban-drop-table: there is no such table in it')).toEqual([
    '0201_planted.sql allows ban-drop-table, which nothing in it needs',
  ])
  expect(await allowed('-- squawk-ignore ban-drop-column')).toContain(
    '0201_planted.sql silences squawk: write "-- allow RULE: reason" instead',
  )
})

it('wants each migration to name its release, in their order', async () => {
  const one = (head: string, name?: string) => planted(`${head}\nselect 1;\n`, name)
  expect(await problemsOf([one('-- what it does')])).toEqual([
    '0201_planted.sql does not begin with "-- release 0.3.0"',
  ])
  expect(await problemsOf([one('-- release 9.0.0')])).toEqual([
    '0201_planted.sql is of 9.0.0, which releases.ts does not list',
  ])
  const late = [one('-- release 0.3.0'), one(`-- release ${first}`, '0202_late.sql')]
  expect(await problemsOf(late)).toEqual([
    '0202_late.sql is of 0.2.1, and one before it of a later',
  ])
})

it('leaves out only rules that squawk has', async () => {
  // A name that it does not know ends it with an error.
  expect(Object.keys(uncountedRules).length).toBeGreaterThan(5)
  expect(await problemsIn('alter table towers add column rank int;')).toEqual([])
})
