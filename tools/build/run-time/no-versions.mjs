/** In place of the federation's comparison of versions: of what is shared there is one version, the shell's. */
export const satisfy = () => true;
