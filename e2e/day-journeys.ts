import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The journeys of an everyday run, which every `npm test` includes, by file and title. */
const journeys = [
  ['main-job.spec.ts', 'the main job: import, find, edit in two tabs'],
  ['night.spec.ts', 'a night at the gate: everybody who comes, and the network is lost'],
  ['desk-offline.spec.ts', 'the network is lost at the desk, and comes back'],
  ['keystrokes.spec.ts', 'the desk needs exactly the keys that its table lists'],
  ['newcomer.spec.ts', 'a newcomer signs in by one press'],
  ['visits.spec.ts', 'a resident invites, the gate lets in, and each sees what the other does'],
  ['guests.spec.ts', 'forty guests are pasted, answer without signing in, and one is let in'],
  [
    'alarm.spec.ts',
    'an alarm pushes the page, hides nothing of it, and is acknowledged from anywhere',
  ],
  ['incident.spec.ts', 'a silent alert shows nothing to its sender, and everything at the gate'],
  ['parcels-desk.spec.ts', 'parcels at the desk, from the label to the signature'],
  ['parcels-resident.spec.ts', 'a parcel arrives: its household shows the code'],
  ['lockers.spec.ts', 'a delivery goes into a locker and is collected'],
  ['faces.spec.ts', 'a resident consents, enrols their face, opens a door by it'],
  ['doors.spec.ts', 'a card outside its hours is refused, and a QR shown at two readers'],
  ['people.spec.ts', 'somebody is invited, accepts by the letter, and is signed out'],
  ['announcements.spec.ts', 'an announcement to one tower is counted, read and acknowledged'],
  ['requests.spec.ts', 'a resident asks for a repair by thumb'],
  ['occurrences.spec.ts', 'a resident reports something'],
  ['violations.spec.ts', 'a report becomes a warning'],
  ['reservations.spec.ts', 'an area is booked by thumb'],
  ['round-walk.spec.ts', 'a round by thumb in the dark, without a network'],
  ['moving-out.spec.ts', 'a family moves out by Friday'],
  ['handover.spec.ts', 'a shift is handed over with a count'],
  ['companies-apart.spec.ts', 'two companies side by side see nothing of each other'],
  ['screens.spec.ts', 'signing in: refusals are shown'],
] as const

/**
 * Makes patterns that select these journeys. Throws if one was removed or renamed, since it would
 * silently be left out.
 */
export function dayJourneys(): RegExp[] {
  return journeys.map(([file, title]) => {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    if (!text.includes(`test('${title}`)) throw new Error(`${file} has no journey "${title}"`)
    return new RegExp(`${RegExp.escape(file)} .*${RegExp.escape(title)}`)
  })
}
