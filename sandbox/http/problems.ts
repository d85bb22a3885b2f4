import { randomBytes } from 'node:crypto'
import type { Problem } from '#contract/call.ts'

/** Every code that the sandbox refuses with, its HTTP status and its title in English. */
export const problems = {
  'request.invalid': { status: 400, title: 'The request is not valid' },
  'mobile.invalid': { status: 400, title: 'The mobile number is not valid' },
  'password.same': { status: 400, title: 'The new password is the old one' },
  'amount.invalid': { status: 400, title: 'The amount is not valid' },
  'amount.limit': { status: 400, title: 'The amount is outside the limits' },
  'payment-password.weak': { status: 400, title: 'The payment password is too easy to guess' },
  'proof.missing': { status: 400, title: 'A picture as proof is needed' },
  'upload.size': { status: 400, title: 'The file is too large' },
  'upload.type': { status: 400, title: 'The file is neither PNG nor JPEG' },
  'upload.unreadable': { status: 400, title: 'The picture cannot be read' },
  'records.range': { status: 400, title: 'The days are not in order, or too many' },
  'bet.invalid': { status: 400, title: 'The bet is not valid' },
  'bet.limit': { status: 400, title: 'The stake is outside the limits' },
  'session.required': { status: 401, title: 'You are not logged in' },
  'session.expired': { status: 401, title: 'The session has ended' },
  'login.failed': { status: 401, title: 'The user name or the password is wrong' },
  'step.expired': { status: 403, title: 'The log-in took too long' },
  'step.failed': { status: 403, title: 'The proof is not right' },
  'step.method-unknown': { status: 403, title: 'The account has no such second step' },
  'play.ended': { status: 401, title: 'The game has ended' },
  'social.failed': { status: 403, title: 'The provider’s answer cannot be used' },
  'social.redirect-unknown': { status: 403, title: 'The way back is not the merchant’s' },
  'verification.required': { status: 403, title: 'This attempt needs the verification service' },
  'verification.failed': { status: 403, title: 'The verification is wrong or has expired' },
  'password.change-required': { status: 403, title: 'The password must be changed first' },
  'register.closed': { status: 403, title: 'Registration is closed' },
  'module.closed': { status: 403, title: 'The merchant does not have this' },
  'password.wrong': { status: 403, title: 'The password is wrong' },
  'code.wrong': { status: 403, title: 'The code is not right' },
  'code.expired': { status: 403, title: 'The code has expired or was used' },
  'agent.required': { status: 403, title: 'Only agents have this' },
  'contract.tiers': { status: 400, title: 'The steps of the contract are not valid' },
  'contract.rate': { status: 400, title: 'A rate is above the agent’s own' },
  'contract.period': { status: 400, title: 'The period is not that of the agent’s own contract' },
  'contract.closed': { status: 403, title: 'The merchant has no such contracts' },
  'contract.no-own': { status: 403, title: 'The agent has no contract of that kind' },
  'contract.unknown': { status: 404, title: 'No such contract' },
  'contract.state': { status: 409, title: 'The contract is not in the state for that' },
  'contract.offered': { status: 409, title: 'A contract waits for its answer or its beginning' },
  'contract.conflict': { status: 409, title: 'Contracts below would end, and nobody agreed to that' },
  'register.rate': { status: 400, title: 'The rate is above the agent’s own, or no step' },
  'register.no-agents': { status: 403, title: 'The agent may open accounts of players alone' },
  'register.link': { status: 404, title: 'The agent has no such link' },
  'register.links': { status: 409, title: 'No more links can be open' },
  'account.trial': { status: 403, title: 'A trial account moves no money' },
  'player.excluded': { status: 403, title: 'The player takes a break or is excluded' },
  'limit.loss': { status: 403, title: 'The player’s own loss limit is reached' },
  'limit.stake': { status: 403, title: 'The stake is above the player’s own limit' },
  'limit.time': { status: 403, title: 'The player’s own playing time is over' },
  'limit.same': { status: 409, title: 'The limit is as it was' },
  'limit.too-early': { status: 409, title: 'The wait is not over' },
  'limit.nothing-asked': { status: 409, title: 'Nothing was asked for' },
  'limit.pause-runs': { status: 409, title: 'A longer break runs already' },
  'limit.deposit': { status: 403, title: 'The player’s own deposit limit is reached' },
  'promotion.closed': { status: 409, title: 'The promotion is over, or has not begun' },
  'promotion.joined': { status: 409, title: 'The member takes part already' },
  'promotion.claimed': { status: 409, title: 'What it earned was claimed' },
  'promotion.not-earned': { status: 403, title: 'There is nothing to claim yet' },
  'referral.closed': { status: 403, title: 'The account invites nobody' },
  'mission.unknown': { status: 404, title: 'No such mission' },
  'mission.not-done': { status: 409, title: 'The mission is not done yet' },
  'mission.claimed': { status: 409, title: 'The points of the mission were claimed' },
  'reward.unknown': { status: 404, title: 'No such reward' },
  'reward.expired': { status: 409, title: 'The reward has expired' },
  'envelope.unknown': { status: 404, title: 'No such envelope' },
  'envelope.expired': { status: 409, title: 'The envelope has expired' },
  'envelope.opened': { status: 409, title: 'The envelope was opened' },
  'wheel.no-spins': { status: 409, title: 'There are no spins left' },
  'reward.claimed': { status: 409, title: 'The reward was claimed' },
  'points.amount': { status: 400, title: 'The number of points or things is not one that is taken' },
  'points.address': { status: 400, title: 'Goods need an address' },
  'points.short': { status: 403, title: 'There are not enough points' },
  'points.item': { status: 404, title: 'Points are not redeemed for it' },
  'points.gone': { status: 409, title: 'There are not so many left' },
  'promotion.not-eligible': { status: 403, title: 'The promotion is not open to the member' },
  'payment-password.missing': { status: 403, title: 'There is no payment password yet' },
  'payment-password.wrong': { status: 403, title: 'The payment password is wrong' },
  'turnover.owed': { status: 403, title: 'Stakes are still owed for a bonus' },
  'transfer.no-upline': { status: 403, title: 'There is nobody above to send to' },
  'transfer.not-below': { status: 403, title: 'The account is not below the sender' },
  'deposit.card-refused': { status: 403, title: 'The card was not accepted' },
  'card.bank': { status: 400, title: 'The bank is not one that can be paid to' },
  'totp.wrong': { status: 403, title: 'The code is not right' },
  'totp.not-started': { status: 403, title: 'Two factors are not on or not begun' },
  'totp.is-on': { status: 403, title: 'Two factors are on' },
  'captcha.required': { status: 403, title: 'This attempt needs the captcha' },
  'captcha.wrong': { status: 403, title: 'The captcha is wrong or has expired' },
  'login.not-a-member': { status: 403, title: 'Non-member account unable to log in' },
  'login.not-an-agent': { status: 403, title: 'Non-agents cannot log in' },
  'login.locked': { status: 403, title: 'This account is locked' },
  'system.region-blocked': { status: 403, title: 'Not available in this region' },
  'game.no-trial': { status: 403, title: 'The game cannot be tried' },
  'game.needs-account': { status: 403, title: 'The game needs an account of one’s own' },
  'link-token.spent': { status: 403, title: 'The token of the address was used or is too old' },
  'launch.used': { status: 403, title: 'The launch was used or is too old' },
  'bet.closed': { status: 403, title: 'The draw takes no more bets' },
  'wallet.short': { status: 403, title: 'The balance does not cover it' },
  'merchant.unknown': { status: 404, title: 'No such merchant' },
  'call.unknown': { status: 404, title: 'No such call' },
  'art.unknown': { status: 404, title: 'No such picture' },
  'game.unknown': { status: 404, title: 'No such game' },
  'affiliate.unknown': { status: 404, title: 'No such invitation code' },
  'wallet.unknown': { status: 404, title: 'No such wallet' },
  'card.unknown': { status: 404, title: 'No such card' },
  'post.unknown': { status: 404, title: 'No such post' },
  'promotion.unknown': { status: 404, title: 'No such promotion' },
  'deposit.channel-unknown': { status: 404, title: 'No such way to pay in' },
  'deposit.unknown': { status: 404, title: 'No such deposit' },
  'withdrawal.unknown': { status: 404, title: 'No such payout' },
  'proof.unknown': { status: 404, title: 'No such proof' },
  'records.unknown': { status: 404, title: 'The member has no such record' },
  'message.unknown': { status: 404, title: 'No such message' },
  'device.unknown': { status: 404, title: 'No such session' },
  'livechat.closed': { status: 409, title: 'Nobody is at the live chat now' },
  'intent.conflict': { status: 409, title: 'The key belongs to another order' },
  'wallet.closed': { status: 409, title: 'The wallet is closed at the moment' },
  'card.known': { status: 409, title: 'The account is bound already' },
  'card.too-many': { status: 409, title: 'No more cards can be added' },
  'deposit.channel-closed': { status: 409, title: 'The way to pay in is closed at the moment' },
  'deposit.too-many-open': { status: 409, title: 'Too many deposits still wait' },
  'deposit.over': { status: 409, title: 'The deposit does not wait any more' },
  'withdrawal.over': { status: 409, title: 'The payout cannot be changed any more' },
  'withdrawal.too-many': { status: 409, title: 'Too many payouts' },
  'profile.bound': { status: 409, title: 'It was bound once and stays as it is' },
  'profile.taken': { status: 409, title: 'It cannot be bound' },
  'profile.too-young': { status: 403, title: 'Too young to be a member' },
  'register.name-taken': { status: 409, title: 'The user name is taken' },
  'register.mobile-taken': { status: 409, title: 'The mobile number belongs to a member' },
  'bet.short': { status: 409, title: 'The balance does not cover the bet' },
  'game.maintenance': { status: 409, title: 'The game is under maintenance' },
  'code.too-soon': { status: 429, title: 'A code was sent a moment ago' },
  'rate.limited': { status: 429, title: 'Too many requests' },
  'system.fault': { status: 500, title: 'Something went wrong' },
  'system.maintenance': { status: 503, title: 'Under maintenance' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

type Details = Partial<Pick<Problem, 'detail' | 'retryAfter' | 'needsCaptcha' | 'fields'>>

/** A refusal as data: what a handler gives back instead of an answer. */
export class Refusal {
  readonly code: ProblemCode
  readonly details: Details

  constructor(code: ProblemCode, details: Details = {}) {
    this.code = code
    this.details = details
  }
}

export function refuse(code: ProblemCode, details?: Details): Refusal {
  return new Refusal(code, details)
}

/** RFC 9457; `status` may be told where a fault rule asks for its own. */
export function problemResponse(refusal: Refusal, at: Date, status?: number): Response {
  const known = problems[refusal.code]
  const body: Problem = {
    type: `urn:livery:problem:${refusal.code}`,
    title: known.title,
    status: status ?? known.status,
    code: refusal.code,
    ...refusal.details,
    reference: referenceOf(at),
  }
  const headers = new Headers({ 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' })
  if (refusal.details.retryAfter !== undefined) headers.set('Retry-After', String(refusal.details.retryAfter))
  if (body.status === 401) headers.set('WWW-Authenticate', 'Bearer')
  return new Response(JSON.stringify(body), { status: body.status, headers })
}

/** "7F3A-20261120": what a player can quote, and what the log carries. */
function referenceOf(at: Date): string {
  return `${randomBytes(2).toString('hex').toUpperCase()}-${at.toISOString().slice(0, 10).replaceAll('-', '')}`
}
