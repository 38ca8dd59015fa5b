import type { MenuPlace } from '@portaria/contract/define-register/menu'
import { demoAppPaths } from './demo-paths.ts'
import { demoTeam } from './demo-team.ts'

/**
 * The menu entries of the demo apps, each with its name, address and place in the group of
 * examples.
 */
export const demoEntries = (
  [
    ['demoMail', `${demoAppPaths.mail}/inbox`, 'mail'],
    ['demoChat', demoAppPaths.chat, 'chat'],
    ['demoCalendar', demoAppPaths.calendar, 'calendar'],
    ['demoBoards', `${demoAppPaths.scrumboard}/boards`, 'board'],
    ['demoTodo', `${demoAppPaths.todo}/all`, 'check-list'],
    ['demoNotes', demoAppPaths.notes, 'note'],
    ['demoContacts', `${demoAppPaths.contacts}/all`, 'contact'],
    ['demoAcademy', `${demoAppPaths.academy}/courses`, 'academy'],
    ['demoProducts', `${demoAppPaths.shop}/products`, 'cart'],
    ['demoOrders', `${demoAppPaths.shop}/orders`, 'scroll'],
    ['demoFiles', demoAppPaths.files, 'folder'],
  ] as const
).map(([id, url, icon], index) => {
  const menu: MenuPlace = { group: 'examples', place: 10 * (index + 1), icon, roles: demoTeam }
  return { id, url, menu, isRegister: false as const }
})
