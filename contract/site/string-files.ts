/**
 * Which namespaces of strings are loaded together, in one file a language; every other namespace has a file of its own.
 * A file holds the messages of each by the namespace's name. Data only: the CLI writes the files, the site reads them.
 */
export const stringFiles: Readonly<Record<string, readonly string[]>> = {
  /** What every page needs to start. */
  start: ['shell', 'errors', 'home', 'play'],
  auth: ['auth', 'register'],
  account: ['centre', 'profile', 'records'],
  agents: ['agent', 'contracts', 'earnings', 'registerCentre', 'team', 'teamReports'],
  games: ['games', 'recentBets', 'recommended', 'game'],
  news: ['blog', 'messages', 'winners'],
  rewards: ['missions', 'prizeWheel', 'redEnvelope', 'rewards', 'tournaments', 'vip'],
}
