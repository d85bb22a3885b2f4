import { expect, test, vi } from 'vitest'
import type { EnginePage } from './engines/engine.ts'
import { Visitor } from './visitor.ts'
import { wordsOf } from './words.ts'

/** A page that answers calls of its script by their names, and notes what is done to it. */
function pageOf(answers: Record<string, (...args: unknown[]) => unknown>) {
  const done: string[] = []
  const page: EnginePage = {
    goto: async (address) => void done.push(address),
    back: async () => void done.push('back'),
    async run(expression) {
      const [, name = '', args = ''] = /^window\.inPage\.(\w+)\((.*)\)$/s.exec(expression) ?? []
      return answers[name]?.(...JSON.parse(`[${args}]`)) ?? true
    },
    click: async ({ x, y }) => void done.push(`click ${x} ${y}`),
    type: async (text) => void done.push(`type ${text}`),
    press: async (key) => void done.push(`press ${key}`),
    picture: async () => new Uint8Array(),
    close: async () => undefined,
  }
  return { page, done }
}

function visitorOf(page: EnginePage): Visitor {
  const siteOf = (code: string) => `http://${code}.localhost:1`
  const server = { pid: 1, port: 1, siteOf, printed: () => '', stop: async () => undefined }
  return new Visitor(
    { server, siteOf, putsPagesAside: true, merchant: 'noor', size: { width: 390, height: 844 } },
    page,
  )
}

const found = { count: 1, text: '', value: '', isChecked: false, isDisabled: false }

test('names are those of the tenant’s own language, and an unknown key is an error', () => {
  const visitor = visitorOf(pageOf({}).page)
  expect(visitor.button('account.logIn').name).toBe(wordsOf('ar')('shell:account.logIn'))
  expect(visitor.language.dir).toBe('rtl')
  expect(() => visitor.say('auth:no.such')).toThrow('No string auth:no.such in ar')
})

test('a press waits until the element is there, may be pressed, is not covered and stands still', async () => {
  const find = vi.fn(() => found)
  find.mockReturnValueOnce({ ...found, count: 0 }).mockReturnValueOnce({ ...found, isDisabled: true })
  const pointOf = vi.fn<() => object | null>(() => ({ x: 3, y: 4 }))
  pointOf.mockReturnValueOnce(false as never).mockReturnValueOnce({ x: 3, y: 9 })
  const { page, done } = pageOf({ find, pointOf })
  await visitorOf(page).click({ role: 'button', name: 'x' })
  expect(find).toHaveBeenCalledTimes(3)
  expect(pointOf).toHaveBeenCalledTimes(4)
  expect(done).toEqual(['click 3 4'])
})

test('what a page reports is a finding, with the place where it was seen', async () => {
  const takeFaults = vi.fn(() => ['policy: img-src refused x'])
  const visitor = visitorOf(pageOf({ auditPage: () => [], takeFaults }).page)
  await visitor.look('the form')
  expect(visitor.findings).toEqual(['the form: policy: img-src refused x'])
})

test('what is not there yet is no finding: pictures come after the page', async () => {
  const auditPage = vi.fn(() => [] as string[])
  auditPage.mockReturnValueOnce(['no picture: x'])
  const visitor = visitorOf(pageOf({ auditPage, takeFaults: () => [] }).page)
  await visitor.look('home')
  expect(auditPage).toHaveBeenCalledTimes(2)
  expect(visitor.findings).toEqual([])
})
