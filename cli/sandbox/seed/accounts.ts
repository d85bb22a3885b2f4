/** Member types that are agents. */
export const agentTypes: readonly number[] = [1, 2, 41, 42]

export const trialType = 4

export interface DemoAccount {
  merchant: string
  role: 'member' | 'agent' | 'trial'
  username: string
  password: string
}

interface SeedAccount {
  role: DemoAccount['role']
  username: string
  nickname: string
  type: number
  /** Reference units in the main wallet and in a vendor's. */
  main: number
  atVendor: number
  vipRank: number
  unreadMessages: number
  openPromotions: number
  isNew: boolean
  isLocked: boolean
  /** Listed among the demo accounts. */
  isShown: boolean
}

const ordinary = { atVendor: 0, vipRank: 0, unreadMessages: 0, openPromotions: 0, isNew: false, isLocked: false }

/** The same for every merchant. Each password is "Demo-<user name>-1". */
export const seedAccounts: readonly SeedAccount[] = [
  {
    ...ordinary,
    role: 'member',
    username: 'player',
    nickname: 'Player',
    type: 0,
    main: 24_580,
    vipRank: 3,
    unreadMessages: 2,
    openPromotions: 3,
    isShown: true,
  },
  {
    ...ordinary,
    role: 'agent',
    username: 'agent',
    nickname: 'Agent',
    type: 1,
    main: 182_400,
    atVendor: 1_600,
    isShown: true,
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
]

export function passwordOf(username: string): string {
  return `Demo-${username}-1`
}

export function demoAccounts(merchants: Iterable<string>): DemoAccount[] {
  const shown = seedAccounts.filter((account) => account.isShown)
  return [...merchants].flatMap((merchant) =>
    shown.map(({ role, username }) => ({ merchant, role, username, password: passwordOf(username) })),
  )
}
