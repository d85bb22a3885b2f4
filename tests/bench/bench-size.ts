/** How much a run of the bench measures. */
export interface BenchSize {
  /** Generated tenants of each fleet. */
  tenants: number
  /** Tenants of the large fleet; the record is of 10,000. */
  large: number
  /** Every cold build begins with nothing; else with what the builds of the demo sites compiled. */
  isCold: boolean
  /** Rounds of each comparison, and of what is measured in a browser. */
  rounds: number
  /** The peer is run for each of its figures; else its first run stands for the others. */
  everyPeer: boolean
  /** Pages are also opened on a phone: its processor and network are slowed down. Else one visit stands for both. */
  hasSlowPhone: boolean
  /** How many tenants the peer builds in each round, in each of its two forms. */
  sample: number
  /** Rounds of the builds that find most of their work done. */
  warmRounds: number
  /** Random profiles that both engines make. */
  profiles: number
  /** The demo tenants that are built; undefined: all of them. */
  demoTenants: readonly string[] | undefined
  /** The demo tenants whose home page is opened on a slow phone. */
  pages: readonly string[]
  /** What Lighthouse visits of the first of them besides home. */
  otherPages: readonly string[]
  /** A folder of sites that another commit built, to compare these pages with. */
  sitesBefore?: string
  /** What is written below the sandbox's agent, and how often each report of it is asked for in a round. */
  team: { members: number; bets: number }
  asks: number
  /** The list of games is scrolled to this one, and searched for so many words. */
  games: number
  words: number
  /** Tenants whose releases are read and shown. */
  released: number
  /** Releases under an open tab. */
  releases: number
  /** Each call of the sandbox is made so often a second, for so long. */
  load: { rate: number; seconds: number }
}

export const fullSize: BenchSize = {
  tenants: 24,
  large: 120,
  isCold: true,
  everyPeer: true,
  hasSlowPhone: true,
  rounds: 3,
  sample: 6,
  warmRounds: 5,
  profiles: 24,
  demoTenants: undefined,
  pages: ['bengal', 'lite'],
  otherPages: ['/promotions', '/rng', '/live', '/winners', '/help', '/pointMall', '/blog', '/game/GRF-RNG-1001'],
  team: { members: 10_000, bets: 100_000 },
  asks: 5,
  games: Number.POSITIVE_INFINITY,
  words: 5,
  released: 10_000,
  releases: 200,
  load: { rate: 500, seconds: 5 },
}

/** Each case once, with as little as it can be shown to run with: its figures say nothing. */
export const smallestSize: BenchSize = {
  tenants: 2,
  large: 3,
  isCold: false,
  everyPeer: false,
  hasSlowPhone: false,
  rounds: 1,
  sample: 1,
  warmRounds: 1,
  profiles: 1,
  demoTenants: ['lite'],
  pages: ['lite'],
  otherPages: [],
  team: { members: 300, bets: 2000 },
  asks: 1,
  games: 200,
  words: 1,
  released: 60,
  releases: 1,
  load: { rate: 50, seconds: 0.1 },
}
