import { aCard } from '#src/play/card-fixture.ts'

const good = (value: unknown) => ({ success: true, value })
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

export const koi = aCard({ displayName: 'Koi Fortune', nodeId: 1, gameCode: 'koi' })
const table = aCard({ displayName: 'Jade Table', nodeId: 2, gameCode: 'jade', gameType: 'LIVE', vassalage: 'VVT' })
const lobby = aCard({ displayName: 'Velvet', nodeId: 3, gameCode: 'lobby', gameType: 'LIVE', vassalage: 'VVT' })

const draw = { no: '0731', opensAt: inMinutes(-1), closesAt: inMinutes(30), drawsAt: inMinutes(31) }
const past = { no: '0730', drawnAt: inMinutes(-1), results: [{ prize: 'Main', numbers: ['1', '2', '3', '4', '5'] }] }
const lottery = {
  gameCode: 'five',
  name: 'Five digits',
  family: 'digits5',
  vassalage: 'LOTT',
  logoUrl: '',
  current: draw,
  last: past,
}
const play = {
  code: 'any1',
  name: 'One of ten',
  group: 'Plain',
  rule: 'Choose a digit.',
  positions: [{ name: 'Digit', options: ['1', '2', '3'], min: 1, max: 3 }],
  digits: 0,
  lines: 'product',
  pays: '9.80',
  odds: { ways: 1, of: 100 },
  minStake: '1',
  maxStake: '100',
}
const listedBet = {
  id: 'B1',
  gameCode: 'five',
  gameName: 'Five digits',
  drawNo: '0729',
  playName: 'One of ten',
  picks: '1',
  lines: 1,
  total: '10.00',
  paid: null,
  status: 'open',
  placedAt: inMinutes(-9),
}

/** A gateway of which every page of the lobby has something to show; by the ids of its calls. */
export const lobbyAnswers = () => ({
  getWhitelabel: good([]),
  getMember: good({
    id: 'm1',
    account: 'player',
    nickname: 'player',
    type: 0,
    avatar: '',
    currency: 'USD',
    availablePromoCount: 0,
    unreadMessage: 0,
    availablePromo: [],
  }),
  getBalance: good({ balance: '10.50', currency: 'USD' }),
  getGameMenus: good([
    {
      gameCategory: 'LIVE',
      gameCount: 7,
      vendors: [{ code: 'VVT', name: 'Velvet', logoUrl: '', gameCount: 7, lobby }],
    },
  ]),
  getLanes: good({
    data: {
      lanes: [
        {
          gameCategory: 'LIVE',
          title: 'Live',
          total: 1,
          gameClassify: { vendors: [{ code: 'VVT', name: 'Velvet' }] },
          cards: [table],
        },
      ],
    },
  }),
  getGames: { games: [koi], pageNum: 1, totalPages: 1, total: 1 },
  getHotGames: good([aCard({ displayName: 'Hot Lantern', nodeId: 4, gameCode: 'hot' })]),
  getWinners: good([
    { customerName: 'ab***', winAmount: '99.00', iconUrl: '', avatarUrl: '', gameName: 'Moon Harvest' },
  ]),
  getJackpot: good({ amount: '1234.00', currency: 'USD', at: inMinutes(0), gameCount: 8 }),
  getAnnouncements: good({
    banners: [
      { groupName: 'w_home', url: '/art/a.svg', linkage: '', linkageType: 'none', copy: { title: 'Spring games' } },
    ],
    playerNotices: [{ id: 'n1', title: 'A notice', content: '<p>text</p>', timestamp: inMinutes(-9) }],
    popups: [],
    promotion: { count: 1, announcementImages: [] },
  }),
  getGameFilters: good({
    total: 1,
    vendors: [{ code: 'PPL', name: 'Paperlion', logoUrl: '', count: 1 }],
    selections: [{ code: 'JP', count: 1 }],
    themes: [{ code: 'sea', name: 'Sea', count: 1 }],
    features: [],
    subjects: [],
    volatilities: [{ code: 'high', count: 1 }],
    trials: 1,
  }),
  searchGames: good({
    total: 1,
    hits: [{ card: koi, match: { field: 'name', text: 'Koi Fortune', marks: [[0, 3]] } }],
    vendors: [],
  }),
  getGame: good({
    card: koi,
    wideUrl: '',
    rtp: '96.50',
    volatility: 'high',
    maxWinFactor: null,
    themes: [],
    features: [],
    releasedAt: null,
    maintenance: null,
    alike: [aCard({ displayName: 'Lantern Street', nodeId: 5, gameCode: 'lantern' })],
  }),
  getRecommended: good([aCard({ displayName: 'Instead of it', nodeId: 6, gameCode: 'instead' })]),
  getPermission: good({
    customerService: [],
    resources: [],
    imageCDNs: [],
    launchGameCDNs: [],
    location: { ip: '', country: '' },
    mainDomain: '',
    settings: { forcedReceipt: 'kept', contractConflict: 'confirm', autoReceiptMinutes: 30 },
  }),
  launchGame: good({ url: 'https://play.example/koi?launch=1', display: 'frame' }),
  launchTrial: good({ url: 'https://play.example/koi?launch=1', display: 'frame' }),
  getFavouriteIds: good([]),
  addFavourite: good(null),
  removeFavourite: good(null),
  getFavourites: { content: [koi], pageNum: 1, totalPages: 1 },
  getRecentGames: good({ list: [{ card: koi, playedAt: inMinutes(-9) }], pageNum: 1, totalPages: 1 }),
  setMemberLanguage: good(null),
  getLotteryMenu: good({ now: inMinutes(0), lotteries: [lottery] }),
  getLotteryRecent: good(['five']),
  getLotteryGame: good({ now: inMinutes(0), lottery, plays: [play] }),
  getOpenedNumbers: good([past]),
  getOpenedNumero: good({ now: inMinutes(0), last: past, current: draw }),
  getLotteryBets: good({ bets: [listedBet], pageNum: 1, totalPages: 1 }),
  placeLotteryBet: good({ betId: 'L1', balance: '1.00', currency: 'USD' }),
})
