import type { Area } from '#sandbox/calls/area.ts'
import { addMoneyControls } from './controls.ts'
import { moneySection } from './section.ts'

export const moneyPanelArea = {
  tag: 'money',
  calls: [],
  routes: [addMoneyControls],
  panelSection: moneySection,
} satisfies Area
