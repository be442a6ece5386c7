/** How long one list may keep everybody else waiting at a time, in ms: an answer of the service takes a few turns. */
const TURN = 1

/**
 * Does something with each item, in turns: what is waiting meanwhile, such as an answer of the service, comes in between.
 *
 * @param isOver asked between two turns; what is left then is left
 */
export async function inTurns<Item>(
  items: Iterable<Item>,
  act: (item: Item) => void,
  isOver: () => boolean = () => false,
): Promise<void> {
  let begun = performance.now()
  for (const item of items) {
    act(item)
    if (performance.now() - begun < TURN) continue
    await new Promise((done) => setImmediate(done))
    if (isOver()) return
    begun = performance.now()
  }
}
