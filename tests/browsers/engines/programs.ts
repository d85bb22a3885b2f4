import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { inPath, launchOptions } from '#tests/support/browser.ts'
import { productRoot } from '#tests/support/livery.ts'
import type { SiteServer } from '#tests/support/preview-server.ts'
import type { Engine, EngineName } from './engine.ts'
import { puppeteerEngine } from './puppeteer.ts'
import { type WebkitPrograms, webkitEngine } from './webkit.ts'

/** A browser that is not there and could not be installed: said in one sentence, with exit code 2. */
export class MissingBrowser extends Error {}

/** Where distributions put the browser of WebKitGTK: beside its library, in no folder of programs. */
const miniBrowsers = [
  '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
  '/usr/lib*/webkit2gtk-4.*/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.*/MiniBrowser',
]

function webkitPrograms(): WebkitPrograms | undefined {
  const driver = inPath('WebKitWebDriver')
  const browser = inPath('MiniBrowser') ?? miniBrowsers.flatMap((pattern) => globSync(pattern))[0]
  const display = inPath('Xvfb')
  if (!driver || !browser || (!display && !process.env.DISPLAY)) return
  return { driver, browser, display }
}

const firefoxProgram = () => inPath('firefox-esr', 'firefox')

/** The whole browser: the headless shell of other tests puts no page aside for Back. */
function chromiumProgram(): string | undefined {
  const path =
    inPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ?? chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** Debian's packages of each engine, and how to know that they are there. */
const needs: Record<EngineName, { isThere(): boolean; advice: string }> = {
  chromium: { isThere: () => Boolean(chromiumProgram()), advice: 'chromium' },
  firefox: { isThere: () => Boolean(firefoxProgram()), advice: 'firefox-esr' },
  webkit: { isThere: () => Boolean(webkitPrograms()), advice: 'webkit2gtk-driver xvfb' },
}

/** Installs what an engine needs where it is not there. @throws {MissingBrowser} where that fails */
export function ensureInstalled(name: EngineName): void {
  const { isThere, advice } = needs[name]
  if (isThere()) return
  try {
    execFileSync(join(productRoot, 'scripts/install-engines'), [name], { stdio: 'inherit' })
  } catch {
    // What follows says what is missing, whatever the installation said.
  }
  if (!isThere())
    throw new MissingBrowser(`There is no ${name} here: install Debian's ${advice}, or leave it out by --engine.`)
}

/** Firefox without animations, in a language that no site has, and with nothing that it asks the network for itself. */
const firefoxPreferences = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'fr',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

/** Starts an engine whose pages begin with `script`. */
export function startEngine(name: EngineName, server: SiteServer, script: string): Promise<Engine> {
  ensureInstalled(name)
  if (name === 'webkit') {
    const programs = webkitPrograms()
    if (!programs) throw new MissingBrowser('WebKit has gone since it was looked for.')
    return webkitEngine(server, script, programs)
  }
  if (name === 'firefox')
    return puppeteerEngine(server, script, {
      title: 'Firefox',
      putsPagesAside: false,
      browser: 'firefox',
      executablePath: firefoxProgram() ?? 'firefox',
      extraPrefsFirefox: firefoxPreferences,
    })
  const executablePath = chromiumProgram() ?? 'chromium'
  return puppeteerEngine(server, script, {
    title: 'Chromium',
    putsPagesAside: true,
    executablePath,
    args: [...(launchOptions().args ?? []), '--force-prefers-reduced-motion', '--lang=fr', '--accept-lang=fr'],
  })
}
