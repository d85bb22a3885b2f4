import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { LaunchOptions } from 'playwright'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The first program of one of these names in the folders of PATH. */
export function inPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync)
}

/** The system's Chromium, if it has one; otherwise Playwright uses its own. */
const systemChromium = () => inPath(...names)

/**
 * Two pages of the browser's own, which it loads for each window without showing them. The others are those that
 * Playwright closes: of two such lists the browser reads the last.
 */
const closedParts = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const isRoot = process.getuid?.() === 0

/** How the tests and scripts of this project start a browser, as root in a container too. */
export function launchOptions(): LaunchOptions {
  const executablePath = systemChromium()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${closedParts.join()}`,
    ],
  }
}
