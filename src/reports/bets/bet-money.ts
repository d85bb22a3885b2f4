/** The amounts of a bet. */
export const betMoney = ['stake', 'validBet', 'returned', 'profit'] as const
export type BetMoney = (typeof betMoney)[number]

/** The word at the head of each amount. */
export const headOf = { stake: 'stake', validBet: 'validBet', returned: 'return', profit: 'profitLoss' } as const
