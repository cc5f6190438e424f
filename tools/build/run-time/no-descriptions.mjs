/** In place of sentences about errors of the federation. Its messages also name the error's code and a page about it. */
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
