/** Response headers of one answer, in bytes: as many as Node's own servers and clients take. */
export const MAX_HEADER_BYTES = 16 * 1024
