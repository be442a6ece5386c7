/** Pages that anybody may find: what the sitemap lists. Reports of other people's sites are not among them. */
export const publicPages: readonly string[] = ['/', '/methodology', '/help']
