import * as z from 'zod'

/** Headers whose price the merchant's other domains and the vendors of its games pay: it chooses them. */
export const security = z
  .strictObject({
    hsts: z
      .enum(['domain', 'subdomains', 'preload'])
      .default('domain')
      .describe(
        'Who must use https for two years. domain: the site’s own domain. subdomains: those below it too. preload: the same, for the list that browsers bring along',
      ),
    embedding: z
      .enum(['any', 'credentialless', 'require-corp'])
      .default('any')
      .describe(
        'Cross-Origin-Embedder-Policy, which games in frames must allow. credentialless: foreign pictures come without cookies. require-corp: only those whose server allows it',
      ),
  })
  .prefault({})
  .describe('Security headers that break what other servers do not allow')
