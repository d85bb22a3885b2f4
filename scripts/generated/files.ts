import { tenantJsonSchemaText } from '#cli/tenant/json-schema.ts'
import { demoJsonSchemaText } from '#sandbox/merchants/demo/json-schema.ts'
import { areaList } from './areas.ts'
import { callRefs, callsBelow } from './call-refs.ts'
import { contractDocs } from './contract-docs.ts'
import { flagDeclarations, messageTypes } from './declarations.ts'
import { footerPages } from './footer-pages.ts'
import { guideWithFeatures } from './guide-features.ts'
import { languagesPage } from './languages-page.ts'
import { storedCalls } from './stored-calls.ts'

/** Folders of the contract, as the docs name them. */
const callFolders = {
  site: 'The site itself',
  identity: 'Identity',
  lobby: 'Lobby and games',
  account: 'The account',
  agent: 'Agents',
}

async function gatewayCalls(): Promise<string> {
  const groups = Object.entries(callFolders).map(async ([folder, title]) => ({
    title,
    calls: await callsBelow(folder),
  }))
  return contractDocs(await Promise.all(groups))
}

/** Every file of the repository that `npm run generate` writes, by its path: its text as the code gives it now. */
export async function generatedFiles(): Promise<Record<string, string>> {
  return {
    'docs/tenant.schema.json': tenantJsonSchemaText(),
    'docs/demo.schema.json': demoJsonSchemaText(),
    'docs/tenant-guide.md': guideWithFeatures(),
    'docs/languages.md': languagesPage(),
    'docs/gateway-calls.md': await gatewayCalls(),
    'sandbox/areas.ts': await areaList(),
    'src/app/parts/footer-pages.ts': footerPages(),
    'src/config/globals.d.ts': flagDeclarations(),
    'src/i18n/types.d.ts': messageTypes(),
    'src/worker/stored-calls.ts': await storedCalls(),
    ...(await callRefs()),
  }
}
