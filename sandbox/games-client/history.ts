import { dateFormat } from '#contract/site/figures.ts'
import { type Api, Refused } from './api.ts'
import { button, el } from './dom.ts'
import type { Words } from './words.ts'

/** The last rounds of this play, the latest first: when, the bet, and what came back. */
export async function fillHistory(into: HTMLElement, api: Api, words: Words): Promise<void> {
  const rounds = await api.history()
  if (rounds instanceof Refused) {
    const again = button('link', words.text('retry'), () => void fillHistory(into, api, words))
    into.replaceChildren(el('p', 'note', words.text('failed')), again)
    return
  }
  const time = dateFormat(document.documentElement.lang, {
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
  const rows = rounds.map((round) =>
    el('li', round.win > 0 ? 'won' : '', [
      el('span', '', time.format(new Date(round.at))),
      el('span', '', words.money(round.bet)),
      el('span', '', round.win > 0 ? words.money(round.win) : '–'),
    ]),
  )
  into.replaceChildren(rows.length === 0 ? el('p', 'note', words.text('empty')) : el('ol', 'list', rows))
}
