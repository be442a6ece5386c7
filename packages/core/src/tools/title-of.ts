/** The name of a tool in words, for people: `requestADemo` is "Request a demo", `viewFAQ` is "View FAQ". */
export function titleOf(name: string): string {
  return name
    .replaceAll(/[_-]+(?=.)/g, ' ')
    .replace(/^.|\B[A-Z](?=[a-z])|(?<=[a-z])[A-Z]+(?![a-z])/g, (part, at: number) =>
      at ? ` ${part[1] ? part : part.toLowerCase()}` : part.toUpperCase(),
    )
}
