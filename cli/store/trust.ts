import { type PublicKey, readPublicKey, readSigningKey, type SigningKey } from '#cli/keys/keys.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

/**
 * Who may say what a store holds. There are two places for records: the main one (scope ""), and one for each scope, which
 * pull requests for example write to. A build without a scope reads the main one alone.
 */
export interface StoreTrust {
  /** Signs what is sent; undefined: nothing is sent. */
  key: SigningKey | undefined
  /** What this build writes to; "" is the main one. */
  scope: string
  /** The keys whose records are taken from the main place. */
  main: readonly PublicKey[]
  /** Further ones whose records are taken from this build's scope. */
  scoped: readonly PublicKey[]
}

const scopePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

function scopeOf(env: NodeJS.ProcessEnv): string {
  const scope = env.LIVERY_STORE_SCOPE ?? ''
  if (scope === '' || scopePattern.test(scope)) return scope
  throw new CliError('bad-store-scope', `LIVERY_STORE_SCOPE is "${scope}", which is no name of a scope`, {
    hint: 'Use up to 64 letters, digits, hyphens and underscores, such as pull-12.',
    exitCode: 2,
  })
}

const keysOf = (list: string | undefined): PublicKey[] =>
  (list ?? '')
    .split(',')
    .map((source) => source.trim())
    .filter(Boolean)
    .map(readPublicKey)

/** Undefined where no key is named: nobody vouches for anything then. @throws CliError for what is no key */
export function trustOf(env: NodeJS.ProcessEnv = process.env): StoreTrust | undefined {
  const { LIVERY_STORE_KEY: source, LIVERY_STORE_TRUST: main, LIVERY_STORE_SCOPE_TRUST: scoped } = env
  if (!source && !main && !scoped) return undefined
  return {
    key: source ? readSigningKey(source) : undefined,
    scope: scopeOf(env),
    main: keysOf(main),
    scoped: keysOf(scoped),
  }
}

/**
 * The keys whose records are taken from a place. A scope's own key is not one of the main place, so that it persuades nobody
 * there, whatever it may write.
 */
export function keysFor(trust: StoreTrust, scope: string): readonly PublicKey[] {
  const own = trust.key && trust.scope === scope ? [trust.key.public] : []
  return scope === '' ? [...own, ...trust.main] : [...own, ...trust.main, ...trust.scoped]
}

/** @throws CliError (usage) where a shared store is named and nobody whose word counts there */
export function requireTrust(trust: StoreTrust | undefined): StoreTrust {
  if (trust) return trust
  throw new CliError(
    'no-store-key',
    'LIVERY_STORE names a store that machines share, and no key says whose word counts',
    {
      hint: 'Set LIVERY_STORE_KEY (signs what is sent) or LIVERY_STORE_TRUST (public keys): "livery store keygen <file>".',
      exitCode: 2,
    },
  )
}
