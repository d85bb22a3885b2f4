/** A failure that the person at the terminal can act on: printed without a stack, with its hint. */
export class CliError extends Error {
  override readonly name = 'CliError'
  /** Stable, kebab-case: "no-such-tenant". */
  readonly code: string
  /** What to do about it, as one sentence. */
  readonly hint: string | null
  /** 1 for findings and failures, 2 for wrong usage. */
  readonly exitCode: 1 | 2

  constructor(code: string, message: string, options: { hint?: string; cause?: unknown; exitCode?: 1 | 2 } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.hint = options.hint ?? null
    this.exitCode = options.exitCode ?? 1
  }
}
