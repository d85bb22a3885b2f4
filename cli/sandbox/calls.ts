import * as appDownload from '#src/gateway/contract/account/app-download.ts'
import * as blog from '#src/gateway/contract/account/blog.ts'
import * as cards from '#src/gateway/contract/account/cards.ts'
import * as deposit from '#src/gateway/contract/account/deposit.ts'
import * as events from '#src/gateway/contract/account/events.ts'
import * as help from '#src/gateway/contract/account/help.ts'
import * as limits from '#src/gateway/contract/account/limits.ts'
import * as memberTransfer from '#src/gateway/contract/account/member-transfer.ts'
import * as messages from '#src/gateway/contract/account/messages.ts'
import * as missions from '#src/gateway/contract/account/missions.ts'
import * as paymentPassword from '#src/gateway/contract/account/payment-password.ts'
import * as points from '#src/gateway/contract/account/points.ts'
import * as prizeWheel from '#src/gateway/contract/account/prize-wheel.ts'
import * as profile from '#src/gateway/contract/account/profile.ts'
import * as promotions from '#src/gateway/contract/account/promotions.ts'
import * as records from '#src/gateway/contract/account/records.ts'
import * as redEnvelope from '#src/gateway/contract/account/red-envelope.ts'
import * as referral from '#src/gateway/contract/account/referral.ts'
import * as rewards from '#src/gateway/contract/account/rewards.ts'
import * as vipRanks from '#src/gateway/contract/account/vip-ranks.ts'
import * as wallets from '#src/gateway/contract/account/wallets.ts'
import * as withdraw from '#src/gateway/contract/account/withdraw.ts'
import * as agentContracts from '#src/gateway/contract/agent/contracts.ts'
import * as agentPay from '#src/gateway/contract/agent/pay.ts'
import * as registerCentre from '#src/gateway/contract/agent/register-centre.ts'
import * as agentReports from '#src/gateway/contract/agent/reports.ts'
import * as agentTeam from '#src/gateway/contract/agent/team.ts'
import * as announcements from '#src/gateway/contract/announcements.ts'
import type { Call } from '#src/gateway/contract/call.ts'
import * as catalogue from '#src/gateway/contract/catalogue.ts'
import * as countries from '#src/gateway/contract/countries.ts'
import * as freePlay from '#src/gateway/contract/free-play.ts'
import * as games from '#src/gateway/contract/games.ts'
import * as jackpot from '#src/gateway/contract/jackpot.ts'
import * as language from '#src/gateway/contract/language.ts'
import * as launch from '#src/gateway/contract/launch.ts'
import * as linkToken from '#src/gateway/contract/link-token.ts'
import * as loginCode from '#src/gateway/contract/login-code.ts'
import * as loginStep from '#src/gateway/contract/login-step.ts'
import * as lottery from '#src/gateway/contract/lottery.ts'
import * as member from '#src/gateway/contract/member.ts'
import * as mobileRegistration from '#src/gateway/contract/mobile-registration.ts'
import * as ownGames from '#src/gateway/contract/own-games.ts'
import * as password from '#src/gateway/contract/password.ts'
import * as passwordByMobile from '#src/gateway/contract/password-by-mobile.ts'
import * as registerCode from '#src/gateway/contract/register-code.ts'
import * as registration from '#src/gateway/contract/registration.ts'
import * as security from '#src/gateway/contract/security.ts'
import * as session from '#src/gateway/contract/session.ts'
import * as social from '#src/gateway/contract/social.ts'
import * as system from '#src/gateway/contract/system.ts'
import * as verification from '#src/gateway/contract/verification.ts'
import * as winners from '#src/gateway/contract/winners.ts'

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
