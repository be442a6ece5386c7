/** What pages should hold on average: all points from `enough` on, half of them from `some` on. */
export const pageAverages = {
  headings: { one: 'heading', enough: 3, some: 1 },
  paragraphs: { one: 'paragraph', enough: 5, some: 2 },
} as const
