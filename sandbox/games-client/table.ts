import type { GameText, OpenedPlay, Round } from '../games/game-types.ts'
import { type Api, createApi, Refused } from './api.ts'
import { button, el, picture } from './dom.ts'
import { fillHistory } from './history.ts'
import { createRemote, type Remote } from './remote.ts'
import { playTune, soundText } from './sound.ts'
import { createWords, type Words } from './words.ts'

/** What stands round every game: title, balance, bet, the button that plays, and what is said. */
export interface Table<Rules> {
  rules: Rules
  words: Words
  remote: Remote
  stage: HTMLElement
  /** The chosen one, in minor units. */
  bet(): number
  /** Called when another one is chosen. */
  onBet(listen: () => void): void
  say(text: string, tone?: 'win' | 'plain' | 'alert'): void
  showBalance(minorUnits: number): void
  /** Asks for a round with the bet that is chosen. Null where it was refused, which is said. */
  round(choice: readonly number[]): Promise<Round | null>
  /** What a round came to. A return below the bet is none that was won. */
  tell(round: Round, before?: string): void
  /** The balance as it is now, and the site told of it. */
  settled(round: Round): void
  /** Its text, and what a press does; busy until that is done. */
  onPlay(label: string, play: () => Promise<void>): HTMLButtonElement
  /** The rows of the table of pays. */
  setPays(rows: readonly Node[], note?: string): void
}

const sayings: Readonly<Record<string, GameText>> = {
  'bet.short': 'short',
  'limit.time': 'ownLimit',
  'limit.stake': 'ownLimit',
  'limit.loss': 'ownLimit',
  'player.excluded': 'pause',
  'game.maintenance': 'maintenance',
  'system.maintenance': 'maintenance',
  'play.ended': 'ended',
  'launch.used': 'ended',
}

export function sayingOf({ code }: Refused): GameText {
  return sayings[code] ?? 'failed'
}

/** A game that was opened, with what its kind has of rules. */
export interface Game<Rules> {
  opened: OpenedPlay
  rules: Rules
  /** By `GameText`, in the language of the site. */
  texts: Readonly<Record<string, string>>
}

export function layTable<Rules>(root: HTMLElement, { opened, rules, texts }: Game<Rules>): Table<Rules> {
  const words = createWords(texts, opened.currency)
  const remote = createRemote(opened.siteOrigin)
  const stage = el('div', 'stage')
  const said = el('p', 'said')
  said.setAttribute('role', 'status')
  const lost = el('p', 'lost')
  lost.setAttribute('role', 'alert')
  const top = topBar(opened, words, remote)
  const heard: (() => void)[] = []
  const bets = betChooser(opened.bets, words, () => {
    for (const listen of heard) listen()
  })
  const controls = el('div', 'controls', [bets.element])
  const pays = el('div', 'pays')
  const api = createApi(opened.token, (why) => {
    lost.textContent = why ? words.text(why) : ''
  })
  root.replaceChildren(backdropOf(opened), top.element, stage, said, lost, controls)
  controls.after(sheets(opened, { words, pays, api }))

  const say: Table<Rules>['say'] = (text, tone = 'plain') => {
    said.textContent = text
    said.dataset.tone = tone
    if (tone === 'win' && remote.controls.sound) playTune('win')
  }
  return {
    rules,
    words,
    remote,
    stage,
    bet: bets.chosen,
    onBet: (listen) => heard.push(listen),
    say,
    showBalance: top.showBalance,
    async round(choice) {
      const round = await api.round(bets.chosen(), choice)
      if (!(round instanceof Refused)) return round
      say(words.text(sayingOf(round)), 'alert')
      return null
    },
    tell({ bet, win }, before = '') {
      const outcome = words.text(win > bet ? 'win' : win > 0 ? 'back' : 'lose', { amount: words.money(win) })
      say(before ? `${before} · ${outcome}` : outcome, win > bet ? 'win' : 'plain')
    },
    settled({ balance }) {
      top.showBalance(balance)
      if (opened.mode === 'real' && parent !== window) {
        parent.postMessage({ type: 'livery.play', balanceChanged: true }, opened.siteOrigin)
      }
    },
    onPlay(label, play) {
      const go = button('go', label, () => {
        if (go.getAttribute('aria-disabled') === 'true') return
        go.setAttribute('aria-disabled', 'true')
        bets.lock(true)
        if (remote.controls.sound) playTune('play')
        play()
          .catch(() => say(words.text('failed'), 'alert'))
          .finally(() => {
            go.removeAttribute('aria-disabled')
            bets.lock(false)
          })
      })
      controls.append(go)
      return go
    },
    setPays(rows, note) {
      pays.replaceChildren(...rows, ...(note ? [el('p', 'note', note)] : []))
    },
  }
}

/** The world that a machine stands in; of every other game its poster. */
const backdropOf = ({ stage, picture: poster }: OpenedPlay): HTMLElement =>
  stage ? picture(stage.world, 'backdrop world') : picture(poster, 'backdrop')

function topBar(opened: OpenedPlay, words: Words, remote: Remote) {
  const amount = el('span', 'amount', words.money(opened.balance))
  const name = opened.mode === 'trial' ? words.text('playMoney') : words.text('balance')
  const purse = el('div', 'purse', [el('span', 'label', name), amount])
  const bar = el('header', 'top', [el('h1', '', opened.title), purse])
  if (parent === window) {
    // In a frame the site round the game has the way out.
    const exit = el('a', 'exit', words.text('exit'))
    exit.href = opened.backUrl
    exit.rel = 'noreferrer'
    const sound = button('exit', '', () => remote.change({ sound: !remote.controls.sound }))
    remote.onChange((controls) => {
      sound.textContent = words.text(soundText(controls.sound))
    })
    bar.prepend(exit, sound)
  }
  return { element: bar, showBalance: (minorUnits: number) => (amount.textContent = words.money(minorUnits)) }
}

function betChooser(bets: readonly number[], words: Words, onStep: () => void) {
  let place = Math.min(2, bets.length - 1)
  let isLocked = false
  const amount = el('output', 'amount')
  const step = (by: number): void => {
    if (isLocked) return
    place = Math.max(0, Math.min(bets.length - 1, place + by))
    show()
    onStep()
  }
  const less = button('step', '−', () => step(-1))
  const more = button('step', '+', () => step(1))
  less.setAttribute('aria-label', words.text('less'))
  more.setAttribute('aria-label', words.text('more'))
  const show = (): void => {
    amount.textContent = words.money(bets[place] ?? 0)
    less.setAttribute('aria-disabled', String(isLocked || place === 0))
    more.setAttribute('aria-disabled', String(isLocked || place === bets.length - 1))
  }
  show()
  const label = el('div', 'purse', [el('span', 'label', words.text('bet')), amount])
  return {
    element: el('div', 'bets', [less, label, more]),
    chosen: () => bets[place] ?? 0,
    lock(is: boolean) {
      isLocked = is
      show()
    },
  }
}

/** The two sheets that slide over the game: what it pays, and the last rounds. */
function sheets(opened: OpenedPlay, { words, pays, api }: { words: Words; pays: HTMLElement; api: Api }): HTMLElement {
  const rtp = opened.rtp === null ? [] : [el('p', 'note', words.text('rtp', { rtp: words.percent(opened.rtp) }))]
  const rounds = el('div', 'rounds')
  const paysSheet = sheet(words.text('pays'), [pays, ...rtp], words)
  const historySheet = sheet(words.text('history'), [rounds], words)
  return el('nav', 'links', [
    button('link', words.text('pays'), () => openSheet(paysSheet)),
    button('link', words.text('history'), () => {
      openSheet(historySheet)
      void fillHistory(rounds, api, words)
    }),
    paysSheet,
    historySheet,
  ])
}

/** A long sheet begins at its top: of itself it would scroll to the button that closes it. */
function openSheet(dialog: HTMLDialogElement): void {
  dialog.showModal()
  dialog.querySelector('h2')?.focus()
}

function sheet(title: string, inside: readonly Node[], words: Words): HTMLDialogElement {
  const dialog = el('dialog', 'sheet')
  const heading = el('h2', '', title)
  heading.tabIndex = -1
  dialog.setAttribute('aria-label', title)
  dialog.append(
    heading,
    ...inside,
    button('close', words.text('close'), () => dialog.close()),
  )
  return dialog
}
