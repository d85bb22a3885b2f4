import { tenantJsonSchemaText } from '#cli/tenant/json-schema.ts'
import { demoJsonSchemaText } from '#sandbox/demo-json-schema.ts'
import { callRefs } from './call-refs.ts'
import { flagDeclarations, messageTypes } from './declarations.ts'

/** Every file of the repository that `npm run generate` writes, by its path: its text as the code gives it now. */
export async function generatedFiles(): Promise<Record<string, string>> {
  return {
    'docs/tenant.schema.json': tenantJsonSchemaText(),
    'docs/demo.schema.json': demoJsonSchemaText(),
    'src/config/globals.d.ts': flagDeclarations(),
    'src/i18n/types.d.ts': messageTypes(),
    ...(await callRefs()),
  }
}
