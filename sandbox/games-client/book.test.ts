import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BookRules, FightRules, OpenedPlay } from '../games/game-types.ts'
import { gameTexts } from '../games/texts.ts'
import { startBook } from './book.ts'
import { startFight } from './fight.ts'

const market = { chances: [0.5, 0.3, 0.2], odds: [1.92, 3.2, 4.8] }
const total = { chances: [0.5, 0.5], odds: [1.92, 1.92] }
const book: BookRules = {
  kind: 'book',
  unit: 'goals',
  line: 2.5,
  rtp: 9600,
  events: [
    { sides: ['Amber Otters', 'Cobalt Herons'], markets: [market, total] },
    { sides: ['Ember Foxes', 'Garnet Gulls'], markets: [market, total] },
  ],
}
const fight: FightRules = {
  kind: 'fight',
  rtp: 9600,
  events: [{ sides: ['Tin Swallow', 'Blue Thread'], markets: [market] }],
}

let page: Document
let sent: { bet: number; choice: readonly number[] }[]

/** A page whose bets are answered so, without motion. */
function openPage(result: object): HTMLElement {
  const { window } = new JSDOM('<!doctype html><html lang="en"><main></main></html>', { url: 'https://play.example/' })
  const { document, HTMLElement, Element } = window
  vi.stubGlobal('window', window)
  vi.stubGlobal('parent', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('HTMLElement', HTMLElement)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
    },
  )
  const silent = class {
    gain = { exponentialRampToValueAtTime: () => undefined }
    connect = () => this
    start = () => undefined
    stop = () => undefined
  }
  vi.stubGlobal('OscillatorNode', silent)
  vi.stubGlobal('GainNode', silent)
  Element.prototype.animate = () => ({ finished: Promise.resolve() }) as unknown as Animation
  window.HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  Element.prototype.getAnimations = () => []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response(JSON.stringify({ key: 'k', bet: 100, win: 320, balance: 1220, result }))
  })
  page = document
  const main = document.querySelector('main')
  if (!main) throw new Error('There is no main')
  return main
}

const opened: OpenedPlay = {
  token: 'token',
  mode: 'trial',
  title: 'Final Third',
  currency: 'USD',
  balance: 1000,
  bets: [100, 200, 500],
  rtp: null,
  rules: book,
  colours: { glow: '', bright: '', mid: '', dark: '', night: '' },
  picture: '/art/wide/a.svg',
  backUrl: 'https://site.example/',
  siteOrigin: 'https://site.example',
}

const texts = gameTexts('EN')
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2068\u2069]/g, '')
const radio = (name: string): HTMLInputElement => {
  const found = [...page.querySelectorAll('input')].find((input) => plain(input.getAttribute('aria-label')) === name)
  if (!found) throw new Error(`No radio is called ${name}`)
  return found
}
const said = (): string => plain(page.querySelector('.said')?.textContent)
const slip = (): string => plain(page.querySelector('.slip')?.textContent)
const press = (text: string): void => {
  const found = [...page.querySelectorAll('button')].find((button) => button.textContent === text)
  found?.focus()
  found?.click()
}

beforeEach(() => {
  sent = []
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a bet needs one of the odds, and nothing is sent without', () => {
  startBook(openPage({ scores: [[0, 0]] }), { opened, rules: book, texts })
  press('Place bet')
  expect(said()).toBe('Choose one of the odds')
  expect(sent).toEqual([])
})

test('the slip says before the bet what a right and a wrong one bring, and follows the stake', () => {
  startBook(openPage({ scores: [[0, 0]] }), { opened, rules: book, texts })
  expect(slip()).toBe('Choose one of the odds')
  radio('X 3.20: Draw').click()
  expect(slip()).toBe('Draw3.20If it is right, $16.00 comes back, the stake included. If not, $5.00 is lost.')
  press('−')
  expect(slip()).toContain('$6.40 comes back')
  radio('Over 2.5 1.92: Goals: Over 2.5').click()
  expect(slip()).toContain('Goals: Over 2.5')
  expect(page.querySelectorAll('input:checked')).toHaveLength(1)
})

test('a match is played to the score that the server drew, said in the status, and the focus stays', async () => {
  const scores = [
    [0, 0],
    [0, 1],
    [1, 1],
  ]
  startBook(openPage({ scores }), { opened, rules: book, texts })
  radio('X 3.20: Draw').click()
  press('Place bet')
  const other = radio('1 1.92: Ember Foxes wins')
  other.click()
  expect(other.checked).toBe(false)
  await vi.waitFor(() => expect(said()).toBe('Amber Otters 1 – 1 Cobalt Herons · You win $3.20'))
  expect(sent).toMatchObject([{ bet: 500, choice: [0, 0, 1] }])
  expect(page.querySelector('.figures')?.textContent).toBe('1 – 1')
  expect(page.activeElement?.textContent).toBe('Place bet')
  other.click()
  expect(other.checked).toBe(true)
})

test('the table of pays opens at its top, has each chance beside its odds, and says how they come about', () => {
  startBook(openPage({ scores: [[0, 0]] }), { opened, rules: book, texts })
  press('What it pays')
  expect(page.activeElement?.outerHTML).toContain('<h2 tabindex="-1">What it pays')
  const pays = plain(page.querySelector('.pays')?.textContent)
  expect(pays).toContain('Amber Otters wins50%1.92')
  expect(pays).toContain('Winner and total are drawn apart. Odds are 96% divided by the chance')
})

test('a bout of two kites ends with the name of the one whose line holds', async () => {
  startFight(openPage({ outcome: 2 }), { opened: { ...opened, rules: fight }, rules: fight, texts })
  expect(page.querySelector('.events')?.textContent).toContain('No animals')
  radio('Wala 4.80: Blue Thread wins').click()
  press('Place bet')
  await vi.waitFor(() => expect(said()).toBe('Blue Thread wins · You win $3.20'))
  expect(sent).toMatchObject([{ choice: [0, 0, 2] }])
})
