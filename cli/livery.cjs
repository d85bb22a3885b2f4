#!/usr/bin/env node
// The command as npx and shells start it: plain JavaScript, so that an older Node can read it.
const { spawn } = require('node:child_process')
const { existsSync } = require('node:fs')
const { join } = require('node:path')

const oldestNode = 24
const root = join(__dirname, '..')
const shipped = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

function fail(message, hint) {
  process.stderr.write(`livery: ${message}\n  ${hint}\n`)
  process.exitCode = 1
}

/** Both get the signals of a terminal; this one waits for the command's end, so that its exit code counts. */
function runBy(node) {
  const run = spawn(node, [join(__dirname, 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!process.stdin.isTTY) run.kill(signal)
    })
  }
  run.on('error', (error) => fail(`${node} cannot be run (${error.code})`, `Run "npm ci" in ${root}.`))
  run.on('close', (code, signal) => {
    process.exitCode = code === null ? 128 + require('node:os').constants.signals[signal] : code
  })
}

const isNew = Number(process.versions.node.split('.')[0]) >= oldestNode
const lacking = `Node ${oldestNode} is needed, this is ${process.versions.node}`

/** Before the first file of TypeScript, so that what Node makes of that is kept, too. */
function runHere() {
  process.env.NODE_COMPILE_CACHE ??= join(root, '.livery', 'compiled')
  require('node:module').enableCompileCache()
  void import('./main.ts')
}

if (isNew) runHere()
else if (existsSync(shipped)) runBy(shipped)
else fail(lacking, `Run "npm ci" in ${root}: it brings its own. Or install Node ${oldestNode}.`)
