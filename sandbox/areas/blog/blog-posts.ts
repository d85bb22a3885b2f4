/** The posts of the blog, the latest first: under what they stand, and the motif and hue of their picture. */
export const blogPosts = {
  'set-a-limit-first': { category: 'safe-play', daysAgo: 2, motif: 'dial', hue: 205 },
  'what-rtp-means': { category: 'games', daysAgo: 6, motif: 'ring', hue: 45 },
  'spot-a-fake-message': { category: 'security', daysAgo: 11, motif: 'letter', hue: 350 },
  'turnover-in-plain-words': { category: 'money', daysAgo: 17, motif: 'loop', hue: 155 },
  'volatility-explained': { category: 'games', daysAgo: 23, motif: 'wave', hue: 275 },
  'how-payouts-work': { category: 'money', daysAgo: 30, motif: 'bank', hue: 230 },
  'five-ideas-about-luck': { category: 'safe-play', daysAgo: 38, motif: 'clover', hue: 135 },
  'a-sign-in-that-holds': { category: 'security', daysAgo: 45, motif: 'lock', hue: 300 },
  'how-a-round-is-decided': { category: 'games', daysAgo: 54, motif: 'dice', hue: 20 },
  'before-you-deposit': { category: 'money', daysAgo: 62, motif: 'card', hue: 185 },
  'when-to-take-a-break': { category: 'safe-play', daysAgo: 71, motif: 'pause', hue: 250 },
  'how-live-tables-work': { category: 'games', daysAgo: 83, motif: 'cards', hue: 5 },
} as const

export type PostSlug = keyof typeof blogPosts
export type PostKind = (typeof blogPosts)[PostSlug]['category']
