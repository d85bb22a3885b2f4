/** What every account begins with somewhere: who logs in with it has to change it, so nobody may choose it. */
export const defaultPassword = '123456'

/** Member types that are agents. */
export const agentTypes: readonly number[] = [1, 2, 41, 42]

export const trialType = 4

export interface DemoAccount {
  merchant: string
  role: 'member' | 'agent' | 'trial'
  username: string
  password: string
}

export interface SeedAccount {
  role: DemoAccount['role']
  username: string
  nickname: string
  type: number
  /** Reference units in the main wallet and in a vendor's. */
  main: number
  atVendor: number
  unreadMessages: number
  openPromotions: number
  isNew: boolean
  isLocked: boolean
  /** Listed among the demo accounts. */
  isShown: boolean
  /** What the sandbox's own page says of it. */
  note?: string
  /** Has an e-mail address, a name at the bank, and a mobile number that ends in these three digits. */
  reach?: { mobileEnd: string; payeeName: string }
  /**
   * Has a payment password (135790) and so many cards; may have the agent `agent` above, and a rebate in basis points.
   */
  money?: { cards: number; isBelowAgent?: boolean; rate?: number; owes?: boolean; hasEveryState?: boolean }
  /** Instead of "Demo-<user name>-1". */
  password?: string
  /** Its password has expired; that counts where the merchant looks at it. */
  isPasswordExpired?: boolean
  /** Asks for a second step from any address but this one. */
  knownAddress?: string
  /** Two factors on: the app's secret in base32, and recovery codes. */
  totp?: { secret: string; recoveryCodes: readonly string[] }
}

const ordinary = { atVendor: 0, unreadMessages: 0, openPromotions: 0, isNew: false, isLocked: false }

export const payeeNameOfSeed = 'Demo Traveller'

export const guardedTotp = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  recoveryCodes: ['DEMA-2346', 'DEMB-2346', 'DEMC-2346', 'DEMD-2346', 'DEME-2346'],
}

/** The same for every merchant. */
export const seedAccounts: readonly SeedAccount[] = [
  {
    ...ordinary,
    role: 'member',
    username: 'player',
    nickname: 'Player',
    type: 0,
    main: 24_580,
    unreadMessages: 2,
    openPromotions: 3,
    isShown: true,
    reach: { mobileEnd: '678', payeeName: 'Demo Player' },
    money: { cards: 1, isBelowAgent: true },
    note: 'Has a mobile number, an e-mail address (player@ the main domain) and a name at the bank; payment password 135790',
  },
  {
    ...ordinary,
    role: 'agent',
    username: 'agent',
    nickname: 'Agent',
    type: 1,
    main: 182_400,
    atVendor: 1_600,
    unreadMessages: 2,
    isShown: true,
    reach: { mobileEnd: '514', payeeName: 'Demo Agent' },
    money: { cards: 1 },
    note: 'Payment password 135790, one card; above `subagent`, `player`, `saver`, `mover` and `owing`',
  },
  {
    ...ordinary,
    role: 'agent',
    username: 'subagent',
    nickname: 'Subagent',
    type: 2,
    main: 12_000,
    isShown: false,
    reach: { mobileEnd: '515', payeeName: 'Demo Subagent' },
    money: { cards: 1, isBelowAgent: true, rate: 80 },
    note: 'Payment password 135790, one card; below `agent`, with a team of its own where there is an agents’ centre',
  },
  { ...ordinary, role: 'trial', username: 'trial', nickname: 'Trial', type: trialType, main: 2_000, isShown: true },
  {
    ...ordinary,
    role: 'member',
    username: 'newcomer',
    nickname: 'Newcomer',
    type: 0,
    main: 0,
    isNew: true,
    isShown: false,
  },
  {
    ...ordinary,
    role: 'member',
    username: 'locked',
    nickname: 'Locked',
    type: 0,
    main: 0,
    isLocked: true,
    isShown: false,
  },
  {
    ...ordinary,
    role: 'member',
    username: 'traveller',
    nickname: 'Traveller',
    type: 0,
    main: 5_200,
    isShown: false,
    reach: { mobileEnd: '907', payeeName: payeeNameOfSeed },
    knownAddress: '203.0.113.7',
    note: `Second step by mobile, e-mail or the name at the bank (${payeeNameOfSeed}) from any address but 203.0.113.7`,
  },
  {
    ...ordinary,
    role: 'member',
    username: 'guarded',
    nickname: 'Guarded',
    type: 0,
    main: 8_400,
    isShown: false,
    totp: guardedTotp,
    note: `Two factors: secret ${guardedTotp.secret}, recovery codes ${guardedTotp.recoveryCodes.join(' ')}`,
  },
  {
    ...ordinary,
    role: 'member',
    username: 'saver',
    nickname: 'Saver',
    type: 0,
    main: 250_000,
    isShown: false,
    reach: { mobileEnd: '511', payeeName: 'Demo Saver' },
    money: { cards: 2, isBelowAgent: true, hasEveryState: true },
    note: 'Payment password 135790, two cards, a deposit and a payout in every state, all personal details',
  },
  {
    ...ordinary,
    role: 'member',
    username: 'mover',
    nickname: 'Mover',
    type: 0,
    main: 60_000,
    isShown: false,
    reach: { mobileEnd: '512', payeeName: 'Demo Mover' },
    money: { cards: 1, isBelowAgent: true },
    note: 'Payment password 135790, one card, the agent above: for moving money about',
  },
  {
    ...ordinary,
    role: 'member',
    username: 'owing',
    nickname: 'Owing',
    type: 0,
    main: 7_500,
    isShown: false,
    reach: { mobileEnd: '513', payeeName: 'Demo Owing' },
    money: { cards: 1, isBelowAgent: true, owes: true },
    note: 'Payment password 135790; its first deposit brought a bonus with turnover still owed',
  },
  {
    ...ordinary,
    role: 'member',
    username: 'keeper',
    nickname: 'Keeper',
    type: 0,
    main: 5_200,
    isShown: false,
    note: 'Has played nothing yet: for trying limits and breaks',
  },
  {
    ...ordinary,
    role: 'member',
    username: 'expired',
    nickname: 'Expired',
    type: 0,
    main: 1_200,
    isShown: false,
    isPasswordExpired: true,
    note: 'Its password has expired, where PWDEXPFORCECHANGE3 is on',
  },
  {
    ...ordinary,
    role: 'member',
    username: 'defaulted',
    nickname: 'Defaulted',
    type: 0,
    main: 1_200,
    isShown: false,
    password: defaultPassword,
    note: 'Has the default password, which must be changed',
  },
]

export function passwordOf({ username, password }: Pick<SeedAccount, 'username' | 'password'>): string {
  return password ?? `Demo-${username}-1`
}

export function demoAccounts(merchants: Iterable<string>): DemoAccount[] {
  const shown = seedAccounts.filter((account) => account.isShown)
  return [...merchants].flatMap((merchant) =>
    shown.map((account) => {
      const { role, username } = account
      return { merchant, role, username, password: passwordOf(account) }
    }),
  )
}

/** Every account of every merchant, for the sandbox's own page: merchant, role, user name, password, note. */
export function accountRows(merchants: Iterable<string>): string[][] {
  return [...merchants].flatMap((merchant) =>
    seedAccounts.map((account) => {
      const { role, username, note = '', isNew, isLocked } = account
      const state = isNew ? 'Has never logged in' : isLocked ? 'Locked' : note
      return [merchant, role, username, passwordOf(account), state]
    }),
  )
}
