import * as helpCalls from '#contract/account/help.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addLiveChatRoutes } from './chat-routes.ts'
import { addFeedbackRoutes } from './feedback-routes.ts'
import { addHelpRoutes } from './help-routes.ts'
import { feedbackSection } from './panel-section.ts'
import { helpTables } from './tables.ts'

export const helpArea = {
  tag: 'help',
  calls: callsOf(helpCalls),
  routes: [addHelpRoutes, addFeedbackRoutes, addLiveChatRoutes],
  tables: helpTables,
  panelSection: feedbackSection,
} satisfies Area
