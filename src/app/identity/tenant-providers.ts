import type { SocialProvider } from '#contract/site/gates.ts'

/** The services that this tenant's visitors can log in by. */
export const tenantProviders = (): SocialProvider[] => [
  ...(FEATURE_SOCIAL_GOOGLE ? (['google'] as const) : []),
  ...(FEATURE_SOCIAL_FACEBOOK ? (['facebook'] as const) : []),
  ...(FEATURE_SOCIAL_TELEGRAM ? (['telegram'] as const) : []),
]
