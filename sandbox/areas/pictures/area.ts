import type { Area } from '#sandbox/calls/area.ts'
import { addArtRoutes } from './routes.ts'

export const picturesArea = {
  tag: 'pictures',
  calls: [],
  routes: [addArtRoutes],
} satisfies Area
