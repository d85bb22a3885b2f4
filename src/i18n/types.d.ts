// Written from locales/en by `npm run generate`.
import type agent from '../../locales/en/agent.json'
import type app from '../../locales/en/app.json'
import type auth from '../../locales/en/auth.json'
import type blog from '../../locales/en/blog.json'
import type centre from '../../locales/en/centre.json'
import type contracts from '../../locales/en/contracts.json'
import type earnings from '../../locales/en/earnings.json'
import type errors from '../../locales/en/errors.json'
import type game from '../../locales/en/game.json'
import type games from '../../locales/en/games.json'
import type help from '../../locales/en/help.json'
import type home from '../../locales/en/home.json'
import type languages from '../../locales/en/languages.json'
import type limits from '../../locales/en/limits.json'
import type lottery from '../../locales/en/lottery.json'
import type messages from '../../locales/en/messages.json'
import type meta from '../../locales/en/meta.json'
import type missions from '../../locales/en/missions.json'
import type play from '../../locales/en/play.json'
import type points from '../../locales/en/points.json'
import type prizeWheel from '../../locales/en/prizeWheel.json'
import type profile from '../../locales/en/profile.json'
import type promotions from '../../locales/en/promotions.json'
import type recentBets from '../../locales/en/recentBets.json'
import type recommended from '../../locales/en/recommended.json'
import type records from '../../locales/en/records.json'
import type redEnvelope from '../../locales/en/redEnvelope.json'
import type register from '../../locales/en/register.json'
import type registerCentre from '../../locales/en/registerCentre.json'
import type rewards from '../../locales/en/rewards.json'
import type security from '../../locales/en/security.json'
import type shell from '../../locales/en/shell.json'
import type team from '../../locales/en/team.json'
import type teamReports from '../../locales/en/teamReports.json'
import type tournaments from '../../locales/en/tournaments.json'
import type vip from '../../locales/en/vip.json'
import type wallet from '../../locales/en/wallet.json'
import type winners from '../../locales/en/winners.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: {
      agent: typeof agent
      app: typeof app
      auth: typeof auth
      blog: typeof blog
      centre: typeof centre
      contracts: typeof contracts
      earnings: typeof earnings
      errors: typeof errors
      game: typeof game
      games: typeof games
      help: typeof help
      home: typeof home
      languages: typeof languages
      limits: typeof limits
      lottery: typeof lottery
      messages: typeof messages
      meta: typeof meta
      missions: typeof missions
      play: typeof play
      points: typeof points
      prizeWheel: typeof prizeWheel
      profile: typeof profile
      promotions: typeof promotions
      recentBets: typeof recentBets
      recommended: typeof recommended
      records: typeof records
      redEnvelope: typeof redEnvelope
      register: typeof register
      registerCentre: typeof registerCentre
      rewards: typeof rewards
      security: typeof security
      shell: typeof shell
      team: typeof team
      teamReports: typeof teamReports
      tournaments: typeof tournaments
      vip: typeof vip
      wallet: typeof wallet
      winners: typeof winners
    }
  }
}
