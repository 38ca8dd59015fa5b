import type { ApiModule } from '../../parts/module.ts'
import { announcementLane, announcementTasks } from './announcements/announcement-jobs.ts'
import { announcementRoutes } from './announcements/announcements.routes.ts'
import { announcementsBehaviour } from './announcements/behaviour.ts'
import { demonstration } from './announcements/demonstration.ts'
import { countReadingsOfMonth } from './announcements/month-figure.ts'
import { ofAddressedAnnouncements } from './announcements/receipts.ts'
import { announcementsSection } from './announcements/record-section.ts'
import { announcementsRule } from './announcements/retention-rules.ts'
import { sample } from './announcements/sample.ts'

/** Announcements to those who live or work at a place, with the proof of who was told. */
export const announcementsModule: ApiModule = {
  name: 'announcements',
  registers: {
    announcements: { sample, behaviour: ({ machineries }) => announcementsBehaviour(machineries) },
  },
  rowRules: { ofAddressedAnnouncements },
  recordSections: { announcements: announcementsSection },
  monthFigures: { notices: countReadingsOfMonth },
  retentionRules: [announcementsRule],
  jobs: ({ machineries }) => [{ tasks: announcementTasks(machineries), lane: announcementLane }],
  demonstration,
  routes: announcementRoutes,
}
