import { writeFileSync } from 'node:fs'
import { generatedFiles } from './generated/files.ts'

/** Writes what is made from the code and kept in the repository; a test fails where it differs. */
for (const [path, text] of Object.entries(await generatedFiles())) writeFileSync(path, text)
