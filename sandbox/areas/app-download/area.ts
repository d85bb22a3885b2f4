import * as appDownloadCalls from '#contract/account/app-download.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addAppDownloadRoutes } from './routes.ts'

export const appDownloadArea = {
  tag: 'session',
  calls: callsOf(appDownloadCalls),
  routes: [addAppDownloadRoutes],
} satisfies Area
