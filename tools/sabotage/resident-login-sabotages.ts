import type { Sabotage } from './sabotage.ts'

const logins = ['registers/residents/logins/logins.test']
const card = ['features/sign-in/invitations/resident-card.test']
const rules = 'domain/resident-logins.ts'
const acceptance = 'features/sign-in/invitations/acceptance.service.ts'
const membership = 'features/sign-in/invitations/invitation-membership.ts'
const action = 'registers/residents/logins/invite-action.ts'

/** What keeps a resident's login to one, theirs, and from those who may have none. */
export const residentLoginSabotages: readonly Sabotage[] = [
  {
    name: 'a login for a minor',
    tests: logins,
    edit: {
      file: rules,
      find: "  WHEN ${isMinorToday(resident, actor)} THEN 'login_minor'\n",
      replace: '',
    },
  },
  {
    name: 'a login for somebody who has moved out',
    tests: logins,
    edit: {
      file: rules,
      find: "  WHEN ${hasLeft(resident, actor)} THEN 'login_former'\n",
      replace: '',
    },
  },
  {
    name: 'an invitation left open beside the one that was accepted',
    tests: card,
    edit: {
      file: membership,
      find: 'isResidents(spent) ? await endOthers(queries, invitation) : []',
      replace: '[]',
    },
  },
  {
    name: 'a resident inactivated before the link is used',
    tests: logins,
    edit: {
      file: membership,
      find: 'if (!isResidents(invitation) || found.refusal === null) return',
      replace: 'return',
    },
  },
  {
    name: 'a card that one person uses for a second home',
    tests: card,
    edit: {
      file: membership,
      find: 'if (!begun && isResidents(spent))',
      replace: 'if (Number.isNaN(begun))',
    },
  },
  {
    name: 'a resident invited through the users for whom there is no login',
    tests: logins,
    edit: {
      file: 'registers/users/invitation-checks.ts',
      find: "if (refusal) throw fieldProblem('membership.resident_id', refusal)",
      replace: '',
    },
  },
  {
    name: 'who has a login, for everybody',
    tests: logins,
    edit: {
      file: 'registers/residents/logins/login-state.ts',
      find: "may(role, registers.memberships, 'read')",
      replace: "may(role, registers.residents, 'read')",
    },
  },
  {
    name: 'the typed name on the page of a letter',
    tests: card,
    edit: {
      file: acceptance,
      find: 'email === null ? (name',
      replace: 'email !== undefined ? (name',
    },
  },
  {
    name: 'a mailbox flooded by many cards',
    tests: card,
    edit: {
      file: acceptance,
      find: "await throttle.allow('invitation email', email.toLowerCase(), FREE_LETTERS)",
      replace: '',
    },
  },
  {
    name: 'a building stopped by its own network',
    tests: card,
    edit: {
      file: acceptance,
      find: "throttle.allow('invitation email', email.toLowerCase(),",
      replace: "throttle.allow('invitation email', origin.address,",
    },
  },
  {
    name: 'a reminder each minute',
    tests: logins,
    edit: {
      file: action,
      find: "return one.is_fresh ? 'login_reminded' : null",
      replace: 'return null',
    },
  },
  {
    name: 'more letters of a company in a day than it may send',
    tests: logins,
    edit: {
      file: action,
      find: '.slice(0, Math.max(0, left))',
      replace: '',
    },
  },
  {
    name: 'many letters before the one that somebody waits for',
    tests: logins,
    edit: {
      file: 'platform/jobs/job-queue.ts',
      find: '${isOfMany ? 10 : 0}',
      replace: '${isOfMany ? 0 : 0}',
    },
  },
]
