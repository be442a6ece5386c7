import type { Tool, ToolField } from '@operable/core/schema'

/** A tool, and what a run of it was given, whose keys tell which part of a form is meant. */
export type Fillable = Pick<Tool, 'metadata'> & {
  values?: object
  /** What is pressed, where that is known already. */
  press?: (() => HTMLElement | undefined) | undefined
}

export function fieldOf({ metadata }: Fillable, key: string): ToolField | undefined {
  return metadata.fields?.find((each) => each.key === key)
}
