import type { Preset } from './periods.ts'

/** The periods that agents look at. */
export const agentPresets: readonly Preset[] = ['today', 'yesterday', '7', 'month', 'lastWeek', 'lastMonth']
