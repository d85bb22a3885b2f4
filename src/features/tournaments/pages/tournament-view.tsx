import { useTranslation } from 'react-i18next'
import { tournamentsPath } from '#contract/site/routes.ts'
import { ArticleColumns, ArticleHeading, ArticleSkeleton } from '#src/account/lists/article-columns.tsx'
import { ArticleView } from '#src/account/lists/article-view.tsx'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { Fact, Facts } from '#src/account/parts/facts.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { accountPage } from '#src/config/account-path.ts'
import { useFormat } from '#src/i18n/format.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { GameLane } from '#src/play/game-lane.tsx'
import { useTimes } from '#src/reports/table/use-times.ts'
import { useSession } from '#src/session/session.ts'
import { Link } from '#src/ui/link.tsx'
import { type TournamentDetail, useTournamentQuery } from '../api/queries.ts'
import { Join } from '../components/join.tsx'
import { OwnPlace } from '../components/own-place.tsx'
import { Prizes } from '../components/prizes.tsx'
import { Standings } from '../components/standings.tsx'
import { TournamentState } from '../components/tournament-state.tsx'

function Rules({ rules }: Pick<TournamentDetail, 'rules'>) {
  const { t } = useTranslation('tournaments')
  const { number } = useFormat()
  return (
    <ul>
      <li>{t('rules.free')}</li>
      <li>{t('rules.multiple')}</li>
      <li>{t('rules.rounds', { rounds: number(rules.countedRounds), best: number(rules.bestRounds) })}</li>
      <li>{t('rules.games')}</li>
      <li>{t('rules.shared')}</li>
      <li>{t('rules.paid')}</li>
      <li>{t('rules.closed')}</li>
    </ul>
  )
}

/** What has to be known before one takes part, and what can be done. */
function Side({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation('tournaments')
  const { isSignedIn } = useSession()
  const { here } = useTimes()
  const { state, startsAt, endsAt, currency, prizeSum } = tournament
  const short = useShortMoney(currency)
  return (
    <>
      <div>
        <TournamentState state={state} />
      </div>
      <Facts>
        <Fact name={t('facts.starts')}>
          <time dateTime={startsAt}>{here(startsAt)}</time>
        </Fact>
        <Fact name={t('facts.ends')}>
          <time dateTime={endsAt}>{here(endsAt)}</time>
        </Fact>
        <Fact name={t('facts.prizes')}>{short(prizeSum)}</Fact>
        <Fact name={t('facts.entry')}>{t('facts.free')}</Fact>
      </Facts>
      {isSignedIn && <OwnPlace tournament={tournament} />}
      <Join tournament={tournament} />
    </>
  )
}

function Loaded({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation('tournaments')
  const { title, imageUrl, games, rules, prizes } = tournament
  return (
    <GameActionsProvider>
      <ArticleColumns
        title={title}
        image={imageUrl}
        fallback="trophy"
        sideLabel={t('facts.label')}
        side={<Side tournament={tournament} />}
      >
        <ArticleHeading>{t('rules.title')}</ArticleHeading>
        <Rules rules={rules} />
        <Notice action={<Link to={accountPage('limits')}>{t('limits')}</Link>}>{t('calm')}</Notice>
        <ArticleHeading>{t('prizes.title')}</ArticleHeading>
        <Prizes prizes={prizes} />
      </ArticleColumns>
      <ArticleHeading>{t('board.title')}</ArticleHeading>
      <p>{t('board.masked')}</p>
      <Standings tournament={tournament} />
      {games.length > 0 && <GameLane title={t('games')} cards={games} mayBeWide />}
    </GameActionsProvider>
  )
}

/** One tournament: its rules before anything else, prizes, places, and the games that count. */
export function TournamentView({ id }: { id: string }) {
  const { t } = useTranslation('tournaments')
  return (
    <ArticleView
      query={useTournamentQuery(id)}
      back={{ to: tournamentsPath, text: t('back') }}
      skeleton={<ArticleSkeleton label={t('loading')} />}
      failed={t('failedOne')}
      unknown={{ code: 'tournament.unknown', icon: 'trophy', title: t('unknown'), text: t('unknownText') }}
    >
      {(tournament) => <Loaded tournament={tournament} />}
    </ArticleView>
  )
}
