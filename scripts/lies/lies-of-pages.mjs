/**
 * In which way a page and its server lie or change, between the list of tools and the call, or during it.
 *
 * @typedef {object} Lie
 * @property {string} id
 * @property {boolean} accepted whether the server takes what it receives
 * @property {'thanks' | 'refusal' | 'mixed' | 'back' | 'silentBack' | 'login' | 'error' | 'nothing' | 'dropped'} reply
 * @property {'honest' | 'credulous' | 'optimistic' | 'quiet' | 'swallows'} [page] what its script makes of the reply, where
 *   it has one: as it is; thanks for any 2xx; thanks before it, and then as it is; nothing; thanks, and sends nothing
 * @property {'renamed' | 'moved' | 'doubled' | 'otherDeed' | 'otherForm' | 'firstButton' | 'whileTyping' | 'gone' | 'injected'} [change]
 *   what the page has become since the list was read
 * @property {number} [delay] of the reply, in ms
 * @property {true} [isScript] only pages whose script sends can do this
 */

/** What is done through these is another deed, with something to lose. */
export const OTHER_DEEDS = new Set(['otherDeed', 'otherForm', 'firstButton', 'whileTyping'])

/** @type {readonly Lie[]} */
export const lies = [
  { id: 'none', accepted: true, reply: 'thanks' },
  { id: 'none, a slow server', accepted: true, reply: 'thanks', delay: 1500 },
  { id: 'the server says nothing', accepted: true, reply: 'nothing' },
  { id: 'the page says nothing', accepted: true, reply: 'thanks', page: 'quiet', isScript: true },
  { id: 'the connection drops after receipt', accepted: true, reply: 'dropped' },
  { id: 'the button has another name', accepted: true, reply: 'thanks', change: 'renamed' },
  { id: 'the form has moved and is called otherwise', accepted: true, reply: 'thanks', change: 'moved' },
  { id: 'two listeners', accepted: true, reply: 'thanks', change: 'doubled', isScript: true },
  { id: 'the page tells agents to approve', accepted: true, reply: 'thanks', change: 'injected' },
  { id: 'refused with 200 and text', accepted: false, reply: 'refusal' },
  { id: 'refused with 200, slowly', accepted: false, reply: 'refusal', delay: 1200 },
  { id: 'refused, and the page says thanks', accepted: false, reply: 'refusal', page: 'credulous', isScript: true },
  { id: 'thanks, then an error', accepted: false, reply: 'refusal', page: 'optimistic', delay: 600, isScript: true },
  { id: 'refused, and the page says nothing', accepted: false, reply: 'refusal', page: 'quiet', isScript: true },
  { id: '“ok” with an error in it', accepted: false, reply: 'mixed' },
  {
    id: '“ok” with an error, and the page says thanks',
    accepted: false,
    reply: 'mixed',
    page: 'credulous',
    isScript: true,
  },
  { id: 'back to the form with an error', accepted: false, reply: 'back' },
  { id: 'back to the form without a word', accepted: false, reply: 'silentBack' },
  { id: 'a login instead', accepted: false, reply: 'login' },
  { id: 'refused with 422', accepted: false, reply: 'error' },
  {
    id: 'refused with 422 after thanks',
    accepted: false,
    reply: 'error',
    page: 'optimistic',
    delay: 500,
    isScript: true,
  },
  { id: 'thanks, and nothing is sent', accepted: false, reply: 'thanks', page: 'swallows' },
  { id: 'the button does something else now', accepted: true, reply: 'thanks', change: 'otherDeed' },
  { id: 'another form in its place', accepted: true, reply: 'thanks', change: 'otherForm' },
  { id: 'another button before its own', accepted: true, reply: 'thanks', change: 'firstButton' },
  { id: 'the button changes while it is filled in', accepted: true, reply: 'thanks', change: 'whileTyping' },
  { id: 'the form is gone', accepted: false, reply: 'thanks', change: 'gone' },
]
