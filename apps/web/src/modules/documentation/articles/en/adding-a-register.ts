import { type Article, code, heading, list, note, p, steps } from '../article.ts'
import { samples } from '../samples.ts'

export const addingARegister: Article = [
  p(
    'A register is a definition; what it does besides lies in its module. From the definition come types, validation in both halves, addresses, the OpenAPI description, pages for lists, reading and forms, spreadsheets, permissions and their tests. Not the table: that is SQL which a person reviews.',
  ),
  heading('definition', 'The definition'),
  p(
    'That of species, whole. Read it from the top: what it is, where it stands, what it has, who may.',
  ),
  code(samples.definition),
  heading('migration', 'The migration'),
  p(
    'A new file in `apps/api/migrations/`. `keep_register` switches on the isolation of companies and the counting; a catalogue, whose shared rows all companies read, calls `keep_catalogue`.',
  ),
  code(samples.migration),
  heading('steps', 'Step by step'),
  steps(
    'The name, in `contract/src/define-register/register-names.ts`.',
    'The definition, in `contract/src/modules/<module>/<name>/<name>.ts`, with its place in the menu.',
    'The words, beside it, in `pt.ts`, `en.ts`, `es.ts` and `ar.ts`, with what spreadsheets call each column. One that is missing does not compile.',
    'The migration. A test applies all of them to an empty database and says in words where table and definition differ.',
    'A sample, in `apps/api/src/modules/<module>/<name>/sample.ts`, and a line in `<module>.module.ts`. The matrix then tries each role, each operation and a foreign company.',
    '`npm run print`, which gathers all by the name and prints `docs/generated/` anew, and `npm test`.',
  ),
  heading('more', 'When it needs something of its own'),
  p('The lowest rung that works:'),
  list(
    'an option that exists;',
    'a new field kind, with both halves;',
    'a named row rule;',
    'a hook on the server;',
    'a change of state, declared;',
    'an action on the server;',
    'a part of its own on a default page;',
    'a screen, made of the same parts;',
    'a service of its module.',
  ),
  note(
    'An option comes in when three registers need it. The rest of what is agreed stands in `CONTRIBUTING.md`, and why in `docs/decisions/`.',
  ),
]
