/** What the repository has of each registry, as far as a forgotten piece shows in it. */
export interface Registry {
  /** Features with their sentences. */
  features: Readonly<Record<string, string>>
  /** Flags with the strings behind them. */
  flags: Readonly<Record<string, { strings: readonly string[] }>>
  /** Modules of the permission tree. */
  modules: readonly string[]
  /** Files of locales/en, without their endings. */
  namespaces: readonly string[]
  /** Every call that the contract's files export. */
  calls: readonly { id: string; file: string; module?: string | undefined }[]
  /** Ids of calls that an area of the sandbox lists. */
  listed: ReadonlySet<string>
  /** Ids of calls that a route of the sandbox answers. */
  answered: ReadonlySet<string>
  /** Ids of calls that a contract test names. */
  tested: ReadonlySet<string>
  /** Features of each tenant, by its code. */
  tenants: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Namespaces of what every site has. */
const everySite = [
  'auth',
  'centre',
  'errors',
  'game',
  'games',
  'help',
  'home',
  'limits',
  'messages',
  'meta',
  'play',
  'profile',
  'promotions',
  'records',
  'register',
  'security',
  'shell',
  'wallet',
]

/** Modules whose calls the sandbox refuses by what the merchant is (`asOpen`), or that have no call of their own. */
const refusedElsewhere = ['agentCentre', 'appDownload', 'blog', 'pointMall', 'videoBanners', 'firebaseSms']

/** "appDownload": "FEATURE_APP_DOWNLOAD". */
export const flagOf = (feature: string): string =>
  `FEATURE_${feature.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

function featureFindings({ features, flags, modules, calls }: Registry): string[] {
  const asked = new Set(calls.map(({ module }) => module))
  return Object.entries(features).flatMap(([name, sentence]) => [
    ...(/^\p{Lu}.{5,}\.$/u.test(sentence)
      ? []
      : [`contract/site/gates.ts: the feature "${name}" needs a sentence in "features" that says what it is.`]),
    ...(Object.hasOwn(flags, flagOf(name))
      ? []
      : [`contract/site/gates.ts: the feature "${name}" has no flag. Add ${flagOf(name)} to "gates".`]),
    ...(modules.includes(name) && !refusedElsewhere.includes(name) && !asked.has(name)
      ? [
          `contract/: no call belongs to the module "${name}". Write \`module: '${name}'\` into the calls that it closes.`,
        ]
      : []),
  ])
}

function stringFindings({ flags, namespaces }: Registry): string[] {
  const behind = new Set(Object.values(flags).flatMap(({ strings }) => strings.map((entry) => entry.split(':')[0])))
  return namespaces.flatMap((name) =>
    everySite.includes(name) || behind.has(name)
      ? []
      : [
          `locales/en/${name}.json: no flag has it behind it, so every site would carry it. Name "${name}" in the flag's strings in contract/site/gates.ts, or as one of every site in scripts/forgotten/registry.ts.`,
        ],
  )
}

const callFindings = ({ calls, listed, answered, tested }: Registry) =>
  calls.flatMap(({ id, file }) => {
    if (!listed.has(id))
      return [
        `${file}: no area of the sandbox has ${id}. Add its module to "calls" of an area.ts, run \`npm run generate\`.`,
      ]
    if (!answered.has(id))
      return [`${file}: the sandbox does not answer ${id}. Bind it with \`addCall\` in the routes of its area.`]
    return tested.has(id) ? [] : [`${file}: no test calls ${id}. Write one in tests/contract.`]
  })

function tenantFindings({ features, tenants }: Registry): string[] {
  const all = Object.values(tenants)
  return Object.keys(features).flatMap((name) => {
    const on = all.filter((own) => own[name] === true).length
    if (on === 0) return [`tenants/: no tenant has the feature "${name}" on. Switch it on in one tenant.json.`]
    return on === all.length ? [`tenants/: every tenant has the feature "${name}" on. Leave it off in one.`] : []
  })
}

/** What somebody who added a feature, a string or a call has forgotten: each as a sentence with the file and what to do. */
export function forgotten(registry: Registry): string[] {
  return [featureFindings, stringFindings, callFindings, tenantFindings].flatMap((find) => find(registry))
}
