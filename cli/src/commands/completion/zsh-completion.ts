import { type CompletionNode, type CompletionWord, optionsTaking, quoted } from './completion-tree.ts';

/** Completion for zsh: a file of its \`fpath\`, or sourced. */
export function zshCompletion(nodes: readonly CompletionNode[]): string {
  const paths = nodes.slice(1).map(({ path }) => quoted(` ${path}`));
  return `#compdef tdt
_tdt() {
  local at='' i
  local -a names options
  for ((i = 2; i < CURRENT; i++)); do
    case "$at $words[i]" in
      (${paths.join('|')}) at+=" $words[i]" ;;
    esac
  done
  case "$words[CURRENT-1]" in
    (${optionsTaking(nodes, 'file').join('|')}) _files; return ;;
    (${optionsTaking(nodes, 'text').join('|')}) _message value; return ;;
  esac
  case "$at" in
${nodes.map(branch).join('\n')}
  esac
  if [[ $PREFIX == -* ]] || (( ! $#names )); then _describe option options; else _describe command names; fi
}
if [[ $funcstack[1] == _tdt ]]; then _tdt "$@"; else compdef _tdt tdt; fi`;
}

function branch({ path, commands, options, words, takesFiles }: CompletionNode): string {
  const names = [...commands, ...words.map((name) => ({ name, description: '' }))];
  const files = takesFiles ? '\n      if [[ $PREFIX != -* ]]; then _files; return; fi' : '';
  return `    (${quoted(path && ` ${path}`)})
      names=(${names.map(entry).join(' ')})
      options=(${options.map(entry).join(' ')})${files} ;;`;
}

const entry = ({ name, description }: CompletionWord): string => quoted(description ? `${name}:${description}` : name);
