// Written from sandbox/areas by `npm run generate`.
import { agentsArea } from './areas/agents/area.ts'
import { announcementsArea } from './areas/announcements/area.ts'
import { appDownloadArea } from './areas/app-download/area.ts'
import { blogArea } from './areas/blog/area.ts'
import { eventsArea } from './areas/events/area.ts'
import { firebaseArea } from './areas/firebase/area.ts'
import { lobbyArea } from './areas/games/lobby/area.ts'
import { ownPlayArea } from './areas/games/own-play/area.ts'
import { playArea } from './areas/games/play/area.ts'
import { helpArea } from './areas/help/area.ts'
import { limitsArea } from './areas/limits/area.ts'
import { linkTokensArea } from './areas/link-tokens/area.ts'
import { lotteryArea } from './areas/lottery/area.ts'
import { messagesArea } from './areas/messages/area.ts'
import { missionsArea } from './areas/missions/area.ts'
import { cardsArea } from './areas/money/cards/area.ts'
import { depositsArea } from './areas/money/deposits/area.ts'
import { moneyPanelArea } from './areas/money/panel/area.ts'
import { transfersArea } from './areas/money/transfers/area.ts'
import { walletsArea } from './areas/money/wallets/area.ts'
import { withdrawalsArea } from './areas/money/withdrawals/area.ts'
import { passkeysArea } from './areas/passkeys/area.ts'
import { passwordsArea } from './areas/passwords/area.ts'
import { picturesArea } from './areas/pictures/area.ts'
import { pointsArea } from './areas/points/area.ts'
import { prizesArea } from './areas/prizes/area.ts'
import { profileArea } from './areas/profile/area.ts'
import { promotionsArea } from './areas/promotions/area.ts'
import { recordsArea } from './areas/records/area.ts'
import { referralArea } from './areas/referral/area.ts'
import { registrationArea } from './areas/registration/area.ts'
import { securityArea } from './areas/security/area.ts'
import { sessionArea } from './areas/session/area.ts'
import { socialArea } from './areas/social/area.ts'
import { systemArea } from './areas/system/area.ts'
import { ticketsArea } from './areas/tickets/area.ts'
import { tournamentsArea } from './areas/tournaments/area.ts'
import { vipArea } from './areas/vip/area.ts'
import type { Area } from './calls/area.ts'

/** Every area of the gateway. Their order is that of the OpenAPI document, of the panel and of what time brings. */
export const areas = [
  systemArea,
  appDownloadArea,
  linkTokensArea,
  sessionArea,
  socialArea,
  registrationArea,
  passwordsArea,
  passkeysArea,
  securityArea,
  profileArea,
  lobbyArea,
  ownPlayArea,
  playArea,
  lotteryArea,
  limitsArea,
  messagesArea,
  helpArea,
  ticketsArea,
  blogArea,
  eventsArea,
  cardsArea,
  depositsArea,
  moneyPanelArea,
  transfersArea,
  walletsArea,
  withdrawalsArea,
  missionsArea,
  prizesArea,
  promotionsArea,
  referralArea,
  tournamentsArea,
  vipArea,
  pointsArea,
  recordsArea,
  agentsArea,
  announcementsArea,
  picturesArea,
  firebaseArea,
] as const satisfies readonly Area[]
