import { Command } from 'commander'
import { addBuild } from './program/build.ts'
import { addSbom, addVerify } from './program/checks.ts'
import { addCompletion } from './program/completion.ts'
import { addEverywhere } from './program/every-command.ts'
import { addFarm } from './program/farm.ts'
import { addFleet } from './program/fleet.ts'
import { addHelp } from './program/help.ts'
import { addInsight } from './program/insight.ts'
import { addAffected, addMatrix } from './program/machines.ts'
import type { Finish } from './program/options.ts'
import { addHistory, addRelease, addRollback } from './program/release.ts'
import { addBeacon, addServers } from './program/servers.ts'
import { addStore } from './program/store.ts'
import { addStrings } from './program/strings.ts'
import { addTenantLife } from './program/tenant-life.ts'
import { addCreate, addList, addShow, addValidate } from './program/tenants.ts'

/** In the order of the help. */
const groups = [
  addBuild,
  addAffected,
  addMatrix,
  addFarm,
  addValidate,
  addList,
  addShow,
  addCreate,
  addTenantLife,
  addStrings,
  addVerify,
  addSbom,
  addRelease,
  addHistory,
  addRollback,
  addFleet,
  addInsight,
  addStore,
  addServers,
  addBeacon,
  addCompletion,
  addHelp,
]

/**
 * The whole command line; what a command does is loaded when it runs. Wrong usage is thrown as a CommanderError and
 * printed by whoever catches it.
 */
export function createProgram(finish: Finish): Command {
  const program = new Command('livery')
    .description('One React codebase, every brand: builds a separate, optimised static site per merchant.')
    .version('0.1.0')
    .showSuggestionAfterError()
    .configureOutput({ outputError: () => undefined })
    .exitOverride()
  addEverywhere(program)
  for (const add of groups) add(program, finish)
  return program
}
