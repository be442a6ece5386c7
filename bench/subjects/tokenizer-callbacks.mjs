/** Callbacks that do next to nothing: the floor for everything that stands on this tokenizer. */
export function countingCallbacks() {
  let count = 0
  const ignore = () => {}
  return {
    counted: () => count,
    callbacks: {
      onopentagname: () => {
        count++
      },
      isInForeignContext: () => false,
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      onclosetag: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  }
}
