import { screen } from '@testing-library/react'
import { TenantHome } from '#src/app/pages/home-route.tsx'
import { categories } from '#src/config/categories.ts'
import { OwnListPage } from '#src/features/games/own/own-list-page.tsx'
import { ListPage } from '#src/features/games/pages/list-page.tsx'
import { LobbyPage } from '#src/features/lobby/pages/lobby-page.tsx'
import { LotteryPage } from '#src/features/lottery/pages/lottery-page.tsx'
import { NoticePopup } from '#src/features/messages/popups/notice-popup.tsx'
import { GamePage } from '#src/features/play/pages/game-page.tsx'
import { SeamlessPage } from '#src/features/play/pages/seamless-page.tsx'
import { VendorGamesPopup } from '#src/features/play/popups/vendor-games-popup.tsx'
import { tenThousand } from './faulty-gateway.ts'
import { entries, manyHits, manyRecent, type Row, row, value } from './lobby-row.ts'
import { press, typeInto } from './render-part.tsx'

function Category({ id }: { id: string }) {
  const category = categories().find((one) => one.id === id)
  if (!category) return null
  return category.hasList ? <ListPage category={category} /> : <LobbyPage category={category} />
}

const lottery = <LotteryPage modes={['LOTT']} />
const list = { page: <Category id="rng" />, path: '/rng' }
const home = { page: <TenantHome />, path: '/', beside: 'Popular games' }
const seamless = { page: <SeamlessPage />, path: '/seamless?vassalage=PPL&gameCode=koi' }

async function pressTab(name: string) {
  press(await screen.findByRole('button', { name }))
}

/** Each call of the lobby where it is asked for. */
export const lobbyRows: Row[] = [
  row({
    ...home,
    call: 'getHotGames',
    beside: 'Slots',
    good: 'Hot Lantern',
    failed: 'This part could not be loaded',
    most: (answer) => ({ ...answer, value: tenThousand(entries(answer, 'value')[0] ?? {}) }),
  }),
  row({
    ...home,
    call: 'getLanes',
    good: 'Jade Table',
    failed: 'This part could not be loaded',
    most: (answer) => {
      const [lane] = (answer.value as { data: { lanes: { cards: object[] }[] } }).data.lanes
      const [card] = lane?.cards ?? []
      return value(answer, {
        data: { lanes: [{ ...lane, cards: tenThousand(card ?? {}) }, ...tenThousand(lane ?? {})] },
      })
    },
  }),
  row({
    ...home,
    call: 'getGames',
    good: 'Koi Fortune',
    beside: 'Jade Table',
    most: (answer) => ({ ...answer, games: tenThousand(answer.games[0] ?? {}) }),
  }),
  row({
    ...home,
    call: 'getWinners',
    good: 'Moon Harvest',
    failed: 'The winners could not be loaded.',
    empty: 'No wins yet in this period.',
    most: (answer) => ({ ...answer, value: tenThousand(entries(answer, 'value')[0] ?? {}) }),
  }),
  row({ ...home, call: 'getJackpot', good: /1,234/, failed: 'The jackpot could not be read.' }),
  row({
    ...home,
    call: 'getAnnouncements',
    good: 'Spring games',
    failed: 'The offers could not be loaded.',
    empty: 'Welcome to Test Club',
    most: (answer) =>
      value(answer, {
        banners: ['w_home', 'w_promotion'].flatMap((groupName) =>
          tenThousand(entries(answer.value, 'banners')[0] ?? {}).map((one) => ({
            ...one,
            ...(groupName === 'w_promotion' && { groupName, url: '/art/video/a' }),
          })),
        ),
        playerNotices: tenThousand(entries(answer.value, 'playerNotices')[0] ?? {}),
      }),
  }),
  row({
    ...home,
    call: 'getRecentGames',
    good: 'Continue playing',
    most: (answer) => value(answer, { list: manyRecent(answer) }),
  }),
  row({ ...home, call: 'getWhitelabel', good: 'Hot Lantern', beside: 'Hot Lantern' }),
  row({
    call: 'getAnnouncements',
    page: <NoticePopup onClose={() => undefined} />,
    good: 'A notice',
    failed: 'The notices could not be loaded',
    empty: 'No notices at the moment',
    beside: 'Notices',
    most: (answer) => value(answer, { playerNotices: tenThousand(entries(answer.value, 'playerNotices')[0] ?? {}) }),
  }),
  row({
    call: 'getGameMenus',
    page: <Category id="live" />,
    path: '/live',
    good: 'Velvet',
    failed: 'The providers could not be loaded',
    empty: 'No providers here at the moment',
    beside: 'Live casino',
    most: (answer) => {
      const [menu] = answer.value as { vendors: object[] }[]
      const all = { ...menu, vendors: tenThousand(menu?.vendors[0] ?? {}) }
      return { ...answer, value: [all, ...tenThousand(menu ?? {})] }
    },
  }),
  row({
    call: 'getGames',
    page: <Category id="live" />,
    path: '/live',
    good: 'Koi Fortune',
    failed: 'The games could not be loaded.',
    beside: 'Velvet',
    most: (answer) => ({ ...answer, games: tenThousand(answer.games[0] ?? {}) }),
  }),
  row({
    ...list,
    call: 'getGames',
    good: 'Koi Fortune',
    failed: 'The games could not be loaded',
    empty: 'No games here yet',
    beside: 'Slots',
    most: (answer) => ({ ...answer, games: tenThousand(answer.games[0] ?? {}), total: 10_000 }),
  }),
  row({
    ...list,
    call: 'getGameFilters',
    good: 'Paperlion',
    failed: 'The filters could not be loaded.',
    beside: 'Koi Fortune',
    act: () => pressTab('Filters'),
    most: (answer) =>
      value(answer, {
        ...Object.fromEntries(
          ['vendors', 'selections', 'themes'].map((name) => [name, tenThousand(entries(answer.value, name)[0] ?? {})]),
        ),
        selections: Array.from({ length: 10_000 }, () => ({ code: 'JP', count: 1 })),
      }),
  }),
  row({
    page: <Category id="rng" />,
    path: '/rng?q=koi',
    call: 'searchGames',
    good: 'Koi Fortune',
    failed: 'The games could not be loaded',
    empty: 'Nothing found for “koi”',
    beside: 'Results for “koi”',
    most: (answer) => value(answer, { hits: manyHits(answer), total: 10_000 }),
  }),
  row({
    ...list,
    call: 'searchGames',
    good: /Games · 1/,
    failed: 'The search does not answer. Try again in a moment.',
    hasRetry: false,
    empty: 'Check the spelling, or try a shorter word, a provider or a theme.',
    beside: 'Slots',
    act: async () => void typeInto(await screen.findByRole('combobox', { name: /Search/ }), 'koi'),
    most: (answer) =>
      value(answer, {
        hits: manyHits(answer),
        vendors: tenThousand({ code: 'V', name: 'Velvet', gameType: 'RNG', count: 1 }),
      }),
  }),
  row({
    page: <OwnListPage kind="favourites" />,
    call: 'getFavourites',
    good: 'Koi Fortune',
    failed: 'The games could not be loaded',
    empty: 'No favourites yet',
    beside: 'Favourites',
    most: (answer) => ({ ...answer, content: tenThousand(answer.content[0] ?? {}) }),
  }),
  row({
    page: <OwnListPage kind="recent" />,
    call: 'getRecentGames',
    good: 'Koi Fortune',
    failed: 'The games could not be loaded',
    empty: 'Nothing played yet',
    beside: 'Favourites',
    most: (answer) => value(answer, { list: manyRecent(answer) }),
  }),
  row({
    ...list,
    call: 'getFavouriteIds',
    good: 'Koi Fortune',
    beside: 'Koi Fortune',
    most: (answer) => ({ ...answer, value: Array.from({ length: 10_000 }, (_, id) => id) }),
  }),
  row({
    page: <GamePage gameCode="koi" />,
    call: 'getGame',
    good: 'Koi Fortune',
    failed: 'The game’s facts could not be loaded',
    beside: '',
    most: (answer) =>
      value(answer, {
        ...Object.fromEntries(['alike'].map((name) => [name, tenThousand(entries(answer.value, name)[0] ?? {})])),
        themes: tenThousand({ code: 't', name: 'Theme' }),
        features: tenThousand({ code: 'f', name: 'Feature' }),
      }),
  }),
  row({ ...seamless, call: 'getGame', good: 'Koi Fortune', beside: '' }),
  row({
    ...seamless,
    call: 'launchGame',
    good: 'The game is starting',
    failed: 'The game could not be started',
    beside: '',
  }),
  row({
    ...seamless,
    path: `${seamless.path}&mode=trial`,
    call: 'launchTrial',
    good: 'The game is starting',
    failed: 'The game could not be started',
    beside: '',
  }),
  row({
    ...seamless,
    call: 'getRecommended',
    refusals: { launchGame: 'game.maintenance' },
    good: 'Instead of it',
    beside: 'This game is under maintenance',
    most: (answer) => ({ ...answer, value: tenThousand(entries(answer, 'value')[0] ?? {}) }),
  }),
  row({
    ...seamless,
    call: 'getPermission',
    good: 'The game is starting',
    beside: 'The game is starting',
    most: (answer) =>
      value(answer, { launchGameCDNs: tenThousand({ url: 'https://x' }).map(() => 'https://x.example') }),
  }),
  row({
    page: <VendorGamesPopup vendor={{ code: 'PPL', name: 'Paperlion' }} gameType="FISH" onClose={() => undefined} />,
    call: 'getGames',
    good: 'Koi Fortune',
    failed: 'The games could not be loaded',
    empty: 'Nothing by Paperlion is open at the moment.',
    beside: 'Games by Paperlion',
    most: (answer) => ({ ...answer, games: tenThousand(answer.games[0] ?? {}) }),
  }),
  row({
    page: lottery,
    call: 'getLotteryMenu',
    good: 'Five digits',
    failed: 'The lotteries could not be loaded',
    empty: 'No lotteries here yet',
    beside: '',
    most: (answer) => value(answer, { lotteries: tenThousand(entries(answer.value, 'lotteries')[0] ?? {}) }),
  }),
  row({
    page: lottery,
    call: 'getLotteryRecent',
    good: 'Played lately',
    beside: 'Bet slip',
    most: (answer) => ({ ...answer, value: Array.from({ length: 10_000 }, () => 'five') }),
  }),
  row({
    page: lottery,
    call: 'getLotteryGame',
    good: 'One of ten',
    failed: 'The ticket could not be loaded',
    empty: 'This lottery takes no bets at the moment',
    beside: 'Five digits',
    most: (answer) => value(answer, { plays: tenThousand(entries(answer.value, 'plays')[0] ?? {}) }),
  }),
  row({ page: lottery, call: 'getOpenedNumero', good: 'Draw 0731', beside: 'Bet slip' }),
  row({
    page: lottery,
    call: 'getOpenedNumbers',
    good: /^0730/,
    failed: 'The past draws could not be loaded',
    empty: 'No past draws yet',
    beside: 'Bet slip',
    most: (answer) => ({ ...answer, value: tenThousand(entries(answer, 'value')[0] ?? {}) }),
  }),
  row({
    page: lottery,
    call: 'getLotteryBets',
    act: async () => void press(await screen.findByRole('tab', { name: 'My bets' })),
    good: '0729',
    failed: 'Your bets could not be loaded',
    empty: 'No bets yet',
    beside: 'Bet slip',
    most: (answer) => value(answer, { bets: tenThousand(entries(answer.value, 'bets')[0] ?? {}), totalPages: 1000 }),
  }),
]
