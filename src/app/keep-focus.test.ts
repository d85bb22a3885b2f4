// Needs a document.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop: () => void

beforeEach(() => {
  stop = keepFocus()
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const show = (html: string) => {
  document.body.innerHTML = html
}
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
const remove = (selector: string) => document.querySelector(selector)?.remove()
const focused = () => document.activeElement?.textContent

test('a form that becomes a receipt leaves the focus on the heading of its page', async () => {
  show('<main><h1>Deposit</h1><section><h2>Amount</h2><form><button>Send</button></form></section></main>')
  focus('button')
  remove('form')
  await frame()
  expect(focused()).toBe('Amount')
})

test('after the log-in, whose button and popup are both gone, it is on the heading of the page', async () => {
  show('<header><button>Log in</button></header><main><h1>Slots</h1></main><dialog open><button>Go</button></dialog>')
  focus('dialog button')
  remove('dialog')
  remove('header button')
  await frame()
  expect(focused()).toBe('Slots')
})

test('where the page gives the focus to something itself, it stays there', async () => {
  show('<main><h1>Deposit</h1><form><button>Send</button></form><input></main>')
  focus('button')
  remove('form')
  focus('input')
  await frame()
  expect(document.activeElement?.tagName).toBe('INPUT')
})

test('who has the focus elsewhere is not disturbed by what goes', async () => {
  show('<main><h1>Deposit</h1><form><button>Send</button></form><a href="/">Home</a></main>')
  focus('a')
  remove('form')
  await frame()
  expect(focused()).toBe('Home')
})
