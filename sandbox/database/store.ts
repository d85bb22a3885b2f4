import type { DatabaseSync } from 'node:sqlite'
import { openAgentTree } from './agent-tree.ts'
import { openAttempts } from './attempts.ts'
import { openBankCards } from './bank-cards.ts'
import { openBets } from './bets.ts'
import { openCaptchas } from './captchas.ts'
import { openCatalogue } from './catalogue.ts'
import { openCodes } from './codes.ts'
import { openContracts } from './contracts.ts'
import { openDeposits } from './deposits.ts'
import { openFavourites } from './favourites.ts'
import { openChats, openFeedback } from './feedback.ts'
import { openFirebase } from './firebase.ts'
import { openKnownAddresses } from './known-addresses.ts'
import { openKnownDevices } from './known-devices.ts'
import { openLaunches } from './launches.ts'
import { openLedger } from './ledger.ts'
import { openLimits } from './limits.ts'
import { openLotteryStore } from './lottery.ts'
import { openMemberDetails } from './member-details.ts'
import { openMemberLanguages } from './member-languages.ts'
import { openMemberTransfers } from './member-transfers.ts'
import { openMembers } from './members.ts'
import { openMessages } from './messages.ts'
import { openMeta } from './meta.ts'
import { openMissions } from './missions.ts'
import { openMovements } from './movements.ts'
import { createNews } from './news.ts'
import { openOpenedAccounts } from './opened-accounts.ts'
import { openOutbox } from './outbox.ts'
import { openPlacedBets } from './placed-bets.ts'
import { openPlayLimits } from './play-limits.ts'
import { openPlaySessions } from './play-sessions.ts'
import { openPlays } from './plays.ts'
import { openPoints } from './points.ts'
import { openEnvelopes, openWheel } from './prizes.ts'
import { openEntries, openRewards } from './promotions.ts'
import { openProtections } from './protections.ts'
import { openRankGifts } from './rank-gifts.ts'
import { openPointStakes, openRedemptions } from './redemptions.ts'
import { openReferralLinks } from './referral-links.ts'
import { openReferrals } from './referrals.ts'
import { openSentCalls } from './sent-calls.ts'
import { openSessions } from './sessions.ts'
import { openSettlements } from './settlements.ts'
import { openSocialAccounts } from './social.ts'
import { openSteps } from './steps.ts'
import { openTeamBets } from './team-bets.ts'
import { openTeamFigures } from './team-figures.ts'
import { openTeamMovements } from './team-movements.ts'
import { openTickets } from './tickets.ts'
import { openTransactions } from './transactions.ts'
import { openTurnover } from './turnover.ts'
import { openWinners } from './winners.ts'
import { openUploads, openWithdrawals } from './withdrawals.ts'

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
