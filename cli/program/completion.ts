import type { Command } from 'commander'
import { type Finish, withExamples, withPlace } from './options.ts'

/** `complete` is what the shells ask at each Tab; its answers are lines of a word, a tab and what it means. */
export function addCompletion(program: Command, finish: Finish): void {
  const command = program.command('completion').description('print what makes a shell complete the command line')
  withExamples(
    command.argument('<shell>', 'bash, zsh or fish'),
    'completion bash >> ~/.bashrc',
    'completion zsh > ~/.zfunc/_livery',
    'completion fish > ~/.config/fish/completions/livery.fish',
  ).action(async (shell) => finish((await import('../commands/completion.ts')).completion(shell)))
  withPlace(program.command('complete', { hidden: true }).argument('[words...]')).action(async (words, options) =>
    finish((await import('../commands/completion.ts')).complete(program, words, options)),
  )
}
