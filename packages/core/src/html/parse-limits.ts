/**
 * Limits inside the parser, so that no document costs more than they allow. Real pages stay far below: the largest of
 * 1,500 sampled ones has 30,000 nodes.
 */
export const PARSE_LIMITS = {
  /** Elements and texts together. */
  nodes: 200_000,
  /** Attributes of one element; the rest is dropped. */
  attributesPerElement: 200,
  /** Characters of one attribute value; the rest is dropped. */
  attributeLength: 64 * 1024,
  /** Characters of the document. */
  text: 10 * 1024 * 1024,
}
