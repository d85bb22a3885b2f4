import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/**
 * Loaded into every Node process of a build by NODE_OPTIONS. In a worker it acts when a tenant's job comes: kills the
 * worker, as the system does where memory runs out, or interrupts the build, as Ctrl-C does.
 */
interface WorkerFault {
  act: 'kill worker' | 'interrupt build'
  tenant: string
  times: number
  /** A line for each time that it was done. */
  log: string
}

const fault: WorkerFault | null = JSON.parse(process.env.LIVERY_TEST_FAULT ?? 'null')

if (fault && process.argv[1]?.endsWith('/build/worker.ts')) {
  process.on('message', (job) => {
    const isMeant = typeof job === 'object' && job !== null && 'code' in job && job.code === fault.tenant
    const done = existsSync(fault.log) ? readFileSync(fault.log, 'utf8').split('\n').length - 1 : 0
    if (!isMeant || done >= fault.times) return
    appendFileSync(fault.log, 'done\n')
    if (fault.act === 'kill worker') process.kill(process.pid, 'SIGKILL')
    else process.kill(process.ppid, 'SIGINT')
  })
}
