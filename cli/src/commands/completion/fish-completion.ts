import { type CompletionNode, type CompletionOption, quoted } from './completion-tree.ts';

/** Completion for fish. */
export function fishCompletion(nodes: readonly CompletionNode[]): string {
  const paths = nodes.slice(1).map(({ path }) => quoted(path));
  return `# Completion of tdt for fish.
function __tdt_at
  set -l path
  for word in (commandline -opc)[2..-1]
    set -l next (string trim -- "$path $word")
    contains -- $next ${paths.join(' ')}; and set path $next
  end
  test "$path" = "$argv"
end
complete -c tdt -f
${nodes.flatMap(rules).join('\n')}`;
}

function rules({ path, commands, options, words, takesFiles }: CompletionNode): string[] {
  const rule = `complete -c tdt -n ${quoted(`__tdt_at ${path}`.trim())}`;
  return [
    ...commands.map(({ name, description }) => `${rule} -a ${name} -d ${quoted(description)}`),
    ...(words.length > 0 ? [`${rule} -a ${quoted(words.join(' '))}`] : []),
    ...(takesFiles ? [`${rule} -F`] : []),
    ...options.map((option) => `${rule} -l ${option.name.slice(2)}${value(option)} -d ${quoted(option.description)}`),
  ];
}

const value = (option: CompletionOption): string => ({ file: ' -r -F', text: ' -x', none: '' })[option.value ?? 'none'];
