import type { OpenedPlay } from '../games/game-types.ts'
import { exchange, Refused } from './api.ts'
import { button, el } from './dom.ts'
import { sayingOf } from './table.ts'

const texts: Readonly<Record<string, string>> = JSON.parse(document.body.dataset.texts ?? '{}')
const root = document.getElementById('play')

function paint(colours: OpenedPlay['colours']): void {
  for (const [name, colour] of Object.entries(colours)) document.documentElement.style.setProperty(`--${name}`, colour)
}

async function open(into: HTMLElement, opened: OpenedPlay): Promise<void> {
  const { rules } = opened
  paint(opened.colours)
  switch (rules.kind) {
    case 'slot':
      return (await import('./slot.ts')).startSlot(into, { opened, rules, texts })
    case 'wheel':
      return (await import('./wheel.ts')).startWheel(into, { opened, rules, texts })
    case 'cards':
    case 'live':
      return (await import('./cards.ts')).startCards(into, { opened, rules, texts })
    case 'roulette':
      return (await import('./roulette.ts')).startRoulette(into, { opened, rules, texts })
    case 'fish':
      return (await import('./fish.ts')).startFish(into, { opened, rules, texts })
    case 'ticket':
      return (await import('./ticket.ts')).startTicket(into, { opened, rules, texts })
    case 'book':
      return (await import('./book.ts')).startBook(into, { opened, rules, texts })
    case 'fight':
      return (await import('./fight.ts')).startFight(into, { opened, rules, texts })
  }
}

function close(into: HTMLElement, key: string): void {
  const message = el('p', 'said', texts[key] ?? key)
  message.setAttribute('role', 'alert')
  // A launch is good once: what failed on the way is tried again with the page, and then says that it was used.
  const again = key === 'failed' ? [button('go', texts.retry ?? '', () => location.reload())] : []
  into.replaceChildren(el('div', 'stage', [message, ...again]))
}

async function start(into: HTMLElement): Promise<void> {
  const launch = new URLSearchParams(location.search).get('launch') ?? ''
  const opened = await exchange(launch)
  if (opened instanceof Refused) close(into, sayingOf(opened))
  else await open(into, opened)
  into.setAttribute('aria-busy', 'false')
}

if (root) start(root).catch(() => close(root, 'failed'))
