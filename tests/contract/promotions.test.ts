import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeBreak } from '#contract/account/limits.ts'
import {
  claimPromotion,
  getPromotion,
  getPromotions,
  joinPromotion,
  sendActivityPictures,
} from '#contract/account/promotions.ts'
import { getWithdrawRules, uploadProof } from '#contract/account/withdraw.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, acmeDemo } from './support/merchants.ts'
import { balanceOf, deposited, fresh, keyed, paidIn } from './support/money.ts'
import { png } from './support/pictures.ts'
import { registered } from './support/registration.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.sandbox.close())

const asked = (token?: string, language = 'EN') => ({ ...(token && { token }), query: { language } })
const one = (id: string, token?: string) => ({ ...(token && { token }), query: { id, language: 'EN' } })

async function states(token?: string): Promise<Record<string, string>> {
  const { value } = await gateway.answer(getPromotions, asked(token))
  return Object.fromEntries(value.map(({ id, state }) => [id, state]))
}

test('promotions are the merchant’s, as many as it shows, in the asked language; a guest sees what anybody could do', async () => {
  expect(await states()).toEqual({
    'first-deposit': 'join',
    'steady-play': 'join',
    anniversary: 'join',
    'friendly-cup': 'join',
    'season-opening': 'comingSoon',
    'autumn-reels': 'close',
  })
  const [bangla] = (await gateway.answer(getPromotions, asked(undefined, 'BN'))).value
  expect(bangla).toMatchObject({ title: expect.stringMatching(/[ঀ-৿]/), summary: expect.stringContaining('70%') })
  expect(bangla?.imageUrl).toMatch(/^\/art\/promotion\//)
  // No first-deposit bonus there, and one promotion shown.
  const zen = await gateway.answer(getPromotions, { ...asked(), merchant: 'zen' })
  expect(zen.value.map(({ id }) => id)).toEqual(['steady-play'])
})

test('between them the demo members are in every state', async () => {
  const [player, saver] = [await tokenOf(gateway, 'player'), await tokenOf(gateway, 'saver')]
  expect((await states(await tokenOf(gateway, 'owing')))['first-deposit']).toBe('issued')
  const all = { ...(await states(player)), ...(await states(saver)) }
  expect(await states(player)).toMatchObject({
    'steady-play': 'process',
    anniversary: 'applying',
    'friendly-cup': 'signed',
    'autumn-reels': 'claimed',
  })
  expect(all).toMatchObject({
    'first-deposit': 'close',
    'steady-play': 'claim',
    anniversary: 'rejected',
    'friendly-cup': 'join',
    'season-opening': 'comingSoon',
    'autumn-reels': 'close',
  })
  const { value } = await gateway.answer(getPromotion, one('anniversary', saver))
  expect(value.reason).toMatch(/not a year old/)
})

test('the terms say what is tied, and at most how much', async () => {
  const { value } = await gateway.answer(getPromotion, one('first-deposit'))
  expect(value).toMatchObject({ turnoverTimes: 10, bonusPercent: 70, isByDeposit: true, currency: 'BDT' })
  expect(Number(value.minDeposit)).toBeGreaterThan(0)
  expect(Number(value.maxBonus)).toBeGreaterThan(0)
  expect(value.content).toContain('staked 10 times')
  const anniversary = await gateway.answer(getPromotion, one('anniversary'))
  expect(anniversary.value).toMatchObject({ turnoverTimes: 1, content: expect.stringContaining('staked once') })
  expect(await gateway.refusal(getPromotion, one('nothing'))).toMatchObject({ status: 404, code: 'promotion.unknown' })
})

test('no two promotions of a merchant show the same scene', async () => {
  const { value } = await gateway.answer(getPromotions, asked())
  const pictures = value.map(({ imageUrl }) => imageUrl)
  expect(pictures.length).toBeGreaterThan(3)
  expect(new Set(pictures).size).toBe(pictures.length)
  for (const picture of pictures) expect((await gateway.sandbox.app.request(picture)).status).toBe(200)
})

test('a merchant of flat drawings has flat scenes of its own', async () => {
  const [home, tour] = acmeDemo.banners
  const demo = { ...acmeDemo, pictures: 'geometry', banners: [{ ...home, scene: 'flat-geometry' }, tour] } as const
  const flat = await openGateway({ merchants: [{ ...acme, demo }] })
  const { value } = await flat.answer(getPromotions, asked())
  const sceneOf = (id: string) => value.find((promotion) => promotion.id === id)?.imageUrl
  expect(sceneOf('steady-play')).toContain('/promotion/flat-reels')
  expect(sceneOf('anniversary')).toContain('/promotion/flat-cake')
  // The reels of the others' world are no flat drawing.
  expect(sceneOf('autumn-reels')).not.toContain('/promotion/')
  flat.sandbox.close()
})

test('a card says what a bonus asks for, and the worked cases hold by its terms and by what games return', async () => {
  const { value } = await gateway.answer(getPromotion, one('first-deposit'))
  const { examples, minDeposit, maxBonus, turnoverTimes, exampleReturn, example, counted } = value
  expect(examples[0]?.deposit).toBe(minDeposit)
  expect(examples.at(-1)?.bonus).toBe(maxBonus)
  expect(examples).toContainEqual(example)
  for (const { deposit, bonus, turnover, cost } of examples) {
    expect(Number(bonus)).toBe(Math.min(Number(maxBonus), Math.floor(Number(deposit) * 0.7)))
    expect(Number(turnover)).toBe(Number(bonus) * Number(turnoverTimes))
    expect(Math.abs(Number(cost) - Number(turnover) * (1 - Number(exampleReturn) / 100))).toBeLessThanOrEqual(1)
  }
  expect(counted.map(({ percent }) => percent)).toEqual(counted.map(() => 100))
  const staked = (await gateway.answer(getPromotion, one('steady-play'))).value
  expect(staked.examples).toMatchObject([{ deposit: null, stake: staked.minStake, bonus: staked.maxBonus }])
  // What is drawn ties nothing, so that it costs nothing.
  const drawn = (await gateway.answer(getPromotion, one('friendly-cup'))).value
  expect(drawn).toMatchObject({ turnoverTimes: null, exampleReturn: null, counted: [], example: { turnover: '0.00' } })
})

test('one joins once, what runs and is for them', async () => {
  const token = await registered(gateway, 'joiner01')
  const { value } = await gateway.answer(joinPromotion, one('steady-play', token))
  expect(value).toMatchObject({ state: 'process', progress: { done: '0.00' } })
  const refused = async (id: string) => (await gateway.refusal(joinPromotion, one(id, token))).code
  expect(await refused('steady-play')).toBe('promotion.joined')
  expect(await refused('season-opening')).toBe('promotion.closed')
  expect(await refused('autumn-reels')).toBe('promotion.closed')
  expect(await refused('first-deposit')).toBe('promotion.not-eligible')
  expect((await gateway.answer(joinPromotion, one('anniversary', token))).value.state).toBe('applying')
  expect((await gateway.answer(joinPromotion, one('friendly-cup', token))).value.state).toBe('signed')
  const early = await gateway.refusal(claimPromotion, { ...one('steady-play', token), body: {}, headers: fresh() })
  expect(early.code).toBe('promotion.not-earned')
  expect((await gateway.refusal(joinPromotion, one('steady-play'))).code).toBe('session.required')
})

test('pictures of the activity are added once to what waits for an answer', async () => {
  const token = await registered(gateway, 'shower01')
  const picture = async () => (await gateway.answer(uploadProof, { token, body: png() })).value.id
  const add = (pictures: string[], id = 'anniversary') => ({ ...one(id, token), body: { pictures } })
  expect((await gateway.refusal(sendActivityPictures, add([await picture()]))).code).toBe('promotion.closed')
  expect((await gateway.answer(joinPromotion, one('anniversary', token))).value.pictures).toBe(0)
  expect((await gateway.refusal(sendActivityPictures, add([]))).code).toBe('proof.missing')
  expect((await gateway.refusal(sendActivityPictures, add(['nothing']))).code).toBe('proof.unknown')
  const sent = await gateway.answer(sendActivityPictures, add([await picture(), await picture()]))
  expect(sent.value).toMatchObject({ state: 'applying', pictures: 2 })
  expect((await gateway.refusal(sendActivityPictures, add([await picture()]))).code).toBe('promotion.closed')
  await gateway.answer(joinPromotion, one('steady-play', token))
  expect((await gateway.refusal(sendActivityPictures, add([await picture()], 'steady-play'))).code).toBe(
    'promotion.closed',
  )
})

test('what was asked for waits for the operator, who pays it or says why not, once', async () => {
  const token = await registered(gateway, 'asker01')
  const answer = (promotion: string, said: string) => {
    const row = new RegExp(`asker01</td><td>${promotion}</td>\\s*<td>\\d</td><td><form method="post" action="([^"]+)"`)
    return async () => {
      const [, action = '/sandbox/promotions/0/nothing'] =
        row.exec(await (await gateway.sandbox.app.request('/sandbox/')).text()) ?? []
      return gateway.panel('POST', action, { answer: said })
    }
  }
  await gateway.answer(joinPromotion, one('anniversary', token))
  expect((await answer('anniversary', 'because')()).status).toBe(400)
  expect((await answer('anniversary', 'issued')()).status).toBe(200)
  expect((await states(token)).anniversary).toBe('issued')
  expect(Number(await balanceOf(gateway, token))).toBeGreaterThan(0)
  // Nothing waits any more.
  expect((await answer('anniversary', 'issued')()).status).toBe(404)
  const other = await registered(gateway, 'asker02')
  await gateway.answer(joinPromotion, one('anniversary', other))
  const page = await (await gateway.sandbox.app.request('/sandbox/')).text()
  const [action = ''] = /\/sandbox\/promotions\/\d+\/anniversary/.exec(page.slice(page.indexOf('asker02'))) ?? []
  await gateway.panel('POST', action, { answer: 'too-soon' })
  const { value } = await gateway.answer(getPromotion, one('anniversary', other))
  expect(value).toMatchObject({ state: 'rejected', reason: expect.stringContaining('not a year old') })
})

test('a claim pays once, tied to its turnover; another promotion under its key is another order', async () => {
  const token = await tokenOf(gateway, 'saver')
  const before = Number(await balanceOf(gateway, token))
  const owed = async () => (await gateway.answer(getWithdrawRules, { token, query: { language: 'EN' } })).value.turnover
  const claim = { ...one('steady-play', token), body: {}, headers: keyed('claim-1') }
  const first = await gateway.answer(claimPromotion, claim)
  expect(first.value.state).toBe('claimed')
  expect(await gateway.answer(claimPromotion, claim)).toEqual(first)
  const paid = Number(await balanceOf(gateway, token)) - before
  expect(paid).toBeGreaterThan(0)
  expect(await owed()).toMatchObject([{ title: 'Steady play bonus', required: (paid * 3).toFixed(2), done: '0.00' }])
  expect((await gateway.refusal(claimPromotion, { ...claim, headers: fresh() })).code).toBe('promotion.claimed')
  const other = { ...one('autumn-reels', token), body: {}, headers: keyed('claim-1') }
  expect((await gateway.refusal(claimPromotion, other)).code).toBe('intent.conflict')
})

test('the first deposit’s is under way with the deposit that chose it, and issued when that has come', async () => {
  const token = await registered(gateway, 'joiner02')
  await deposited(gateway, token, { promotionId: 'first-deposit' })
  expect((await states(token))['first-deposit']).toBe('applying')
  await paidIn(gateway, token, { promotionId: 'first-deposit' })
  expect((await states(token))['first-deposit']).toBe('issued')
  const other = await registered(gateway, 'joiner03')
  await paidIn(gateway, other)
  expect((await states(other))['first-deposit']).toBe('close')
})

test('trial accounts, and members on a break, neither join nor claim', async () => {
  const trial = await tokenOf(gateway, 'trial')
  expect((await gateway.refusal(joinPromotion, one('steady-play', trial))).code).toBe('account.trial')
  const token = await tokenOf(gateway, 'saver')
  await gateway.answer(takeBreak, { token, body: { kind: 'break', length: 24 } })
  expect((await gateway.refusal(joinPromotion, one('friendly-cup', token))).code).toBe('player.excluded')
  const claim = { ...one('steady-play', token), body: {}, headers: fresh() }
  expect((await gateway.refusal(claimPromotion, claim)).code).toBe('player.excluded')
})
