import * as z from 'zod/mini'
import type { LanguageCode } from '#contract/site/languages.ts'
import { site } from '#src/config/site.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getGameMenus } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'

type Menus = AnswerTo<typeof getGameMenus>

const visitName = 'visit'

/**
 * When this tab's visit began, in milliseconds. A reload and a step in the history go on with it; an address that is
 * opened anew, or a tab that was copied, begins another.
 */
function visitStart(): number {
  const [load] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : []
  const before = Number(readStored('session', visitName))
  if (before > 0 && load && 'type' in load && load.type !== 'navigate') return before
  writeStored('session', visitName, String(performance.timeOrigin))
  return performance.timeOrigin
}

/** What tells this release of the site from the next: the names of all its files, made small. */
function releaseMark(): string {
  let mark = 0
  for (const letter of document.querySelector('script[type="importmap"]')?.textContent ?? '')
    mark = (Math.imul(mark, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return mark.toString(36)
}

const nameOf = (language: LanguageCode) => `menus:${site.merchantCode}:${language}`
const entry = z.object({ release: z.string(), at: z.number(), menus: z.unknown() })

/** Reads text that anything may have written. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The answer that this visit has had before; only what the contract would take from the gateway itself. */
async function storedMenus(language: LanguageCode): Promise<Menus | undefined> {
  const text = readStored('session', nameOf(language))
  if (text === null) return undefined
  const read = z.safeParse(entry, parsed(text))
  if (!read.success || read.data.release !== releaseMark() || read.data.at < visitStart()) return undefined
  const { answer } = await getGameMenus.load()
  const menus = z.safeParse(answer, read.data.menus)
  return menus.success ? menus.data : undefined
}

/** The vendors as this visit knows them, else from the gateway. Rejects with a GatewayError. */
export async function readMenus(
  language: LanguageCode,
  { isForced, signal }: { isForced: boolean; signal: AbortSignal },
): Promise<Menus> {
  visitStart()
  const before = isForced ? undefined : await storedMenus(language)
  if (before) return before
  const menus = await callGateway(getGameMenus, { query: { language, clientType: 3 }, signal })
  writeStored('session', nameOf(language), JSON.stringify({ release: releaseMark(), at: Date.now(), menus }))
  return menus
}
