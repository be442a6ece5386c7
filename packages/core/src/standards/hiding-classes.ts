/** Classes that style sheets take out of sight by convention: for screen readers, for small windows, for now. */
export const hidingClasses: ReadonlySet<string> = new Set(
  `hidden hide invisible sr-only sr_only visually-hidden visuallyhidden u-visually-hidden is-visually-hidden cdk-visually-hidden
  hidden-visually screen-reader-text screen-reader-only screenreader-only show-for-sr element-invisible a11y-hidden offscreen
  off-screen`.split(/\s+/),
)
