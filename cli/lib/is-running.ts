import { errorCode } from './error-code.ts'

/** Whether this machine has a process of that number, whoever it belongs to. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
