import * as appDownload from '#contract/account/app-download.ts'
import * as blog from '#contract/account/blog.ts'
import * as cards from '#contract/account/cards.ts'
import * as deposit from '#contract/account/deposit.ts'
import * as events from '#contract/account/events.ts'
import * as help from '#contract/account/help.ts'
import * as limits from '#contract/account/limits.ts'
import * as memberTransfer from '#contract/account/member-transfer.ts'
import * as messages from '#contract/account/messages.ts'
import * as missions from '#contract/account/missions.ts'
import * as paymentPassword from '#contract/account/payment-password.ts'
import * as points from '#contract/account/points.ts'
import * as prizeWheel from '#contract/account/prize-wheel.ts'
import * as profile from '#contract/account/profile.ts'
import * as promotions from '#contract/account/promotions.ts'
import * as records from '#contract/account/records.ts'
import * as redEnvelope from '#contract/account/red-envelope.ts'
import * as referral from '#contract/account/referral.ts'
import * as rewards from '#contract/account/rewards.ts'
import * as vipRanks from '#contract/account/vip-ranks.ts'
import * as wallets from '#contract/account/wallets.ts'
import * as withdraw from '#contract/account/withdraw.ts'
import * as agentContracts from '#contract/agent/contracts.ts'
import * as agentPay from '#contract/agent/pay.ts'
import * as registerCentre from '#contract/agent/register-centre.ts'
import * as agentReports from '#contract/agent/reports.ts'
import * as agentTeam from '#contract/agent/team.ts'
import type { Call } from '#contract/call.ts'
import * as countries from '#contract/identity/countries.ts'
import * as freePlay from '#contract/identity/free-play.ts'
import * as linkToken from '#contract/identity/link-token.ts'
import * as loginCode from '#contract/identity/login-code.ts'
import * as loginStep from '#contract/identity/login-step.ts'
import * as member from '#contract/identity/member.ts'
import * as mobileRegistration from '#contract/identity/mobile-registration.ts'
import * as password from '#contract/identity/password.ts'
import * as passwordByMobile from '#contract/identity/password-by-mobile.ts'
import * as registerCode from '#contract/identity/register-code.ts'
import * as registration from '#contract/identity/registration.ts'
import * as security from '#contract/identity/security.ts'
import * as session from '#contract/identity/session.ts'
import * as social from '#contract/identity/social.ts'
import * as verification from '#contract/identity/verification.ts'
import * as announcements from '#contract/lobby/announcements.ts'
import * as catalogue from '#contract/lobby/catalogue.ts'
import * as games from '#contract/lobby/games.ts'
import * as jackpot from '#contract/lobby/jackpot.ts'
import * as launch from '#contract/lobby/launch.ts'
import * as lottery from '#contract/lobby/lottery.ts'
import * as ownGames from '#contract/lobby/own-games.ts'
import * as winners from '#contract/lobby/winners.ts'
import * as language from '#contract/site/language.ts'
import * as system from '#contract/site/system.ts'

/** Every call of the contract, by area. */
export const callsByArea: Readonly<Record<string, readonly Call[]>> = {
  system: callsOf(system, countries),
  session: callsOf(session, loginCode, loginStep, verification, freePlay, social, appDownload, linkToken),
  registration: callsOf(registration, mobileRegistration, registerCode),
  passwords: callsOf(password, passwordByMobile),
  security: callsOf(security),
  member: callsOf(member, language, profile),
  games: callsOf(games, catalogue, ownGames, launch, winners, jackpot),
  lottery: callsOf(lottery),
  limits: callsOf(limits),
  messages: callsOf(messages),
  help: callsOf(help),
  blog: callsOf(blog),
  money: callsOf(wallets, deposit, withdraw, cards, paymentPassword, memberTransfer, events),
  promotions: callsOf(promotions, rewards, referral, redEnvelope, prizeWheel, vipRanks, missions),
  points: callsOf(points),
  records: callsOf(records),
  agents: callsOf(agentTeam, agentReports, agentContracts, agentPay, registerCentre),
  announcements: callsOf(announcements),
}

export const calls: readonly Call[] = Object.values(callsByArea).flat()

function callsOf(...modules: readonly object[]): Call[] {
  return modules.flatMap((module) => Object.values(module)).filter(isCall)
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'answer' in value
}
