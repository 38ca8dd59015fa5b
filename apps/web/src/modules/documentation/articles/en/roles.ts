import { type Article, heading, list, note, p, part, table, warning } from '../article.ts'

export const roles: Article = [
  p(
    'A person has one login. What they may do comes from their accesses: each says a role, in a company, from one day to another. The same person can be a resident here and a manager there, and switches in the account menu, under **{shell.user.workAs}**.',
  ),
  heading('roles', 'The roles'),
  table(
    ['Role', 'Who it is', 'Where it holds'],
    [
      '**{common.choices.role.master}**',
      'Who keeps the platform. May do what an administrator may.',
      'In all companies',
    ],
    [
      '**{common.choices.role.admin}**',
      'Who administers companies, people and records.',
      'In all companies',
    ],
    [
      '**{common.choices.role.staff}**',
      'Enters companies and people, and looks things up.',
      'In all companies',
    ],
    ['**{common.choices.role.sindico}**', 'Who answers for a condominium.', 'In their company'],
    ['**{common.choices.role.funcionario}**', 'Gate and operations.', 'In their company'],
    [
      '**{common.choices.role.condomino}**',
      'Who lives, studies or works in the unit.',
      'In what is theirs',
    ],
    [
      '**{common.choices.role.service_provider}**',
      'Who works for the condominium from outside.',
      'In what is theirs',
    ],
  ),
  p(
    'The [segment](/documentation/administrators/segments) may give other names: on a building site the manager is the foreman.',
  ),
  heading('company', 'Choosing the company'),
  p(
    'Master, administrator and sales work in all companies, one at a time. The toolbar shows which; with none, lists ask you to **{companies.choose}**. The other roles always work in their own.',
  ),
  p(
    'Without a company chosen, their first screen shows the companies, each with its occupied units, people, accesses and what waits for a decision; master and administrator see panic alerts too. **{landing.companies.enter}** opens one.',
  ),
  heading('levels', 'Who looks after whom'),
  list(
    'Each role invites, changes and ends those below it in the table; administrators and sales also their peers.',
    'Residents and providers are on the same level, the last.',
    'A company touches only its own accesses. Name, e-mail and password belong to the person.',
    'The last manager of a company cannot be ended.',
  ),
  heading('rights', 'What each role may do'),
  p(
    'This table is drawn from the same definitions that the server decides by. “Only their own” means the rows of one’s household, or those one has made. “In part”: some fields only.',
  ),
  part('role-rights'),
  heading('protected', 'Protected data'),
  p(
    'CPF, document, date of birth and notes of people are shown to the manager and the administration, and to residents for their own household. The gate and sales see them masked or empty; they can find somebody by the whole CPF or document, and no more: each look-up is recorded, and an hour has its limit. The mask shows two digits of the CPF at most. The gate corrects, on the same day, what it typed itself, without reading it back. Who does not see a value cannot sort, filter or export by it either, nor find it in the history.',
  ),
  note(
    'The screen hides what a role may not do, but the server decides: an address typed by hand or a call of the API gets the same answer.',
  ),
  heading('end', 'When an access ends'),
  p(
    'An access suspended or ended, a person or a company made inactive: the sessions end at the same instant, on all devices. Whoever tries to sign in reads **{sign-in.outcome.inactive}**',
  ),
  warning(
    'Before you deactivate a company, tell its people: all of them lose access together. Readers and doors go on working, so a company with released doors or locked entrances cannot be deactivated.',
  ),
]
