import type { Browser } from 'playwright'
import { openPage, positions, setConditions } from './lobby-page.ts'

declare global {
  interface Window {
    /** Of the last key: when it was pressed, and when the answer to it was painted. */
    typed: { pressedAt: number; paintedAt: number }
  }
}

const allWords = ['tiger r', 'koi fort', 'dragon', 'golden m', 'kite']
/** Milliseconds from key to key: a fast typist. */
const pace = 90

interface Searches {
  /** Times that the processor is slower. */
  cpu: number
  words: number
}

/** Milliseconds from the last key of each word until what was found for it is painted. */
export async function measureSearch(browser: Browser, site: string, { cpu, words }: Searches): Promise<number[]> {
  const lobby = await openPage(browser)
  const { page } = lobby
  await page.goto(`${site}/rng`)
  await page.locator(positions).first().waitFor()
  const field = page.getByRole('main').getByRole('combobox', { name: 'Search games and providers' })
  // Once, so that the code of the panel is there.
  await field.pressSequentially('ab')
  await page.getByRole('listbox').first().waitFor()
  await field.fill('')
  await page.evaluate(() => {
    window.typed = { pressedAt: 0, paintedAt: 0 }
    const box = document.querySelector('main input[role="combobox"]')?.parentElement?.parentElement
    const status = box?.querySelector('[role="status"]')
    if (!status) throw new Error('The search says nothing of what it found')
    addEventListener(
      'keydown',
      ({ timeStamp }) => Object.assign(window.typed, { pressedAt: timeStamp, paintedAt: 0 }),
      true,
    )
    // It is silent until the answer to what stands in the field is in the page.
    new MutationObserver(() => {
      if (!status.textContent) return
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => Object.assign(window.typed, { paintedAt: performance.now() })
        port2.postMessage(0)
      })
    }).observe(status, { childList: true, subtree: true, characterData: true })
  })
  await setConditions(lobby, { cpu })
  const waits: number[] = []
  for (const word of allWords.slice(0, words)) {
    await field.pressSequentially(word, { delay: pace })
    await page.waitForFunction(() => window.typed.paintedAt > 0)
    waits.push(await page.evaluate(() => window.typed.paintedAt - window.typed.pressedAt))
    await field.fill('')
  }
  await lobby.close()
  return waits
}
