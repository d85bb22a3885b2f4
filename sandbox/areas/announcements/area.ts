import * as announcementsCalls from '#contract/lobby/announcements.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addAnnouncementRoutes } from './routes.ts'

export const announcementsArea = {
  tag: 'announcements',
  calls: callsOf(announcementsCalls),
  routes: [addAnnouncementRoutes],
} satisfies Area
