import type { EventTexts } from './event-text.ts'

export const en: EventTexts = {
  'deposit-received': [
    'Your deposit of {amount} was received',
    '{credited} is in your wallet; the fee was {fee}. Number: {id}.',
  ],
  'deposit-refused': [
    'Your deposit of {amount} was not accepted',
    'The bank did not confirm deposit {id}. Nothing was added to your wallet. If you have paid, write to customer service with your receipt.',
  ],
  'deposit-expired': [
    'Your deposit of {amount} has expired',
    'No payment for deposit {id} came in time. If you have paid all the same, write to customer service with your receipt.',
  ],
  'payout-paid': [
    'Your payout of {amount} was sent',
    '{arrives} is on its way to {to}; the fee is {fee}. Please say whether it has arrived: without an answer it counts as received from {until}. Number: {id}.',
  ],
  'payout-refused': [
    'Your payout of {amount} was not made',
    '{reason} The whole amount is back in your wallet. Number: {id}.',
  ],
  'payout-assumed': [
    'Your payout of {amount} counts as received',
    'You did not answer within the time for it. If payout {id} has not arrived, write to customer service.',
  ],
  'payout-refunded': [
    '{back} of your payout was given back',
    'We looked at payout {id}. {back} is in your wallet again.',
  ],
  'payout-kept': [
    'Your payout of {amount} is closed',
    'We looked at payout {id}: the bank confirms that the whole amount was sent to {to}.',
  ],
  'contract-offered': [
    'You were offered a contract: {kind}',
    '{account} offers you up to {rate}. Please answer until {until}; nothing changes before you accept.',
  ],
  'contract-accepted': ['{account} accepted your contract: {kind}', 'It begins on {start}.'],
  'contract-declined': ['{account} declined your contract: {kind}', 'Nothing has changed for either of you.'],
  'contract-withdrawn': ['The offer of a contract was withdrawn: {kind}', '{account} took the offer back.'],
  'contract-ending': [
    'A contract is going to end: {kind}',
    '{account} ended the contract. It is paid in full until {until}.',
  ],
  'contract-ended': ['A contract has ended: {kind}', 'The contract with {account} ended on {until}.'],
  'contract-expired': [
    'Your offer was not answered: {kind}',
    '{account} did not answer in time. You may offer the contract again.',
  ],
  'promotion-tied': [
    '{promotion}: {amount}',
    '{amount} was added to your wallet. {stakes} must be staked before it can be paid out.',
  ],
  'promotion-free': ['{promotion}: {amount}', '{amount} was added to your wallet, and can be paid out.'],
  'promotion-refused': ['{promotion}: not granted', '{reason}'],
  'reward-open': ['{promotion}: {amount}', 'It waits in the reward centre until {until}.'],
  'tournament-won': ['{tournament}: place {place}', '{amount} was added to your wallet, and can be paid out.'],
  'redemption-approved': ['{item}: approved', '{remark} Number: {id}.'],
  'redemption-rejected': ['{item}: not possible', '{remark} Number: {id}.'],
  'device-new': [
    'A new device was used for your account',
    '{device}, on {when}. If it was you, there is nothing to do. {not-you} We never ask for a password or a code in a message.',
  ],
  'limit-set': ['Your limit was changed: {limit}', '{limit}: {amount}. It applies from now on.'],
  'limit-asked': [
    'You asked for another limit: {limit}',
    '{limit}: {amount}. You may confirm it from {from}; until then your present limit stays.',
  ],
  'pause-until': ['Your break has begun', 'You cannot play or deposit until {until}. Payouts stay possible.'],
  'pause-always': ['You have excluded yourself', 'You cannot play or deposit any more. Payouts stay possible.'],
  'password-changed': ['Your password was changed', 'Your other devices were signed out. {not-you}'],
  'payment-password-changed': ['Your payment password was changed', 'Payouts ask for the new one. {not-you}'],
  'totp-on': ['The authenticator app is on', 'Logging in asks for its code from now on. {not-you}'],
  'totp-off': ['The authenticator app is off', 'Logging in asks for your password alone. {not-you}'],
  'passkey-added': [
    'A passkey was added: {name}',
    'Whoever unlocks the device that has it can log in to your account. {not-you}',
  ],
  'passkey-removed': ['A passkey was removed: {name}', 'Nobody can log in with it any more. {not-you}'],
  'card-added': ['A bank account was added', '{card} can receive your payouts. {not-you}'],
  'contact-changed': ['Your contact details were changed', 'They are used to prove who you are. {not-you}'],
}
