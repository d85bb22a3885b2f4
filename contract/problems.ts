/** A refusal of the gateway: its title in English, and when a call answers with it. */
interface Refusal {
  title: string
  when: string
}

function withStatus<Code extends string>(status: number, refusals: Readonly<Record<Code, Refusal>>) {
  const kinds = Object.entries<Refusal>(refusals).map(([code, refusal]) => [code, { status, ...refusal }])
  return Object.fromEntries(kinds) as Readonly<Record<Code, Refusal & { status: number }>>
}

/** Every stable code that a gateway refuses with, by HTTP status. A site has the words for them itself, in the visitor’s language. */
export const problems = {
  ...withStatus(400, {
    'request.invalid': {
      title: 'The request is not valid',
      when: 'a query or body is not what the call takes. `fields` says where: `field.required` or `field.invalid` by name, for a registration’s rules and a new password `field.pattern`, `field.length`, or `field.default` where it is the password that accounts begin with; for a whole body `body.media-type`, `body.undecipherable`, `body.not-json` or `body.too-large`',
    },
    'mobile.invalid': {
      title: 'The mobile number is not valid',
      when: 'the number is no mobile number of that country',
    },
    'password.same': { title: 'The new password is the old one', when: 'the new password is the one there is' },
    'amount.invalid': {
      title: 'The amount is not valid',
      when: 'an amount is not positive, has more decimals than the currency, or is no multiple of the channel’s step',
    },
    'amount.limit': {
      title: 'The amount is outside the limits',
      when: 'an amount is outside the limits that the call beside it names, or more than is left today',
    },
    'payment-password.weak': {
      title: 'The payment password is too easy to guess',
      when: 'six digits that are guessed first: one digit, a row up or down, two or three digits over and over, pairs, the end of the member’s own number',
    },
    'payment-password.same': {
      title: 'The new payment password is the old one',
      when: 'the new payment password is the one there is',
    },
    'proof.missing': {
      title: 'A picture as proof is needed',
      when: 'a withdrawal that did not come, or not whole, needs a picture',
    },
    'upload.size': { title: 'The file is too large', when: 'a file of more than 5 MB' },
    'upload.type': {
      title: 'The file is neither PNG nor JPEG',
      when: 'a file whose content is neither PNG nor JPEG, or is not what its type says',
    },
    'upload.unreadable': {
      title: 'The picture cannot be read',
      when: 'a picture that cannot be decoded, is cut off, or has a side of more than 20,000 pixels, more than 40 million of them as PNG or 50 million as JPEG',
    },
    'records.range': {
      title: 'The days are not in order, or too many',
      when: 'the days of a record run backwards or are more than 90; `fields` says which end',
    },
    'bet.invalid': {
      title: 'The bet is not valid',
      when: 'a bet’s play, picks, stake, lines or total are not right, or there is no such draw; `fields` says which: `bets.0.picks`, `lines` …',
    },
    'bet.limit': {
      title: 'The stake is outside the limits',
      when: 'a stake is outside the play’s limits; `fields` says which: `bets.0.stake`',
    },
    'contract.tiers': {
      title: 'The steps of the contract are not valid',
      when: 'the steps of the contract do not rise, have no rate, or one that the kind does not have',
    },
    'contract.rate': {
      title: 'A rate is above the agent’s own',
      when: 'a rate is above the highest of the agent’s own contract',
    },
    'contract.period': {
      title: 'The period is not that of the agent’s own contract',
      when: 'the period is not that of the agent’s own contract',
    },
    'register.rate': {
      title: 'The rate is above the agent’s own, or no step',
      when: 'the rate is above the agent’s own, or between two steps',
    },
    'register.rate-below': {
      title: 'The rate is below that of an account further down',
      when: 'somebody directly below the account has a higher rate',
    },
    'points.amount': {
      title: 'The number of points or things is not one that is taken',
      when: 'a number of points or of an item that is not taken: see the terms',
    },
    'points.address': {
      title: 'Goods need an address',
      when: 'goods of the points mall need an address of 10 to 200 characters',
    },
    'card.bank': { title: 'The bank is not one that can be paid to', when: 'the bank is not in `getCards`' },
  }),
  ...withStatus(401, {
    'session.required': {
      title: 'You are not logged in',
      when: 'the call needs a session and none came, or one of another merchant',
    },
    'session.expired': {
      title: 'The session has ended',
      when: 'the token is of no session: it was logged out, idle too long, or never was',
    },
    'login.failed': {
      title: 'The user name or the password is wrong',
      when: 'wrong name or password, which of them is not told; `needsCaptcha` says that the next try needs one',
    },
    'play.ended': { title: 'The game has ended', when: 'the token is of no play that goes on' },
  }),
  ...withStatus(403, {
    'passkey.challenge': {
      title: 'The challenge was used or is too old',
      when: 'a passkey answers a challenge that was used, is older than five minutes, or was given for something else',
    },
    'passkey.origin': {
      title: 'The passkey was used at another address',
      when: 'the site that asks for a passkey, or that one was used at, is none of the merchant’s, or not the one that asked',
    },
    'passkey.failed': {
      title: 'The passkey does not prove who it is',
      when: 'the signature is wrong, nobody was verified by the device, its count of uses goes back, or what it made cannot be used',
    },
    'step.expired': {
      title: 'The log-in took too long',
      when: 'a log-in’s second step is older than ten minutes, was tried five times, or never was',
    },
    'step.failed': { title: 'The proof is not right', when: 'a second step’s answer was wrong' },
    'step.method-unknown': {
      title: 'The account has no such second step',
      when: 'the account does not have that second step',
    },
    'social.failed': {
      title: 'The provider’s answer cannot be used',
      when: 'a provider’s code, or the ticket after it, is wrong, used or too old',
    },
    'social.redirect-unknown': {
      title: 'The way back is not the merchant’s',
      when: 'the way back is not `/login/<provider>` on a site of the merchant’s',
    },
    'verification.required': {
      title: 'This attempt needs the verification service',
      when: 'this try needed the verification service',
    },
    'verification.failed': {
      title: 'The verification is wrong or has expired',
      when: 'its solution was wrong, used, too old or for something else',
    },
    'password.change-required': {
      title: 'The password must be changed first',
      when: 'the session may only change its password',
    },
    'register.closed': { title: 'Registration is closed', when: 'the merchant takes no new members' },
    'module.closed': { title: 'The merchant does not have this', when: 'the merchant does not have this' },
    'password.wrong': { title: 'The password is wrong', when: 'the password that was asked again is wrong' },
    'code.wrong': {
      title: 'The code is not right',
      when: 'the code by SMS is wrong, or a token of Firebase’s does not prove that number',
    },
    'code.expired': {
      title: 'The code has expired or was used',
      when: 'the code was used, is older than five minutes, had five wrong tries, or never was',
    },
    'agent.required': { title: 'Only agents have this', when: 'only agents have this' },
    'contract.closed': {
      title: 'The merchant has no such contracts',
      when: 'the merchant has no contracts, or none of that kind',
    },
    'contract.no-own': {
      title: 'The agent has no contract of that kind',
      when: 'the agent has no contract of that kind, and so may offer none',
    },
    'register.no-agents': {
      title: 'The agent may open accounts of players alone',
      when: 'the agent opens accounts of players alone',
    },
    'account.trial': { title: 'A trial account moves no money', when: 'a trial account moves no money' },
    'player.excluded': {
      title: 'The player takes a break or is excluded',
      when: 'the player takes a break or is excluded',
    },
    'limit.loss': {
      title: 'The player’s own loss limit is reached',
      when: 'losing the bet would go over the player’s own loss limit',
    },
    'limit.stake': {
      title: 'The stake is above the player’s own limit',
      when: 'the stake is above the player’s own limit',
    },
    'limit.time': {
      title: 'The player’s own playing time is over',
      when: 'the playing time that the player set for a day, week or month is over',
    },
    'limit.deposit': {
      title: 'The player’s own deposit limit is reached',
      when: 'the deposit would go beyond the player’s own limit',
    },
    'promotion.not-earned': { title: 'There is nothing to claim yet', when: 'there is nothing to claim yet' },
    'referral.closed': { title: 'The account invites nobody', when: 'a trial account invites nobody' },
    'points.short': { title: 'There are not enough points', when: 'there are not enough points' },
    'promotion.not-eligible': {
      title: 'The promotion is not open to the member',
      when: 'the promotion is not open to this member',
    },
    'payment-password.missing': {
      title: 'There is no payment password yet',
      when: 'the member has set no payment password',
    },
    'payment-password.wrong': {
      title: 'The payment password is wrong',
      when: 'it is wrong; after five tries in 15 minutes `rate.limited`',
    },
    'turnover.owed': {
      title: 'A part of the amount is tied to a bonus',
      when: 'the balance has the amount, but stakes are still owed for a part of it',
    },
    'transfer.no-upline': { title: 'There is nobody above to send to', when: 'nobody is above the member' },
    'transfer.not-below': {
      title: 'The account is not below the sender',
      when: 'the account is not below the sender, or the sender is no agent',
    },
    'deposit.card-refused': {
      title: 'The card was not accepted',
      when: 'serial and PIN are of no card, or it was used',
    },
    'totp.wrong': {
      title: 'The code is not right',
      when: 'the authenticator app’s code, or the recovery code, is wrong or used',
    },
    'totp.not-started': {
      title: 'Two factors are not on or not begun',
      when: 'two factors are not on, or a new secret is not waiting or older than ten minutes',
    },
    'totp.is-on': { title: 'Two factors are on', when: 'two factors are on already' },
    'captcha.required': { title: 'This attempt needs the captcha', when: 'this try needed a captcha' },
    'captcha.wrong': {
      title: 'The captcha is wrong or has expired',
      when: 'the answer was wrong, or the captcha used or older than five minutes',
    },
    'login.not-a-member': { title: 'Non-member account unable to log in', when: 'an agent on the members’ site' },
    'login.not-an-agent': { title: 'Non-agents cannot log in', when: 'a member on the agents’ site' },
    'login.locked': {
      title: 'This account is locked',
      when: 'the account is locked; told only to who knows its password',
    },
    'system.region-blocked': { title: 'Not available in this region', when: 'the site is closed where the visitor is' },
    'game.no-trial': { title: 'The game cannot be tried', when: 'the game has no play money to try it with' },
    'game.needs-account': { title: 'The game needs an account of one’s own', when: 'a trial account cannot play it' },
    'link-token.spent': {
      title: 'The token of the address was used or is too old',
      when: 'the token of an address was used, is older than two minutes, is of another merchant or of a locked account, or its session is over',
    },
    'launch.used': {
      title: 'The launch was used or is too old',
      when: 'the launch was used, is older than a minute, or never was',
    },
    'bet.closed': {
      title: 'The draw takes no more bets',
      when: 'the draw takes no bets: it is over, closed, or not the current one',
    },
    'wallet.short': {
      title: 'The balance does not cover it',
      when: 'the balance, or the wallet that is moved from, does not cover it; of a withdrawal, a transfer and the mall: what is not tied to a bonus',
    },
    'profile.too-young': { title: 'Too young to be a member', when: 'a date of birth of somebody below `minimumAge`' },
  }),
  ...withStatus(404, {
    'contract.unknown': { title: 'No such contract', when: 'the agent has no such contract, with either side' },
    'register.link': { title: 'The agent has no such link', when: 'the agent has no such link' },
    'mission.unknown': { title: 'No such mission', when: 'no such mission, or it can no longer be claimed' },
    'reward.unknown': { title: 'No such reward', when: 'no such reward of this member’s' },
    'tournament.unknown': { title: 'No such tournament', when: 'no such tournament' },
    'envelope.unknown': { title: 'No such envelope', when: 'no such envelope' },
    'points.item': { title: 'Points are not redeemed for it', when: 'points are not redeemed for it, or not now' },
    'merchant.unknown': { title: 'No such merchant', when: 'no such merchant' },
    'call.unknown': { title: 'No such call', when: 'no such call' },
    'art.unknown': { title: 'No such picture', when: 'no such picture' },
    'game.unknown': { title: 'No such game', when: 'no such game, or not at this merchant' },
    'affiliate.unknown': { title: 'No such invitation code', when: 'the invitation code is none of the merchant’s' },
    'wallet.unknown': { title: 'No such wallet', when: 'no such wallet, or both are the same' },
    'card.unknown': { title: 'No such card', when: 'the member has no such card' },
    'post.unknown': { title: 'No such post', when: 'no such post in the blog' },
    'promotion.unknown': { title: 'No such promotion', when: 'no such promotion' },
    'deposit.channel-unknown': { title: 'No such way to pay in', when: 'the merchant has no such channel' },
    'deposit.unknown': { title: 'No such deposit', when: 'the member has no such deposit' },
    'withdrawal.unknown': { title: 'No such payout', when: 'the member has no such withdrawal' },
    'proof.unknown': {
      title: 'No such proof',
      when: 'the member has no such proof, or it proves something else already',
    },
    'records.unknown': { title: 'The member has no such record', when: 'the member has no such movement' },
    'message.unknown': { title: 'No such message', when: 'the member has no such message' },
    'ticket.unknown': { title: 'No such ticket', when: 'the member has no such support ticket, or it no such picture' },
    'passkey.unknown': {
      title: 'No such passkey',
      when: 'nobody here has the passkey, or the member has none of that id',
    },
    'device.unknown': { title: 'No such session', when: 'the member has no such session' },
  }),
  ...withStatus(409, {
    'contract.state': {
      title: 'The contract is not in the state for that',
      when: 'that cannot be done with the contract now, or not by this side',
    },
    'contract.offered': {
      title: 'A contract waits for its answer or its beginning',
      when: 'a contract of that kind waits for the receiver’s answer or for its beginning',
    },
    'contract.conflict': {
      title: 'Contracts below would end, and nobody agreed to that',
      when: 'contracts below would end, and `endsConflicts` does not agree to that',
    },
    'register.links': { title: 'No more links can be open', when: 'as many links are open as there may be' },
    'limit.same': { title: 'The limit is as it was', when: 'the limit is as it was' },
    'limit.too-early': { title: 'The wait is not over', when: 'the wait for a looser limit is not over' },
    'limit.nothing-asked': { title: 'Nothing was asked for', when: 'no looser limit was asked for' },
    'limit.pause-runs': { title: 'A longer break runs already', when: 'a break or exclusion as long or longer runs' },
    'promotion.closed': {
      title: 'The promotion is over, or has not begun',
      when: 'the promotion is over, or has not begun',
    },
    'promotion.joined': { title: 'The member takes part already', when: 'the member takes part already' },
    'promotion.claimed': { title: 'What it earned was claimed', when: 'what it earned was claimed or issued' },
    'mission.not-done': { title: 'The mission is not done yet', when: 'the mission is not done yet' },
    'mission.claimed': { title: 'The points of the mission were claimed', when: 'its points were taken' },
    'reward.expired': { title: 'The reward has expired', when: 'the reward has run out' },
    'tournament.over': { title: 'The tournament is over', when: 'the tournament is over' },
    'envelope.expired': { title: 'The envelope has expired', when: 'the time of the envelope is over' },
    'envelope.opened': { title: 'The envelope was opened', when: 'the envelope was opened' },
    'envelope.answered': { title: 'The envelope was answered', when: 'what was in it was taken or refused' },
    'wheel.no-spins': { title: 'There are no spins left', when: 'there is no spin left' },
    'reward.claimed': { title: 'The reward was claimed', when: 'the reward was taken' },
    'points.gone': {
      title: 'There are not so many left',
      when: 'there are not so many left of an item of the points mall',
    },
    'livechat.closed': {
      title: 'Nobody is at the live chat now',
      when: 'nobody is at the live chat now; `retryAfter` is how long until it opens, in seconds',
    },
    'intent.conflict': {
      title: 'The key belongs to another order',
      when: 'the idempotency key was sent before with another body or another call',
    },
    'wallet.closed': {
      title: 'The wallet is closed at the moment',
      when: 'the vendor’s wallet is closed; `getWallets` says why',
    },
    'passkey.known': { title: 'The passkey is known already', when: 'an account has the passkey already' },
    'passkey.too-many': { title: 'No more passkeys can be added', when: 'the member has ten passkeys' },
    'card.known': { title: 'The account is bound already', when: 'an account with this number is bound already' },
    'card.too-many': { title: 'No more cards can be added', when: 'the member has as many cards as there may be' },
    'deposit.channel-closed': {
      title: 'The way to pay in is closed at the moment',
      when: 'the channel is under maintenance',
    },
    'deposit.too-many-open': {
      title: 'Too many deposits still wait',
      when: 'three deposits of the member wait already',
    },
    'deposit.over': {
      title: 'The deposit does not wait any more',
      when: 'the deposit is settled, expired or cancelled, or reported already',
    },
    'ticket.closed': { title: 'The ticket is closed', when: 'a closed support ticket is written to' },
    'ticket.too-many': {
      title: 'Too many tickets are open',
      when: 'the member has five support tickets that are not closed',
    },
    'withdrawal.over': {
      title: 'The payout cannot be changed any more',
      when: 'the withdrawal is not in the state that this is for',
    },
    'withdrawal.too-many': {
      title: 'Too many payouts',
      when: 'three withdrawals of the member are under way, or all of the day’s are used up',
    },
    'profile.bound': {
      title: 'It was bound once and stays as it is',
      when: 'the detail was bound, and stays as it is',
    },
    'profile.taken': {
      title: 'It cannot be bound',
      when: 'the detail cannot be bound: somebody else has it, which is all that is told',
    },
    'register.name-taken': { title: 'The user name is taken', when: 'somebody has the user name' },
    'register.mobile-taken': {
      title: 'The mobile number belongs to a member',
      when: 'a member has the number; where numbers are verified, told only to who has shown that it is theirs',
    },
    'bet.short': { title: 'The balance does not cover the bet', when: 'the balance does not cover the bet' },
    'game.maintenance': {
      title: 'The game is under maintenance',
      when: 'the game is under maintenance; `getGame` says until when, `getRecommended` what to play instead',
    },
  }),
  ...withStatus(429, {
    'code.too-soon': {
      title: 'A code was sent a moment ago',
      when: 'the code before is still good; `retryAfter` says how long',
    },
    'rate.limited': {
      title: 'Too many requests',
      when: 'too many tries; `retryAfter` and the `Retry-After` header give the seconds',
    },
  }),
  ...withStatus(500, {
    'system.fault': { title: 'Something went wrong', when: 'the gateway failed' },
  }),
  ...withStatus(503, {
    'system.maintenance': { title: 'Under maintenance', when: 'the site is closed for maintenance' },
  }),
}

export type ProblemCode = keyof typeof problems
