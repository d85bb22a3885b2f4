/** A refusal of the gateway: its HTTP status, its title in English, and when a call answers with it. */
interface ProblemKind {
  status: number
  title: string
  when: string
}

/** Every stable code that a gateway refuses with. A site has the words for them itself, in the visitor’s language. */
export const problems = {
  'request.invalid': {
    status: 400,
    title: 'The request is not valid',
    when: 'a query or body is not what the call takes. `fields` says where: `field.required` or `field.invalid` by name, for a registration’s rules and a new password `field.pattern` or `field.length`; for a whole body `body.media-type`, `body.undecipherable`, `body.not-json` or `body.too-large`',
  },
  'mobile.invalid': {
    status: 400,
    title: 'The mobile number is not valid',
    when: 'the number is no mobile number of that country',
  },
  'password.same': {
    status: 400,
    title: 'The new password is the old one',
    when: 'the new password is the one there is',
  },
  'amount.invalid': {
    status: 400,
    title: 'The amount is not valid',
    when: 'an amount is not positive, has more decimals than the currency, or is no multiple of the channel’s step',
  },
  'amount.limit': {
    status: 400,
    title: 'The amount is outside the limits',
    when: 'an amount is outside the limits that the call beside it names, or more than is left today',
  },
  'payment-password.weak': {
    status: 400,
    title: 'The payment password is too easy to guess',
    when: 'six digits that are guessed first: one digit, a row up or down, two or three digits over and over, pairs, the end of the member’s own number',
  },
  'proof.missing': {
    status: 400,
    title: 'A picture as proof is needed',
    when: 'a withdrawal that did not come, or not whole, needs a picture',
  },
  'upload.size': { status: 400, title: 'The file is too large', when: 'a file of more than 5 MB' },
  'upload.type': {
    status: 400,
    title: 'The file is neither PNG nor JPEG',
    when: 'a file whose content is neither PNG nor JPEG, or is not what its type says',
  },
  'upload.unreadable': {
    status: 400,
    title: 'The picture cannot be read',
    when: 'a picture that cannot be decoded, is cut off, or has a side of more than 20,000 pixels, more than 40 million of them as PNG or 50 million as JPEG',
  },
  'records.range': {
    status: 400,
    title: 'The days are not in order, or too many',
    when: 'the days of a record run backwards or are more than 90; `fields` says which end',
  },
  'bet.invalid': {
    status: 400,
    title: 'The bet is not valid',
    when: 'a bet’s play, picks, stake, lines or total are not right, or there is no such draw; `fields` says which: `bets.0.picks`, `lines` …',
  },
  'bet.limit': {
    status: 400,
    title: 'The stake is outside the limits',
    when: 'a stake is outside the play’s limits; `fields` says which: `bets.0.stake`',
  },
  'session.required': {
    status: 401,
    title: 'You are not logged in',
    when: 'the call needs a session and none came, or one of another merchant',
  },
  'session.expired': {
    status: 401,
    title: 'The session has ended',
    when: 'the token is of no session: it was logged out, idle too long, or never was',
  },
  'login.failed': {
    status: 401,
    title: 'The user name or the password is wrong',
    when: 'wrong name or password, which of them is not told; `needsCaptcha` says that the next try needs one',
  },
  'step.expired': {
    status: 403,
    title: 'The log-in took too long',
    when: 'a log-in’s second step is older than ten minutes, was tried five times, or never was',
  },
  'step.failed': { status: 403, title: 'The proof is not right', when: 'a second step’s answer was wrong' },
  'step.method-unknown': {
    status: 403,
    title: 'The account has no such second step',
    when: 'the account does not have that second step',
  },
  'play.ended': { status: 401, title: 'The game has ended', when: 'the token is of no play that goes on' },
  'social.failed': {
    status: 403,
    title: 'The provider’s answer cannot be used',
    when: 'a provider’s code, or the ticket after it, is wrong, used or too old',
  },
  'social.redirect-unknown': {
    status: 403,
    title: 'The way back is not the merchant’s',
    when: 'the way back is not `/login/<provider>` on a site of the merchant’s',
  },
  'verification.required': {
    status: 403,
    title: 'This attempt needs the verification service',
    when: 'this try needed the verification service',
  },
  'verification.failed': {
    status: 403,
    title: 'The verification is wrong or has expired',
    when: 'its solution was wrong, used, too old or for something else',
  },
  'password.change-required': {
    status: 403,
    title: 'The password must be changed first',
    when: 'the session may only change its password',
  },
  'register.closed': { status: 403, title: 'Registration is closed', when: 'the merchant takes no new members' },
  'module.closed': { status: 403, title: 'The merchant does not have this', when: 'the merchant does not have this' },
  'password.wrong': { status: 403, title: 'The password is wrong', when: 'the password that was asked again is wrong' },
  'code.wrong': {
    status: 403,
    title: 'The code is not right',
    when: 'the code by SMS is wrong, or a token of Firebase’s does not prove that number',
  },
  'code.expired': {
    status: 403,
    title: 'The code has expired or was used',
    when: 'the code was used, is older than five minutes, had five wrong tries, or never was',
  },
  'agent.required': { status: 403, title: 'Only agents have this', when: 'only agents have this' },
  'contract.tiers': {
    status: 400,
    title: 'The steps of the contract are not valid',
    when: 'the steps of the contract do not rise, have no rate, or one that the kind does not have',
  },
  'contract.rate': {
    status: 400,
    title: 'A rate is above the agent’s own',
    when: 'a rate is above the highest of the agent’s own contract',
  },
  'contract.period': {
    status: 400,
    title: 'The period is not that of the agent’s own contract',
    when: 'the period is not that of the agent’s own contract',
  },
  'contract.closed': {
    status: 403,
    title: 'The merchant has no such contracts',
    when: 'the merchant has no contracts, or none of that kind',
  },
  'contract.no-own': {
    status: 403,
    title: 'The agent has no contract of that kind',
    when: 'the agent has no contract of that kind, and so may offer none',
  },
  'contract.unknown': {
    status: 404,
    title: 'No such contract',
    when: 'the agent has no such contract, with either side',
  },
  'contract.state': {
    status: 409,
    title: 'The contract is not in the state for that',
    when: 'that cannot be done with the contract now, or not by this side',
  },
  'contract.offered': {
    status: 409,
    title: 'A contract waits for its answer or its beginning',
    when: 'a contract of that kind waits for the receiver’s answer or for its beginning',
  },
  'contract.conflict': {
    status: 409,
    title: 'Contracts below would end, and nobody agreed to that',
    when: 'contracts below would end, and `endsConflicts` does not agree to that',
  },
  'register.rate': {
    status: 400,
    title: 'The rate is above the agent’s own, or no step',
    when: 'the rate is above the agent’s own, or between two steps',
  },
  'register.no-agents': {
    status: 403,
    title: 'The agent may open accounts of players alone',
    when: 'the agent opens accounts of players alone',
  },
  'register.link': { status: 404, title: 'The agent has no such link', when: 'the agent has no such link' },
  'register.links': { status: 409, title: 'No more links can be open', when: 'as many links are open as there may be' },
  'account.trial': { status: 403, title: 'A trial account moves no money', when: 'a trial account moves no money' },
  'player.excluded': {
    status: 403,
    title: 'The player takes a break or is excluded',
    when: 'the player takes a break or is excluded',
  },
  'limit.loss': {
    status: 403,
    title: 'The player’s own loss limit is reached',
    when: 'losing the bet would go over the player’s own loss limit',
  },
  'limit.stake': {
    status: 403,
    title: 'The stake is above the player’s own limit',
    when: 'the stake is above the player’s own limit',
  },
  'limit.time': {
    status: 403,
    title: 'The player’s own playing time is over',
    when: 'the day’s playing time that the player set is over',
  },
  'limit.same': { status: 409, title: 'The limit is as it was', when: 'the limit is as it was' },
  'limit.too-early': { status: 409, title: 'The wait is not over', when: 'the wait for a looser limit is not over' },
  'limit.nothing-asked': { status: 409, title: 'Nothing was asked for', when: 'no looser limit was asked for' },
  'limit.pause-runs': {
    status: 409,
    title: 'A longer break runs already',
    when: 'a break or exclusion as long or longer runs',
  },
  'limit.deposit': {
    status: 403,
    title: 'The player’s own deposit limit is reached',
    when: 'the deposit would go beyond the player’s own limit',
  },
  'promotion.closed': {
    status: 409,
    title: 'The promotion is over, or has not begun',
    when: 'the promotion is over, or has not begun',
  },
  'promotion.joined': { status: 409, title: 'The member takes part already', when: 'the member takes part already' },
  'promotion.claimed': {
    status: 409,
    title: 'What it earned was claimed',
    when: 'what it earned was claimed or issued',
  },
  'promotion.not-earned': {
    status: 403,
    title: 'There is nothing to claim yet',
    when: 'there is nothing to claim yet',
  },
  'referral.closed': { status: 403, title: 'The account invites nobody', when: 'a trial account invites nobody' },
  'mission.unknown': { status: 404, title: 'No such mission', when: 'no such mission, or it can no longer be claimed' },
  'mission.not-done': { status: 409, title: 'The mission is not done yet', when: 'the mission is not done yet' },
  'mission.claimed': { status: 409, title: 'The points of the mission were claimed', when: 'its points were taken' },
  'reward.unknown': { status: 404, title: 'No such reward', when: 'no such reward of this member’s' },
  'reward.expired': { status: 409, title: 'The reward has expired', when: 'the reward has run out' },
  'envelope.unknown': { status: 404, title: 'No such envelope', when: 'no such envelope' },
  'envelope.expired': { status: 409, title: 'The envelope has expired', when: 'the time of the envelope is over' },
  'envelope.opened': { status: 409, title: 'The envelope was opened', when: 'the envelope was opened' },
  'wheel.no-spins': { status: 409, title: 'There are no spins left', when: 'there is no spin left' },
  'reward.claimed': { status: 409, title: 'The reward was claimed', when: 'the reward was taken' },
  'points.amount': {
    status: 400,
    title: 'The number of points or things is not one that is taken',
    when: 'a number of points or of an item that is not taken: see the terms',
  },
  'points.address': {
    status: 400,
    title: 'Goods need an address',
    when: 'goods of the points mall need an address of 10 to 200 characters',
  },
  'points.short': { status: 403, title: 'There are not enough points', when: 'there are not enough points' },
  'points.item': {
    status: 404,
    title: 'Points are not redeemed for it',
    when: 'points are not redeemed for it, or not now',
  },
  'points.gone': {
    status: 409,
    title: 'There are not so many left',
    when: 'there are not so many left of an item of the points mall',
  },
  'promotion.not-eligible': {
    status: 403,
    title: 'The promotion is not open to the member',
    when: 'the promotion is not open to this member',
  },
  'payment-password.missing': {
    status: 403,
    title: 'There is no payment password yet',
    when: 'the member has set no payment password',
  },
  'payment-password.wrong': {
    status: 403,
    title: 'The payment password is wrong',
    when: 'it is wrong; after five tries in 15 minutes `rate.limited`',
  },
  'turnover.owed': {
    status: 403,
    title: 'Stakes are still owed for a bonus',
    when: 'stakes are still owed for a bonus: nothing is paid out or sent before',
  },
  'transfer.no-upline': { status: 403, title: 'There is nobody above to send to', when: 'nobody is above the member' },
  'transfer.not-below': {
    status: 403,
    title: 'The account is not below the sender',
    when: 'the account is not below the sender, or the sender is no agent',
  },
  'deposit.card-refused': {
    status: 403,
    title: 'The card was not accepted',
    when: 'serial and PIN are of no card, or it was used',
  },
  'card.bank': { status: 400, title: 'The bank is not one that can be paid to', when: 'the bank is not in `getCards`' },
  'totp.wrong': {
    status: 403,
    title: 'The code is not right',
    when: 'the authenticator app’s code, or the recovery code, is wrong or used',
  },
  'totp.not-started': {
    status: 403,
    title: 'Two factors are not on or not begun',
    when: 'two factors are not on, or a new secret is not waiting or older than ten minutes',
  },
  'totp.is-on': { status: 403, title: 'Two factors are on', when: 'two factors are on already' },
  'captcha.required': { status: 403, title: 'This attempt needs the captcha', when: 'this try needed a captcha' },
  'captcha.wrong': {
    status: 403,
    title: 'The captcha is wrong or has expired',
    when: 'the answer was wrong, or the captcha used or older than five minutes',
  },
  'login.not-a-member': {
    status: 403,
    title: 'Non-member account unable to log in',
    when: 'an agent on the members’ site',
  },
  'login.not-an-agent': { status: 403, title: 'Non-agents cannot log in', when: 'a member on the agents’ site' },
  'login.locked': {
    status: 403,
    title: 'This account is locked',
    when: 'the account is locked; told only to who knows its password',
  },
  'system.region-blocked': {
    status: 403,
    title: 'Not available in this region',
    when: 'the site is closed where the visitor is',
  },
  'game.no-trial': {
    status: 403,
    title: 'The game cannot be tried',
    when: 'the game has no play money to try it with',
  },
  'game.needs-account': {
    status: 403,
    title: 'The game needs an account of one’s own',
    when: 'a trial account cannot play it',
  },
  'link-token.spent': {
    status: 403,
    title: 'The token of the address was used or is too old',
    when: 'the token of an address was used, is older than two minutes, is of another merchant or of a locked account, or its session is over',
  },
  'launch.used': {
    status: 403,
    title: 'The launch was used or is too old',
    when: 'the launch was used, is older than a minute, or never was',
  },
  'bet.closed': {
    status: 403,
    title: 'The draw takes no more bets',
    when: 'the draw takes no bets: it is over, closed, or not the current one',
  },
  'wallet.short': {
    status: 403,
    title: 'The balance does not cover it',
    when: 'the balance, or the wallet that is moved from, does not cover it; of a withdrawal and a transfer: what is not tied to a bonus',
  },
  'merchant.unknown': { status: 404, title: 'No such merchant', when: 'no such merchant' },
  'call.unknown': { status: 404, title: 'No such call', when: 'no such call' },
  'art.unknown': { status: 404, title: 'No such picture', when: 'no such picture' },
  'game.unknown': { status: 404, title: 'No such game', when: 'no such game, or not at this merchant' },
  'affiliate.unknown': {
    status: 404,
    title: 'No such invitation code',
    when: 'the invitation code is none of the merchant’s',
  },
  'wallet.unknown': { status: 404, title: 'No such wallet', when: 'no such wallet, or both are the same' },
  'card.unknown': { status: 404, title: 'No such card', when: 'the member has no such card' },
  'post.unknown': { status: 404, title: 'No such post', when: 'no such post in the blog' },
  'promotion.unknown': { status: 404, title: 'No such promotion', when: 'no such promotion' },
  'deposit.channel-unknown': { status: 404, title: 'No such way to pay in', when: 'the merchant has no such channel' },
  'deposit.unknown': { status: 404, title: 'No such deposit', when: 'the member has no such deposit' },
  'withdrawal.unknown': { status: 404, title: 'No such payout', when: 'the member has no such withdrawal' },
  'proof.unknown': {
    status: 404,
    title: 'No such proof',
    when: 'the member has no such proof, or it proves something else already',
  },
  'records.unknown': { status: 404, title: 'The member has no such record', when: 'the member has no such movement' },
  'message.unknown': { status: 404, title: 'No such message', when: 'the member has no such message' },
  'device.unknown': { status: 404, title: 'No such session', when: 'the member has no such session' },
  'livechat.closed': {
    status: 409,
    title: 'Nobody is at the live chat now',
    when: 'nobody is at the live chat now; `retryAfter` is how long until it opens, in seconds',
  },
  'intent.conflict': {
    status: 409,
    title: 'The key belongs to another order',
    when: 'the idempotency key was sent before with another body or another call',
  },
  'wallet.closed': {
    status: 409,
    title: 'The wallet is closed at the moment',
    when: 'the vendor’s wallet is closed; `getWallets` says why',
  },
  'card.known': {
    status: 409,
    title: 'The account is bound already',
    when: 'an account with this number is bound already',
  },
  'card.too-many': {
    status: 409,
    title: 'No more cards can be added',
    when: 'the member has as many cards as there may be',
  },
  'deposit.channel-closed': {
    status: 409,
    title: 'The way to pay in is closed at the moment',
    when: 'the channel is under maintenance',
  },
  'deposit.too-many-open': {
    status: 409,
    title: 'Too many deposits still wait',
    when: 'three deposits of the member wait already',
  },
  'deposit.over': {
    status: 409,
    title: 'The deposit does not wait any more',
    when: 'the deposit is settled, expired or cancelled, or reported already',
  },
  'withdrawal.over': {
    status: 409,
    title: 'The payout cannot be changed any more',
    when: 'the withdrawal is not in the state that this is for',
  },
  'withdrawal.too-many': {
    status: 409,
    title: 'Too many payouts',
    when: 'three withdrawals of the member are under way, or all of the day’s are used up',
  },
  'profile.bound': {
    status: 409,
    title: 'It was bound once and stays as it is',
    when: 'the detail was bound, and stays as it is',
  },
  'profile.taken': {
    status: 409,
    title: 'It cannot be bound',
    when: 'the detail cannot be bound: somebody else has it, which is all that is told',
  },
  'profile.too-young': {
    status: 403,
    title: 'Too young to be a member',
    when: 'a date of birth of somebody below `minimumAge`',
  },
  'register.name-taken': { status: 409, title: 'The user name is taken', when: 'somebody has the user name' },
  'register.mobile-taken': {
    status: 409,
    title: 'The mobile number belongs to a member',
    when: 'a member has the number; where numbers are verified, told only to who has shown that it is theirs',
  },
  'bet.short': { status: 409, title: 'The balance does not cover the bet', when: 'the balance does not cover the bet' },
  'game.maintenance': {
    status: 409,
    title: 'The game is under maintenance',
    when: 'the game is under maintenance; `getGame` says until when, `getRecommended` what to play instead',
  },
  'code.too-soon': {
    status: 429,
    title: 'A code was sent a moment ago',
    when: 'the code before is still good; `retryAfter` says how long',
  },
  'rate.limited': {
    status: 429,
    title: 'Too many requests',
    when: 'too many tries; `retryAfter` and the `Retry-After` header give the seconds',
  },
  'system.fault': { status: 500, title: 'Something went wrong', when: 'the gateway failed' },
  'system.maintenance': { status: 503, title: 'Under maintenance', when: 'the site is closed for maintenance' },
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof problems
