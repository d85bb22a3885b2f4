import * as pointsCalls from '#contract/account/points.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addPointsControls } from './controls.ts'
import { pointsSection } from './panel-section.ts'
import { addPointRoutes } from './routes.ts'
import { pointsTables } from './tables.ts'

export const pointsArea = {
  tag: 'points',
  calls: callsOf(pointsCalls),
  routes: [addPointRoutes, addPointsControls],
  tables: pointsTables,
  panelSection: pointsSection,
} satisfies Area
