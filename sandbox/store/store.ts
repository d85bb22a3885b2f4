import type { DatabaseSync } from 'node:sqlite'
import { openAgentTree } from '../areas/agents/rows/agent-tree.ts'
import { openContracts } from '../areas/agents/rows/contracts.ts'
import { openPlacedBets } from '../areas/agents/rows/placed-bets.ts'
import { openReferralLinks } from '../areas/agents/rows/referral-links.ts'
import { openSettlements } from '../areas/agents/rows/settlements.ts'
import { openTeamBets } from '../areas/agents/rows/team-bets.ts'
import { openTeamFigures } from '../areas/agents/rows/team-figures.ts'
import { openTeamMovements } from '../areas/agents/rows/team-movements.ts'
import { openFirebase } from '../areas/firebase/rows.ts'
import { openFavourites } from '../areas/games/lobby/favourites.ts'
import { openPlays } from '../areas/games/lobby/plays.ts'
import { openWinners } from '../areas/games/lobby/winners.ts'
import { openLaunches } from '../areas/games/play/launches.ts'
import { openPlaySessions } from '../areas/games/play/play-sessions.ts'
import { openChats, openFeedback } from '../areas/help/rows.ts'
import { openPlayLimits } from '../areas/limits/rows.ts'
import { openLotteryStore } from '../areas/lottery/rows.ts'
import { openMessages } from '../areas/messages/rows.ts'
import { openMissions } from '../areas/missions/rows.ts'
import { openBankCards } from '../areas/money/cards/rows.ts'
import { openDeposits } from '../areas/money/deposits/rows.ts'
import { openMemberTransfers } from '../areas/money/transfers/rows.ts'
import { openUploads, openWithdrawals } from '../areas/money/withdrawals/rows.ts'
import { openPointStakes, openRedemptions } from '../areas/points/redemptions.ts'
import { openPoints } from '../areas/points/rows.ts'
import { openEnvelopes, openWheel } from '../areas/prizes/rows.ts'
import { openMemberDetails } from '../areas/profile/member-details.ts'
import { openEntries, openRewards } from '../areas/promotions/rows.ts'
import { openReferrals } from '../areas/referral/rows.ts'
import { openSocialAccounts } from '../areas/social/accounts.ts'
import { openRankGifts } from '../areas/vip/rank-gifts.ts'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { openBets } from '../ledger/bets.ts'
import { openLedger } from '../ledger/ledger.ts'
import { openMovements } from '../ledger/movements.ts'
import { openSentCalls } from '../ledger/sent-calls.ts'
import { openTurnover } from '../ledger/turnover.ts'
import { openMemberLanguages } from '../members/member-languages.ts'
import { openMembers } from '../members/members.ts'
import { openOpenedAccounts } from '../members/opened-accounts.ts'
import { openAttempts } from '../members/proof/attempts.ts'
import { openCaptchas } from '../members/proof/captcha-rows.ts'
import { openCodes } from '../members/proof/code-rows.ts'
import { openOutbox } from '../members/proof/outbox-rows.ts'
import { openProtections } from '../members/proof/protections.ts'
import { openTickets } from '../members/proof/ticket-rows.ts'
import { openLimits } from '../members/proof/try-rows.ts'
import { openKnownAddresses } from '../members/session/known-addresses.ts'
import { openKnownDevices } from '../members/session/known-device-rows.ts'
import { openSessions } from '../members/session/session-rows.ts'
import { openSteps } from '../members/session/step-rows.ts'
import { openMeta } from './meta.ts'
import { createNews } from './news.ts'
import { openTransactions } from './transactions.ts'

/** The tables, each family behind its prepared statements. */
export function openStore(database: DatabaseSync) {
  const news = createNews()
  return {
    meta: openMeta(database),
    messages: openMessages(database),
    feedback: openFeedback(database),
    chats: openChats(database),
    catalogue: openCatalogue(database),
    winners: openWinners(database),
    members: openMembers(database),
    memberDetails: openMemberDetails(database),
    memberLanguages: openMemberLanguages(database),
    sessions: openSessions(database),
    knownAddresses: openKnownAddresses(database),
    knownDevices: openKnownDevices(database),
    protections: openProtections(database),
    steps: openSteps(database),
    tickets: openTickets(database),
    socialAccounts: openSocialAccounts(database),
    firebase: openFirebase(database),
    captchas: openCaptchas(database),
    attempts: openAttempts(database),
    limits: openLimits(database),
    codes: openCodes(database),
    outbox: openOutbox(database),
    favourites: openFavourites(database),
    plays: openPlays(database),
    playLimits: openPlayLimits(database),
    launches: openLaunches(database),
    playSessions: openPlaySessions(database),
    lottery: openLotteryStore(database),
    ledger: openLedger(database, news),
    promotions: openEntries(database),
    rewards: openRewards(database),
    points: openPoints(database),
    pointStakes: openPointStakes(database),
    redemptions: openRedemptions(database),
    rankGifts: openRankGifts(database),
    referrals: openReferrals(database),
    envelopes: openEnvelopes(database),
    wheel: openWheel(database),
    sentCalls: openSentCalls(database),
    deposits: openDeposits(database),
    withdrawals: openWithdrawals(database),
    uploads: openUploads(database),
    bankCards: openBankCards(database),
    turnover: openTurnover(database),
    memberTransfers: openMemberTransfers(database),
    agentTree: openAgentTree(database),
    teamFigures: openTeamFigures(database),
    teamBets: openTeamBets(database),
    teamMovements: openTeamMovements(database),
    placedBets: openPlacedBets(database),
    contracts: openContracts(database),
    settlements: openSettlements(database),
    referralLinks: openReferralLinks(database),
    openedAccounts: openOpenedAccounts(database),
    /** What members are told of once it is so. */
    news,
    bets: openBets(database),
    movements: openMovements(database),
    missions: openMissions(database),
    /** All or nothing; one inside another is undone alone where it throws. */
    together: openTransactions(database, news),
  }
}

export type Store = ReturnType<typeof openStore>
