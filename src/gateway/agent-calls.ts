// Written from contract/ by `npm run generate`.
import { callsOf } from './call-ref.ts'

const contracts = callsOf(() => import('#contract/agent/contracts.ts'))
const member = callsOf(() => import('#contract/agent/member.ts'))
const notices = callsOf(() => import('#contract/agent/notices.ts'))
const pay = callsOf(() => import('#contract/agent/pay.ts'))
const registerCentre = callsOf(() => import('#contract/agent/register-centre.ts'))
const reports = callsOf(() => import('#contract/agent/reports.ts'))
const team = callsOf(() => import('#contract/agent/team.ts'))

export const changeContract = contracts('changeContract', 'token')
export const getContractTerms = contracts('getContractTerms', 'token')
export const getContracts = contracts('getContracts', 'token')
export const offerContract = contracts('offerContract', 'token')

export const getTeamMember = member('getTeamMember', 'token')
export const setMemberRate = member('setMemberRate', 'token')

export const getAgentNotices = notices('getAgentNotices', 'token')

export const getDailySalary = pay('getDailySalary', 'token')
export const getDividends = pay('getDividends', 'token')
export const getHourlySalary = pay('getHourlySalary', 'token')
export const getRealtimeSalary = pay('getRealtimeSalary', 'token')

export const addReferralLink = registerCentre('addReferralLink', 'token')
export const getRegisterCentre = registerCentre('getRegisterCentre', 'token')
export const openAccount = registerCentre('openAccount', 'token')
export const setReferralLink = registerCentre('setReferralLink', 'token')

export const getAgentIncome = reports('getAgentIncome', 'token')
export const getTeamBets = reports('getTeamBets', 'token')
export const getTeamLoss = reports('getTeamLoss', 'token')
export const getTeamTransactions = reports('getTeamTransactions', 'token')

export const getAgentSettings = team('getAgentSettings', 'token')
export const getDownlines = team('getDownlines', 'token')
export const getTeamOverview = team('getTeamOverview', 'token')
