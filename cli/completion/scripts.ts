import { join } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'

/** Where no `livery` is installed for all, it is that of the product. */
const asFunction = (launcher: string) => `command -v livery >/dev/null 2>&1 || livery() { "${launcher}" "$@"; }`

const bash = (launcher: string) => `# Completion of livery for bash: eval "$(npx livery completion bash)"
${asFunction(launcher)}
_livery() {
  local line word words=("\${COMP_WORDS[@]:1:COMP_CWORD}")
  COMPREPLY=()
  while IFS= read -r line; do
    word=\${line%%$'\\t'*}
    [[ $word == "\${COMP_WORDS[COMP_CWORD]}"* ]] && COMPREPLY+=("$word")
  done < <(livery complete -- "\${words[@]}" 2>/dev/null)
}
complete -o default -F _livery livery
`

const zsh = (launcher: string) => `#compdef livery
# Completion of livery for zsh: eval "$(npx livery completion zsh)"
${asFunction(launcher)}
_livery() {
  local line found=()
  for line in "\${(@f)$(livery complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n $line ]] && found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  if (( \${#found} )); then _describe livery found; else _files; fi
}
if [[ $funcstack[1] == _livery ]]; then _livery "$@"; else compdef _livery livery; fi
`

const fish = (launcher: string) => `# Completion of livery for fish: npx livery completion fish | source
type -q livery; or function livery; "${launcher}" $argv; end
complete -c livery -f -a '(livery complete -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
`

const shells: Readonly<Record<string, (launcher: string) => string>> = { bash, zsh, fish }

/** What a shell reads to complete `livery`. @throws CliError (usage) for a shell that is not known. */
export function scriptFor(shell: string, root: string): string {
  const write = Object.hasOwn(shells, shell) ? shells[shell] : undefined
  if (write) return write(join(root, 'cli', 'livery.cjs'))
  const hint = `The shells are: ${Object.keys(shells).join(', ')}.`
  throw new CliError('no-such-shell', `There is no completion for "${shell}"`, { hint, exitCode: 2 })
}
