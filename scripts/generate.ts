import { writeFileSync } from 'node:fs'
import { demoJsonSchemaText } from '#sandbox/demo-json-schema.ts'
import { tenantJsonSchemaText } from '../cli/tenant/json-schema.ts'

/** Writes what is made from the code and kept in the repository; the tests fail where it differs. */
writeFileSync('docs/tenant.schema.json', tenantJsonSchemaText())
writeFileSync('docs/demo.schema.json', demoJsonSchemaText())
