import type { Visitor } from '../visitor.ts'
import { logIn, register } from './account.ts'
import { contract } from './agents.ts'
import { instantBack } from './back.ts'
import { home, language, list, search, theme } from './looking.ts'
import { deposit, withdraw } from './money.ts'
import { planted } from './planted.ts'
import { game, lottery } from './play.ts'

/** The ways through a site that matter, by name, behind one that shows that faults are seen. */
export const journeys: Record<string, (visitor: Visitor) => Promise<void>> = {
  planted,
  home,
  language,
  theme,
  search,
  list,
  game,
  'log-in': logIn,
  register,
  deposit,
  withdraw,
  'lottery-bet': lottery,
  contract,
  'instant-back': instantBack,
}
