import type { Config } from 'dompurify'

interface PolicyRules {
  createHTML: (html: string) => string
  createScriptURL: (address: string) => string
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: PolicyRules): NonNullable<Config['TRUSTED_TYPES_POLICY']>
    }
  }
}
