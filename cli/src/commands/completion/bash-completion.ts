import { type CompletionNode, optionsTaking, quoted } from './completion-tree.ts';

/** Completion for bash, from version 3.2 on. */
export function bashCompletion(nodes: readonly CompletionNode[]): string {
  const paths = nodes.slice(1).map(({ path }) => quoted(` ${path}`));
  return `# Completion of tdt for bash.
_tdt_reply() {
  local word
  while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen "$@")
}
_tdt_files() {
  compopt -o filenames 2>/dev/null
  _tdt_reply -f -- "$1"
}
_tdt() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} path='' i
  COMPREPLY=()
  if [[ $cur == = ]]; then cur=''; elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$path \${COMP_WORDS[i]}" in
      ${paths.join('|')}) path+=" \${COMP_WORDS[i]}" ;;
    esac
  done
  case "$prev" in
    ${optionsTaking(nodes, 'file').join('|')}) _tdt_files "$cur"; return ;;
    ${optionsTaking(nodes, 'text').join('|')}) return ;;
  esac
  case "$path" in
${nodes.map(branch).join('\n')}
  esac
}
complete -F _tdt tdt`;
}

function branch({ path, commands, options, words, takesFiles }: CompletionNode): string {
  const names = options.map(({ name }) => name).join(' ');
  const operands = [...commands.map(({ name }) => name), ...words].join(' ');
  const others = takesFiles ? '_tdt_files "$cur"' : `_tdt_reply -W ${quoted(operands || names)} -- "$cur"`;
  const pattern = quoted(path && ` ${path}`);
  return `    ${pattern}) if [[ $cur == -* ]]; then _tdt_reply -W ${quoted(names)} -- "$cur"; else ${others}; fi ;;`;
}
