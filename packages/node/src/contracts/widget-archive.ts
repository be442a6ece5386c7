/** A built file of the widget. */
export interface WidgetFile {
  name: string
  body: string
  /** Subresource integrity (https://www.w3.org/TR/SRI/). */
  integrity: string
}

/** The files that belong together. */
export interface WidgetFiles {
  /** The script of the tag first; it loads the others from the folder that it came from. */
  files: readonly WidgetFile[]
  /** Changes with any of the files; part of the address under which they never change. */
  version: string
}

/** Every version of the widget that the service has handed out: pages name one, and it must outlive an upgrade. */
export interface WidgetArchive {
  /** Keeps a version for good; one that is kept already costs nothing. @throws OperableError `storage_unavailable` */
  keep(files: WidgetFiles): Promise<void>
  /** A file as it was kept; undefined when there is none. @throws OperableError `storage_unavailable` */
  find(version: string, name: string): Promise<WidgetFile | undefined>
}
