/** Endings of paths that are files, not pages: they are left out without asking for them. */
export const nonPageExtensions: ReadonlySet<string> = new Set([
  // Documents
  ...[
    'pdf',
    'doc',
    'docx',
    'xls',
    'xlsx',
    'ppt',
    'pptx',
    'odt',
    'ods',
    'odp',
    'rtf',
    'epub',
    'csv',
    'tsv',
    'ics',
    'vcf',
  ],
  // Images
  ...['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg', 'ico', 'bmp', 'tif', 'tiff', 'heic', 'psd', 'eps', 'ai'],
  // Sound and film
  ...['mp3', 'mp4', 'm4a', 'm4v', 'wav', 'ogg', 'ogv', 'webm', 'mov', 'avi', 'mkv', 'flac', 'aac', 'wmv'],
  // Archives and programs
  ...[
    'zip',
    'gz',
    'tgz',
    'tar',
    'bz2',
    'xz',
    '7z',
    'rar',
    'exe',
    'msi',
    'dmg',
    'pkg',
    'deb',
    'rpm',
    'apk',
    'iso',
    'jar',
  ],
  // Parts of pages and data
  ...['css', 'js', 'mjs', 'map', 'json', 'xml', 'rss', 'atom', 'txt', 'md', 'yaml', 'yml', 'wasm'],
  ...['woff', 'woff2', 'ttf', 'otf', 'eot', 'webmanifest'],
])
