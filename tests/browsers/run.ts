import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteServer } from '#tests/support/preview-server.ts'
import type { Engine, EnginePage, Size } from './engines/engine.ts'
import { Visitor } from './visitor.ts'

export const sizes: Record<string, Size> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}

export interface Result {
  journey: string
  merchant: string
  size: string
  engine: string
  seconds: number
  /** What was wrong; empty where all was well. */
  findings: readonly string[]
}

interface Trip {
  journey: string
  go(visitor: Visitor): Promise<void>
  merchant: string
  size: string
}

const pictures = join('test-results', 'browsers')

async function pictureOf(page: EnginePage, file: string): Promise<string> {
  const path = join(pictures, file)
  mkdirSync(pictures, { recursive: true })
  writeFileSync(path, await page.picture())
  return `picture: ${path}`
}

/** Goes through one journey in a profile of its own; what breaks off is a finding with a picture. */
export async function travel(engine: Engine, server: SiteServer, trip: Trip): Promise<Result> {
  const { journey, go, merchant, size: name } = trip
  const size = sizes[name]
  if (!size) throw new Error(`No size is called ${name}`)
  const start = performance.now()
  const page = await engine.open(size)
  const visitor = new Visitor(
    { server, siteOf: engine.siteOf, putsPagesAside: engine.putsPagesAside, merchant, size },
    page,
  )
  try {
    await go(visitor)
  } catch (error) {
    visitor.findings.push(error instanceof Error ? error.message : String(error))
  }
  const findings = [...visitor.findings]
  try {
    if (findings.length > 0)
      findings.push(await pictureOf(page, `${engine.title} ${merchant} ${name} ${journey}.png`.replaceAll(' ', '-')))
  } catch (error) {
    findings.push(`the page answers no more: ${error}`)
  } finally {
    await page.close()
  }
  return { journey, merchant, size: name, engine: engine.title, seconds: (performance.now() - start) / 1000, findings }
}
