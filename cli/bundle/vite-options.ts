import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { primitivesPlugin } from './primitives.ts'
import { classesOfSheets, scopedClassesPlugins } from './scoped-classes.ts'

/**
 * react-router's package names its development files for every bundler; these are the same modules as built for
 * production, without the warnings.
 */
function productionRouter(cwd: string): { find: RegExp; replacement: string }[] {
  const dist = join(cwd, 'node_modules', 'react-router', 'dist', 'production')
  return [
    { find: /^react-router$/, replacement: join(dist, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(dist, 'dom-export.mjs') },
  ]
}

/** A stand-in for what React has had by itself since version 18, which react-i18next still asks for. */
const ownStoreHook = { find: /^use-sync-external-store\/shim$/, replacement: 'react' }

/** Names for React's tools, which keep parts of react-router that nothing uses: forms, links that know where they are. */
const withoutPartNames: Plugin = {
  name: 'livery:part-names',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => ({ code: code.replaceAll(/^\w+\.displayName = "\w+";$/gm, ''), map: null }),
  },
}

/** What the contract says of a call for people and for the worker: the page has no use for it. */
const described = /^ +(?:summary:\s+(?:'[^']*'|`[^`]*`)|(?:problems|stored): \[[^\]]*\]),\n/gm

const withoutDescriptions: Plugin = {
  name: 'livery:contract',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]contract[\\/].*\.ts$/, code: /define\w+Call/ },
    handler: (code) => ({ code: code.replaceAll(described, ''), map: null }),
  },
}

/**
 * Parts of axios that no request of the site uses, a third of it: `src/gateway/transport.ts` sends text and blobs by
 * XMLHttpRequest alone. axios takes them in by itself, so that no bundler can leave them out. A new export that axios asks
 * of one of them fails the compilation.
 */
const unusedInAxios =
  /[\\/]axios[\\/]lib[\\/](?:adapters[\\/]fetch|cancel[\\/]CancelToken|helpers[\\/](?:AxiosURLSearchParams|HttpStatusCode|formDataToJSON|spread|toFormData|toURLEncodedForm))\.js$/

const withoutUnusedAxios: Plugin = {
  name: 'livery:axios',
  apply: 'build',
  load: {
    filter: { id: unusedInAxios },
    handler: () => 'export const getFetch = () => null, DEFAULT_FORM_DATA_MAX_DEPTH = 0\nexport default null',
  },
}

/** What every Vite run shares: build, first paint and development. */
export function viteOptions(cwd: string): InlineConfig {
  const src = join(cwd, 'src')
  return {
    root: src,
    configFile: false,
    envFile: false,
    publicDir: false,
    base: '/',
    logLevel: 'error',
    cacheDir: join(cwd, '.livery', 'vite'),
    plugins: [
      react(),
      withoutPartNames,
      withoutDescriptions,
      withoutUnusedAxios,
      primitivesPlugin(src),
      ...scopedClassesPlugins(src),
    ],
    resolve: { alias: [...productionRouter(cwd), ownStoreHook] },
    css: { transformer: 'lightningcss', lightningcss: classesOfSheets },
  }
}
