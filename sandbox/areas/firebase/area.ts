import type { Area } from '#sandbox/calls/area.ts'
import { firebaseSection } from './panel-section.ts'
import { addFirebaseRoutes } from './routes.ts'
import { firebaseTables } from './tables.ts'

export const firebaseArea = {
  tag: 'firebase',
  calls: [],
  routes: [addFirebaseRoutes],
  tables: firebaseTables,
  panelSection: firebaseSection,
} satisfies Area
