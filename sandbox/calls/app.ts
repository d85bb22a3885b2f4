import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { addAgentContractRoutes } from '../areas/agents/routes/contracts.ts'
import { addAgentPayRoutes } from '../areas/agents/routes/pay.ts'
import { addAgentRegisterRoutes } from '../areas/agents/routes/register.ts'
import { addAgentReportRoutes } from '../areas/agents/routes/reports.ts'
import { addAgentTeamRoutes } from '../areas/agents/routes/team.ts'
import { addAnnouncementRoutes } from '../areas/announcements/routes.ts'
import { addAppDownloadRoutes } from '../areas/app-download/routes.ts'
import { addBlogRoutes } from '../areas/blog/routes.ts'
import { addEventRoutes } from '../areas/events/routes.ts'
import { addFirebaseRoutes } from '../areas/firebase/routes.ts'
import { addCatalogueRoutes } from '../areas/games/lobby/catalogue-routes.ts'
import { addGameRoutes } from '../areas/games/lobby/game-routes.ts'
import { addOwnGameRoutes } from '../areas/games/lobby/own-game-routes.ts'
import { addLaunchRoutes } from '../areas/games/play/launch-routes.ts'
import { addPlayRoutes } from '../areas/games/play/play-routes.ts'
import { addLiveChatRoutes } from '../areas/help/chat-routes.ts'
import { addFeedbackRoutes } from '../areas/help/feedback-routes.ts'
import { addHelpRoutes } from '../areas/help/help-routes.ts'
import { addLimitRoutes } from '../areas/limits/routes.ts'
import { addLinkTokenRoutes } from '../areas/link-tokens/routes.ts'
import { addLotteryRoutes } from '../areas/lottery/routes.ts'
import { addMessageRoutes } from '../areas/messages/routes.ts'
import { addMissionRoutes } from '../areas/missions/routes.ts'
import { addCardRoutes } from '../areas/money/cards/routes.ts'
import { addDepositRoutes } from '../areas/money/deposits/routes.ts'
import { addTransferRoutes } from '../areas/money/transfers/routes.ts'
import { addWalletRoutes } from '../areas/money/wallets/routes.ts'
import { addWithdrawalRoutes } from '../areas/money/withdrawals/routes.ts'
import { addPasswordRoutes } from '../areas/passwords/routes.ts'
import { addArtRoutes } from '../areas/pictures/routes.ts'
import { addPointRoutes } from '../areas/points/routes.ts'
import { addPrizeRoutes } from '../areas/prizes/routes.ts'
import { addMemberRoutes } from '../areas/profile/member-routes.ts'
import { addProfileRoutes } from '../areas/profile/profile-routes.ts'
import { addPromotionRoutes } from '../areas/promotions/promotion-routes.ts'
import { addRewardRoutes } from '../areas/promotions/reward-routes.ts'
import { addRecordRoutes } from '../areas/records/routes.ts'
import { addReferralRoutes } from '../areas/referral/routes.ts'
import { addRegistrationRoutes } from '../areas/registration/routes.ts'
import { addSecurityRoutes } from '../areas/security/routes.ts'
import { addSessionRoutes } from '../areas/session/session-routes.ts'
import { addLoginStepRoutes } from '../areas/session/step-routes.ts'
import { addVerificationRoutes } from '../areas/session/verification-routes.ts'
import { addProviderRoutes, addSocialRoutes } from '../areas/social/routes.ts'
import { addSystemRoutes } from '../areas/system/routes.ts'
import { addVipRoutes } from '../areas/vip/routes.ts'
import { calls } from '../calls.ts'
import type { Merchants } from '../merchants/merchants.ts'
import { addPanelRoutes } from '../panel/panel.ts'
import type { Gateway } from '../server/gateway.ts'
import { problemResponse, refuse } from '../server/problems.ts'
import { prefixesOf } from './call-route.ts'
import { addDocumentRoutes } from './documents.ts'

/** What Firebase's SDK sends with its calls. */
const firebaseHeaders = ['X-Client-Version', 'X-Firebase-Client', 'X-Firebase-Gmpid', 'X-Firebase-Locale']

const largestBody = 64 * 1024
/** Five megabytes and a margin: what is over the limit is told by the call itself, where it is not far over it. */
const largestFile = 5.5 * 1024 * 1024

export function createApp(gateway: Gateway): Hono {
  const app = new Hono()
  addMiddleware(app, gateway)
  addSystemRoutes(app, gateway)
  addSessionRoutes(app, gateway)
  addLoginStepRoutes(app, gateway)
  addLinkTokenRoutes(app, gateway)
  addVerificationRoutes(app, gateway)
  addRegistrationRoutes(app, gateway)
  addPasswordRoutes(app, gateway)
  addSecurityRoutes(app, gateway)
  addSocialRoutes(app, gateway)
  addFirebaseRoutes(app, gateway)
  addMemberRoutes(app, gateway)
  addProfileRoutes(app, gateway)
  addWalletRoutes(app, gateway)
  addDepositRoutes(app, gateway)
  addWithdrawalRoutes(app, gateway)
  addCardRoutes(app, gateway)
  addTransferRoutes(app, gateway)
  addAgentContractRoutes(app, gateway)
  addAgentPayRoutes(app, gateway)
  addAgentRegisterRoutes(app, gateway)
  addEventRoutes(app, gateway)
  addLimitRoutes(app, gateway)
  addMessageRoutes(app, gateway)
  addHelpRoutes(app, gateway)
  addBlogRoutes(app, gateway)
  addAppDownloadRoutes(app, gateway)
  addFeedbackRoutes(app, gateway)
  addPromotionRoutes(app, gateway)
  addRewardRoutes(app, gateway)
  addPrizeRoutes(app, gateway)
  addPointRoutes(app, gateway)
  addReferralRoutes(app, gateway)
  addVipRoutes(app, gateway)
  addMissionRoutes(app, gateway)
  addGameRoutes(app, gateway)
  addLaunchRoutes(app, gateway)
  addCatalogueRoutes(app, gateway)
  addOwnGameRoutes(app, gateway)
  addLotteryRoutes(app, gateway)
  addRecordRoutes(app, gateway)
  addAnnouncementRoutes(app, gateway)
  addAgentTeamRoutes(app, gateway)
  addAgentReportRoutes(app, gateway)
  addArtRoutes(app, gateway)
  addPlayRoutes(app, gateway)
  addDocumentRoutes(app)
  addPanelRoutes(app, gateway)
  addLiveChatRoutes(app, gateway)
  addProviderRoutes(app, gateway)
  app.notFound(() => problemResponse(refuse('call.unknown'), gateway.now()))
  app.onError((error, context) => {
    gateway.log(`${context.req.method} ${context.req.path} failed: ${error.stack ?? error.message}`)
    return problemResponse(refuse('system.fault'), gateway.now())
  })
  return app
}

function addMiddleware(app: Hono, gateway: Gateway): void {
  app.use(async (context, next) => {
    const start = performance.now()
    await next()
    // Whatever ended a session ends its streams with it.
    if (context.req.method !== 'GET') gateway.events.endClosed()
    const took = Math.round(performance.now() - start)
    if (/^\/(art|play\/(art|assets))\//.test(context.req.path)) return
    gateway.log(`${context.req.method} ${context.req.path} ${context.res.status} ${took} ms`)
  })
  app.use(
    cors({
      origin: (origin) => (isOwnOrigin(origin, gateway.merchants) ? origin : null),
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: [
        'Authorization',
        'Content-Type',
        'Idempotency-Key',
        'Last-Event-ID',
        'X-Merchant-Code',
        ...firebaseHeaders,
      ],
      exposeHeaders: ['Retry-After'],
      maxAge: 600,
    }),
  )
  const onError = () =>
    problemResponse(refuse('request.invalid', { fields: { body: 'body.too-large' } }), gateway.now())
  const ordinary = bodyLimit({ maxSize: largestBody, onError })
  const files = bodyLimit({
    maxSize: largestFile,
    onError: () => problemResponse(refuse('upload.size'), gateway.now()),
  })
  const fileCalls = calls.filter(({ format }) => format === 'file')
  const filePaths = new Set(fileCalls.flatMap((call) => prefixesOf(gateway, call).map((before) => before + call.path)))
  app.use((context, next) => (filePaths.has(context.req.path) ? files : ordinary)(context, next))
}

/** The merchants' domains over https, and this machine under any port. */
function isOwnOrigin(origin: string, merchants: Merchants): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1') return true
  const domains = [...merchants.values()].flatMap((merchant) => merchant.domains)
  return protocol === 'https:' && domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
}
