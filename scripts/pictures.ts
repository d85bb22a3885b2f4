import { comparePictures } from './pictures/compare.ts'
import { pictureEveryPage } from './pictures/every-page.ts'
import { pictureReadme } from './pictures/readme.ts'

/**
 * Pictures of the built sites; run `npm run build` first.
 *
 *     npm run pictures                                   those of the README
 *     npm run pictures -- pages FOLDER [NAMES]           every page (whose name NAMES matches), two sizes, two themes
 *     npm run pictures -- compare BEFORE AFTER FOLDER    lists what differs; where is shown in FOLDER
 */
const [mode = 'readme', ...given] = process.argv.slice(2)

async function main(): Promise<number> {
  const [first, second, third] = given
  if (mode === 'readme') await pictureReadme()
  else if (mode === 'pages' && first) await pictureEveryPage(first, new RegExp(second ?? ''))
  else if (mode === 'compare' && first && second && third) {
    const differences = comparePictures(first, second, third)
    for (const { name, pixels } of differences) process.stdout.write(`${name}: ${pixels}\n`)
    process.stdout.write(`${differences.length} pictures differ.\n`)
    return differences.length === 0 ? 0 : 1
  } else {
    process.stderr.write('pictures: no mode, "pages FOLDER [NAMES]" or "compare BEFORE AFTER FOLDER"\n')
    return 2
  }
  return 0
}

process.exitCode = await main()
