import type { CategoryId, FeatureName, SwitchName } from '#contract/site/gates.ts'

/** What each switch opens, in one sentence: editors and the guide show it. */
export const switchDescriptions: Record<SwitchName, string> = {
  USERNAMEREG3: 'Registering with a user name.',
  MOBILENUMREG3: 'Registering with a mobile number.',
  MOBILENUMPASSREG3: 'A password of one’s own when registering with a mobile number.',
  REGMOBVERF3: 'A code by SMS when registering with a mobile number.',
  CHNGPASSVERIF3: 'A forgotten password is recovered by mobile number first; off, by email first.',
  AGENTPOLICY3: 'Balances at vendors are brought together after logging in.',
  FREEPLAY3: 'Free trial of games.',
  PWDEXPFORCECHANGE3: 'An expired password must be changed before anything else.',
  MOBILEVERCODELOGIN3: 'Logging in with a code by SMS.',
}

export const featureDescriptions: Record<FeatureName, string> = {
  agentCentre: 'The centre for agents: team, income, downline.',
  pointMall: 'The mall where points become rewards.',
  vip: 'The VIP club and its levels.',
  redEnvelope: 'Red envelopes.',
  prizeWheel: 'The prize wheel.',
  blog: 'The blog.',
  appDownload: 'The page and the QR codes for the apps.',
  firebaseSms: 'Codes by SMS through Firebase.',
  winnerBoard: 'The board of winners on the home page.',
  videoBanners: 'Banners with videos on the home page.',
  referral: 'Inviting friends.',
  rewardCentre: 'The centre where rewards are collected.',
}

export const categoryDescriptions: Record<CategoryId, string> = {
  elott: 'e-lottery',
  lott: 'lottery',
  live: 'live casino',
  sports: 'sports',
  fish: 'fishing',
  rng: 'slots',
  pvp: 'card games',
  esports: 'e-sports',
  cockfight: 'cockfight',
  bgs: 'in-house games',
}
