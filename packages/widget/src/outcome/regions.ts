/** What the page's author names as an error. */
export const WRONG = '[class*=error i],[class*=danger i],[class*=invalid i]'
/** What the author names as a success; some say there what is wrong. */
export const WELL = '[class*=success i]'
export const ALERT = '[role=alert],[role=alertdialog],[aria-live=assertive]'
export const LIVE = `[role=status],[role=log],[aria-live=polite],output,${ALERT}`
/** Where pages say what is new. */
export const NEWS = `${LIVE},${WRONG},${WELL}`
const COMPLAINTS = `:is(${WRONG}):not(${WELL})`
/** No thanks there: it is said well of a field, is asked for, or is wrong. */
export const THANKLESS = `label,legend,[class*=valid-feedback i]:not([class*=invalid i]),${COMPLAINTS}`
/** In a list of other things one of them may be full; not so in a list of what is wrong with the form. */
export const LISTED = `:is(li,tr):not(:is(form,${COMPLAINTS},${LIVE}) *)`
/** A part of the page that stands for itself. */
export const AREA = 'dialog,[role=dialog],main,article,section,body'
