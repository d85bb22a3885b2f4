import type { TicketRules } from '../games/game-types.ts'
import { button, el, isCalm, wait } from './dom.ts'
import { type Game, layTable, type Table } from './table.ts'

export function startTicket(root: HTMLElement, game: Game<TicketRules>): void {
  const table = layTable(root, game)
  const { rules, words } = table
  const balls = el('ol', 'balls')
  const card = numberCard(table, () => balls.replaceChildren(...emptyBalls(rules.picks)))
  balls.setAttribute('aria-label', words.text('drawn'))
  balls.append(...emptyBalls(rules.picks))
  table.stage.append(el('div', 'ticket', [card.element, el('div', 'result', [balls])]))
  table.setPays(paysRows(table))
  table.onPlay(words.text('draw'), async () => {
    const picks = card.picks()
    if (picks.length < rules.picks) return table.say(needed(table), 'alert')
    table.say('')
    balls.replaceChildren(...emptyBalls(rules.picks))
    card.lock(true)
    await drawNumbers(table, { picks, balls }).finally(() => card.lock(false))
  })
}

async function drawNumbers(
  table: Table<TicketRules>,
  { picks, balls }: { picks: readonly number[]; balls: HTMLElement },
): Promise<void> {
  const { words } = table
  const round = await table.round(picks)
  if (!round || !('drawn' in round.result)) return
  const { drawn } = round.result
  await reveal(balls, { drawn, picks, shown: words.number })
  table.settled(round)
  const right = drawn.filter((number) => picks.includes(number)).length
  table.tell(round, words.text('right', { count: words.number(right) }))
}

function needed({ rules, words }: Table<TicketRules>): string {
  return words.text('pickNumbers', { count: words.number(rules.picks) })
}

function emptyBalls(count: number): HTMLElement[] {
  return Array.from({ length: count }, () => el('li', 'ball covered'))
}

/** Uncovers one ball after the other, as a coin would scratch them free. */
async function reveal(
  balls: HTMLElement,
  { drawn, picks, shown }: { drawn: readonly number[]; picks: readonly number[]; shown: (number: number) => string },
): Promise<void> {
  for (const [place, number] of drawn.entries()) {
    if (!isCalm()) await wait(420)
    const ball = balls.children[place]
    if (!(ball instanceof HTMLElement)) continue
    ball.textContent = shown(number)
    ball.className = picks.includes(number) ? 'ball right' : 'ball'
    if (!isCalm()) ball.animate({ clipPath: ['circle(0 at 20% 20%)', 'circle(150% at 20% 20%)'] }, 300)
  }
}

function numberCard(table: Table<TicketRules>, onChange: () => void) {
  const { rules, words } = table
  const picked = new Set<number>()
  let isLocked = false
  const numbers = Array.from({ length: rules.numbers }, (_, place) => place + 1)
  const show = (): void => {
    for (const [place, key] of keys.entries()) key.setAttribute('aria-pressed', String(picked.has(place + 1)))
    onChange()
  }
  const keys = numbers.map((number) =>
    button('number', words.number(number), () => {
      if (isLocked) return
      if (!picked.delete(number) && picked.size < rules.picks) picked.add(number)
      show()
    }),
  )
  const clear = (): void => {
    if (isLocked) return
    picked.clear()
    show()
  }
  const lucky = (): void => {
    if (isLocked) return
    picked.clear()
    const left = [...numbers]
    while (picked.size < rules.picks) picked.add(left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 1)
    show()
  }
  const heading = el('h2', '', needed(table))
  const tools = el('div', 'tools', [
    button('link', words.text('lucky'), lucky),
    button('link', words.text('clear'), clear),
  ])
  const element = el('section', 'card', [heading, el('div', 'numbers', keys), tools])
  for (const key of keys) key.setAttribute('aria-pressed', 'false')
  return {
    element,
    picks: () => [...picked],
    /** Keeps what is picked, and the focus where it is. */
    lock(is: boolean): void {
      isLocked = is
      for (const key of element.querySelectorAll('button')) key.setAttribute('aria-disabled', String(is))
    },
  }
}

function paysRows({ rules, words }: Table<TicketRules>): Node[] {
  return rules.pays.flatMap((pay, right) =>
    pay === 0
      ? []
      : [
          el('div', 'row', [
            el('span', '', words.text('right', { count: words.number(right) })),
            el('span', '', words.times(pay)),
          ]),
        ],
  )
}
