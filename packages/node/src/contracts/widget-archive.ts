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
  /**
   * What is unsafe in a version and mended since, as the rest of sentences that begin with "It"; none for a version that
   * is not kept.
   * @throws OperableError `storage_unavailable`
   */
  faults(version: string): Promise<string[]>
}

/** A page that has pinned a version of the widget. */
export interface WidgetPage {
  /** Without query and fragment. The homepage also stands for pages whose browser told no more than their origin. */
  page: string
  version: string
  /** On which it was last seen, UTC, `YYYY-MM-DD`. */
  day: string
}

/** When pages of an origin last asked for something; to ten minutes. */
export interface WidgetSighting {
  origin: string
  /** ISO 8601. */
  at: string
}

/** Where the list of a website's tools was asked for in the last 30 days. Browsers tell the origin of a page and no more. */
export interface WidgetSightings {
  /** Somebody's browser was given the list. @throws OperableError `storage_unavailable` */
  noteList(websiteId: string, origin: string | null): Promise<void>
  /** The same for an id that nobody has: it may be a mistake in the tag of a website. */
  noteUnknown(asked: string, origin: string | null): Promise<void>
  /** @throws OperableError `website_not_found`, `storage_unavailable` */
  sightings(websiteId: string): Promise<{
    seen: WidgetSighting[]
    /** Other sites, at most 10. */
    elsewhere: WidgetSighting[]
    /** Pages of the website that asked for an id that nobody has, at most 10. */
    unknown: (WidgetSighting & { websiteId: string })[]
  }>
}

/** The script tag that a page was read with. */
export interface WidgetReading {
  page: string
  /** Absent: it has none, or one that always loads the present version. */
  version?: string
}

/**
 * Which pages of a website have pinned which version, for their owner. Nothing is known of who visits them: a page and a
 * day, at most 100 pages of a website, for 30 days.
 */
export interface WidgetPages {
  /**
   * Somebody's browser asked for a version. It counts for websites of this very origin, and is written down at most once
   * a day for each page and version.
   * @param from `Origin` and `Referer` of the request, as they came
   * @throws OperableError `storage_unavailable`
   */
  noteRequest(version: string, from: { origin: string | null; referer: string | null }): Promise<void>
  /** The service read pages itself: what was known of these is out of date. @throws OperableError `storage_unavailable` */
  noteReadings(websiteId: string, readings: readonly WidgetReading[]): Promise<void>
  /** The latest first. @throws OperableError `storage_unavailable` */
  pages(websiteId: string): Promise<WidgetPage[]>
}
