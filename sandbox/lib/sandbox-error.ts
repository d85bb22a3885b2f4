/** A failure that whoever started the sandbox can act on: shown without a stack, with its hint. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError'
  /** Stable, kebab-case: "unreadable-state". */
  readonly code: string
  /** What to do about it, as one sentence. */
  readonly hint: string
  /** Whether it was started with a wrong option, and not that its state or content is at fault. */
  readonly isUsage: boolean

  constructor(code: string, message: string, options: { hint: string; cause?: unknown; isUsage?: boolean }) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.hint = options.hint
    this.isUsage = options.isUsage ?? false
  }
}
